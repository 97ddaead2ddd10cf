import type { AnyFace, AnyGame, AnyTactics, Proof } from '#engine';

/** A game to be proven, its face, how it is played without people, and what has to be known of it to do so. */
export interface Subject extends Proof {
  readonly game: AnyGame;
  readonly face?: AnyFace;
  readonly tactics?: AnyTactics;
}
