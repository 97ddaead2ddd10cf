import type { APIGuildMember, APIUser } from 'discord-api-types/v10';
import { noFlags } from '../../given.ts';
import { APPLICATION_ID, BOT_ROLE_ID, FOUNDED } from './cast.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
}

export const BOT: Person = { id: APPLICATION_ID, name: 'Airlock', bot: true };

/** A direct message's channel is no channel of the guild, and so not kept as one. */
export function directChannelId({ id }: Pick<Person, 'id'>): string {
  return (BigInt(id) + 1000n).toString();
}

export function toUser({ id, name, bot }: Person): APIUser {
  return {
    id,
    username: name.toLowerCase(),
    global_name: bot ? null : name,
    discriminator: bot ? '0420' : '0',
    avatar: null,
    ...(bot ? { bot: true } : {}),
    public_flags: noFlags(),
    flags: noFlags(),
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  };
}

export function toMember(person: Person): APIGuildMember {
  return {
    user: toUser(person),
    nick: null,
    avatar: null,
    banner: null,
    roles: person.bot ? [BOT_ROLE_ID] : [],
    joined_at: FOUNDED,
    premium_since: null,
    communication_disabled_until: null,
    pending: false,
    deaf: false,
    mute: false,
    flags: noFlags(),
  };
}
