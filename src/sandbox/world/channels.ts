import { ChannelType, OverwriteType } from 'discord-api-types/v10';
import type { APIOverwrite, APITextChannel } from 'discord-api-types/v10';
import { noFlags } from '../given.ts';
import { CHANNELS, GUILD_ID } from './members/cast.ts';
import type { Changes } from './changes.ts';
import type { Person } from './members/person.ts';
import { bits, permissionsIn } from './members/permissions.ts';
import type { PermissionName } from './members/permissions.ts';
import type { Snowflakes } from './snowflakes.ts';

/** The text channels of the guild and who may do what in each. */
export class Channels {
  readonly #ids: Snowflakes;
  readonly #changes: Changes;
  readonly #byId = new Map<string, APITextChannel>();

  constructor(ids: Snowflakes, changes: Changes, saved: readonly APITextChannel[] | undefined) {
    this.#ids = ids;
    this.#changes = changes;
    const channels = saved ?? CHANNELS.map(({ id, name }, position) => textChannel(id, name, position));
    for (const channel of channels) this.#byId.set(channel.id, channel);
  }

  get all(): APITextChannel[] {
    return [...this.#byId.values()];
  }

  get(id: string): APITextChannel | undefined {
    return this.#byId.get(id);
  }

  named(name: string): APITextChannel | undefined {
    return this.all.find((channel) => channel.name === name);
  }

  create(name: string): APITextChannel {
    const channel = textChannel(this.#ids.next(), name, this.#byId.size);
    this.#byId.set(channel.id, channel);
    this.#changes.emit({ type: 'channel-created', channel });
    return channel;
  }

  remove(channel: APITextChannel): void {
    this.#byId.delete(channel.id);
    this.#changes.emit({ type: 'channel-deleted', channel });
  }

  /** Records the newest message, which Discord sends with the channel but not as a change of it. */
  newest(channelId: string, messageId: string): void {
    const channel = this.#byId.get(channelId);
    if (channel !== undefined) this.#byId.set(channelId, { ...channel, last_message_id: messageId });
  }

  permissions(channelId: string, person: Person): bigint {
    return permissionsIn(this.#byId.get(channelId)?.permission_overwrites ?? [], person);
  }

  allows(channelId: string, person: Person, permission: PermissionName): boolean {
    return (this.permissions(channelId, person) & bits(permission)) !== 0n;
  }

  /** Denies a member a permission in one channel, or removes the denial. */
  overwrite(channelId: string, person: Person, permission: PermissionName, allowed: boolean): void {
    const channel = this.#byId.get(channelId);
    if (channel === undefined) return;
    const overwrites = channel.permission_overwrites ?? [];
    const mine = overwrites.find((o) => o.id === person.id);
    const denied = BigInt(mine?.deny ?? '0');
    const deny = allowed ? denied & ~bits(permission) : denied | bits(permission);
    const changed: APIOverwrite = { id: person.id, type: OverwriteType.Member, allow: '0', deny: deny.toString() };
    const updated = { ...channel, permission_overwrites: [...overwrites.filter((o) => o !== mine), changed] };
    this.#byId.set(channelId, updated);
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
