import { Routes, type APIInteraction } from 'discord-api-types/v10';
import { DiscordAPIError, type REST } from 'discord.js';
import type { Logger } from 'pino';
import type { Seat } from '../engine/index.ts';
import type { Painter } from '../pictures/painter.ts';
import { calledTo, ownedByPerson, type Table, type Tables } from '../tables/index.ts';
import { failureOf } from './failures.ts';
import { openTurn } from './open.ts';
import { requestOf } from './post.ts';
import type { Reply } from './reply.ts';
import { pictured, type Screen } from './screens/screen.ts';
import { StandingMessages, type Standing } from './standing.ts';

/**
 * What people have open for themselves alone. Courtesies, all of it: whoever opens something anew finds the older one
 * gone, and whoever is called finds the question in the panel they have open. Nothing is tried twice or waited for.
 */
export class PrivateMessages {
  readonly #tables: Tables;
  readonly #rest: REST;
  readonly #painter: Painter | null;
  readonly #log: Logger;
  readonly #standing = new StandingMessages();

  constructor(tables: Tables, rest: REST, painter: Painter | null, log: Logger) {
    this.#tables = tables;
    this.#rest = rest;
    this.#painter = painter;
    this.#log = log;
  }

  /** An answer was delivered: what it has taken the place of goes. Never rejects. */
  async answered(interaction: APIInteraction, reply: Reply): Promise<void> {
    const outdated = this.#standing.note(interaction, reply);
    if (outdated)
      await this.#ifReached('An outdated panel stays', () => this.#rest.delete(routeTo(outdated), { auth: false }));
  }

  /** These seats are called, as far as they still are: the panels their people have open ask what it is about. Never rejects. */
  async ask(table: Table, seats: readonly Seat[], signal: AbortSignal): Promise<void> {
    const called = calledTo(table).filter((seat) => seats.includes(seat));
    const people = table.record.seats.filter((held) => called.includes(held.seat) && ownedByPerson(held));
    await Promise.all(
      people.map(async ({ player }) => {
        const panel = this.#standing.panel(player, table.record.id);
        if (panel && panel.shows.revision < table.record.revision)
          await this.#ifReached('A panel stays as it was', () => this.#show(panel, table, signal));
      }),
    );
  }

  async #show(panel: Standing, table: Table, signal: AbortSignal): Promise<void> {
    const screen = await this.#illustrated(await openTurn(this.#tables, table, panel.reader));
    // They may have opened another meanwhile, or pressed something in this one.
    if (this.#standing.panel(panel.reader.press.person.id, table.record.id) !== panel) return;
    await this.#rest.patch(routeTo(panel), { ...requestOf(screen, signal), auth: false });
    this.#standing.renew(panel, table.record.revision);
  }

  async #illustrated(screen: Screen): Promise<Screen> {
    const painter = this.#painter;
    if (!painter) return screen;
    const pngs = await Promise.all((screen.pictures ?? []).map(({ scene }) => painter.draw(scene)));
    const drawn = pngs.filter((png) => png !== null);
    return drawn.length === pngs.length ? pictured(screen, drawn) : screen;
  }

  /** Its reader may have dismissed the message, or the token may be too old: it matters to nobody. */
  async #ifReached(otherwise: string, reach: () => Promise<unknown>): Promise<void> {
    try {
      await reach();
    } catch (error) {
      const ours = !(error instanceof DiscordAPIError) && failureOf(error) === 'wrong';
      if (ours) this.#log.error({ err: error }, otherwise);
      else this.#log.debug({ failure: failureOf(error) }, otherwise);
    }
  }
}

function routeTo({ application, token }: Standing) {
  return Routes.webhookMessage(application, token);
}
