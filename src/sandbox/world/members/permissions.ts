import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { APIOverwrite } from 'discord-api-types/v10';
import { GUILD_ID, OWNER_ID } from './cast.ts';
import type { Person } from './person.ts';

export type PermissionName = keyof typeof PermissionFlagsBits;

export const bits = (...names: readonly PermissionName[]): bigint =>
  names.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n);

const ALL = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n);

/** What every member may do, and so what a game bot gets without any special right. */
export const EVERYONE = bits(
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'AddReactions',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'SendMessagesInThreads',
  'CreatePublicThreads',
);

/** Discord's own order: the guild's permissions, then the overwrites for everyone, then those for the member. */
export function permissionsIn(overwrites: readonly APIOverwrite[], person: Person): bigint {
  if (person.id === OWNER_ID) return ALL;
  const forEveryone = overwrites.find((o) => o.type === OverwriteType.Role && o.id === GUILD_ID);
  const forMember = overwrites.find((o) => o.type === OverwriteType.Member && o.id === person.id);
  return overwrite(overwrite(EVERYONE, forEveryone), forMember);
}

function overwrite(permissions: bigint, by: APIOverwrite | undefined): bigint {
  return by === undefined ? permissions : (permissions & ~BigInt(by.deny)) | BigInt(by.allow);
}
