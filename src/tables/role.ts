import type { Role, TableRefusal } from './refusals.ts';
import { seatOf, type Table } from './table.ts';

export function roleOf(table: Table, person: string): Role {
  const seat = seatOf(table, person);
  return seat === null ? 'stranger' : seat.conceded ? 'former' : 'player';
}

/** Why what belongs to a game being played cannot be done now; strangers to a lobby are told that they have no seat. */
export function notPlaying(table: Table, person: string): TableRefusal {
  const isStranger = table.record.status === 'lobby' && roleOf(table, person) === 'stranger';
  return { why: isStranger ? 'not-seated' : 'not-playing' };
}
