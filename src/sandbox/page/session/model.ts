import type { APIAttachment } from 'discord-api-types/v10';
import type { OpenModal } from '../../user/seen.ts';
import type { WireChannel, WireMessage, WireState } from '../../web/wire.ts';
import type { Place } from './address.ts';
import type { Names } from './names.ts';
import type { Loss } from './private-messages.ts';

/** A command on its way: sent, or failed with a reason. */
export interface Sent {
  readonly key: number;
  readonly typed: string;
  readonly at: string;
  readonly failed: string | null;
}

/** A picture as an attachment, an embed or a component describes it. */
export type Picture = Pick<APIAttachment, 'url' | 'width' | 'height'> & { readonly description?: string | null };

export type Dialog =
  | { readonly kind: 'modal'; readonly modal: OpenModal }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'help' }
  | { readonly kind: 'menu'; readonly messageId: string; readonly x: number; readonly y: number }
  | { readonly kind: 'name'; readonly what: 'channel' | 'person' };

/** A message somebody followed a link to; an answer to work in, which takes the focus if it was asked for by keyboard; or the newest message. */
export type Target =
  | { readonly kind: 'message'; readonly messageId: string }
  | { readonly kind: 'answer'; readonly messageId: string; readonly takesFocus: boolean }
  | { readonly kind: 'end' };

/** Everything a window shows. Never changed in place. */
export interface Model {
  readonly state: WireState;
  readonly names: Names;
  readonly place: Place;
  readonly channel: WireChannel;
  /** Does the sandbox answer? */
  readonly online: boolean;
  /** The message after which the "New" line stands; null when there is none. */
  readonly newAfter: string | null;
  readonly sent: readonly Sent[];
  /** By message: the control that was used and is not answered yet. */
  readonly busy: ReadonlyMap<string, string>;
  /** By message: why its last control did nothing. */
  readonly failures: ReadonlyMap<string, string>;
  readonly dialog: Dialog | null;
  /** Why private messages are gone from this place; null when none are, or the reader knows. */
  readonly loss: Loss | null;
  /** What is said to those who cannot see what changed. */
  readonly spoken: string;
  /** What is shown for a moment: what was copied. */
  readonly toast: string | null;
  /** What the view is to be led to. */
  readonly target: Target | null;
}

/** What a window begins with at a place. */
export const FRESH = {
  sent: [],
  busy: new Map<string, string>(),
  failures: new Map<string, string>(),
  spoken: '',
  toast: null,
  target: null,
};

/** Whether the bot has written something in a channel for everybody, as it does to open a table. */
export function hasTable({ earlier, messages }: WireChannel): boolean {
  return earlier > 0 || messages.some(({ ephemeral, author }) => !ephemeral && author.bot);
}

/** What did not change stays the same object, so that its part of the page is left alone. */
export function keep(before: Model | null, { messages }: WireChannel): readonly WireMessage[] {
  const known = new Map(before?.channel.messages.map((message) => [message.id, message]));
  return messages.map((message) => same(known.get(message.id), message));
}

/** The commands still on their way: those that are answered, be it with "is thinking", stand among the messages. */
export function unanswered({ sent, place, channel }: Model, { messages }: WireChannel): readonly Sent[] {
  const known = new Set(channel.messages.map(({ id }) => id));
  const answered = messages
    .filter(({ id, answers }) => !known.has(id) && answers?.person.id === place.personId)
    .map(({ answers }) => answers?.command);
  return sent.filter(({ typed, failed }) => failed !== null || !answered.includes(typed));
}

export function same<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** The map with an entry set, or without it. */
export function put(map: ReadonlyMap<string, string>, key: string, value: string | null): ReadonlyMap<string, string> {
  const changed = new Map(map);
  if (value === null) changed.delete(key);
  else changed.set(key, value);
  return changed;
}
