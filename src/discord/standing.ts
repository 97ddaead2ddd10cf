import { LRUCache } from 'lru-cache';
import { InteractionResponseType, type APIInteraction } from 'discord-api-types/v10';
import type { Reply } from './reply.ts';

/** An interaction's token reaches its message for 15 minutes; a press that is late by a moment is not worth a refusal. */
const REACH_MS = 14 * 60_000;
const MOST = 10_000;

interface Standing {
  /** The interaction that brought the message, by which Discord names it in every press on it. */
  readonly origin: string;
  /** The newest token that reaches the message. */
  readonly token: string;
  readonly slot: string;
}

/**
 * Which private messages people have open, so that what is opened anew takes the place of what stood there before and
 * outdated panels do not pile up. Kept in memory alone: what stood before a restart, or for longer than Discord lets
 * anybody but its reader remove it, stays until they dismiss it.
 */
export class StandingMessages {
  readonly #byOrigin = new LRUCache<string, Standing>({ max: MOST, ttl: REACH_MS });
  readonly #bySlot = new LRUCache<string, Standing>({ max: MOST, ttl: REACH_MS });

  /** Notes an answer that was delivered; the token of the message it has taken the place of, if there is one. */
  note(interaction: APIInteraction, { body, opens }: Reply): string | null {
    const origin = body.type === InteractionResponseType.UpdateMessage ? originOf(interaction) : interaction.id;
    if (origin === null) return null;
    // The message may have shown something else before.
    const known = this.#byOrigin.get(origin);
    if (known && this.#bySlot.get(known.slot)?.origin === origin) this.#bySlot.delete(known.slot);
    this.#byOrigin.delete(origin);
    const person = interaction.member?.user.id;
    if (!opens || person === undefined) return null;
    const slot = `${person} ${opens.table} ${opens.what}`;
    const before = this.#bySlot.get(slot);
    const standing = { origin, token: interaction.token, slot };
    this.#bySlot.set(slot, standing);
    this.#byOrigin.set(origin, standing);
    return before?.token ?? null;
  }
}

function originOf({ message }: APIInteraction): string | null {
  return message?.interaction_metadata?.id ?? null;
}
