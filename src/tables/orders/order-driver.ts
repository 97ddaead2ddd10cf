import { Heartbeat } from '../../background/heartbeat.ts';
import type { AutoAnswer } from '../../store/store.ts';
import type { Tables } from '../tables.ts';

/** Time between two ticks, in ms. */
const TICK_MS = 250;
/** Questions looked at in one tick. */
const AT_ONCE = 50;
/** How long a table is left alone after a failure, in ms. */
const REST_MS = 60_000;

/**
 * Answers questions in their players' place once they are due: by standing orders, or with the only possible answer. Each is
 * a row beside the table, written with the change that asks it, so a restart loses none and answers none twice.
 */
export class OrderDriver {
  readonly #tables: Tables;
  readonly #heartbeat: Heartbeat;
  readonly #onTrouble: (error: unknown) => void;
  readonly #busy = new Map<string, Promise<void>>();
  /** Tables left alone after a failure, until when. */
  readonly #rests = new Map<string, number>();

  constructor(tables: Tables, onTrouble: (error: unknown) => void = () => undefined) {
    this.#tables = tables;
    this.#onTrouble = onTrouble;
    this.#heartbeat = new Heartbeat(TICK_MS, () => this.tick(), onTrouble);
  }

  start(): void {
    this.#heartbeat.start();
  }

  async stop(): Promise<void> {
    this.#heartbeat.stop();
    await this.settled();
  }

  /** Answers what is due. */
  async tick(): Promise<void> {
    const now = this.#tables.now();
    for (const due of await this.#tables.orders.due(now, AT_ONCE)) {
      const { table } = due;
      if (this.#busy.has(table) || (this.#rests.get(table) ?? 0) > now) continue;
      this.#rests.delete(table);
      const work = this.#serve(due).finally(() => this.#busy.delete(table));
      this.#busy.set(table, work);
    }
  }

  /** Waits for the answers under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  async #serve(due: AutoAnswer): Promise<void> {
    try {
      await this.#tables.scheduler.turn();
      await this.#tables.answerInPlace(due);
    } catch (error) {
      this.#rests.set(due.table, this.#tables.now() + REST_MS);
      this.#onTrouble(error);
    }
  }
}
