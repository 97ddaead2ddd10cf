import type { AnyGame, Answer, Decision, Game } from '../game.ts';
import type { Rng } from '../random.ts';
import type { Seat } from '../seat.ts';

/**
 * Plays one seat by what that seat sees and by its own open decisions, and by nothing else. What it answers is one of
 * the offered answers. `null` when it has nothing to say, which it never has while the game waits for it.
 */
export type Player<A, V> = (view: V, open: readonly Decision<A>[], rng: Rng) => Answer<A> | null;

/**
 * What a game brings for those who play it and are no people. Plain functions: no chance but `rng`, and nothing remembered
 * that could change an answer.
 */
export interface Tactics<S, A, V> {
  /** What such players are called; at least as many as the game has seats, all different, at most 24 characters. */
  readonly names: readonly string[];
  /** A quick player by rule of thumb. */
  thumb(...asked: Parameters<Player<A, V>>): ReturnType<Player<A, V>>;
  /**
   * Whether a player who thinks ahead has no use for an action: it leads out of a choice begun, or spares presses and does
   * nothing that other actions do not.
   */
  isNeedless(action: A): boolean;
  /**
   * The kind of a step. Rules of thumb weigh steps of one kind against each other better than those of different kinds:
   * whoever thinks ahead thinks about the best of each kind before the second best of any.
   */
  kindOf(action: A): string;
  /** Kinds of decisions whose worth shows long after what is played out in thought: they are left to the rules of thumb. */
  readonly unforeseen: readonly string[];
  /** How far the game has come, in whole parts; what is played out in thought ends with a part, or with the game. */
  clock(state: S): number;
  /** How many parts are played out in thought. */
  readonly horizon: number;
  /** How many such games are thought out for one answer: as many as make a player measurably better. */
  readonly iterations: number;
  /**
   * How good this seat's position is, from 0, a defeat, to 1, a victory; what an end nobody wins is worth, the game says.
   * It is asked about imagined states only.
   */
  prospects(state: S, seat: Seat): number;
}

/** Tactics whose types nobody here needs to know. */
export type AnyTactics = Tactics<unknown, unknown, unknown>;

/** A game with what those need who play it without being people. */
export interface Playable<S, A, V, E, O> {
  readonly game: Game<S, A, V, E, O>;
  readonly tactics: Tactics<S, A, V>;
}

/** A playable game whose types nobody here needs to know. */
export interface AnyPlayable {
  readonly game: AnyGame;
  readonly tactics: AnyTactics;
}
