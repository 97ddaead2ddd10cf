import type { Addressed } from './events.ts';
import type { Keepsake } from './keepsake.ts';
import type { Rng } from './random.ts';
import type { Seat, Viewer } from './seat.ts';

/*
 * The thirteen laws. `test/conformance` proves them for every game.
 *
 *  1. One gate: an answer counts only if it equals an offered option of an open decision of that seat.
 *  2. Decisions are data: nested rules lie on a stack of plain frames in the state; simultaneous choices stay sealed until all are in.
 *  3. Asking does not leak: a seat's options follow from what that seat sees; which seat is asked follows from public facts.
 *  4. Small steps: a large choice is asked in several small ones.
 *  5. Randomness belongs to the match: it comes from the game's secret seed and the step's number, and is part of no view.
 *  6. Events are typed and addressed: a private event for its owner stands beside the public one for all others.
 *  7. Hidden is proven: in a state resampled for a viewer, that viewer has the same view, decisions and events.
 *  8. A seat can undo its answers until something random, a revealed secret or another seat comes in between.
 *  9. Replay: rules number, seed, options, keepsakes brought and actions give the same state at every step.
 * 10. JSON in, JSON out: a state survives a round trip, is never changed in place and has at most 32 KB.
 * 11. No dead ends: every game ends within a stated number of steps, and all of its content is used.
 * 12. Old games live on: a change of a state's shape brings a migration, a change of behaviour raises `rules`.
 * 13. Offers reveal nothing: a seat's secrets change its options only in the kinds of decision listed in `privateOptions`.
 */

/**
 * One rule set. All functions are pure: no clock, no randomness but `rng`, no memory.
 * `S` state · `A` action · `V` view · `E` event · `O` options · `K` keepsake; all of them plain JSON.
 */
export interface Game<S, A, V, E, O, K = unknown> {
  /** Permanent, lower case with hyphens: stored with every game ever played. */
  readonly id: string;
  /** Raised whenever the same answers lead to another state than before (Law 12). */
  readonly rules: number;
  /** Fewest and most seats. */
  readonly seats: readonly [min: number, max: number];
  /** The ids of the sides, in seat order; `null` when all seats are alike. */
  readonly sides: readonly string[] | null;
  /** Whether the game uses randomness. Without it no dice are sealed. */
  readonly dice: boolean;
  /** Choices of the lobby; the first value of each is the default. */
  readonly choices: readonly Choice[];
  /** Options from stored JSON; a missing one takes its default. `null` when they are not valid. */
  readOptions(raw: unknown): O | null;
  /** `brought` has what each seat brings along, `null` for nothing; absent where nobody brings anything. */
  setup(seats: number, options: O, rng: Rng, brought?: readonly (K | null)[]): S;
  /** What its players take from one match to the next; absent in games that leave nothing behind. */
  readonly keepsake?: Keepsake<S, K>;
  /** Kinds of decision whose options may depend on the seat's own secrets, each with the reason (Law 13). */
  readonly privateOptions: Readonly<Record<string, string>>;
  /** What a seat can have answered in its place. */
  readonly orders?: readonly StandingOrder<V, A>[];
  /** Every open decision with every legal answer, in a stable order (Laws 1–3). Empty only when the game is over. */
  decisions(state: S): readonly Decision<A>[];
  /** Applies an answer that the gate accepted. Does not change `state`. */
  apply(state: S, answer: Answer<A>, rng: Rng): Step<S, E>;
  outcome(state: S): Outcome | null;
  /**
   * The number of the part at hand, from 1 on, in games whose parts end by themselves, such as the scenarios of a
   * campaign. It never falls, and every view shows it. Nothing is undone across the beginning of a part (Law 8).
   */
  chapter?(state: S): number;
  /** What one viewer may know, built by allow-list. */
  view(state: S, viewer: Viewer): V;
  /** Draws a random state that this viewer cannot tell from the real one (Law 7). */
  resample(state: S, viewer: Viewer, rng: Rng): S;
}

/** A game with its types erased, for tables, screens and tools. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

export interface Choice {
  readonly key: string;
  readonly values: readonly [string, ...string[]];
}

/**
 * Answers some kinds of decision in a seat's place, as its player chose in advance. Whether it answers follows from what
 * everybody sees, so that a pause tells nothing; what it answers may follow from the seat's own view only for kinds
 * listed in `privateOptions`.
 */
export interface StandingOrder<V, A> {
  /** Permanent: stored with tables. */
  readonly key: string;
  /** The seats that can set it, in a game with sides; every seat where this is absent. */
  readonly seats?: readonly Seat[];
  /** The kinds of decision it answers. */
  readonly kinds: readonly string[];
  /** What a player can choose. `ask`, the default, answers nothing. */
  readonly values: readonly ['ask', ...string[]];
  /** The answer to a decision of these kinds with any value but `ask`, from the seat's own view; `null` asks the player. */
  answer(view: V, decision: Decision<A>, value: string): readonly A[] | null;
}

/** The standing orders that a seat can set, in the order of the game. */
export function ordersOf({ orders = [] }: Pick<AnyGame, 'orders'>, seat: Seat): NonNullable<AnyGame['orders']> {
  return orders.filter(({ seats }) => seats?.includes(seat) ?? true);
}

/** One open question. Its id, seat, kind, bounds and urgency are public; its options are private to the seat. */
export interface Decision<A> {
  /** Distinct among open decisions; stays the same while the question does. */
  readonly id: string;
  readonly seat: Seat;
  /** What is asked; the face has words for it. */
  readonly kind: string;
  /** Every legal answer, all distinct. */
  readonly options: readonly A[];
  /** Set when the answer is a set of distinct options instead of exactly one; limited to `ROOM.pick` options. */
  readonly pick?: { readonly min: number; readonly max: number };
  readonly urgency: Urgency;
  /** The answer when the seat's time is up. */
  readonly onTimeout: readonly A[];
  /**
   * For a `pick`: the answer most players would give, from what the seat sees. Chosen already in its menu, and one
   * press where the game waits for nothing else from this seat.
   */
  readonly suggested?: readonly A[];
}

/**
 * `required`: the game waits for the answer. `called`: the game goes on without it, but another player hopes for it, so
 * the seat is pinged. `optional`: neither.
 */
export type Urgency = 'required' | 'called' | 'optional';

/** A seat's answer to one decision: exactly one action, or several for a `pick`. */
export interface Answer<A> {
  readonly seat: Seat;
  readonly decision: string;
  readonly actions: readonly A[];
}

export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly Addressed<E>[];
  /** Set when the step revealed something hidden: it cannot be undone without asking (Law 8). */
  readonly reveals?: true;
  /** Set when the answer also ended its seat's turn: the seat can undo both until another seat is seen to act (Law 8). */
  readonly endsTurn?: true;
}

export interface Outcome {
  /** Several share the victory; empty when all lose. */
  readonly winners: readonly Seat[];
  /** Why the game ended; the face has words for it. */
  readonly reason: string;
  /** Every seat, best first, ties together; for games that rank all seats. */
  readonly places?: readonly (readonly Seat[])[];
}

/** The action of an answer to a decision without `pick`. Throws when there is not exactly one. */
export function only<A>(answer: Answer<A>): A {
  const [action, ...more] = answer.actions;
  if (action === undefined || more.length > 0) throw new Error('The gate lets exactly one action through here.');
  return action;
}
