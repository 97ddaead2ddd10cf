import type { AnyGame, Answer, Decision, Game } from '../game.ts';
import type { Rng } from '../random.ts';
import type { Seat } from '../seat.ts';

/**
 * Plays one seat, given only that seat's view and its open decisions. Returns one of the offered answers, or `null` to
 * say nothing, which it may not do while one of its decisions is required or called.
 */
export type Player<A, V> = (view: V, open: readonly Decision<A>[], rng: Rng) => Answer<A> | null;

/** What a game provides for AI players. Pure functions: no randomness but `rng`, no memory that could change an answer. */
export interface Tactics<S, A, V> {
  /** Names of AI players: at least one per seat, all different, at most 24 characters. */
  readonly names: readonly string[];
  /** A quick player without search. */
  heuristic(...asked: Parameters<Player<A, V>>): ReturnType<Player<A, V>>;
  /**
   * Whether search skips one of these options: it leaves a half-made choice, only saves presses compared with other
   * options, or wastes what another option keeps.
   */
  isPointless(action: A, view: V, options: readonly A[]): boolean;
  /**
   * The kind of an action. Heuristics compare actions of one kind better than actions of different kinds, so search tries
   * the best of each kind before the second best of any.
   */
  kindOf(action: A): string;
  /** Kinds of decisions whose value shows only beyond the search depth: the heuristic makes them. */
  readonly heuristicOnly: readonly string[];
  /** How far the game has come, in whole parts (rounds, turns). Simulations end with a part or with the game. */
  progress(state: S): number;
  /** The length of a simulation, in the parts that `progress` counts. */
  readonly depth: number;
  /** Simulated games per answer: as many as make a player measurably better. */
  readonly iterations: number;
  /**
   * The value of a position for a seat, from 0 (defeat) to 1 (victory). The game decides the value of a shared defeat.
   * Called only with resampled states.
   */
  evaluate(state: S, seat: Seat): number;
}

/** Tactics with their types erased. */
export type AnyTactics = Tactics<unknown, unknown, unknown>;

/** A game and its tactics. */
export interface Playable<S, A, V, E, O> {
  readonly game: Game<S, A, V, E, O>;
  readonly tactics: Tactics<S, A, V>;
}

/** A playable game with its types erased. */
export interface AnyPlayable {
  readonly game: AnyGame;
  readonly tactics: AnyTactics;
}
