import type { AnyTactics } from './ai/tactics.ts';
import type { AnyFace } from './face/face.ts';
import type { AnyGame } from './game.ts';
import type { Seat } from './seat.ts';

/** A game with its texts and its AI players. */
export interface PlayableEntry {
  readonly game: AnyGame;
  readonly face: AnyFace;
  readonly tactics: AnyTactics;
}

/** Everything the bot needs to know about one game. */
export interface GameEntry extends PlayableEntry {
  /** Tables that a newcomer can start with one press. */
  readonly starts: readonly Start[];
  readonly pace: Pace;
  /** Collects figures over many games with this number of seats, for games whose balance is more than who won. */
  readonly figures?: (seats: number) => Figures;
  readonly proof: Proof;
}

/** What a newcomer asks before joining, each in a few words. */
export interface Pace {
  /** "about an hour, or a few days of short turns". */
  readonly length: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
}

/** A table set up for a newcomer, who gets the first free seat unless `seat` is set. */
export interface Start {
  readonly label: string;
  /** One sentence that helps to choose. */
  readonly hint: string;
  readonly ai: number;
  readonly seat?: Seat;
  /** Number of other human players. */
  readonly others?: number;
  /** Of the game's own options one that is not as usual. */
  readonly with?: { readonly key: string; readonly value: string };
}

/** Statistics over finished games. */
export interface Figures {
  /** Whether `note` counts such an event of a game; none if absent. Asked of each public event while the game is played. */
  counts?(event: unknown): boolean;
  /** Takes a finished game: its last state, and the events counted, in order. */
  note(state: unknown, events: readonly unknown[]): void;
  /** One line per figure; figures outside their expected range end with that range. */
  lines(): readonly string[];
}

/** What the tests need to know to prove the laws and whole games of this game. */
export interface Proof {
  /** The entries a game's log may have at most, undos included. */
  readonly maxSteps: number;
  /** Every id of the game's content, and how to see its use. */
  readonly content?: Content;
  /** Random games of the long proof, enough for all content to come up; 60 if absent. */
  readonly games?: number;
  /** Random games of the short proof, which has to be quick; 5 if absent. */
  readonly shortGames?: number;
  /** Choices that make a game short enough to be played to its end through the bot; the defaults if absent. */
  readonly brief?: Readonly<Record<string, string>>;
  /**
   * Content that is hidden at first, as players read its name, by its id in views and events. In whole games nobody may
   * read such a name before the rules let them know of it. Absent in a game without secrets of that kind.
   */
  readonly hiddenNames?: ReadonlyMap<string, string>;
}

export interface Content {
  readonly ids: readonly string[];
  /** Ids that only a long run must reach. */
  readonly rare?: readonly string[];
  /** The content a state shows in use. */
  inState?(state: unknown): readonly string[];
  /** The content an event shows in use. */
  inEvent?(event: unknown): readonly string[];
}
