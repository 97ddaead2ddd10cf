import type { SeatRecord } from '../../store/store.ts';
import type { TableRefusal } from '../refusals.ts';
import { notPlaying } from '../role.ts';
import { seatOf, type Table } from '../table.ts';
import { unchanged, type Press, type TableEvent, type Transition } from './command.ts';

/** The presser's own seat in a game being played, or why they have none there. */
export function ownSeat(table: Table, press: Press): SeatRecord | TableRefusal {
  if (table.record.status !== 'playing') return notPlaying(table, press.person.id);
  const own = seatOf(table, press.person.id);
  if (!own) return { why: 'not-seated' };
  return own.conceded ? { why: 'gave-up' } : own;
}

/** The table with a change of one seat, and what the log says of it. */
export function withSeat(table: Table, held: SeatRecord, change: Partial<SeatRecord>, entry: TableEvent): Transition {
  const seats = table.record.seats.map((other) => (other === held ? { ...held, ...change } : other));
  return { ...unchanged(table), record: { ...table.record, seats }, line: { entry } };
}
