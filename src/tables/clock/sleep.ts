import type { TableRecord } from '../../store/store.ts';
import { unchanged, type PlainCommand, type Transition } from '../commands/command.ts';
import { afterLobby } from '../commands/lobby.ts';
import { ownedByPerson } from '../owner.ts';
import type { Table } from '../table.ts';
import { IDLE } from './timing.ts';

/** The record after a change: a press at the table counts as a touch, and wakes it. */
export function touched(next: TableRecord, before: TableRecord, pressed: boolean, now: number): TableRecord {
  if (next.status !== 'lobby' && next.status !== 'playing') return { ...next, sleep: 'awake', sleepDue: null };
  if (!pressed) return next;
  const limit = now + IDLE[next.status];
  // While the table is awake its row is looked at when it was due anyway: most changes need not write the index.
  const isDueSoon = before.sleep !== 'awake' || next.sleepDue === null;
  return { ...next, touchedAt: now, sleep: 'awake', sleepDue: isDueSoon ? limit : next.sleepDue };
}

/** What becomes of a table that nobody may have touched for long; `null` where that is not due. */
export function sleepPassed(table: Table, now: number): Transition | null {
  const { record } = table;
  const { status, sleep, sleepDue, touchedAt } = record;
  if (sleepDue === null || sleepDue > now || (status !== 'lobby' && status !== 'playing')) return null;
  const next = unchanged(table);
  if (sleep === 'warned') return { ...next, record: { ...record, sleep: 'asleep', sleepDue: null } };
  const due = touchedAt + IDLE[status];
  if (due > now) return { ...next, record: { ...record, sleepDue: due } };
  const seats = record.seats.filter((held) => ownedByPerson(held) && !held.conceded).map(({ seat }) => seat);
  return {
    ...next,
    record: { ...record, sleep: 'warned', sleepDue: now + IDLE.warning },
    tells: { kind: 'idle', seats },
  };
}

/** A press that changes nothing but that the table was touched: it stays open, or wakes. */
export const keepOpen: PlainCommand = (table, press) => {
  const { status } = table.record;
  return status === 'lobby' || status === 'playing' ? unchanged(table) : afterLobby(table, press.person.id);
};

/** A table that was put away, awake again; `null` for any other. */
export function woken(table: Table, now: number): Transition | null {
  const { record } = table;
  return record.sleep === 'asleep' ? { ...unchanged(table), record: touched(record, record, true, now) } : null;
}
