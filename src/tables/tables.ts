import { LRUCache } from 'lru-cache';
import { eventsFor, type GameEntry, type Position, type Seat } from '../engine/index.ts';
import type { Thought } from '../players/question.ts';
import type { Strength } from '../players/strengths.ts';
import { StoreError, type Change, type LogLine, type Store, type TableRecord } from '../store/store.ts';
import { addAi, removeAi, seatedAgain, seatedWithAi, setStrength } from './ai-lobby.ts';
import { askIn, handOver, takeBack } from './replace.ts';
import { Alarms } from './alarms.ts';
import { agree, askRewind, decline, end } from './consent.ts';
import { isRefusal, type Deed, type Draft, type Place, type Press } from './deed.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { begin, cancel, choose, join, leave, newTable } from './lobby.ts';
import { Outbox } from './outbox.ts';
import { pastOf, stateLeftBy, tellOfMatch, type PastEntry } from './past.ts';
import type { Done, TableRefusal } from './refusals.ts';
import { readEvents, readTable, written } from './stored.ts';
import { seatOf, type Table } from './table.ts';
import { abandonedSeat, act, answerAs, answerForAbandoned, concede, pass, undo, type PanelPress } from './turn.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly games: readonly GameEntry[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called after every change that leaves something to tell. */
  readonly onChange?: () => void;
}

/** Tables kept ready in memory; the others are a read away. */
const READY_TABLES = 500;
/** Under so many messages no board is left standing. */
const DEEP = 1_000_000;
/** Steps a panel may be behind; much must have happened since an older one. */
const MOST_MISSED = 100;

/**
 * Every table of the house. Deeds at one table happen one after the other, deeds at different tables side by side;
 * reading never waits. What a deed reported done is on disk.
 */
export class Tables {
  readonly games: readonly GameEntry[];
  readonly outbox: Outbox;
  readonly alarms: Alarms;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #onChange: () => void;
  readonly #ready = new LRUCache<string, Table>({ max: READY_TABLES });
  readonly #queues = new KeyedQueue();

  constructor({ store, games, now = Date.now, onChange = () => undefined }: TablesOptions) {
    this.#store = store;
    this.games = games;
    this.#now = now;
    this.#onChange = onChange;
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
      this.#ready.set(table.record.id, table);
      this.#onChange();
      return { ok: true, table, told: [] };
    }
    const standing = await this.tableIn(table.record.channel);
    if (result === 'duplicate' || !standing) return { ok: false, refusal: { why: 'duplicate' }, table: standing };
    return { ok: false, refusal: { why: 'occupied', table: standing }, table: standing };
  }

  join(id: string, press: Press, seat: Seat | null): Promise<Done> {
    return this.#do(id, press, join(seat));
  }

  leave(id: string, press: Press): Promise<Done> {
    return this.#do(id, press, leave);
  }

  choose(id: string, press: Press, key: string, value: string): Promise<Done> {
    return this.#do(id, press, choose(key, value));
  }

  start(id: string, press: Press): Promise<Done> {
    return this.#do(id, press, begin);
  }

  cancel(id: string, press: Press): Promise<Done> {
    return this.#do(id, press, cancel);
  }

  /** Answers a question with options of a panel, named by their ids. */
  act(id: string, press: Press, panel: PanelPress, optionIds: readonly string[]): Promise<Done> {
    return this.#doOnPanel(id, press, panel, (quietTo) => act(panel, optionIds, quietTo));
  }

  /** Answers a `pick` with nothing. */
  pass(id: string, press: Press, panel: PanelPress, decision: string): Promise<Done> {
    return this.#doOnPanel(id, press, panel, (quietTo) => pass(panel, decision, quietTo));
  }

  /** Takes the newest answer back; with a panel, only while it is up to date but for what others did in secret. */
  undo(id: string, press: Press, panel: PanelPress | null): Promise<Done> {
    if (!panel) return this.#do(id, press, undo(null));
    return this.#doOnPanel(id, press, panel, (quietTo) => undo(panel, quietTo));
  }

  concede(id: string, press: Press): Promise<Done> {
    return this.#do(id, press, concede);
  }

  /** Proposes to end without a result, or agrees to that. */
  end(id: string, press: Press): Promise<Done> {
    return this.#do(id, press, end);
  }

  /** Asks the others to take one's own newest answer back, with all that followed. */
  async askRewind(id: string, press: Press): Promise<Done> {
    return this.#doWithPast(id, press, askRewind);
  }

  /** Agrees to the proposal made at that revision. */
  async agree(id: string, press: Press, made: number): Promise<Done> {
    return this.#doWithPast(id, press, (past) => agree(past, made));
  }

  /** Declines the proposal made at that revision. */
  decline(id: string, press: Press, made: number): Promise<Done> {
    return this.#do(id, press, decline(made));
  }

  /** Brings a table to another channel of its server; anybody seated may, as long as no open table stands there. */
  async move(id: string, press: Press, place: Place): Promise<Done> {
    const standing = await this.tableIn(place.channel);
    const open = standing?.record.status === 'lobby' || standing?.record.status === 'playing';
    if (open && standing.record.id !== id)
      return { ok: false, refusal: { why: 'occupied', table: standing }, table: standing };
    return this.#do(id, press, (table) => {
      if (!seatOf(table, press.person.id)) return { why: 'not-seated' };
      if (table.record.guild !== place.guild) return { why: 'other-server' };
      return { ...table, record: { ...table.record, ...place }, line: null };
    });
  }

  async table(id: string): Promise<Table | null> {
    const record = await this.#store.table(id);
    return record && this.#keep(record);
  }

  /** The table's revision alone, for whoever waits for it to change; `null` where there is no such table. */
  revision(id: string): Promise<number | null> {
    return this.#store.revision(id);
  }

  /** The open table of a channel, else the one that ended there last. */
  async tableIn(channel: string): Promise<Table | null> {
    const record = await this.#store.tableIn(channel);
    return record && this.#keep(record);
  }

  /** Open tables of a guild, the one changed last first. */
  async tablesOf(query: { guild: string; player?: string; limit: number }): Promise<Table[]> {
    const records = await this.#store.tables(query);
    return records.flatMap((record) => {
      try {
        return this.#keep(record) ?? [];
      } catch (error) {
        // One table that cannot be read keeps nobody from the others.
        if (error instanceof StoreError) return [];
        throw error;
      }
    });
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
    return this.#do(id, press, addAi(strength, count));
  }

  removeAi(id: string, press: Press): Promise<Done> {
    return this.#do(id, press, removeAi);
  }

  setStrength(id: string, press: Press, strength: Strength): Promise<Done> {
    return this.#do(id, press, setStrength(strength));
  }

  /** Hands one's own seat to a player who is no person. */
  handOver(id: string, press: Press, strength: Strength): Promise<Done> {
    return this.#do(id, press, handOver(strength));
  }

  /** Takes one's own seat back. */
  takeBack(id: string, press: Press): Promise<Done> {
    return this.#do(id, press, takeBack);
  }

  /** Asks everybody for a seat that belongs to an AI player. */
  askIn(id: string, press: Press, seat: Seat | null): Promise<Done> {
    return this.#do(id, press, askIn(seat));
  }

  /** Gives what a player who is no person has thought of, unless its table has moved on. */
  answerFor(table: Table, { answer, why }: Thought): Promise<Done> {
    const { id, revision } = table.record;
    return this.#ofItself(id, answer ? answerAs(revision, answer, why) : () => ({ why: 'stale' }));
  }

  /** Has the board shown again where the table has gone on since that revision: the older one may have arrived last. */
  async refreshSince(id: string, revision: number): Promise<void> {
    const table = await this.table(id);
    if (table && table.record.revision !== revision) await this.#refresh(id);
  }

  async #refresh(id: string): Promise<void> {
    await this.#store.notify(id, [{ kind: 'board', revision: 0, seats: [] }]);
    this.#onChange();
  }

  /** Has the board posted anew at the bottom of its channel; the old one goes. */
  async repost(table: Table): Promise<void> {
    const { id } = table.record;
    await this.#store.bury(id, 'board', DEEP);
    await this.#refresh(id);
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

  /**
   * Goes on where an earlier process died between a press and what the rules answer for a seat that was given up. A table
   * that cannot be read is reported and keeps nobody from the others.
   */
  async resume(onTrouble: (error: StoreError) => void = () => undefined): Promise<void> {
    for (const id of await this.#store.playing())
      await this.#queues.run(id, async () => {
        try {
          const table = await this.table(id);
          if (table) await this.#answerForAbandoned(table);
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          onTrouble(error);
        }
      });
  }

  /** Waits for the deeds under way. */
  settled(): Promise<void> {
    return this.#queues.idle();
  }

  async #doWithPast(id: string, press: Press, deed: (past: readonly PastEntry[]) => Deed): Promise<Done> {
    return this.#queues.run(id, async () => this.#perform(id, press, deed(pastOf(await this.#store.log(id)))));
  }

  /** The deed is told up to which revision its seat knows of nothing since the panel was drawn. */
  async #doOnPanel(id: string, press: Press, panel: PanelPress, deed: (quietTo: number) => Deed): Promise<Done> {
    return this.#queues.run(id, async () => {
      const table = await this.table(id);
      const { revision } = table?.record ?? panel;
      const quiet = table !== null && (await this.#isQuietSince(table, panel));
      return this.#perform(id, press, deed(quiet ? revision : panel.revision));
    });
  }

  /** Whether the seat of a panel knows of nothing in the match since it was drawn. */
  async #isQuietSince(table: Table, { seat, revision }: PanelPress): Promise<boolean> {
    const behind = table.record.revision - revision;
    if (behind <= 0) return true;
    if (behind > MOST_MISSED) return false;
    const log = await this.#store.log(table.record.id, behind);
    return !tellOfMatch(
      table,
      log.filter((line) => line.revision > revision),
      seat,
    );
  }

  /** Something nobody pressed for. */
  #ofItself(id: string, deed: (table: Table) => Draft | TableRefusal): Promise<Done> {
    return this.#queues.run(id, async () => {
      const before = await this.table(id);
      if (!before) return { ok: false, refusal: { why: 'no-table' }, table: null };
      const draft = deed(before);
      if (isRefusal(draft)) return { ok: false, refusal: draft, table: before };
      const done = await this.#write(before, draft, null);
      return done.ok ? { ...done, table: await this.#answerForAbandoned(done.table) } : done;
    });
  }

  #do(id: string, press: Press, deed: Deed): Promise<Done> {
    return this.#queues.run(id, () => this.#perform(id, press, deed));
  }

  async #perform(id: string, press: Press, deed: Deed): Promise<Done> {
    const stored = await this.table(id);
    if (!stored) return { ok: false, refusal: { why: 'no-table' }, table: null };
    // An earlier process may have died before it could answer for a seat whose player gave up.
    const before = await this.#answerForAbandoned(stored);
    const draft = deed(before, press);
    if (isRefusal(draft)) return { ok: false, refusal: draft, table: before };
    const done = await this.#write(before, draft, press);
    return done.ok ? { ...done, table: await this.#answerForAbandoned(done.table, press) } : done;
  }

  /** `by`: whose press led to this; they are at the table already and called to nothing. */
  async #write(before: Table, draft: Draft, press: Press | null, by = press): Promise<Done> {
    const { table, change } = written(before, draft, { press, by }, this.#now());
    const committed = await this.#store.commit(change);
    if (committed === 'done') {
      this.#ready.set(table.record.id, table);
      this.#onChange();
      const takenBack = draft.line && 'takenBack' in draft.line ? draft.line.takenBack : undefined;
      return { ok: true, table, told: toldTo(table, change, press), ...(takenBack && { takenBack }) };
    }
    // Another process has written meanwhile, or this press came twice: what stands in the store is the truth.
    return { ok: false, refusal: { why: committed }, table: await this.table(before.record.id) };
  }

  /**
   * While the game waits for a seat whose player gave up, the rules' own answer is given for it. What cannot be written
   * now is written when somebody comes to the table next; it takes nothing from what counted before.
   */
  async #answerForAbandoned(table: Table, by: Press | null = null): Promise<Table> {
    let now = table;
    while (abandonedSeat(now) !== null) {
      const draft = answerForAbandoned(now);
      if (isRefusal(draft)) break;
      const done = await this.#write(now, draft, null, by).catch((error: unknown) => {
        if (error instanceof StoreError) return null;
        throw error;
      });
      if (!done?.ok) break;
      now = done.table;
    }
    return now;
  }

  #keep(record: TableRecord): Table | null {
    const ready = this.#ready.get(record.id);
    if (ready?.record.revision === record.revision) return ready;
    const entry = this.games.find(({ game }) => game.id === record.game);
    if (!entry) return null;
    const table = readable(record, entry);
    this.#ready.set(record.id, table);
    return table;
  }
}

/** The table ready for use; a StoreError when what is stored is not what was once written. */
function readable(record: TableRecord, entry: GameEntry): Table {
  try {
    return readTable(record, entry);
  } catch (cause) {
    throw new StoreError('damaged', `The table ${record.id} cannot be read; it is left as it is.`, { cause });
  }
}

/** What the presser is told of what just happened. */
function toldTo(table: Table, change: Change, press: Press | null): unknown[] {
  const seat = press && seatOf(table, press.person.id);
  return change.line && seat ? eventsFor(readEvents(change.line), seat.seat) : [];
}
