import type { Seat } from '#engine';
import { EVERYONE } from '../../store/store.ts';
import { withoutVoice } from '../clock/votes.ts';
import { withHost, type Person } from '../owner.ts';
import type { TableRefusal } from '../refusals.ts';
import { notPlaying } from '../role.ts';
import { holderOf, seatOf, type Table } from '../table.ts';
import type { PlainCommand, Transition } from './command.ts';
import { ownSeat, withSeat } from './own-seat.ts';

/**
 * Offers the presser's seat to one person, or with `null` to everyone. Until somebody takes it the presser plays on. An
 * offer replaces the one before.
 */
export function offer(to: Person | null): PlainCommand {
  return (table, press) => {
    const own = ownSeat(table, press);
    if ('why' in own) return own;
    const taker = to && seatOf(table, to.id);
    if (taker) return { why: 'already-seated', seat: taker.seat };
    const offered = to?.id ?? EVERYONE;
    if (own.offered === offered) return { why: 'already-offered' };
    return withSeat(table, own, { offered }, { kind: 'offered', seat: own.seat, ...(to && { name: to.name }) });
  };
}

/** Withdraws the offer of the presser's seat. */
export const withdrawOffer: PlainCommand = (table, press) => {
  const own = ownSeat(table, press);
  if ('why' in own) return own;
  if (own.offered === null) return { why: 'not-offered' };
  return withSeat(table, own, { offered: null }, { kind: 'kept', seat: own.seat });
};

/** Takes a seat that is offered to the presser or to everyone, with everything it knows. */
export function takeOffered(seat: Seat): PlainCommand {
  return (table, press) => {
    const { record } = table;
    if (record.status !== 'playing') return notPlaying(table, press.person.id);
    const own = seatOf(table, press.person.id);
    if (own) return { why: 'already-seated', seat: own.seat };
    const held = holderOf(table, seat);
    if (!held?.offered) return { why: 'not-offered' };
    if (held.offered !== EVERYONE && held.offered !== press.person.id)
      return { why: 'offered-to', player: held.offered };
    const { id: player, name } = press.person;
    const taken = withSeat(table, held, { player, name, ai: null, offered: null }, { kind: 'taken', seat, name });
    // Those who had to agree to a proposal are no longer the same.
    return { ...taken, proposal: withoutVoice(table.proposal, seat), record: withHost(taken.record) };
  };
}

/** Offers the seat of a player who has left the server to everyone; changes nothing where it is offered already. */
export function offerOfAbsent(player: string) {
  return (table: Table): Transition | TableRefusal => {
    const held = seatOf(table, player);
    if (table.record.status !== 'playing' || !held || held.conceded || held.offered === EVERYONE)
      return { why: 'not-playing' };
    return withSeat(table, held, { offered: EVERYONE }, { kind: 'gone', seat: held.seat });
  };
}
