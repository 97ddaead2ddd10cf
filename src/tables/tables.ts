import { sameJson, type GameEntry, type Position } from '#engine';
import type { AiReply } from '../ai/request.ts';
import { Scheduler } from '../background/scheduler.ts';
import type { Verifier } from '../proof/packed-game.ts';
import {
  StoreError,
  type AutoAnswer,
  type LogLine,
  type LogPage,
  type SeatRecord,
  type Store,
} from '../store/store.ts';
import { Changes } from './changes.ts';
import { offersChoice, opened, seatedAgain, type Opening } from './commands/ai-lobby.ts';
import { unchanged, type Place, type Press, type TableCommand } from './commands/command.ts';
import { mayManage, chooseRefusal, newTable } from './commands/lobby.ts';
import type { Settings } from './settings.ts';
import { offerOfAbsent } from './commands/offer.ts';
import { rescheduledFor } from './clock/clocks.ts';
import { woken } from './clock/sleep.ts';
import { CatchUp } from './clock/catch-up.ts';
import { timePassed } from './clock/time-out.ts';
import { answerAs, answeredInPlace } from './commands/turn.ts';
import { ExportFiles } from './log/export-files.ts';
import { GameFiles } from './log/game-files.ts';
import { answerInPlace, PROPOSAL_MS } from './orders/auto-answers.ts';
import type { Outbox } from './notify/outbox.ts';
import { Orders, type OrderChoice } from './orders/orders.ts';
import { tellsOfPresence } from './log/past.ts';
import { Positions } from './log/positions.ts';
import { Steps } from './log/steps.ts';
import { onThisThread, Verifications } from './log/verifications.ts';
import type { PersonSettings } from './people/person-settings.ts';
import { People } from './people/people.ts';
import type { Done, TableRefusal } from './refusals.ts';
import { withTheirOwn } from './keepsakes/at-table.ts';
import { Keepsakes } from './keepsakes/keepsakes.ts';
import { isReserved } from './owner.ts';
import { readEntry, readTable } from './stored.ts';
import { TableCache } from './table-cache.ts';
import { calledTo, seatOf, type PublicStep, type Table } from './table.ts';
import { Tips } from './tips.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly games: readonly GameEntry[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called after every change that leaves something to tell. */
  readonly onChange?: () => void;
  /** Verifies finished games in a worker; without one that is done on this thread. */
  readonly verifier?: Verifier;
}

/** A board below this many messages is always posted again. */
const DEEP = 1_000_000;
/** Changes that the clock may bring about at once at one table; the rest follows soon after. */
const MOST_DUE = 200;
/** Tables of one player on one server that are looked at together. */
const MOST_SEATS = 1000;

/**
 * Every table of the house. Changes of one table are made one after the other, those of different tables side by side;
 * reading never waits. What is reported done is on disk.
 */
export class Tables {
  readonly games: readonly GameEntry[];
  readonly outbox: Outbox;
  /** When each table's AI players are to be asked. */
  readonly alarms: Pick<Store, 'dueAlarms' | 'settleAlarm' | 'delayAlarm'>;
  /** The tables with something due by the clock. */
  readonly due: Pick<Store, 'dueTables'>;
  /** What is known about this installation and outlives a restart. */
  readonly facts: Pick<Store, 'fact' | 'saveFact'>;
  readonly tips: Tips;
  readonly orders: Orders;
  readonly people: People;
  readonly keepsakes: Keepsakes;
  readonly catchUp = new CatchUp();
  /** Up to where each player has looked at what changed. */
  readonly looks: Pick<Store, 'look' | 'saveLook'>;
  readonly steps: Steps;
  readonly gameFiles: GameFiles;
  readonly verifications: Verifications;
  /** The clock of the tables: milliseconds since 1970. */
  readonly now: () => number;
  readonly scheduler = new Scheduler();
  readonly #store: Store;
  readonly #onChange: () => void;
  readonly #cache: TableCache;
  readonly #positions: Positions;
  readonly #exports: ExportFiles;
  readonly #changes: Changes;

  constructor({ store, games, now = Date.now, onChange = () => undefined, verifier }: TablesOptions) {
    this.#store = store;
    this.games = games;
    this.now = now;
    this.#onChange = onChange;
    this.#cache = new TableCache(store, games);
    this.#positions = new Positions(store);
    this.#exports = new ExportFiles(store);
    this.outbox = store;
    this.alarms = store;
    this.due = store;
    this.facts = store;
    this.looks = store;
    this.tips = new Tips(store);
    this.orders = new Orders(store, now);
    this.people = new People(store, now);
    this.keepsakes = new Keepsakes(store, games, now, (id) => this.table(id));
    this.steps = new Steps(store);
    this.gameFiles = new GameFiles(games);
    this.#changes = new Changes({
      store,
      cache: this.#cache,
      positions: this.#positions,
      people: this.people,
      orders: this.orders,
      steps: this.steps,
      now,
      onChange,
    });
    this.verifications = new Verifications(store, verifier ?? onThisThread(games));
  }

  /** Opens a lobby in a channel with the opener seated, and with `ai` that many AI players. */
  async create(
    place: Place,
    gameId: string,
    press: Press,
    opening?: Opening,
    settings?: Partial<Settings>,
  ): Promise<Done> {
    const entry = this.games.find(({ game }) => game.id === gameId);
    if (!entry) return { ok: false, refusal: { why: 'no-such-game' }, table: null };
    const chosen = opening?.chosen;
    if (chosen && !offersChoice(entry, chosen)) return { ok: false, refusal: { why: 'no-such-choice' }, table: null };
    const empty = readTable(newTable(place, entry, press, this.now(), settings), entry);
    return this.#open({ ...empty, record: opened(empty, press, opening) }, press);
  }

  /** Opens a lobby like that of a game that is over, and pings its other people, whose seats are reserved. */
  async again(id: string, place: Place, press: Press): Promise<Done> {
    const old = await this.table(id);
    if (!old) return { ok: false, refusal: { why: 'no-table' }, table: null };
    if (old.record.status !== 'finished') return { ok: false, refusal: { why: 'still-playing' }, table: old };
    const empty = readTable(newTable(place, old, press, this.now(), old.record.settings), old);
    const seats = await withTheirOwn(old, this.#store);
    const record = seatedAgain(empty, { ...old, record: { ...old.record, seats } }, press);
    return this.#open({ ...empty, record }, press);
  }

  /** Writes a new table, unless its channel has one. */
  async #open(table: Table, press: Press): Promise<Done> {
    const reserved = table.record.seats.filter(isReserved).map(({ seat }) => seat);
    const result = await this.#store.create(table.record, press.interaction, [
      { kind: 'board', revision: 1, seats: [] },
      ...(reserved.length > 0 ? [{ kind: 'seated', revision: 1, seats: reserved } as const] : []),
    ]);
    if (result === 'done') {
      this.#cache.put(table);
      this.#onChange();
      return { ok: true, table, events: [] };
    }
    const standing = await this.tableIn(table.record.channel);
    if (result === 'duplicate' || !standing) return { ok: false, refusal: { why: 'duplicate' }, table: standing };
    return { ok: false, refusal: { why: 'occupied', table: standing }, table: standing };
  }

  /** Does one thing at a table. */
  do(id: string, press: Press, command: TableCommand): Promise<Done> {
    return this.#changes.do(id, press, command);
  }

  /** Brings a table to another channel of its server, as long as no open table stands there. Its players, host and moderators may. */
  async move(id: string, press: Press, place: Place): Promise<Done> {
    return this.#moved(id, press, place, (table) => (mayManage(table, press) ? null : { why: 'not-yours' }));
  }

  /** Brings a lobby into a thread of its own, or back to the channel it came from, with these settings; its host may. */
  async moveLobby(id: string, press: Press, place: Place, settings: Settings): Promise<Done> {
    return this.#moved(id, press, place, (table) => chooseRefusal(table, press), settings);
  }

  async #moved(
    id: string,
    press: Press,
    place: Place,
    refusalOf: (table: Table) => TableRefusal | null,
    settings?: Settings,
  ): Promise<Done> {
    const standing = await this.tableIn(place.channel);
    const open = standing?.record.status === 'lobby' || standing?.record.status === 'playing';
    if (open && standing.record.id !== id)
      return { ok: false, refusal: { why: 'occupied', table: standing }, table: standing };
    return this.do(id, press, (table) => {
      if (table.record.guild !== place.guild) return { why: 'other-server' };
      const refusal = refusalOf(table);
      if (refusal) return refusal;
      const moved = { ...unchanged(table), record: { ...table.record, ...place, ...(settings && { settings }) } };
      const from = table.record.channel;
      return from === place.channel
        ? moved
        : { ...moved, line: { entry: { kind: 'moved', name: press.person.name, from } } };
    });
  }

  table(id: string): Promise<Table | null> {
    return this.#cache.table(id);
  }

  /** The table's revision alone, to see whether it has changed; `null` if there is no such table. */
  revision(id: string): Promise<number | null> {
    return this.#store.revision(id);
  }

  /** The open table of a channel, else the one that ended there last. */
  tableIn(channel: string): Promise<Table | null> {
    return this.#cache.tableIn(channel);
  }

  /** Open tables of a guild, the one changed last first. */
  tablesOf(query: { guild: string; player?: string; limit: number }): Promise<Table[]> {
    return this.#cache.tablesOf(query);
  }

  /** The log of a table, oldest line first; with `last`, only its newest lines. */
  log(id: string, last?: number): Promise<LogLine[]> {
    return this.#store.log(id, last);
  }

  /** The newest lines of the log, at most `most`: from this person's last answer on, if that is the last they did. */
  async logSince({ record }: Table, player: string, most: number): Promise<LogLine[]> {
    const last = await this.#store.newestLineBy(record.id, player);
    const answered = last !== null && readEntry(last)?.kind === 'answer';
    return this.log(record.id, answered ? Math.min(most, record.revision - last.revision + 1) : most);
  }

  /** A part of the log of a table, oldest line first. */
  logPage(id: string, page: LogPage): Promise<LogLine[]> {
    return this.#store.logPage(id, page);
  }

  /** The export of a finished game as a file; `null` for any other. */
  exportFile(table: Table): Promise<Buffer | null> {
    return this.#exports.of(table);
  }

  /** How the match stood at that revision, or at its beginning where that is earlier; `null` where that cannot be told. */
  positionAt(table: Table, revision: number): Promise<Position<unknown> | null> {
    return this.#positions.at(table, revision);
  }

  /** The revision at which this person last did anything at a table; 0 where they did nothing yet. */
  lastActionBy({ record }: Table, player: string): Promise<number> {
    return this.#positions.lastActionBy(record.id, player);
  }

  /** How the match stood after that entry; `null` where today's rules do not lead there. */
  positionAfter(table: Table, seq: number): Promise<Position<unknown> | null> {
    return this.#positions.after(table, seq);
  }

  /** The whole match as everybody was told of it, without what was undone. */
  publicSteps(table: Table): Promise<readonly PublicStep[]> {
    return this.#positions.publicStepsAfter(table, 0);
  }

  /** Gives what an AI player has thought of at that table, unless its seat sees or is asked anything else by now. */
  answerFor(table: Table, { answer, why }: AiReply): Promise<Done> {
    return this.#changes.make(table.record.id, null, answer ? answerAs(table, answer, why) : () => ({ why: 'stale' }));
  }

  /** Sets a standing order of the presser's seat; returns why it was not set. */
  setOrder(id: string, press: Press, choice: OrderChoice): Promise<TableRefusal | null> {
    return this.#changes.between(id, async () => {
      const table = await this.table(id);
      return table ? this.orders.set(table, press, choice) : { why: 'no-table' };
    });
  }

  /** Answers a question in its player's place, if it is still open and its player has left it to the bot. */
  async answerInPlace(due: AutoAnswer): Promise<void> {
    const done = await this.#changes.make(due.table, null, async (table) => {
      // Going on would decide what the others are still asked: whether to go back.
      if (table.proposal?.kind === 'rewind') return { why: 'proposal-stands' };
      const decision = table.play?.open.find(({ id, seat }) => id === due.decision && seat === due.seat);
      const found = decision && answerInPlace(table, decision, await this.orders.of(table));
      return found ? answeredInPlace(table, found.answer, found.by) : { why: 'refused', refusal: 'not-asked' };
    });
    if (!done.ok && done.refusal.why === 'proposal-stands') {
      await this.#store.delayAutoAnswer(due, this.now() + PROPOSAL_MS);
      return;
    }
    // Where another process has written meanwhile, it is looked at again.
    if (done.ok || done.refusal.why !== 'stale') await this.#store.settleAutoAnswer(due);
  }

  /** Offers the seats of a player who has left that server. */
  async playerGone(guild: string, player: string): Promise<void> {
    for (const { record } of await this.tablesOf({ guild, player, limit: MOST_SEATS }))
      await this.#changes.make(record.id, null, offerOfAbsent(player));
  }

  /** Changes what a person has chosen for themselves; their clocks follow the new quiet hours and vacations. */
  async changePerson(player: string, settings: PersonSettings): Promise<void> {
    const { vacations } = await this.people.settings(player);
    await this.people.save(player, settings);
    if (!sameJson(vacations, settings.vacations))
      for (const { id } of await this.#store.tablesOf(player, MOST_SEATS)) await this.refresh(id);
    for (const id of await this.#store.clockedTables(player))
      await this.#changes.make(id, null, async (table) => {
        const { times } = await this.#changes.moment(table.record);
        return rescheduledFor(table, player, times) ?? { why: 'stale' };
      });
  }

  /**
   * Does what is due at a table by the clock, in order, each thing once: reminders, time-outs, and putting an idle table
   * away. What is reported done is on disk, so that a crash repeats nothing.
   */
  async timePassed(id: string): Promise<void> {
    for (let n = 0; n < MOST_DUE; n++) {
      const done = await this.#changes.make(
        id,
        null,
        async (table) =>
          timePassed(table, await this.#changes.moment(table.record), await this.orders.of(table)) ?? { why: 'stale' },
      );
      if (!done.ok) return;
    }
  }

  /** Wakes a table that was put away: any press at it does. */
  async wake(id: string): Promise<void> {
    const standing = await this.table(id);
    if (standing?.record.sleep !== 'asleep') return;
    await this.#changes.make(id, null, (table) => woken(table, this.now()) ?? { why: 'stale' });
  }

  /** The newest time since a moment at which everybody saw the player of a seat answer, or start the game; or `null`. */
  async seenToAnswer(table: Table, { player, seat }: SeatRecord, since: number): Promise<number | null> {
    let line = await this.#store.newestLineBy(table.record.id, player);
    while (line && line.at >= since && !tellsOfPresence(table, line, seat))
      line = await this.#store.newestLineBy(table.record.id, player, line.revision);
    return line && line.at >= since ? line.at : null;
  }

  /** The open tables of all servers that wait for this person, latest change first. */
  async waitingFor(player: string): Promise<Table[]> {
    const records = await this.#store.tablesOf(player, MOST_SEATS);
    const tables = await Promise.all(records.map(({ id }) => this.table(id)));
    return tables
      .filter((table) => table !== null)
      .filter((table) => {
        const seat = seatOf(table, player)?.seat;
        return seat !== undefined && table.record.sleep !== 'asleep' && calledTo(table).includes(seat);
      });
  }

  /** Has the board shown again where the table has gone on since that revision: the older one may have arrived last. */
  async refreshSince(id: string, revision: number): Promise<void> {
    const table = await this.table(id);
    if (table && table.record.revision !== revision) await this.refresh(id);
  }

  /** Has the board shown again, at the table's newest revision. */
  async refresh(id: string): Promise<void> {
    await this.#store.notify(id, [{ kind: 'board', revision: 0, seats: [] }]);
    this.#onChange();
  }

  /** Requests that the board is posted again at the bottom of its channel and the old one removed. */
  async repost(table: Table): Promise<void> {
    const { id } = table.record;
    await this.#store.bury(id, 'board', DEEP);
    await this.refresh(id);
  }

  /** Forgets interactions older than a day. */
  prune(): Promise<void> {
    return this.#store.prune(this.now() - 24 * 60 * 60 * 1000);
  }

  /**
   * Goes on where an earlier process died between a press and what the rules answer for a seat that was given up. A table
   * that cannot be read is reported and keeps nobody from the others.
   */
  async resume(onTrouble: (error: StoreError) => void = () => undefined): Promise<void> {
    for (const id of await this.#store.playingConceded())
      await this.#changes.between(id, async () => {
        try {
          const table = await this.table(id);
          if (table) await this.#changes.answerForAbandoned(table);
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          onTrouble(error);
        }
      });
  }

  /** Waits for the changes under way. */
  settled(): Promise<void> {
    return this.#changes.settled();
  }
}
