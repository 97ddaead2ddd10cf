import { ChannelType, PermissionFlagsBits, type APIInteraction } from 'discord-api-types/v10';
import type { Person, Place, Press } from '../../tables/index.ts';

/** Who acts, where, and what the bot may do there, read off an interaction of a server's channel. */
export interface Asker {
  readonly press: Press;
  readonly place: Place;
  /** Names of the permissions a game needs here and the bot lacks. */
  readonly missing: readonly string[];
}

/** The asker, or `null` when the interaction does not come from a server's channel. */
export function askerOf(interaction: APIInteraction): Asker | null {
  const { guild_id: guild, channel, member, id } = interaction;
  if (guild === undefined || !channel || !member) return null;
  const person: Person = { id: member.user.id, name: member.nick ?? member.user.global_name ?? member.user.username };
  return {
    press: { person, interaction: id, moderates: (BigInt(member.permissions) & MODERATES) !== 0n },
    place: { guild, channel: channel.id },
    missing: missingPermissions(BigInt(interaction.app_permissions), THREADS.includes(channel.type)),
  };
}

/** A member with one of these moderates the channel. */
const MODERATES = PermissionFlagsBits.ManageMessages | PermissionFlagsBits.Administrator;

/** Threads have a permission to send of their own. */
const THREADS: readonly ChannelType[] = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
];

function missingPermissions(granted: bigint, thread: boolean): string[] {
  if (granted & PermissionFlagsBits.Administrator) return [];
  const needed: [string, bigint][] = [
    ['View Channel', PermissionFlagsBits.ViewChannel],
    thread
      ? ['Send Messages in Threads', PermissionFlagsBits.SendMessagesInThreads]
      : ['Send Messages', PermissionFlagsBits.SendMessages],
    ['Embed Links', PermissionFlagsBits.EmbedLinks],
  ];
  return needed.flatMap(([name, bit]) => (granted & bit ? [] : [name]));
}
