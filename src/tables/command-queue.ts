import { eventsFor } from '#engine';
import { StoreError, type Store } from '../store/store.ts';
import { isRefusal, type Deed, type Draft, type Press } from './commands/command.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { pastOf, tellOfMatch, type PastEntry } from './log/past.ts';
import type { ReadyTables } from './table-cache.ts';
import type { Done, TableRefusal } from './refusals.ts';
import { written } from './stored.ts';
import { seatOf, type Table } from './table.ts';
import { abandonedSeat, answerForAbandoned, type PanelPress } from './commands/turn.ts';

/** Lines of the log a panel may be behind; much must have happened since an older one. */
const MOST_MISSED = 100;

export interface DeedsOptions {
  readonly store: Store;
  readonly ready: ReadyTables;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called after every change that leaves something to tell. */
  readonly onChange: () => void;
}

/**
 * Does deeds at tables: those at one table one after the other, those at different tables side by side. What was reported
 * done is on disk.
 */
export class Deeds {
  readonly #store: Store;
  readonly #ready: ReadyTables;
  readonly #now: () => number;
  readonly #onChange: () => void;
  readonly #queues = new KeyedQueue();

  constructor({ store, ready, now, onChange }: DeedsOptions) {
    this.#store = store;
    this.#ready = ready;
    this.#now = now;
    this.#onChange = onChange;
  }

  do(id: string, press: Press, deed: Deed): Promise<Done> {
    return this.#queues.run(id, () => this.#perform(id, press, deed));
  }

  /** The deed is told what happened at the table so far. */
  doWithPast(id: string, press: Press, deed: (past: readonly PastEntry[]) => Deed): Promise<Done> {
    return this.#queues.run(id, async () => this.#perform(id, press, deed(pastOf(await this.#store.log(id)))));
  }

  /** The deed is told up to which revision its seat knows of nothing since the panel was drawn. */
  doOnPanel(id: string, press: Press, panel: PanelPress, deed: (quietTo: number) => Deed): Promise<Done> {
    return this.#queues.run(id, async () => {
      const table = await this.#ready.table(id);
      const { revision } = table?.record ?? panel;
      const quiet = table !== null && (await this.#isQuietSince(table, panel));
      return this.#perform(id, press, deed(quiet ? revision : panel.revision));
    });
  }

  /** Something nobody pressed for. */
  doOfItself(id: string, deed: (table: Table) => Draft | TableRefusal): Promise<Done> {
    return this.#queues.run(id, async () => {
      const before = await this.#ready.table(id);
      if (!before) return { ok: false, refusal: { why: 'no-table' }, table: null };
      const draft = deed(before);
      if (isRefusal(draft)) return { ok: false, refusal: draft, table: before };
      const done = await this.#write(before, draft, null);
      return done.ok ? { ...done, table: await this.#answerForAbandoned(done.table) } : done;
    });
  }

  /**
   * Goes on where an earlier process died between a press and what the rules answer for a seat that was given up. A table
   * that cannot be read is reported and keeps nobody from the others.
   */
  async resume(onTrouble: (error: StoreError) => void): Promise<void> {
    for (const id of await this.#store.playingConceded())
      await this.#queues.run(id, async () => {
        try {
          const table = await this.#ready.table(id);
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

  /** Whether the seat of a panel knows of nothing in the match since it was drawn. */
  async #isQuietSince(table: Table, { seat, revision }: PanelPress): Promise<boolean> {
    const behind = table.record.revision - revision;
    if (behind <= 0) return true;
    // What it did itself may have left the log; what it is asked is asked since then.
    if ((table.record.match?.since[seat] ?? 0) > revision) return false;
    const log = await this.#store.log(table.record.id, Math.min(behind, MOST_MISSED));
    const missed = log.filter((line) => line.revision > revision);
    return missed.length < MOST_MISSED && !tellOfMatch(table, missed, seat);
  }

  async #perform(id: string, press: Press, deed: Deed): Promise<Done> {
    const stored = await this.#ready.table(id);
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
      this.#ready.put(table);
      this.#onChange();
      const takenBack = draft.line && 'takenBack' in draft.line ? draft.line.takenBack : undefined;
      return { ok: true, table, told: toldTo(table, draft, press), ...(takenBack && { takenBack }) };
    }
    // Another process has written meanwhile, or this press came twice: what stands in the store is the truth.
    return { ok: false, refusal: { why: committed }, table: await this.#ready.table(before.record.id) };
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
}

/** What the presser is told of what just happened. */
function toldTo(table: Table, { line }: Draft, press: Press | null): unknown[] {
  const seat = press && seatOf(table, press.person.id);
  return seat && line && 'events' in line ? eventsFor(line.events, seat.seat) : [];
}
