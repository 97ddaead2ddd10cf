import { Heartbeat } from '../../background/heartbeat.ts';
import type { Tables } from '../tables.ts';

/** Time between two ticks, in ms: reminders and time-outs come that much late at most. */
const TICK_MS = 5_000;
/** Tables looked at in one tick. */
const AT_ONCE = 50;
/** How long a table is left alone after a failure, in ms. */
const REST_MS = 60_000;

export interface ClockDriverOptions {
  readonly tables: Tables;
  /** Told of what went wrong at a table; it is tried again. */
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * The heartbeat of the clocks: it looks for tables where a reminder, a time-out or the end of a long silence is due, and
 * has the tables do it, longest due first. When something is due is a row written with the change that led to it, so a
 * restart loses nothing and does nothing twice.
 */
export class ClockDriver {
  readonly #tables: Tables;
  readonly #heartbeat: Heartbeat;
  readonly #onTrouble: (error: unknown) => void;
  /** Tables left alone after a failure, until then. */
  readonly #rests = new Map<string, number>();
  #ticking: Promise<void> | null = null;

  constructor({ tables, onTrouble = () => undefined }: ClockDriverOptions) {
    this.#tables = tables;
    this.#onTrouble = onTrouble;
    this.#heartbeat = new Heartbeat(TICK_MS, () => this.tick(), onTrouble);
  }

  start(): void {
    this.#heartbeat.start();
  }

  /** Looks at no table any more, and waits for the one at hand. */
  async stop(): Promise<void> {
    this.#heartbeat.stop();
    await this.#ticking?.catch(this.#onTrouble);
  }

  /** Does what is due now; a tick under way is waited for instead of another one. */
  tick(): Promise<void> {
    this.#ticking ??= this.#once().finally(() => {
      this.#ticking = null;
    });
    return this.#ticking;
  }

  async #once(): Promise<void> {
    const { now, due, scheduler } = this.#tables;
    const resting = this.#rests.size;
    for (const { table, due: since } of await due.dueTables(now(), AT_ONCE + resting)) {
      if ((this.#rests.get(table) ?? 0) > now()) continue;
      // What comes late because it failed before tells of no outage.
      const isRetry = this.#rests.delete(table);
      await scheduler.turn();
      try {
        if (!isRetry) this.#tables.catchUp.found(since, now());
        await this.#tables.timePassed(table);
      } catch (error) {
        this.#rests.set(table, now() + REST_MS);
        this.#onTrouble(error);
      }
    }
  }
}
