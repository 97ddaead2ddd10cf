import { ChannelType, OverwriteType } from 'discord-api-types/v10';
import type { APIOverwrite, APIPublicThreadChannel, APITextChannel } from 'discord-api-types/v10';
import { noFlags } from '../given.ts';
import { CHANNELS, GUILD_ID } from './members/cast.ts';
import type { Changes, GuildChannel } from './changes.ts';
import { BOT, directChannelId, type Person } from './members/person.ts';
import { bits, permissionsIn } from './members/permissions.ts';
import type { PermissionName } from './members/permissions.ts';
import type { Snowflakes } from './snowflakes.ts';

/** The text channels of the guild, their threads, and who may do what in each. */
export class Channels {
  readonly #ids: Snowflakes;
  readonly #changes: Changes;
  readonly #byId = new Map<string, GuildChannel>();

  constructor(ids: Snowflakes, changes: Changes, saved: readonly GuildChannel[] | undefined) {
    this.#ids = ids;
    this.#changes = changes;
    const channels = saved ?? CHANNELS.map(({ id, name }, position) => textChannel(id, name, position));
    for (const channel of channels) this.#byId.set(channel.id, channel);
  }

  /** Each channel before its threads. */
  get all(): GuildChannel[] {
    return this.text.flatMap((channel) => [
      channel,
      ...this.threads.filter(({ parent_id }) => parent_id === channel.id),
    ]);
  }

  get text(): APITextChannel[] {
    return [...this.#byId.values()].filter((channel) => channel.type === ChannelType.GuildText);
  }

  get threads(): APIPublicThreadChannel[] {
    return [...this.#byId.values()].filter((channel) => channel.type === ChannelType.PublicThread);
  }

  get(id: string): GuildChannel | undefined {
    return this.#byId.get(id);
  }

  named(name: string): GuildChannel | undefined {
    return this.all.find((channel) => channel.name === name);
  }

  create(name: string): GuildChannel {
    return this.#add(textChannel(this.#ids.next(), name, this.#byId.size));
  }

  createThread(parent: GuildChannel, name: string, owner: Person, now: string): GuildChannel {
    return this.#add(publicThread(this.#ids.next(), name, { parent, owner, now }));
  }

  #add(channel: GuildChannel): GuildChannel {
    this.#byId.set(channel.id, channel);
    this.#changes.emit({ type: 'channel-created', channel });
    return channel;
  }

  /** Removes a channel with its threads. */
  remove(channel: GuildChannel): void {
    for (const thread of this.threads) if (thread.parent_id === channel.id) this.remove(thread);
    this.#byId.delete(channel.id);
    this.#changes.emit({ type: 'channel-deleted', channel });
  }

  /** Records the newest message, which Discord sends with the channel but not as a change of it. */
  newest(channelId: string, messageId: string): void {
    const channel = this.#byId.get(channelId);
    if (channel !== undefined) this.#byId.set(channelId, { ...channel, last_message_id: messageId });
  }

  permissions(channelId: string, person: Person): bigint {
    const parent = this.#parent(channelId);
    // A channel for direct messages has two people in it, and is nobody else's to see.
    if (parent === undefined && person.id !== BOT.id && directChannelId(person) !== channelId) return 0n;
    return permissionsIn(parent?.permission_overwrites ?? [], person);
  }

  allows(channelId: string, person: Person, permission: PermissionName): boolean {
    const isThread = this.#byId.get(channelId)?.type === ChannelType.PublicThread;
    const needed = isThread && permission === 'SendMessages' ? 'SendMessagesInThreads' : permission;
    return (this.permissions(channelId, person) & bits(needed)) !== 0n;
  }

  /** The text channel itself, or that of the thread: a thread has its permissions. */
  #parent(channelId: string): APITextChannel | undefined {
    const channel = this.#byId.get(channelId);
    return channel?.type === ChannelType.PublicThread ? this.#parent(channel.parent_id ?? '') : channel;
  }

  /** Denies a member a permission in one channel, or removes the denial. */
  overwrite(channelId: string, person: Person, permission: PermissionName, allowed: boolean): void {
    const channel = this.#parent(channelId);
    if (channel === undefined) return;
    const overwrites = channel.permission_overwrites ?? [];
    const mine = overwrites.find((o) => o.id === person.id);
    const denied = BigInt(mine?.deny ?? '0');
    const deny = allowed ? denied & ~bits(permission) : denied | bits(permission);
    const changed: APIOverwrite = { id: person.id, type: OverwriteType.Member, allow: '0', deny: deny.toString() };
    const updated = { ...channel, permission_overwrites: [...overwrites.filter((o) => o !== mine), changed] };
    this.#byId.set(channel.id, updated);
    this.#changes.emit({ type: 'channel-updated', channel: updated });
  }
}

function textChannel(id: string, name: string, position: number): APITextChannel {
  return {
    id,
    type: ChannelType.GuildText,
    guild_id: GUILD_ID,
    name,
    position,
    topic: null,
    nsfw: false,
    parent_id: null,
    last_message_id: null,
    last_pin_timestamp: null,
    rate_limit_per_user: 0,
    permission_overwrites: [],
    flags: noFlags(),
  };
}

interface Origin {
  readonly parent: GuildChannel;
  readonly owner: Person;
  readonly now: string;
}

function publicThread(id: string, name: string, { parent, owner, now }: Origin): APIPublicThreadChannel {
  return {
    id,
    type: ChannelType.PublicThread,
    guild_id: GUILD_ID,
    name,
    parent_id: parent.id,
    owner_id: owner.id,
    last_message_id: null,
    last_pin_timestamp: null,
    rate_limit_per_user: 0,
    message_count: 0,
    member_count: 1,
    total_message_sent: 0,
    thread_metadata: {
      archived: false,
      auto_archive_duration: 10080,
      archive_timestamp: now,
      create_timestamp: now,
      locked: false,
    },
    flags: noFlags(),
  };
}
