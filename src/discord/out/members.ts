import { RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import { DiscordAPIError, type REST } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { SeatRecord, Table, Tables } from '../../tables/index.ts';

/** How long a person who was seen on a server is taken to be there, in ms. */
const KNOWN_MS = 24 * 60 * 60 * 1000;
const MOST_KNOWN = 10_000;

/**
 * Notices who has left a server. Without the intent for members Discord tells nobody, so it is asked about the people a
 * table calls, once a day each.
 */
export class Members {
  readonly #tables: Tables;
  readonly #rest: REST;
  readonly #log: Logger;
  /** The people seen of late, by server. */
  readonly #known = new LRUCache<string, true>({ max: MOST_KNOWN, ttl: KNOWN_MS });

  constructor(tables: Tables, rest: REST, log: Logger) {
    this.#tables = tables;
    this.#rest = rest;
    this.#log = log;
  }

  /** Offers the seats of those among these players who have left the server. A failure means that nobody is known to have. */
  async check({ record }: Table, called: readonly SeatRecord[]): Promise<void> {
    for (const { player } of called) {
      const key = `${record.guild} ${player}`;
      if (this.#known.has(key)) continue;
      this.#known.set(key, true);
      try {
        await this.#rest.get(Routes.guildMember(record.guild, player));
      } catch (error) {
        if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMember)
          await this.#tables.playerGone(record.guild, player);
        else this.#log.debug({ err: error }, 'Whether a player is still on the server is unknown');
      }
    }
  }
}
