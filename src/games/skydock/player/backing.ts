import type { Seat } from '../../../engine/seat.ts';
import { isMet } from '../backers.ts';
import { BACKER_TABLE, type BackerId, type Wish } from '../content/backers.ts';
import type { Deed } from '../content/deeds.ts';
import { at } from '../list.ts';
import type { Hand, Table } from '../state.ts';

/** What nobody can do twice in a round: a round gone by without it is lost for good. */
const ONCE_A_ROUND: readonly Deed[] = ['claim'];

/** How likely a round goes well in which it still has to be done: the rules of thumb did so in 8 rounds of 32 to 61 % of games. */
const GOES_WELL = 0.9;

/**
 * What a seat's backer counts for as things stand, in points: the whole support once the wish is met. Until then nothing,
 * since most wishes can be met as well later; but of one that asks for something round after round what is left to hope for.
 */
export function backing(table: Table, seat: Seat, hand: Pick<Hand, 'scheme' | 'loot'>, backer: BackerId): number {
  const { wish, support } = BACKER_TABLE[backer];
  return support * (isMet(table, seat, hand, backer) ? 1 : hope(table, seat, wish));
}

function hope({ first, launch, pirates }: Table, seat: Seat, wish: Wish): number {
  if (wish.looks !== 'deeds' || !wish.of.every((deed) => ONCE_A_ROUND.includes(deed))) return 0;
  const { deeds } = at(pirates, seat);
  const missing = (wish.least ?? 0) - wish.of.reduce((sum, deed) => sum + (deeds[deed] ?? 0), 0);
  const rounds = launch - Number(first.claimed);
  return missing > rounds ? 0 : GOES_WELL ** missing;
}
