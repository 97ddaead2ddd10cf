import type { GameEntry, Position, Seat } from '#engine';
import type { Thought } from '../ai/question.ts';
import type { Strength } from '../ai/strengths.ts';
import { Scheduler } from '../background/scheduler.ts';
import type { LogLine, Store, StoreError } from '../store/store.ts';
import { addAi, removeAi, seatedAgain, seatedWithAi, setStrength } from './commands/ai-lobby.ts';
import { askIn, handOver, takeBack } from './commands/replace.ts';
import { Alarms } from './ai/alarms.ts';
import { agree, askRewind, decline, end } from './commands/consent.ts';
import type { Place, Press } from './commands/command.ts';
import { Deeds } from './command-queue.ts';
import { begin, cancel, choose, join, leave, newTable } from './commands/lobby.ts';
import { Outbox } from './notify/outbox.ts';
import { stateLeftBy } from './log/past.ts';
import { ReadyTables } from './table-cache.ts';
import type { Done } from './refusals.ts';
import { readTable } from './stored.ts';
import { seatOf, type Table } from './table.ts';
import { act, answerAs, concede, pass, undo, type PanelPress } from './commands/turn.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly games: readonly GameEntry[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called after every change that leaves something to tell. */
  readonly onChange?: () => void;
}

/** Under so many messages no board is left standing. */
const DEEP = 1_000_000;

/**
 * Every table of the house. Deeds at one table happen one after the other, deeds at different tables side by side;
 * reading never waits. What a deed reported done is on disk.
 */
export class Tables {
  readonly games: readonly GameEntry[];
  readonly outbox: Outbox;
  readonly alarms: Alarms;
  readonly scheduler = new Scheduler();
  readonly #store: Store;
  readonly #now: () => number;
  readonly #onChange: () => void;
  readonly #ready: ReadyTables;
  readonly #deeds: Deeds;

  constructor({ store, games, now = Date.now, onChange = () => undefined }: TablesOptions) {
    this.#store = store;
    this.games = games;
    this.#now = now;
    this.#onChange = onChange;
    this.#ready = new ReadyTables(store, games);
    this.#deeds = new Deeds({ store, ready: this.#ready, now, onChange });
    this.outbox = new Outbox(store, now);
    this.alarms = new Alarms(store, now);
  }

  /** Opens a lobby in a channel; nobody sits in it yet, or whoever opens it and so many players who are no people. */
  async create(place: Place, gameId: string, press: Press, ai?: { strength: Strength; count: number }): Promise<Done> {
    const entry = this.games.find(({ game }) => game.id === gameId);
    if (!entry) return { ok: false, refusal: { why: 'no-such-game' }, table: null };
    const empty = readTable(newTable(place, entry, press, this.#now()), entry);
    return this.#open(ai ? { ...empty, record: seatedWithAi(empty, press, ai) } : empty, press);
  }

  /** Opens a lobby like that of a game that is over: whoever asks in their seat, and as many AI players. */
  async again(id: string, place: Place, press: Press): Promise<Done> {
    const old = await this.table(id);
    if (!old) return { ok: false, refusal: { why: 'no-table' }, table: null };
    if (old.record.status !== 'finished') return { ok: false, refusal: { why: 'still-playing' }, table: old };
    const empty = readTable(newTable(place, old, press, this.#now()), old);
    return this.#open({ ...empty, record: seatedAgain(empty, old, press) }, press);
  }

  /** Writes a new table, unless its channel has one. */
  async #open(table: Table, press: Press): Promise<Done> {
    const result = await this.#store.create(table.record, press.interaction, [
      { kind: 'board', revision: 1, seats: [] },
    ]);
    if (result === 'done') {
      this.#ready.put(table);
      this.#onChange();
      return { ok: true, table, told: [] };
    }
    const standing = await this.tableIn(table.record.channel);
    if (result === 'duplicate' || !standing) return { ok: false, refusal: { why: 'duplicate' }, table: standing };
    return { ok: false, refusal: { why: 'occupied', table: standing }, table: standing };
  }

  join(id: string, press: Press, seat: Seat | null): Promise<Done> {
    return this.#deeds.do(id, press, join(seat));
  }

  leave(id: string, press: Press): Promise<Done> {
    return this.#deeds.do(id, press, leave);
  }

  choose(id: string, press: Press, key: string, value: string): Promise<Done> {
    return this.#deeds.do(id, press, choose(key, value));
  }

  start(id: string, press: Press): Promise<Done> {
    return this.#deeds.do(id, press, begin);
  }

  cancel(id: string, press: Press): Promise<Done> {
    return this.#deeds.do(id, press, cancel);
  }

  /** Answers a question with options of a panel, named by their ids. */
  act(id: string, press: Press, panel: PanelPress, optionIds: readonly string[]): Promise<Done> {
    return this.#deeds.doOnPanel(id, press, panel, (quietTo) => act(panel, optionIds, quietTo));
  }

  /** Answers a `pick` with nothing. */
  pass(id: string, press: Press, panel: PanelPress, decision: string): Promise<Done> {
    return this.#deeds.doOnPanel(id, press, panel, (quietTo) => pass(panel, decision, quietTo));
  }

  /** Takes the newest answer back; with a panel, only while it is up to date but for what others did in secret. */
  undo(id: string, press: Press, panel: PanelPress | null): Promise<Done> {
    if (!panel) return this.#deeds.do(id, press, undo(null));
    return this.#deeds.doOnPanel(id, press, panel, (quietTo) => undo(panel, quietTo));
  }

  concede(id: string, press: Press): Promise<Done> {
    return this.#deeds.do(id, press, concede);
  }

  /** Proposes to end without a result, or agrees to that. */
  end(id: string, press: Press): Promise<Done> {
    return this.#deeds.do(id, press, end);
  }

  /** Asks the others to take one's own newest answer back, with all that followed. */
  async askRewind(id: string, press: Press): Promise<Done> {
    return this.#deeds.doWithPast(id, press, askRewind);
  }

  /** Agrees to the proposal made at that revision. */
  async agree(id: string, press: Press, made: number): Promise<Done> {
    return this.#deeds.doWithPast(id, press, (past) => agree(past, made));
  }

  /** Declines the proposal made at that revision. */
  decline(id: string, press: Press, made: number): Promise<Done> {
    return this.#deeds.do(id, press, decline(made));
  }

  /** Brings a table to another channel of its server; anybody seated may, as long as no open table stands there. */
  async move(id: string, press: Press, place: Place): Promise<Done> {
    const standing = await this.tableIn(place.channel);
    const open = standing?.record.status === 'lobby' || standing?.record.status === 'playing';
    if (open && standing.record.id !== id)
      return { ok: false, refusal: { why: 'occupied', table: standing }, table: standing };
    return this.#deeds.do(id, press, (table) => {
      if (!seatOf(table, press.person.id)) return { why: 'not-seated' };
      if (table.record.guild !== place.guild) return { why: 'other-server' };
      return { ...table, record: { ...table.record, ...place }, line: null };
    });
  }

  table(id: string): Promise<Table | null> {
    return this.#ready.table(id);
  }

  /** The table's revision alone, for whoever waits for it to change; `null` where there is no such table. */
  revision(id: string): Promise<number | null> {
    return this.#store.revision(id);
  }

  /** The open table of a channel, else the one that ended there last. */
  tableIn(channel: string): Promise<Table | null> {
    return this.#ready.tableIn(channel);
  }

  /** Open tables of a guild, the one changed last first. */
  tablesOf(query: { guild: string; player?: string; limit: number }): Promise<Table[]> {
    return this.#ready.tablesOf(query);
  }

  /** The log of a table, oldest line first; with `last`, only its newest lines. */
  log(id: string, last?: number): Promise<LogLine[]> {
    return this.#store.log(id, last);
  }

  /** How the match stood when this person last did anything, or at its beginning; `null` where that cannot be told. */
  async leftBy(table: Table, player: string): Promise<Position<unknown> | null> {
    return stateLeftBy(table, player, await this.log(table.record.id));
  }

  addAi(id: string, press: Press, strength: Strength | null, count = 1): Promise<Done> {
    return this.#deeds.do(id, press, addAi(strength, count));
  }

  removeAi(id: string, press: Press): Promise<Done> {
    return this.#deeds.do(id, press, removeAi);
  }

  setStrength(id: string, press: Press, strength: Strength): Promise<Done> {
    return this.#deeds.do(id, press, setStrength(strength));
  }

  /** Hands one's own seat to a player who is no person. */
  handOver(id: string, press: Press, strength: Strength): Promise<Done> {
    return this.#deeds.do(id, press, handOver(strength));
  }

  /** Takes one's own seat back. */
  takeBack(id: string, press: Press): Promise<Done> {
    return this.#deeds.do(id, press, takeBack);
  }

  /** Asks everybody for a seat that belongs to an AI player. */
  askIn(id: string, press: Press, seat: Seat | null): Promise<Done> {
    return this.#deeds.do(id, press, askIn(seat));
  }

  /** Gives what an AI player has thought of at that table, unless its seat sees or is asked anything else by now. */
  answerFor(table: Table, { answer, why }: Thought): Promise<Done> {
    return this.#deeds.doOfItself(table.record.id, answer ? answerAs(table, answer, why) : () => ({ why: 'stale' }));
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

  /** Has the board posted anew at the bottom of its channel; the old one goes. */
  async repost(table: Table): Promise<void> {
    const { id } = table.record;
    await this.#store.bury(id, 'board', DEEP);
    await this.refresh(id);
  }

  /** A fact about this installation that outlives a restart; `null` where none is known. */
  fact(key: string): Promise<string | null> {
    return this.#store.fact(key);
  }

  saveFact(key: string, value: string): Promise<void> {
    return this.#store.saveFact(key, value);
  }

  /** Forgets interactions older than a day. */
  prune(): Promise<void> {
    return this.#store.prune(this.#now() - 24 * 60 * 60 * 1000);
  }

  /** Goes on where an earlier process died; a table that cannot be read is reported and keeps nobody from the others. */
  resume(onTrouble: (error: StoreError) => void = () => undefined): Promise<void> {
    return this.#deeds.resume(onTrouble);
  }

  /** Waits for the deeds under way. */
  settled(): Promise<void> {
    return this.#deeds.settled();
  }
}
