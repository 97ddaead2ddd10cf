import {
  at,
  clockwise as clockwiseFrom,
  draftOf,
  pop as popFrame,
  push as pushFrame,
  replace as replaceFrame,
  withAt,
  type Draft as KitDraft,
  type OfKind,
  type Rng,
  type Seat,
  type Writable,
} from '#engine';
import type { Event } from './events.ts';
import type { Frame, Frames } from './frames.ts';
import type { Hand, Hidden, Pirate, State, Table } from './state.ts';

/** A step in progress: copies of both parts of the state, whose fields can be assigned. */
export interface Draft extends KitDraft<Event> {
  readonly table: Writable<Table>;
  readonly hidden: Writable<Hidden>;
}

export function begin({ table, hidden }: State, rng: Rng): Draft {
  return draftOf({ table: { ...table, shuffledIn: [] }, hidden: { ...hidden } }, rng);
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

/** Pushes a frame onto the stack. */
export function push(draft: Draft, frame: OfKind<Frames>): void {
  pushFrame(draft.table, frame);
}

/** Removes the top frame. */
export function pop(draft: Draft): void {
  popFrame(draft.table);
}

/** Replaces the frame with the same number. */
export function replace(draft: Draft, frame: Frame): void {
  replaceFrame(draft.table, frame);
}

/** All seats clockwise, starting with this one. */
export function clockwise(table: Table, from: Seat): Seat[] {
  return clockwiseFrom(table.pirates.length, from);
}
