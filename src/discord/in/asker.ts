import { ChannelType, PermissionFlagsBits, type APIInteraction } from 'discord-api-types/v10';
import type { Person, Place, Press } from '../../tables/index.ts';

/** Who acts, where, and what the bot may do there, read off an interaction of a server's channel. */
export interface Asker {
  readonly press: Press;
  readonly place: Place;
  /** Names of the permissions a game needs here and the bot lacks. */
  readonly missing: readonly string[];
  /** Why the bot cannot open a thread here; `null` where it can. */
  readonly noThread: 'in-thread' | { readonly missing: string } | null;
}

/** The asker, or `null` when the interaction does not come from a server's channel. */
export function askerOf(interaction: APIInteraction): Asker | null {
  const { guild_id: guild, channel, member, id } = interaction;
  if (guild === undefined || !channel || !member) return null;
  const person: Person = { id: member.user.id, name: member.nick ?? member.user.global_name ?? member.user.username };
  const granted = BigInt(interaction.app_permissions);
  const isThread = THREADS.includes(channel.type);
  return {
    press: { person, interaction: id, moderates: (BigInt(member.permissions) & MODERATES) !== 0n },
    place: { guild, channel: channel.id },
    missing: missingPermissions(granted, isThread),
    noThread: isThread ? 'in-thread' : missingForThread(granted),
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
  const needed: Permission[] = [
    ['View Channel', PermissionFlagsBits.ViewChannel],
    thread
      ? ['Send Messages in Threads', PermissionFlagsBits.SendMessagesInThreads]
      : ['Send Messages', PermissionFlagsBits.SendMessages],
    ['Embed Links', PermissionFlagsBits.EmbedLinks],
  ];
  return lacking(granted, needed);
}

/** What the bot lacks to open a thread and to speak in it. */
function missingForThread(granted: bigint): { readonly missing: string } | null {
  const missing = lacking(granted, [
    ['Create Public Threads', PermissionFlagsBits.CreatePublicThreads],
    ['Send Messages in Threads', PermissionFlagsBits.SendMessagesInThreads],
  ]);
  const may = missing.length === 0 || (granted & PermissionFlagsBits.Administrator) !== 0n;
  return may ? null : { missing: missing.join(', ') };
}

type Permission = readonly [name: string, bit: bigint];

function lacking(granted: bigint, needed: readonly Permission[]): string[] {
  return needed.flatMap(([name, bit]) => (granted & bit ? [] : [name]));
}
