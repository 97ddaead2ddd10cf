import { ChannelType, Routes, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import { failureOf } from './failures.ts';

/** How long a press or a line of the story waits for Discord to open a thread, in ms; an interaction waits for 3 s. */
const PATIENCE_MS = 2000;

/** Public threads of the bot's own. */
export class Threads {
  readonly #rest: REST;
  readonly #log: Logger;

  constructor(rest: REST, log: Logger) {
    this.#rest = rest;
    this.#log = log;
  }

  /** Opens a thread under a channel; returns its id, or `null` where it cannot be opened. */
  async open(channel: string, name: string): Promise<string | null> {
    try {
      const thread = await this.#rest.post(Routes.threads(channel), {
        body: { name, type: ChannelType.PublicThread, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return isThread(thread) ? thread.id : null;
    } catch (error) {
      this.#log.warn({ channel, failure: failureOf(error) }, 'A thread could not be opened');
      return null;
    }
  }

  /** Removes a thread that no table came to. Where that fails, an empty thread stays. */
  async remove(thread: string): Promise<void> {
    try {
      await this.#rest.delete(Routes.channel(thread));
    } catch (error) {
      this.#log.warn({ channel: thread, failure: failureOf(error) }, 'An empty thread stays');
    }
  }
}

function isThread(answer: unknown): answer is { readonly id: string } {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
}
