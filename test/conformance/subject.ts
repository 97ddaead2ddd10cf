import type { AnyFace, AnyGame, AnyTactics } from '#engine';

/** A game to be proven, its face, how it is played without people, and what has to be known of it to do so. */
export interface Subject extends Knowledge {
  readonly game: AnyGame;
  readonly face?: AnyFace;
  readonly tactics?: AnyTactics;
}

export interface Knowledge {
  /** The entries a game's log may have at most, undos included. */
  readonly maxSteps: number;
  /** Every id of the game's content, and where its use shows. */
  readonly content?: Content;
}

export interface Content {
  readonly ids: readonly string[];
  /** Those of them that only a long run has to come to. */
  readonly rare?: readonly string[];
  /** The content a state shows in use. */
  inState?(state: unknown): readonly string[];
  /** The content an event shows in use. */
  inEvent?(event: unknown): readonly string[];
}
