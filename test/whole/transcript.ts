import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Exchange, Sandbox } from '../../src/sandbox/index.ts';

/** One thing the bot said, and who can read it. */
export interface Said {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The person who alone can read it; `null` when everybody can. */
  readonly to: string | null;
  readonly text: string;
}

interface Sent {
  readonly person: string;
  readonly token: string;
  /** Whether the message that was pressed is one that only the presser sees. */
  readonly onPrivate: boolean;
}

const interaction = z.object({
  id: z.string(),
  token: z.string(),
  member: z.object({ user: z.object({ id: z.string() }) }),
  message: z.object({ flags: z.number().optional() }).optional(),
});

/** The answer to an interaction, by its id, and what is done to it later, by the interaction's token. */
const ANSWER = /\/interactions\/(\d+)\//;
const ANSWERED = /\/webhooks\/\d+\/([^/]+)\/messages\/@original$/;

const callback = z.object({
  type: z.enum(InteractionResponseType),
  data: z.object({ flags: z.number().optional() }).optional(),
});

/** Everything that passed between the bot and the sandbox during a play. */
export class Transcript {
  readonly exchanges: Exchange[] = [];
  readonly said: Said[] = [];
  /** Interactions the bot was sent, by id. */
  readonly sent = new Map<string, Sent>();
  /** Interactions whose answer Discord has taken. */
  readonly answered = new Set<string>();
  /** How often an answer was shown again after it had been given. */
  shownAgain = 0;
  /** Who can read the answer to an interaction, by its token. */
  readonly #readers = new Map<string, string | null>();
  readonly #now: () => number;

  /** `now`: by the clock of the tables, in ms since 1970. */
  constructor(sandbox: Pick<Sandbox, 'onExchange'>, now: () => number = Date.now) {
    this.#now = now;
    sandbox.onExchange((exchange) => {
      this.exchanges.push(exchange);
      if (exchange.kind === 'rest') this.#requested(exchange);
      else if (exchange.event === 'INTERACTION_CREATE') this.#dispatched(exchange.data);
    });
  }

  #dispatched(data: unknown): void {
    const { id, token, member, message } = interaction.parse(data);
    this.sent.set(id, { person: member.user.id, token, onPrivate: isPrivate(message?.flags) });
  }

  #requested({ method, path, request, status }: Extract<Exchange, { kind: 'rest' }>): void {
    if (method === 'GET' || method === 'DELETE') return;
    const [, id] = ANSWER.exec(path) ?? [];
    if (id !== undefined && status < 300) this.answered.add(id);
    this.said.push({ at: this.#now(), to: this.#reader(path, request), text: JSON.stringify(request) });
  }

  /** The person who alone can read what a request says; `null` when everybody can. */
  #reader(path: string, request: unknown): string | null {
    const [, token] = ANSWERED.exec(path) ?? [];
    if (token !== undefined) {
      this.shownAgain += 1;
      return this.#readers.get(token) ?? null;
    }
    const [, id = ''] = ANSWER.exec(path) ?? [];
    const sent = this.sent.get(id);
    if (!sent) return null;
    const { type, data } = callback.parse(request);
    const whispered =
      type === InteractionResponseType.ApplicationCommandAutocompleteResult ||
      (type === InteractionResponseType.UpdateMessage ? sent.onPrivate : isPrivate(data?.flags));
    const reader = whispered ? sent.person : null;
    this.#readers.set(sent.token, reader);
    return reader;
  }
}

function isPrivate(flags: number | undefined): boolean {
  return ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}
