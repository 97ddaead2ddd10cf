import type { Seat } from '#engine';
import type { Strength } from '../../ai/strengths.ts';
import type { SeatRecord } from '../../store/store.ts';
import { ownedByPerson, type Person } from '../owner.ts';
import { unchanged, type CommandResult, type PlainCommand } from './command.ts';
import { ownSeat, withSeat } from './own-seat.ts';
import { notPlaying } from '../role.ts';
import { holderOf, seatOf, type Table } from '../table.ts';

/** Hands the presser's seat to an AI player until they take it back. */
export function handOver(strength: Strength): PlainCommand {
  return (table, press) => {
    const own = ownSeat(table, press);
    if ('why' in own) return own;
    if (own.ai !== null) return { why: 'held-by-ai' };
    return withSeat(table, own, { ai: strength }, { kind: 'handed-over', seat: own.seat });
  };
}

/** Takes one's own seat back. */
export const takeBack: PlainCommand = (table, press) => {
  const own = ownSeat(table, press);
  if ('why' in own) return own;
  if (own.ai === null) return { why: 'holds-own-seat' };
  return withSeat(table, own, { ai: null }, { kind: 'handed-back', seat: own.seat });
};

/** The seats that belong to AI players. */
export function aiHolders({ record }: Pick<Table, 'record'>): SeatRecord[] {
  return record.seats.filter((held) => !ownedByPerson(held));
}

/**
 * A presser without a seat asks for one that belongs to an AI player. Everybody at the table has to agree, since the seat's
 * hand comes with it.
 */
export function askIn(seat: Seat): PlainCommand {
  return (table, press) => {
    if (table.record.status !== 'playing') return notPlaying(table, press.person.id);
    const own = seatOf(table, press.person.id);
    if (own) return { why: 'already-seated', seat: own.seat };
    const held = aiHolders(table).find((each) => each.seat === seat);
    if (!held) return { why: 'seat-taken' };
    if (table.proposal) return { why: 'proposal-stands' };
    const { person } = press;
    const made = table.record.revision + 1;
    return {
      ...unchanged(table),
      proposal: { kind: 'take-over', seat: held.seat, person, made, agreed: [] },
      line: { entry: { kind: 'asked-in', seat: held.seat, name: person.name } },
    };
  };
}

/** The seat is theirs from now on, as everybody has agreed. */
export function takenOver(table: Table, seat: Seat, { id, name }: Person): CommandResult {
  const held = holderOf(table, seat);
  if (!held || ownedByPerson(held) || seatOf(table, id)) return { why: 'no-proposal' };
  // The interaction by which the seat was first taken stays: it is part of the seed. And who was asked to agree to
  // something else is no longer everybody.
  const next = withSeat(table, held, { player: id, name, ai: null }, { kind: 'taken-over', seat, name });
  return { ...next, proposal: null };
}
