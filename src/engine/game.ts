import type { Addressed } from './events.ts';
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
 *  7. Hidden is proven: in a state resampled for a viewer, that viewer sees, is asked and is told the same.
 *  8. Undo goes back while nothing random, nothing secret and no other seat came in between.
 *  9. Replay: rules number, seed, options and actions give the same state at every step.
 * 10. JSON in, JSON out: a state survives a round trip, is never changed in place and has at most 32 KB.
 * 11. No dead ends: every game ends within a stated number of steps, and all of its content comes into use.
 * 12. Old games live on: a change of a state's shape brings a migration, a change of behaviour raises `rules`.
 * 13. Offers tell nothing: a seat's secrets change its options only in the kinds of decision listed in `privateOptions`.
 */

/**
 * One rule set. Everything is a pure function of what it is given: no clock, no chance but `rng`, no memory.
 * `S` state · `A` action · `V` view · `E` event · `O` options; all of them plain JSON.
 */
export interface Game<S, A, V, E, O> {
  /** Permanent, lower case with hyphens: stored with every game ever played. */
  readonly id: string;
  /** Raised whenever the same answers would lead elsewhere than before (Law 12). */
  readonly rules: number;
  /** Fewest and most seats. */
  readonly seats: readonly [min: number, max: number];
  /** The ids of the sides, in seat order, where the seats of the game differ; `null` where they are alike. */
  readonly sides: readonly string[] | null;
  /** Whether chance has any part in it. A game without needs no dice to be sealed. */
  readonly dice: boolean;
  /** What a table may choose before it starts; a new one has the first value of each. */
  readonly choices: readonly Choice[];
  /** Options from stored JSON; a missing one takes its default. `null` when they are not valid. */
  readOptions(raw: unknown): O | null;
  setup(seats: number, options: O, rng: Rng): S;
  /** Kinds of decision whose options may depend on the seat's own secrets, each with the reason (Law 13). */
  readonly privateOptions: Readonly<Record<string, string>>;
  /** Every open question with every legal answer, in a stable order (Laws 1–3). None only when the game is over. */
  decisions(state: S): readonly Decision<A>[];
  /** What follows from an answer the gate let through. The state given is never changed. */
  apply(state: S, answer: Answer<A>, rng: Rng): Step<S, E>;
  outcome(state: S): Outcome | null;
  /** What one viewer may know, built by allow-list. */
  view(state: S, viewer: Viewer): V;
  /** Another state that this viewer cannot tell from the real one, drawn over everything hidden from it (Law 7). */
  resample(state: S, viewer: Viewer, rng: Rng): S;
}

/** A game whose types nobody here needs to know: what tables, screens and tools are written against. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

export interface Choice {
  readonly key: string;
  readonly values: readonly [string, ...string[]];
}

/** One open question. Its id, seat, kind, bounds and urgency are public facts; its options are the seat's own. */
export interface Decision<A> {
  /** Distinct among the open ones, and the same for as long as the question stays the same. */
  readonly id: string;
  readonly seat: Seat;
  /** What is asked, in a word the face knows. */
  readonly kind: string;
  /** Every legal answer, all distinct. */
  readonly options: readonly A[];
  /** Set when the answer is a set of that many distinct options, instead of exactly one; of few options (`ROOM.pick`). */
  readonly pick?: { readonly min: number; readonly max: number };
  readonly urgency: Urgency;
  /** The answer given for a seat whose time is up. */
  readonly onTimeout: readonly A[];
}

/**
 * How much depends on an answer. `required`: the game waits for it. `called`: the game goes on without it, but another
 * player hopes for it, so its seat is called to the table. `optional`: neither.
 */
export type Urgency = 'required' | 'called' | 'optional';

/** What a seat answers to one decision: exactly one action, or for a `pick` the set of them. */
export interface Answer<A> {
  readonly seat: Seat;
  readonly decision: string;
  readonly actions: readonly A[];
}

export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly Addressed<E>[];
  /** Set when anybody learned by this step what was hidden from them: it cannot be taken back alone (Law 8). */
  readonly reveals?: true;
}

export interface Outcome {
  /** Several share the victory; none means all lose. */
  readonly winners: readonly Seat[];
  /** Why the game ended, in a word the face knows. */
  readonly reason: string;
  /** Every seat, best first, those that are level together; for games that rank more than their winners. */
  readonly places?: readonly (readonly Seat[])[];
}

/** The action of an answer to a question without `pick`. */
export function only<A>(answer: Answer<A>): A {
  const [action, ...more] = answer.actions;
  if (action === undefined || more.length > 0) throw new Error('The gate lets exactly one action through here.');
  return action;
}
