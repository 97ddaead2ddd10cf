import type { APITextChannel } from 'discord-api-types/v10';
import type { MessageRecord } from './record.ts';
import type { Person } from './members/person.ts';

/** What can happen in the world, told to the gateway, the page and the file after it has happened. */
export type Change =
  | { readonly type: 'message-created'; readonly record: MessageRecord }
  | { readonly type: 'message-updated'; readonly record: MessageRecord }
  | { readonly type: 'message-deleted'; readonly record: MessageRecord }
  | { readonly type: 'message-dismissed'; readonly record: MessageRecord }
  | { readonly type: 'channel-created'; readonly channel: APITextChannel }
  | { readonly type: 'channel-updated'; readonly channel: APITextChannel }
  | { readonly type: 'channel-deleted'; readonly channel: APITextChannel }
  | { readonly type: 'person-joined'; readonly person: Person }
  | { readonly type: 'channel-read'; readonly person: string; readonly channel: string }
  | { readonly type: 'commands-changed' }
  | { readonly type: 'bot-came-or-went' };

export class Changes {
  readonly #listeners = new Set<(change: Change) => void>();

  /** Calls the listener for every change until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(change: Change): void {
    for (const listener of [...this.#listeners]) listener(change);
  }
}
