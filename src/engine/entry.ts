import type { AnyTactics } from './ai/tactics.ts';
import type { AnyFace } from './face/face.ts';
import type { AnyGame } from './game.ts';
import type { Seat } from './seat.ts';

/** A game that can be played, by people and without them: its rules, the face they wear, its tactics. */
export interface PlayableEntry {
  readonly game: AnyGame;
  readonly face: AnyFace;
  readonly tactics: AnyTactics;
}

/** One game of the house, with all that others need to know of it. */
export interface GameEntry extends PlayableEntry {
  /** What a newcomer may start with one press. */
  readonly starts: readonly Start[];
  /** Figures of many games among equal players with this many seats, where balance has more to it than who won. */
  readonly figures?: (seats: number) => Figures;
  readonly proof: Proof;
}

/** A table set up for a newcomer, who has the first seat left unless another is named. */
export interface Start {
  readonly label: string;
  /** One sentence for somebody choosing. */
  readonly hint: string;
  readonly ai: number;
  readonly seat?: Seat;
  /** People beside the newcomer. */
  readonly others?: number;
}

/** What finished games add up to. */
export interface Figures {
  note(state: unknown): void;
  /** One line a figure; those out of band end with their band. */
  lines(): readonly string[];
}

/** What has to be known of a game to prove that it keeps the laws. */
export interface Proof {
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
