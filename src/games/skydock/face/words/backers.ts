import { at, type Seat } from '#engine';
import { BACKER_TABLE, type BackerId } from '../../content/backers.ts';
import { progressOf, type Progress } from '../../end-of-game/backers.ts';
import type { Hand, Table } from '../../state/state.ts';

/** How far what a backer counts has come: "4 of 8" and "1 of 4"; empty where it counts nothing. */
export function wishCounts(table: Table, seat: Seat, hand: Hand, backer: BackerId): string[] {
  return progressOf(at(table.pirates, seat), hand, BACKER_TABLE[backer].wish).map(countText);
}

/** "2 of 4", or "1 of at most 2". */
function countText({ so, least, most }: Progress): string {
  return most === undefined ? `${Math.min(so, least ?? 0)} of ${least ?? 0}` : `${so} of at most ${most}`;
}
