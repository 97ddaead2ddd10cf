import { StoreError, type Store, type TableRecord } from '../store/store.ts';
import { comeBack } from './clock/come-back.ts';
import {
  isRefusal,
  type CommandResult,
  type PanelPress,
  type Press,
  type TableCommand,
  type Transition,
} from './commands/command.ts';
import { abandonedSeat, answerForAbandoned } from './commands/turn.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { tellOfMatch } from './log/past.ts';
import { MOST_MISSED, type Positions } from './log/positions.ts';
import type { Steps } from './log/steps.ts';
import type { Orders } from './orders/orders.ts';
import { withoutExpired } from './owner.ts';
import type { People } from './people/people.ts';
import type { Done } from './refusals.ts';
import { settingsOf, timingOf } from './settings.ts';
import { eventsOf, ownAnswers, written, type Moment } from './stored.ts';
import type { TableCache } from './table-cache.ts';
import type { Table } from './table.ts';

/** What changes are made with. */
export interface ChangesOptions {
  readonly store: Store;
  readonly cache: TableCache;
  readonly positions: Positions;
  readonly people: People;
  readonly orders: Orders;
  readonly steps: Pick<Steps, 'keepUp' | 'settled'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called after every change that leaves something to tell. */
  readonly onChange: () => void;
}

/**
 * The one way in which a table changes: its earlier changes are written first, the press counts once, and what is reported
 * done is on disk. Changes of different tables are made side by side.
 */
export class Changes {
  readonly #store: Store;
  readonly #cache: TableCache;
  readonly #positions: Positions;
  readonly #people: People;
  readonly #orders: Orders;
  readonly #steps: ChangesOptions['steps'];
  readonly #now: () => number;
  readonly #onChange: () => void;
  readonly #queues = new KeyedQueue();

  constructor({ store, cache, positions, people, orders, steps, now, onChange }: ChangesOptions) {
    this.#store = store;
    this.#cache = cache;
    this.#positions = positions;
    this.#people = people;
    this.#orders = orders;
    this.#steps = steps;
    this.#now = now;
    this.#onChange = onChange;
  }

  /** Does one thing at a table. */
  do(id: string, press: Press, command: TableCommand): Promise<Done> {
    return this.make(id, press, (table) => this.#run(command, table, press));
  }

  /** Does something with a table between two changes of it. */
  between<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    return this.#queues.run(id, work);
  }

  /** Waits for the changes under way. */
  async settled(): Promise<void> {
    await this.#queues.idle();
    await this.#steps.settled();
  }

  /** Changes a table once its earlier changes are written; `press` is `null` where nobody's press is the cause. */
  make(id: string, press: Press | null, run: (table: Table) => CommandResult | Promise<CommandResult>): Promise<Done> {
    return this.#queues.run(id, async () => {
      const stored = await this.#cache.table(id);
      if (!stored) return { ok: false, refusal: { why: 'no-table' }, table: null };
      const record = withoutExpired(stored.record, this.#now());
      // An earlier process may have died before it could answer for a seat whose player gave up.
      const before = await this.answerForAbandoned(record === stored.record ? stored : { ...stored, record });
      const result = comeBack(before, await run(before), press);
      if (isRefusal(result)) return { ok: false, refusal: result, table: before };
      const done = await this.#write(before, result, press);
      return done.ok ? { ...done, table: await this.answerForAbandoned(done.table, press) } : done;
    });
  }

  async #run(command: TableCommand, table: Table, press: Press): Promise<CommandResult> {
    if (typeof command === 'function') return command(table, press);
    if (command.needs === 'keepsakes') return command.run(table, press, this.#store);
    if (command.needs === 'positions') return command.run(table, press, this.#positions);
    return command.run(table, press, await this.#unseenTo(table, command.panel));
  }

  /** Up to which revision the seat of a panel knows of nothing in the match since it was drawn. */
  async #unseenTo(table: Table, { seat, revision }: PanelPress): Promise<number> {
    const { record } = table;
    const behind = record.revision - revision;
    if (behind <= 0) return record.revision;
    // What it did itself may have left the log; what it is asked is asked since then.
    if ((record.match?.since[seat] ?? 0) > revision) return revision;
    const log = await this.#store.log(record.id, Math.min(behind, MOST_MISSED));
    const missed = log.filter((line) => line.revision > revision);
    return missed.length >= MOST_MISSED || tellOfMatch(table, missed, seat) ? revision : record.revision;
  }

  /** Now, and when the people of a table with a clock are there; without one nobody asks. */
  async moment(record: TableRecord): Promise<Moment> {
    const players = timingOf(settingsOf(record)) ? record.seats.map(({ player }) => player) : [];
    return { now: this.#now(), times: await this.#people.activeTimes(players) };
  }

  /** `by`: whose press led to this; they are at the table already and called to nothing. */
  async #write(before: Table, next: Transition, press: Press | null, by = press): Promise<Done> {
    const orders = await this.#orders.of(before);
    const moment = await this.moment(next.record);
    const { table, change } = written(before, next, { press, by, orders }, moment);
    const committed = await this.#store.commit(change);
    if (committed === 'done') {
      this.#cache.put(table);
      this.#steps.keepUp(table);
      this.#onChange();
      return { ok: true, table, events: eventsOf(table, next, press), ...ownAnswers(before, next, press) };
    }
    // Another process has written meanwhile, or this press came twice: what stands in the store is the truth.
    return { ok: false, refusal: { why: committed }, table: await this.#cache.table(before.record.id) };
  }

  /**
   * While the game waits for a seat whose player gave up, the rules' own answer is given for it. What cannot be written
   * now is written when somebody comes to the table next; it takes nothing from what counted before.
   */
  async answerForAbandoned(table: Table, by: Press | null = null): Promise<Table> {
    let now = table;
    while (abandonedSeat(now) !== null) {
      const next = answerForAbandoned(now);
      if (isRefusal(next)) break;
      const done = await this.#write(now, next, null, by).catch((error: unknown) => {
        if (error instanceof StoreError) return null;
        throw error;
      });
      if (!done?.ok) break;
      now = done.table;
    }
    return now;
  }
}
