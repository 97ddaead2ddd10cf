import { randomBytes } from 'node:crypto';
import { InteractionType } from 'discord-api-types/v10';
import type { APIMessageInteractionMetadata } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import { alreadyAcknowledged, invalidWebhookToken, unknownInteraction, unknownWebhook } from '../errors.ts';
import type { Person } from '../world/members/person.ts';
import type { Snowflakes } from '../world/snowflakes.ts';
import type { Outcome } from './outcome.ts';

const ANSWER_WITHIN = 3_000;
const TOKEN_LASTS = 15 * 60_000;

/** A user's interaction that the bot has to answer. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly person: Person;
  readonly channelId: string;
  readonly openedAt: number;
  /** The message of a component, or the one a modal was opened from. */
  readonly sourceId: string | null;
  /** The metadata on messages that answer it; none for autocomplete. */
  readonly metadata: APIMessageInteractionMetadata | null;
  /** The command as typed, such as `game new`. */
  readonly command: string | null;
  /** Is the option being typed a number? Then the bot suggests numbers. */
  readonly numeric: boolean;
  /** Settled once the bot has answered, or 3 seconds have passed. */
  readonly outcome: Promise<Outcome>;
}

/** What the ledger notes as the interaction goes on. */
interface Entry {
  readonly interaction: Interaction;
  readonly settle: (outcome: Outcome) => void;
  readonly stopTimer: () => void;
  state: 'open' | 'answered' | 'expired';
  /** The message behind `@original`. */
  originalId: string | null;
}

export type NewInteraction = Pick<Interaction, 'type' | 'person' | 'channelId' | 'sourceId'> & {
  readonly command?: string;
  readonly numeric?: boolean;
  readonly metadata?: (id: string) => APIMessageInteractionMetadata;
};

/** Every interaction since the start, with its deadlines: 3 seconds to answer, 15 minutes to go on from there. */
export class Ledger {
  readonly #clock: Clock;
  readonly #ids: Snowflakes;
  readonly #entries = new Map<string, Entry>();
  readonly #byToken = new Map<string, Entry>();

  constructor(clock: Clock, ids: Snowflakes) {
    this.#clock = clock;
    this.#ids = ids;
  }

  /** Records an interaction and starts its deadlines. */
  open({ metadata, command, numeric = false, ...rest }: NewInteraction): Interaction {
    const id = this.#ids.next();
    const token = Buffer.from(`interaction:${id}:${randomBytes(48).toString('hex')}`).toString('base64url');
    const { promise: outcome, resolve: settle } = Promise.withResolvers<Outcome>();
    const openedAt = this.#clock.now();
    const notes = { metadata: metadata?.(id) ?? null, command: command ?? null, numeric };
    const interaction = { ...rest, ...notes, id, token, openedAt, outcome };
    const stopTimer = this.#clock.after(ANSWER_WITHIN, () => this.#expire(entry));
    const entry: Entry = { interaction, settle, stopTimer, state: 'open', originalId: null };
    this.#entries.set(id, entry);
    this.#byToken.set(token, entry);
    this.#forgetOld();
    return interaction;
  }

  /** The interaction a callback answers. Throws Discord's errors for an unknown, late or second answer. */
  awaiting(id: string, token: string): Interaction {
    const entry = this.#entries.get(id);
    if (entry?.interaction.token !== token || entry.state === 'expired') throw unknownInteraction();
    if (entry.state === 'answered') throw alreadyAcknowledged();
    return entry.interaction;
  }

  /** Records the answer; its token can edit the message `originalId` from now on. */
  answer(interaction: Interaction, outcome: Outcome, originalId: string | null): void {
    const entry = this.#entries.get(interaction.id);
    if (entry?.state !== 'open') throw alreadyAcknowledged();
    entry.state = 'answered';
    entry.originalId = originalId;
    entry.stopTimer();
    entry.settle(outcome);
  }

  /** The answered interaction of a webhook token. Throws Discord's errors for a bad, early or expired token. */
  answered(token: string): { readonly interaction: Interaction; readonly originalId: string | null } {
    const entry = this.#byToken.get(token);
    if (entry === undefined || this.#clock.now() - entry.interaction.openedAt >= TOKEN_LASTS)
      throw invalidWebhookToken();
    if (entry.state !== 'answered') throw unknownWebhook();
    return entry;
  }

  /** Stops all timers; what is open stays unanswered. */
  close(): void {
    for (const entry of this.#entries.values()) entry.stopTimer();
  }

  #expire(entry: Entry): void {
    entry.state = 'expired';
    const command = entry.interaction.type === InteractionType.ApplicationCommand;
    entry.settle({
      kind: 'failed',
      reason: command ? 'The application did not respond' : 'This interaction failed',
    });
  }

  /** Old tokens answer 50027 whether they are remembered or not. */
  #forgetOld(): void {
    for (const [id, { interaction }] of this.#entries) {
      if (this.#clock.now() - interaction.openedAt < TOKEN_LASTS) return;
      this.#entries.delete(id);
      this.#byToken.delete(interaction.token);
    }
  }
}
