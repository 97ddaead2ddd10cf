import { ChannelType } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Gateway } from '../gateway/gateway.ts';
import { ClientRefusal } from '../user/refusal.ts';
import { unreadOf } from '../user/unread.ts';
import { GUILD_NAME, ROLES } from '../world/guild.ts';
import { BOT, directChannelId, type Person } from '../world/members/person.ts';
import type { World } from '../world/world.ts';
import type { Welcome, WireName, WireState } from './wire.ts';

const MOST_NAMED = 50;
const NAMED = z.object({ name: z.string() });

/** What every window shows, for all users. */
export function toWireState(world: World, gateway: Gateway, welcome: readonly Welcome[]): WireState {
  return {
    guild: GUILD_NAME,
    bot: { id: BOT.id, name: BOT.name, connected: gateway.connected },
    people: world.people.personas.map((person) => ({
      id: person.id,
      name: person.name,
      unread: unreadOf(world, person),
      directId: directIdOf(world, person),
    })),
    channels: world.channels.all.map(({ id, name, type }) => ({
      id,
      name,
      isThread: type === ChannelType.PublicThread,
    })),
    roles: ROLES.map(({ id, name }) => ({ id, name })),
    welcome,
  };
}

/** The channel of the bot's direct messages to somebody who has had one. */
function directIdOf(world: World, person: Person): string | null {
  const id = directChannelId(person);
  return world.messages.in(id).length === 0 ? null : id;
}

/** Adds a channel, its name written as Discord writes them. Throws ClientRefusal for one nobody could use. */
export function addChannel(world: World, body: unknown): WireName {
  const name = NAMED.parse(body)
    .name.trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '');
  if (name === '') throw new ClientRefusal('Channel names can only contain letters, digits and dashes');
  requireFree(name, world.channels.named(name) !== undefined, world.channels.all.length, 'channels');
  return { id: world.channels.create(name).id, name };
}

/** Adds a member. Throws ClientRefusal for an unusable name. */
export function addPerson(world: World, body: unknown): WireName {
  const name = NAMED.parse(body).name.trim().replaceAll(/\s+/g, ' ');
  if (name === '' || name.length > 32) throw new ClientRefusal('Enter a name of 1 to 32 characters');
  requireFree(name, world.people.named(name) !== undefined, world.people.personas.length, 'people');
  const { id } = world.people.join(name);
  return { id, name };
}

function requireFree(name: string, taken: boolean, present: number, what: string): void {
  if (taken) throw new ClientRefusal(`The name ${name} is already taken`);
  if (present >= MOST_NAMED) throw new ClientRefusal(`There are already ${present} ${what}, which is the limit`);
}
