import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ordersOf, type Seat } from '#engine';
import type { AutoAnswer, OrdersRecord, Store } from '../../store/store.ts';
import type { Press } from '../commands/command.ts';
import { ownSeat } from '../commands/own-seat.ts';
import { isRefusal } from '../commands/command.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import type { InPlace } from '../owner.ts';
import { answerInPlace, autoAnswersTo, ASK, needsNoPing, type SeatOrders } from './auto-answers.ts';

/** Tables whose orders are kept in memory. */
const CACHED_TABLES = 2000;

const chosenShape = z.record(z.string(), z.string());

/** What a player chooses for their seat. */
export interface OrderChoice {
  readonly seat: Seat;
  readonly key: string;
  readonly value: string;
}

type OrdersStore = Pick<Store, 'orders' | 'saveOrders' | 'dueAutoAnswers'>;

/** The standing orders of all seats. Each player sees and sets their own alone; setting one is no change of the table. */
export class Orders {
  readonly #store: OrdersStore;
  readonly #now: () => number;
  readonly #cached = new LRUCache<string, readonly SeatOrders[]>({ max: CACHED_TABLES });

  constructor(store: OrdersStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The orders of every seat of a table; none for a game without orders. */
  async of({ game, record }: Table): Promise<readonly SeatOrders[]> {
    if (!game.orders) return [];
    const cached = this.#cached.get(record.id);
    if (cached) return cached;
    const read = (await this.#store.orders(record.id)).map(({ seat, player, chosen }) => ({
      seat,
      player,
      chosen: chosenShape.catch({}).parse(chosen),
    }));
    this.#cached.set(record.id, read);
    return read;
  }

  /** Sets one order of the presser's seat. Questions open now are answered by it as well. */
  async set(table: Table, press: Press, { seat, key, value }: OrderChoice): Promise<TableRefusal | null> {
    const own = ownSeat(table, press);
    if (isRefusal(own)) return own;
    if (own.seat !== seat) return { why: 'not-your-seat', seat };
    if (own.ai !== null) return { why: 'held-by-ai' };
    const order = ordersOf(table.game, seat).find((each) => each.key === key);
    if (!order?.values.includes(value)) return { why: 'no-such-order' };
    const all = await this.of(table);
    const isOwn = (each: SeatOrders) => each.seat === seat && each.player === own.player;
    const others = Object.entries(all.find(isOwn)?.chosen ?? {}).filter(([known]) => known !== key);
    const chosen = Object.fromEntries(value === ASK ? others : [...others, [key, value]]);
    const next = [...all.filter((each) => !isOwn(each)), { seat, player: own.player, chosen }];
    const record: OrdersRecord = { table: table.record.id, seat, player: own.player, chosen };
    const due = autoAnswersTo(
      table,
      next,
      this.#now(),
      (decision) => decision.seat === seat && order.kinds.includes(decision.kind),
    );
    await this.#store.saveOrders(record, due);
    this.#cached.set(table.record.id, next);
    return null;
  }

  /** How each open question of a seat is about to be answered in its player's place, by the id of the decision. */
  async answersInPlace(table: Table, seat: Seat): Promise<ReadonlyMap<string, InPlace>> {
    const orders = await this.of(table);
    const own = table.play?.open.filter((decision) => decision.seat === seat) ?? [];
    return new Map(
      own.flatMap((decision) => {
        const found = answerInPlace(table, decision, orders);
        return found ? [[decision.id, found.by] as const] : [];
      }),
    );
  }

  /** The seats whose players are pinged for nothing: their orders answer. */
  async sparedFromPings(table: Table): Promise<readonly Seat[]> {
    const orders = await this.of(table);
    return table.record.seats.map(({ seat }) => seat).filter((seat) => needsNoPing(table, seat, orders));
  }

  /** Questions that are due to be answered in their player's place, longest wait first. */
  due(now: number, limit: number): Promise<AutoAnswer[]> {
    return this.#store.dueAutoAnswers(now, limit);
  }
}
