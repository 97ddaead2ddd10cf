import { at, OWNERS, type Box, type Owner, type Piece, type Seat } from '#engine';
import { seatLetter } from '../words/words.ts';

/** How things of the game are drawn, the same in every picture. */

/** Seats are called after the colours of their pieces. */
export function ownerOf(seat: Seat): Owner {
  return at(OWNERS, seat);
}

/** A pirate, in its colour, shape and letter. */
export function pirate(seat: Seat, box: Box, look: Piece['look'] = 'full'): Piece {
  return { kind: 'piece', ...box, owner: ownerOf(seat), letter: seatLetter(seat), look };
}
