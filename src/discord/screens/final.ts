import { seats, type FinalFace } from '#engine';
import type { Table } from '../../tables/index.ts';

/** The match of a finished game with everything uncovered; `null` while the game is played, or when there was none. */
export function finalOf({ face, game, play, record }: Table): FinalFace<unknown> | null {
  if (!play || record.status !== 'finished') return null;
  return face.final(seats(play.match.seats).map((seat) => game.view(play.match.state, seat)));
}
