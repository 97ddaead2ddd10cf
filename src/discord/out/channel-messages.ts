import { Routes, type RESTPostAPIChannelMessageResult } from 'discord-api-types/v10';
import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import { ownedByPerson, type Notice, type SeatRecord } from '../../tables/index.ts';
import { failureOf } from './failures.ts';
import { messageBody } from '../reply.ts';
import type { Screen } from '../screens/screen.ts';

/** A person named in a message, or an AI player, who is never pinged. */
type Mentioned = Pick<SeatRecord, 'player'>;

/** The bot's own messages in channels: posted once, edited, removed. Every request ends when the signal says so. */
export class ChannelMessages {
  readonly #rest: REST;
  readonly #log: Logger;
  readonly #signal: AbortSignal;

  constructor(rest: REST, log: Logger, signal: AbortSignal) {
    this.#rest = rest;
    this.#log = log;
    this.#signal = signal;
  }

  /**
   * Posts once, and pings the people among these; returns the message's id. Sent again after a crash with the same nonce, Discord
   * answers with the message it has.
   */
  async send(channel: string, screen: Screen, nonce: string, mentioned: readonly Mentioned[]): Promise<string> {
    const { body, ...request } = requestOf(screen, this.#signal);
    const answer = await this.#rest.post(Routes.channelMessages(channel), {
      ...request,
      body: { ...body, allowed_mentions: allowedMentions(mentioned), nonce, enforce_nonce: true },
    });
    if (!isMessage(answer)) throw new Error('Discord answered a new message with something else.');
    return answer.id;
  }

  /** Whether the message could be edited; `false` when it is gone. An edit pings nobody. */
  async edit(channel: string, message: string, screen: Screen, mentioned: readonly Mentioned[]): Promise<boolean> {
    const { body, ...request } = requestOf(screen, this.#signal);
    try {
      await this.#rest.patch(Routes.channelMessage(channel, message), {
        ...request,
        body: { ...body, allowed_mentions: allowedMentions(mentioned) },
      });
      return true;
    } catch (error) {
      if (failureOf(error) === 'repost') return false;
      throw error;
    }
  }

  /**
   * Removes an older message. That it may be gone already, or not ours to remove any more, matters to nobody; it rejects
   * where trying again may help.
   */
  async remove(channel: string, message: string): Promise<void> {
    try {
      await this.#rest.delete(Routes.channelMessage(channel, message), { signal: this.#signal });
    } catch (error) {
      if (failureOf(error) === 'later') throw error;
      this.#log.debug({ channel, failure: failureOf(error) }, 'An old message stays');
    }
  }
}

/** What makes Discord take a notice that is sent twice for the same message; one kept for some of its seats is another. */
export function nonceOf({ id, seats }: Pick<Notice, 'id' | 'seats'>): string {
  return `n${String(id)}-${seats.join('')}`;
}

/** The people among these. */
function allowedMentions(mentioned: readonly Mentioned[]): { readonly users: readonly string[] } {
  return { users: [...new Set(mentioned.filter(ownedByPerson).map(({ player }) => player))] };
}

/** A screen as a request to Discord, its files included. */
export function requestOf(screen: Screen, signal: AbortSignal) {
  const files = (screen.files ?? []).map(({ name, data, contentType }) => ({ name, data, contentType }));
  return { body: messageBody(screen), files, signal };
}

function isMessage(answer: unknown): answer is RESTPostAPIChannelMessageResult {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
}
