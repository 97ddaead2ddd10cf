import type { Alarm, Store } from '../../store/store.ts';

/** Which tables' players who are no people are to be asked, and when. */
export class Alarms {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Milliseconds since 1970, by the clock of the tables. */
  now(): number {
    return this.#now();
  }

  /** Those whose time comes within that many ms. */
  due(limit: number, within: number): Promise<Alarm[]> {
    return this.#store.dueAlarms(this.#now() + within, limit);
  }

  isDue({ due }: Pick<Alarm, 'due'>): boolean {
    return due <= this.#now();
  }

  settle(alarm: Alarm): Promise<void> {
    return this.#store.settleAlarm(alarm);
  }

  /** Puts the alarm off by so many ms. */
  delay(alarm: Alarm, ms: number): Promise<void> {
    return this.#store.delayAlarm(alarm, this.#now() + ms);
  }
}
