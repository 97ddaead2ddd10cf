import type { Seat } from '../seat.ts';

/** All seats of a table of `count` in clockwise order, beginning with this one. */
export function clockwise(count: number, from: Seat): Seat[] {
  return Array.from({ length: count }, (_, i) => (from + i) % count);
}

/** The seat to the left: the next one clockwise. */
export function leftOf(count: number, seat: Seat): Seat {
  return (seat + 1) % count;
}

/** The seat to the right: the previous one clockwise. With two seats it is the opponent. */
export function rightOf(count: number, seat: Seat): Seat {
  return (seat + count - 1) % count;
}

/** Snake draft order: once round and back, so the last seat chooses twice in a row. */
export function snake(order: readonly Seat[]): Seat[] {
  return [...order, ...order.toReversed()];
}
