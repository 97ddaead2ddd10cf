import type { Change, TableRecord } from '../../src/store/store.ts';
import { readTableEvent } from '../../src/tables/index.ts';
import { LATE_MS, type Outage } from './outages.ts';

const DAY = 24 * 60 * 60_000;

/** How long nobody touches a table before its players are told, and how long after that it is put away, in ms. */
const LIMITS = { lobby: 7 * DAY, playing: 30 * DAY } as const;
const WARNING = 3 * DAY;

/** What went wrong with putting tables away, by kind. */
export type IdleWrong = 'put away late' | 'put away early' | 'put away unsaid' | 'changed asleep';

interface OpenTable {
  readonly status: keyof typeof LIMITS;
  /** When somebody last pressed anything there. */
  readonly touched: number;
  /** When its players were told that it will be put away. */
  readonly warned: number | null;
  readonly asleep: boolean;
}

/** Checks that the tables nobody touches are put away, each at its time and after a warning, and stay as they are until somebody comes. */
export class IdleInspector {
  readonly #tables = new Map<string, OpenTable>();
  readonly #outages: readonly Outage[];
  readonly #wrong: (kind: IdleWrong, what: string) => void;
  putAway = 0;
  woken = 0;

  constructor(outages: readonly Outage[], wrong: (kind: IdleWrong, what: string) => void) {
    this.#outages = outages;
    this.#wrong = wrong;
  }

  opened(table: TableRecord, now: number): void {
    this.#tables.set(table.id, { status: 'lobby', touched: now, warned: null, asleep: false });
  }

  /** A change as it is written, at that moment. */
  see({ table, interaction, notices, line }: Change, now: number): void {
    const { id, status, sleep } = table;
    const before = this.#tables.get(id);
    if (!before || (status !== 'lobby' && status !== 'playing')) {
      this.#tables.delete(id);
      return;
    }
    const wakes = before.asleep && sleep === 'awake';
    if (wakes) this.woken++;
    if (interaction !== null || wakes) {
      this.#tables.set(id, { status, touched: now, warned: null, asleep: false });
      return;
    }
    // A player who leaves the server offers their seat, also at a table that was put away.
    if (before.asleep && (line && readTableEvent(line))?.kind !== 'gone')
      this.#wrong('changed asleep', `${id}: revision ${String(table.revision)}`);
    const isNew = sleep !== 'awake' && (sleep === 'asleep' ? !before.asleep : before.warned === null);
    if (isNew) this.#inTime(id, dueOf(before), now);
    if (isNew && sleep === 'warned' && !notices.some(({ kind }) => kind === 'idle')) this.#wrong('put away unsaid', id);
    if (isNew && sleep === 'asleep') this.putAway++;
    const warned = isNew && sleep === 'warned' ? now : before.warned;
    this.#tables.set(id, { ...before, status, warned, asleep: sleep === 'asleep' });
  }

  /** What is due at the end must have come. */
  end(now: number): void {
    for (const [id, table] of this.#tables)
      if (!table.asleep && dueOf(table) < now - LATE_MS) this.#wrong('put away late', `${id}: nothing came`);
  }

  #inTime(id: string, due: number, now: number): void {
    const minutes = `${id}: ${((now - due) / 60_000).toFixed(1)} minutes after its time`;
    if (now < due) this.#wrong('put away early', minutes);
    const isAfterOutage = this.#outages.some(({ from, to }) => from <= due && due <= to && now <= to + LATE_MS);
    if (now > due + LATE_MS && !isAfterOutage) this.#wrong('put away late', minutes);
  }
}

/** When its players are told, or the table is put away. */
function dueOf({ status, touched, warned }: OpenTable): number {
  return warned === null ? touched + LIMITS[status] : warned + WARNING;
}
