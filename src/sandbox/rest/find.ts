import type { GuildChannel } from '../world/changes.ts';
import { missingAccess, missingPermissions, unknownChannel, unknownGuild, unknownMessage } from '../errors.ts';
import { GUILD_ID } from '../world/members/cast.ts';
import type { MessageRecord } from '../world/record.ts';
import { BOT } from '../world/members/person.ts';
import type { PermissionName } from '../world/members/permissions.ts';
import type { World } from '../world/world.ts';

/** A channel that the bot may see. Throws Discord's errors. */
export function channelFor(world: World, id: string, ...needed: readonly PermissionName[]): GuildChannel {
  const channel = world.channels.get(id);
  if (channel === undefined) throw unknownChannel();
  if (!world.channels.allows(id, BOT, 'ViewChannel')) throw missingAccess();
  for (const permission of needed)
    if (!world.channels.allows(id, BOT, permission)) throw missingPermissions(permission);
  return channel;
}

/** Where the bot may write: a channel of the guild, or one for direct messages. Throws Discord's errors. */
export function placeFor(world: World, id: string, ...needed: readonly PermissionName[]): string {
  return world.people.directly(id) === undefined ? channelFor(world, id, ...needed).id : id;
}

/** A public message of a channel; ephemeral messages cannot be fetched this way. */
export function messageIn(world: World, channelId: string, id: string): MessageRecord {
  const record = world.messages.get(id);
  if (record?.message.channel_id !== channelId || record.viewer !== null) throw unknownMessage();
  return record;
}

export function requireGuild(id: string): void {
  if (id !== GUILD_ID) throw unknownGuild();
}
