import { ChannelType, GatewayVersion } from 'discord-api-types/v10';
import type { APIMessage } from 'discord-api-types/v10';
import { isBots } from '../interactions/compose.ts';
import { APPLICATION_ID, FOUNDED, GUILD_ID } from '../world/members/cast.ts';
import type { Change, GuildChannel } from '../world/changes.ts';
import { GUILD } from '../world/guild.ts';
import { BOT, toMember, toUser } from '../world/members/person.ts';
import type { World } from '../world/world.ts';
import { withoutContent } from './intents.ts';
import type { Session } from './session.ts';

export interface Event {
  readonly name: string;
  readonly data: unknown;
}

export function ready(session: Session, url: string): Event {
  return {
    name: 'READY',
    data: {
      v: Number(GatewayVersion),
      user: { ...toUser(BOT), mfa_enabled: true, verified: true, email: null },
      session_id: session.id,
      resume_gateway_url: url,
      session_type: 'normal',
      guilds: [{ id: GUILD_ID, unavailable: true }],
      application: { id: APPLICATION_ID, flags: 0 },
      shard: [session.shard.id, session.shard.count],
      private_channels: [],
      relationships: [],
      presences: [],
      user_settings: {},
    },
  };
}

/** Discord lists only the bot as a member, since the bot lacks the members intent. */
export function guildCreate(world: World): Event {
  return {
    name: 'GUILD_CREATE',
    data: {
      ...GUILD,
      joined_at: FOUNDED,
      large: false,
      unavailable: false,
      member_count: world.people.all.length,
      members: [toMember(BOT)],
      channels: world.channels.text,
      threads: world.channels.threads,
      voice_states: [],
      presences: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
    },
  };
}

/** The gateway event for a change of the world; null when there is none. */
export function eventFor(world: World, change: Change): Event | null {
  switch (change.type) {
    case 'message-created':
    case 'message-updated': {
      if (change.record.viewer !== null || isDirect(world, change.record.message)) return null;
      const name = change.type === 'message-created' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE';
      return { name, data: messageEvent(world, change.record.message) };
    }
    case 'message-deleted': {
      const { viewer, message } = change.record;
      if (viewer !== null || isDirect(world, message)) return null;
      return { name: 'MESSAGE_DELETE', data: { id: message.id, channel_id: message.channel_id, guild_id: GUILD_ID } };
    }
    case 'channel-created':
      return { name: `${kindOf(change.channel)}_CREATE`, data: change.channel };
    case 'channel-updated':
      return { name: `${kindOf(change.channel)}_UPDATE`, data: change.channel };
    case 'channel-deleted':
      return { name: `${kindOf(change.channel)}_DELETE`, data: change.channel };
    default:
      return null;
  }
}

function kindOf({ type }: GuildChannel): 'CHANNEL' | 'THREAD' {
  return type === ChannelType.PublicThread ? 'THREAD' : 'CHANNEL';
}

/** Of direct messages clients are told by an intent that is not here. */
function isDirect(world: World, { channel_id: id }: APIMessage): boolean {
  return world.people.directly(id) !== undefined;
}

function messageEvent(world: World, message: APIMessage) {
  const author = world.people.get(message.author.id) ?? BOT;
  const readable = isBots(message) ? message : withoutContent(message);
  return { ...readable, guild_id: GUILD_ID, member: toMember(author) };
}
