import { unknownMember } from '../../errors.ts';
import { GUILD, ROLES } from '../../world/guild.ts';
import { toMember } from '../../world/members/person.ts';
import { channelFor, requireGuild } from '../find.ts';
import { ok } from '../route.ts';
import type { Call, Route } from '../route.ts';

/** The guild, its channels, members and roles. */
export const guildRoutes: readonly Route[] = [
  { method: 'GET', path: '/guilds/{guild_id}', answer: inGuild(() => GUILD) },
  { method: 'GET', path: '/guilds/{guild_id}/channels', answer: inGuild(({ world }) => world.channels.all) },
  { method: 'GET', path: '/guilds/{guild_id}/roles', answer: inGuild(() => ROLES) },
  { method: 'GET', path: '/guilds/{guild_id}/members/{user_id}', answer: inGuild(member) },
  {
    method: 'GET',
    path: '/channels/{channel_id}',
    answer: ({ world, param }) => ok(channelFor(world, param('channel_id'))),
  },
];

function inGuild(read: (call: Call) => unknown) {
  return (call: Call) => {
    requireGuild(call.param('guild_id'));
    return ok(read(call));
  };
}

function member({ world, param }: Call) {
  const person = world.people.get(param('user_id'));
  if (person === undefined) throw unknownMember();
  return toMember(person);
}
