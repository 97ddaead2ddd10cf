import type { Seat } from '../engine/index.ts';
import type { Strength } from '../players/strengths.ts';
import type { SeatRecord } from '../store/store.ts';
import { ownedByPerson } from './owner.ts';
import { unchanged, type Deed, type Draft, type Press } from './deed.ts';
import type { TableRefusal } from './refusals.ts';
import { seatOf, type Table } from './table.ts';

/** Hands one's own seat to a player who is no person, until one wants it back. */
export function handOver(strength: Strength): Deed {
  return (table, press) => {
    const own = ownSeat(table, press);
    if ('why' in own) return own;
    if (own.ai !== null) return { why: 'held-by-ai' };
    return changed(table, own, { ai: strength }, 'handed-over');
  };
}

/** Takes one's own seat back. */
export const takeBack: Deed = (table, press) => {
  const own = ownSeat(table, press);
  if ('why' in own) return own;
  if (own.ai === null) return { why: 'holds-own-seat' };
  return changed(table, own, { ai: null }, 'handed-back');
};

/** Takes over, for whoever sits nowhere, a seat that belongs to no person: that one, or with `null` the first. */
export function takeOver(seat: Seat | null): Deed {
  return (table, press) => {
    if (table.record.status !== 'playing') return { why: 'not-playing' };
    const own = seatOf(table, press.person.id);
    if (own) return { why: 'already-seated', seat: own.seat };
    const held = table.record.seats.find((other) => !ownedByPerson(other) && (seat === null || other.seat === seat));
    if (!held) return seat === null ? { why: 'no-ai' } : { why: 'seat-taken' };
    // The interaction by which the seat was first taken stays: it is part of the seed.
    return changed(table, held, { player: press.person.id, name: press.person.name, ai: null }, 'taken-over');
  };
}

function ownSeat(table: Table, press: Press): SeatRecord | TableRefusal {
  if (table.record.status !== 'playing') return { why: 'not-playing' };
  const own = seatOf(table, press.person.id);
  if (!own) return { why: 'not-seated' };
  return own.conceded ? { why: 'gave-up' } : own;
}

/** Another player on a seat. Where it is another's now, who still has to agree to something is no longer who was asked. */
function changed(
  table: Table,
  held: SeatRecord,
  change: Partial<SeatRecord>,
  kind: 'handed-over' | 'handed-back' | 'taken-over',
): Draft {
  const seats = table.record.seats.map((other) => (other === held ? { ...held, ...change } : other));
  return {
    ...unchanged(table),
    record: { ...table.record, seats },
    proposal: kind === 'taken-over' ? null : table.proposal,
    line: { entry: { kind, seat: held.seat } },
  };
}
