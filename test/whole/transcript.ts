import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Exchange, Sandbox } from '../../src/sandbox/index.ts';

/** One thing the bot said, and to whom. */
export interface Said {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The person who alone can read it; `null` when everybody can. */
  readonly to: string | null;
  readonly text: string;
}

interface Sent {
  readonly person: string;
  /** Whether the message that was pressed is one that only the presser sees. */
  readonly onPrivate: boolean;
}

const interaction = z.object({
  id: z.string(),
  member: z.object({ user: z.object({ id: z.string() }) }),
  message: z.object({ flags: z.number().optional() }).optional(),
});

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

  constructor(sandbox: Sandbox) {
    sandbox.onExchange((exchange) => {
      this.exchanges.push(exchange);
      if (exchange.kind === 'rest') this.#requested(exchange);
      else if (exchange.event === 'INTERACTION_CREATE') this.#dispatched(exchange.data);
    });
  }

  #dispatched(data: unknown): void {
    const { id, member, message } = interaction.parse(data);
    this.sent.set(id, { person: member.user.id, onPrivate: isPrivate(message?.flags) });
  }

  #requested({ method, path, request, status }: Extract<Exchange, { kind: 'rest' }>): void {
    if (method === 'GET' || method === 'DELETE') return;
    const [, id] = /\/interactions\/(\d+)\//.exec(path) ?? [];
    if (id !== undefined && status < 300) this.answered.add(id);
    this.said.push({
      at: Date.now(),
      to: id === undefined ? null : this.#reader(id, request),
      text: JSON.stringify(request),
    });
  }

  /** Who can read the answer to an interaction. */
  #reader(id: string, request: unknown): string | null {
    const sent = this.sent.get(id);
    const { type, data } = callback.parse(request);
    const whispered =
      type === InteractionResponseType.ApplicationCommandAutocompleteResult ||
      (type === InteractionResponseType.UpdateMessage ? sent?.onPrivate === true : isPrivate(data?.flags));
    return whispered ? (sent?.person ?? null) : null;
  }
}

function isPrivate(flags: number | undefined): boolean {
  return ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}
