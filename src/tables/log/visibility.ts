import { eventsFor, type Addressed, type Entry, type Seat, type Viewer } from '#engine';
import type { Table } from '../table.ts';

/** A step of the match, and what happened in it. */
export interface Step {
  readonly entry: Entry<unknown>;
  readonly events: readonly Addressed<unknown>[];
}

/** Whether a viewer knows of that step: it is their own doing, or they are told of it. */
export function tellsOfStep({ face }: Table, { entry, events }: Step, viewer: Viewer): boolean {
  if (entry.seat === viewer || entry.kind === 'rewind') return true;
  if (entry.kind === 'undo') return entry.quiet !== true || entry.lost?.some((seat) => seat === viewer) === true;
  return eventsFor(events, viewer).some((event) => face.narrate(event) !== null);
}

/** Whether that step tells everybody that the seat has done something. */
export function isSeenToAct(table: Table, step: Step, seat: Seat): boolean {
  return step.entry.seat === seat && step.entry.kind !== 'rewind' && tellsOfStep(table, step, 'public');
}
