import { Routes, type APIInteraction } from 'discord-api-types/v10';
import { DiscordAPIError, type REST } from 'discord.js';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Seat } from '#engine';
import type { Painter } from '../../pictures/draw/painter.ts';
import { calledTo, ownedByPerson, type Table, type Tables } from '../../tables/index.ts';
import { failureOf } from './failures.ts';
import { openAgain, type Refreshed } from './panels.ts';
import { requestOf } from './channel-messages.ts';
import { askerOf } from '../in/asker.ts';
import type { Reply } from '../reply.ts';
import { updatedAt } from '../updated-at.ts';
import { pictured, type Opened, type Screen } from '../screens/screen.ts';
import { originOf, OpenMessages, type OpenMessage } from './open-messages.ts';

/** Messages updated or removed at the same time. */
const AT_ONCE = 4;
/**
 * Messages updated or removed in a second, at most. discord.js sends 50 requests a second, whatever they are for: where
 * many people look at something at once, the rest is left to boards and pings.
 */
const A_SECOND = 20;
/** A message that cannot be updated within this long, in ms, stays as it was: its reader may be elsewhere by then. */
const PATIENCE_MS = 2000;

/**
 * The private messages that people have open: a newer one replaces the older one, the open panel of a player who is
 * pinged shows the question, and their open hand what they hold now, also after each answer of theirs. A convenience only: nobody waits for it, failures are not retried, and the answer to the
 * reader's own press goes first.
 */
export class PrivateMessages {
  readonly #tables: Tables;
  readonly #rest: REST;
  readonly #painter: Painter | null;
  readonly #log: Logger;
  readonly #open = new OpenMessages();
  readonly #queue = new PQueue({ concurrency: AT_ONCE, interval: 1000, intervalCap: A_SECOND });
  readonly #stopping = new AbortController();
  /** Messages whose reader has pressed something that is being answered, by origin: how often. */
  readonly #pressed = new Map<string, number>();
  /** Messages that are being updated, by origin. */
  readonly #underWay = new Map<string, AbortController>();

  constructor(tables: Tables, rest: REST, painter: Painter | null, log: Logger) {
    this.#tables = tables;
    this.#rest = rest;
    this.#painter = painter;
    this.#log = log;
  }

  /** Something was pressed: until the function given is called, its message is left to the answer. */
  pressed(interaction: APIInteraction): () => void {
    const origin = originOf(interaction);
    if (origin === null) return () => undefined;
    this.#underWay.get(origin)?.abort();
    this.#pressed.set(origin, (this.#pressed.get(origin) ?? 0) + 1);
    return () => {
      const left = (this.#pressed.get(origin) ?? 1) - 1;
      if (left > 0) this.#pressed.set(origin, left);
      else this.#pressed.delete(origin);
    };
  }

  /** An answer was delivered: what it has taken the place of goes. */
  answered(interaction: APIInteraction, reply: Reply): void {
    const outdated = this.#open.record(interaction, reply);
    if (outdated)
      void this.#queue.add(() =>
        this.#ifReached('An outdated panel stays', () => this.#rest.delete(routeTo(outdated), { auth: false })),
      );
    if (reply.opens?.what === 'panel') this.#refreshHand(interaction, reply.opens);
  }

  /** The hand beside a panel shows what its reader holds after the answer they gave in the panel. */
  #refreshHand(interaction: APIInteraction, { table: id, revision }: Opened): void {
    const person = askerOf(interaction)?.press.person.id;
    const hand = person === undefined ? null : this.#open.find(person, { table: id, what: 'hand' });
    if (!hand || hand.shows.revision >= revision) return;
    void this.#ifReached('A hand stays as it was', async () => {
      const table = await this.#tables.table(id);
      if (table) this.#bringUpToDate(hand, 'hand', table);
    });
  }

  /** These seats are called: as far as they still are, the panels and hands their people have open show how it stands. */
  ask(table: Table, seats: readonly Seat[]): void {
    const called = calledTo(table).filter((seat) => seats.includes(seat));
    for (const held of table.record.seats)
      if (called.includes(held.seat) && ownedByPerson(held)) this.#update(held.player, table, ['panel', 'hand']);
  }

  /**
   * The table has changed. Messages with a way to answer where nothing can be answered any more lose it: an AI player has
   * taken over, or the game has ended. They are left alone after that, as they ask nothing. The options of a lobby show how
   * they stand now, and somebody who asked for a seat sees what became of it.
   */
  changed(table: Table): void {
    const { seats, host, status } = table.record;
    const over = status !== 'playing';
    for (const held of seats)
      if (over || held.ai !== null) this.#update(held.player, table, ['panel', 'hand', 'changes']);
    for (const player of new Set([host, ...seats.map((held) => held.player)])) this.#update(player, table, ['options']);
    if (table.proposal?.kind !== 'take-over')
      this.#bringUpToDate(this.#open.request(table.record.id), 'request', table);
  }

  #update(player: string, table: Table, kinds: readonly Refreshed[]): void {
    for (const what of kinds)
      this.#bringUpToDate(this.#open.find(player, { table: table.record.id, what }), what, table);
  }

  /** Brings an open message up to date, if it shows an older revision. */
  #bringUpToDate(open: OpenMessage | null, what: Refreshed, table: Table): void {
    if (open && open.shows.revision < table.record.revision)
      void this.#queue.add(() =>
        this.#ifReached('A private message stays as it was', () => this.#show(open, what, table)),
      );
  }

  /** The pictures of an answer that went without them follow once they are drawn, unless its reader has pressed on by then. */
  follow(interaction: APIInteraction, { pictures }: Reply): void {
    const painter = this.#painter;
    const message = this.#open.newest(interaction);
    if (!pictures || !painter || !message) return;
    const draw = async () => {
      const pngs = await Promise.all(
        pictures.scenes.map(async (scene) => (await painter.draw(scene)) ?? painter.late(scene)),
      );
      const drawn = pngs.filter((png) => png !== null);
      if (drawn.length < pngs.length || this.#stopping.signal.aborted) return;
      await this.#queue.add(async () => {
        // Its reader may have gone on meanwhile.
        if (this.#open.newest(interaction) !== message || this.#pressed.has(message.origin)) return;
        const { body, files } = pictures.drawn(drawn);
        await this.#patch(message, {
          body: 'data' in body ? body.data : {},
          files: files.map(({ name, data, contentType }) => ({ name, data, contentType })),
        });
      });
    };
    // Not in the queue, where it would keep others waiting.
    void this.#ifReached('A picture does not follow', draw);
  }

  /** Stops all updates; resolves when what is under way has ended. */
  async stop(): Promise<void> {
    this.#queue.clear();
    this.#stopping.abort();
    await this.#queue.onIdle();
  }

  async #show(open: OpenMessage, what: Refreshed, table: Table): Promise<void> {
    const screen = await this.#illustrated(await openAgain(this.#tables, table, open.reader, { ...open.shows, what }));
    // They may have opened another meanwhile, or pressed something in this one.
    const stands = this.#open.find(open.reader.press.person.id, open.shows) === open;
    if (!stands || this.#pressed.has(open.origin) || this.#stopping.signal.aborted) return;
    const mayChange = table.record.status === 'lobby' || table.record.status === 'playing';
    await this.#patch(open, requestOf(updatedAt(screen, new Date()), this.#stopping.signal));
    if (screen.opens && mayChange) this.#open.renew(open, table.record.revision);
    else this.#open.forget(open);
  }

  /** Updates a message, unless its reader presses something in it first. */
  async #patch(open: OpenMessage, request: Parameters<REST['patch']>[1]): Promise<void> {
    const late = new AbortController();
    const patience = setTimeout(() => late.abort(), PATIENCE_MS);
    this.#underWay.set(open.origin, late);
    try {
      const signal = AbortSignal.any([late.signal, this.#stopping.signal]);
      await this.#rest.patch(routeTo(open), { ...request, signal, auth: false });
    } finally {
      clearTimeout(patience);
      if (this.#underWay.get(open.origin) === late) this.#underWay.delete(open.origin);
    }
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

function routeTo({ application, token }: OpenMessage) {
  return Routes.webhookMessage(application, token);
}
