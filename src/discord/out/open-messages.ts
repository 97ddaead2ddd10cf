import { LRUCache } from 'lru-cache';
import { InteractionResponseType, type APIInteraction } from 'discord-api-types/v10';
import { askerOf, type Asker } from '../in/asker.ts';
import type { Reply } from '../reply.ts';
import type { Opened } from '../screens/screen.ts';

/** An interaction's token reaches its message for 15 minutes; a press that is late by a moment is not worth a refusal. */
const REACH_MS = 14 * 60_000;
const MOST = 10_000;

/** A private message that its reader has open. */
export interface OpenMessage {
  /** The interaction that brought the message, by which Discord names it in every press on it. */
  readonly origin: string;
  readonly application: string;
  /** The newest token that reaches the message. */
  readonly token: string;
  readonly reader: Asker;
  readonly shows: Opened;
}

/**
 * Which private messages people have open, so that a newer one replaces the one before and outdated panels do not pile
 * up. Kept in memory only: a message from before a restart, or older than its token, stays until its reader dismisses it.
 */
export class OpenMessages {
  readonly #byOrigin = new LRUCache<string, OpenMessage>({ max: MOST, ttl: REACH_MS });
  readonly #bySlot = new LRUCache<string, OpenMessage>({ max: MOST, ttl: REACH_MS });

  /** Records an answer that was delivered; returns the message whose place it has taken, if there is one. */
  record(interaction: APIInteraction, { body, opens }: Reply): OpenMessage | null {
    const origin = body.type === InteractionResponseType.UpdateMessage ? originOf(interaction) : interaction.id;
    if (origin === null) return null;
    // The message may have shown something else before.
    const known = this.#byOrigin.get(origin);
    if (known && this.#bySlot.get(slotOf(known))?.origin === origin) this.#bySlot.delete(slotOf(known));
    this.#byOrigin.delete(origin);
    const reader = askerOf(interaction);
    if (!opens || !reader) return null;
    const { application_id: application, token } = interaction;
    const message = { origin, application, token, reader, shows: opens };
    const before = this.#bySlot.get(slotOf(message)) ?? null;
    this.#put(message);
    return before;
  }

  /** The message of that kind and table which that person has open; `null` where none is, or none can be reached any more. */
  find(person: string, shows: Pick<Opened, 'table' | 'what'>): OpenMessage | null {
    return this.#bySlot.get(slot(person, shows)) ?? null;
  }

  /** The message of the person who asked for a seat at that table; `null` where none can be reached. */
  request(table: string): OpenMessage | null {
    return this.find('', { table, what: 'request' });
  }

  /** The message that this interaction was answered with or in, while that is the newest answer there. */
  newest(interaction: APIInteraction): OpenMessage | null {
    const own = [interaction.id, originOf(interaction) ?? ''].map((origin) => this.#byOrigin.get(origin));
    return own.find((message) => message?.token === interaction.token) ?? null;
  }

  /** The message shows a newer revision, if it is still open; its token lasts no longer than before. */
  renew(message: OpenMessage, revision: number): void {
    const ttl = this.#bySlot.getRemainingTTL(slotOf(message));
    if (this.#bySlot.get(slotOf(message)) === message && ttl > 0)
      this.#put({ ...message, shows: { ...message.shows, revision } }, ttl);
  }

  /** The message is closed; a newer one that has taken its place stays open. */
  forget(message: OpenMessage): void {
    if (this.#bySlot.get(slotOf(message)) === message) this.#bySlot.delete(slotOf(message));
    if (this.#byOrigin.get(message.origin) === message) this.#byOrigin.delete(message.origin);
  }

  #put(message: OpenMessage, ttl = REACH_MS): void {
    this.#bySlot.set(slotOf(message), message, { ttl });
    this.#byOrigin.set(message.origin, message, { ttl });
  }
}

/** One message of each kind is open for each person and table; of a request, of which a table has one at a time, one for the table. */
function slot(person: string, { table, what }: Pick<Opened, 'table' | 'what'>): string {
  return what === 'request' ? `${table} ${what}` : `${person} ${table} ${what}`;
}

function slotOf({ reader, shows }: OpenMessage): string {
  return slot(reader.press.person.id, shows);
}

/** The interaction that brought the message pressed; `null` where none was, or no interaction did. */
export function originOf({ message }: APIInteraction): string | null {
  return message?.interaction_metadata?.id ?? null;
}
