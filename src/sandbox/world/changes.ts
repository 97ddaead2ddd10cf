import type { APIPublicThreadChannel, APITextChannel } from 'discord-api-types/v10';
import type { Feed } from '../feed.ts';
import type { MessageRecord } from './record.ts';

/** A text channel, or a thread under one. */
export type GuildChannel = APITextChannel | APIPublicThreadChannel;

type MessageChange = 'message-created' | 'message-updated' | 'message-deleted' | 'message-dismissed';
type ChannelChange = 'channel-created' | 'channel-updated' | 'channel-deleted';

/** What can happen in the world. */
export type Change =
  | { readonly type: MessageChange; readonly record: MessageRecord }
  | { readonly type: ChannelChange; readonly channel: GuildChannel }
  | { readonly type: 'channel-read' | 'person-joined' | 'commands-changed' | 'bot-came-or-went' };

/** Tells the gateway, the page and the file of a change after it has happened. */
export type Changes = Feed<Change>;
