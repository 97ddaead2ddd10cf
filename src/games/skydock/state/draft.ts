import { toAll, toOwner, type Addressed, type Rng, type Seat } from '#engine';
import type { Event } from './events.ts';
import type { Frame, NewFrame } from './frames.ts';
import { at, withAt } from './list.ts';
import type { Hand, Hidden, Pirate, State, Table } from './state.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A step being worked out. Table and hidden are copies whose fields may be set; what the fields hold is never changed,
 * only replaced.
 */
export interface Draft {
  readonly table: Writable<Table>;
  readonly hidden: Writable<Hidden>;
  readonly events: Addressed<Event>[];
  readonly rng: Rng;
  /** Whether anybody learned by it what was hidden from them. */
  reveals: boolean;
}

export function begin(state: State, rng: Rng): Draft {
  return { table: { ...state.table, shuffledIn: [] }, hidden: { ...state.hidden }, events: [], rng, reveals: false };
}

export function tell(draft: Draft, event: Event): void {
  draft.events.push(toAll(event));
}

/** Tells one seat something, and the others what they may know of it. */
export function tellOwner(draft: Draft, owner: Seat, event: Event, others: Event | null): void {
  draft.events.push(toOwner(owner, event, others));
}

export function pirateOf(draft: Draft, seat: Seat): Pirate {
  return at(draft.table.pirates, seat);
}

export function changePirate(draft: Draft, seat: Seat, changes: Partial<Pirate>): void {
  const { pirates } = draft.table;
  draft.table.pirates = withAt(pirates, seat, { ...at(pirates, seat), ...changes });
}

export function handOf(draft: Draft, seat: Seat): Hand {
  return at(draft.hidden.hands, seat);
}

export function changeHand(draft: Draft, seat: Seat, changes: Partial<Hand>): void {
  const { hands } = draft.hidden;
  draft.hidden.hands = withAt(hands, seat, { ...at(hands, seat), ...changes });
}

/** Begins something on top of what is being done. */
export function push(draft: Draft, frame: NewFrame): void {
  const no = draft.table.begun + 1;
  draft.table.begun = no;
  draft.table.stack = [...draft.table.stack, numbered(frame, no)];
}

function numbered(frame: NewFrame, no: number): Frame {
  return { ...frame, no };
}

/** Ends what is on top. */
export function pop(draft: Draft): void {
  draft.table.stack = draft.table.stack.slice(0, -1);
}

/** Puts a changed frame in the place of the one with its number. */
export function replace(draft: Draft, frame: Frame): void {
  draft.table.stack = draft.table.stack.map((other) => (other.no === frame.no ? frame : other));
}

/** All seats in clockwise order, beginning with this one. */
export function clockwise(table: Table, from: Seat): Seat[] {
  const count = table.pirates.length;
  return table.pirates.map((_, i) => (from + i) % count);
}
