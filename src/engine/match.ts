import type { Addressed } from './events.ts';
import type { Answer, Decision, Game } from './game.ts';
import { sameJson } from './json.ts';
import { stepRng, type Rng } from './random.ts';
import type { Seat } from './seat.ts';

/** One game being played. Plain JSON; the seed is kept apart from it and never part of a view. */
export interface Match<S, A> {
  readonly seats: number;
  /** How many entries its log has; the number of the newest one. */
  readonly seq: number;
  readonly state: S;
  /** What the newest answers can be taken back to, or `null` when nothing can (Law 8). */
  readonly back: Back<S, A> | null;
}

/** The run of answers, all of one seat, that nobody learned anything from. */
export interface Back<S, A> {
  readonly seat: Seat;
  /** The state before the first of them. */
  readonly state: S;
  readonly answers: readonly Answer<A>[];
}

/** One line of a match's log: together with rules number, seed, seats and options it gives the match again (Law 9). */
export type Entry<A> =
  | ({ readonly kind: 'answer' } & Answer<A>)
  /** The newest answer taken back by the seat that gave it. */
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** Back to how the match stood after entry `to`, agreed by every seat. */
  | { readonly kind: 'rewind'; readonly seat: Seat; readonly to: number };

/** Why an answer was not taken. Nothing has changed. */
export type Refusal =
  /** Nothing is asked any more: the game is over. */
  | 'over'
  /** That question is not open for that seat. */
  | 'not-asked'
  /** Not one of the offered answers. */
  | 'not-offered'
  /** More or fewer answers than asked for. */
  | 'wrong-count'
  /** The same option twice. */
  | 'repeated';

export type Submitted<S, A, E> =
  | {
      readonly ok: true;
      readonly match: Match<S, A>;
      readonly entry: Entry<A>;
      readonly events: readonly Addressed<E>[];
      /** What is open now. */
      readonly open: readonly Decision<A>[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

export function start<S, A, V, E, O>(game: Game<S, A, V, E, O>, seats: number, options: O, seed: string): Match<S, A> {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new RangeError(`${game.id} is for ${String(min)} to ${String(max)} seats.`);
  return { seats, seq: 0, state: game.setup(seats, options, stepRng(seed, 0, 'setup')), back: null };
}

/**
 * The one gate (Law 1): takes an answer only if it equals what an open decision of that seat offers. Who has the open
 * decisions at hand passes them, so that they are worked out once a step.
 */
export function submit<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S, A>,
  seed: string,
  answer: Answer<unknown>,
  open: readonly Decision<A>[] = game.decisions(match.state),
): Submitted<S, A, E> {
  const taken = taking(open, answer);
  if (typeof taken === 'string') return { ok: false, refusal: taken };
  const seq = match.seq + 1;
  const rng = stepRng(seed, seq, 'step');
  const { state, events, reveals } = game.apply(match.state, taken, rng);
  const next = game.decisions(state);
  // One's own turn lasts for as long as the game waits for oneself.
  const final = rng.used || reveals === true || !awaited(next).includes(taken.seat);
  return {
    ok: true,
    match: { seats: match.seats, seq, state, back: final ? null : extended(match, taken) },
    entry: { kind: 'answer', ...taken },
    events,
    open: next,
  };
}

/** The answer as one of those the open decisions offer, or why it is none. */
export function taking<A>(open: readonly Decision<A>[], answer: Answer<unknown>): Answer<A> | Refusal {
  if (open.length === 0) return 'over';
  const decision = open.find((d) => d.id === answer.decision && d.seat === answer.seat);
  if (!decision) return 'not-asked';
  const actions = offered(decision, answer.actions);
  return typeof actions === 'string' ? actions : { seat: answer.seat, decision: decision.id, actions };
}

/** The offered options that equal the actions asked for, in the order of the offer; or why not. */
function offered<A>(decision: Decision<A>, actions: readonly unknown[]): A[] | Refusal {
  const { min, max } = decision.pick ?? { min: 1, max: 1 };
  if (actions.length < min || actions.length > max) return 'wrong-count';
  const wanted = new Set<number>();
  for (const action of actions) {
    const at = decision.options.findIndex((option) => sameJson(option, action));
    if (at < 0) return 'not-offered';
    if (wanted.has(at)) return 'repeated';
    wanted.add(at);
  }
  return decision.options.filter((_, at) => wanted.has(at));
}

function extended<S, A>(match: Match<S, A>, answer: Answer<A>): Back<S, A> {
  const run = match.back?.seat === answer.seat ? match.back : { seat: answer.seat, state: match.state, answers: [] };
  return { ...run, answers: [...run.answers, answer] };
}

/** The seats the game is waiting for, in order: those with a question that is not optional. */
export function awaited<A>(decisions: readonly Decision<A>[]): Seat[] {
  return seatsAsked(decisions.filter(({ optional }) => optional !== true));
}

function seatsAsked(decisions: readonly Decision<unknown>[]): Seat[] {
  return [...new Set(decisions.map(({ seat }) => seat))].sort((a, b) => a - b);
}

/** The seats called to the table, in order: those the game waits for, and those somebody hopes for an answer of. */
export function called<A>(decisions: readonly Decision<A>[]): Seat[] {
  return seatsAsked(decisions.filter(({ optional, calls }) => optional !== true || calls === true));
}

/**
 * The seats asked anything, those nobody waits for first: once somebody the game waits for has spoken, it may be too
 * late for them.
 */
export function inTurn<A>(decisions: readonly Decision<A>[]): Seat[] {
  const needed = awaited(decisions);
  const asked = new Set(decisions.map(({ seat }) => seat));
  return [...[...asked].filter((seat) => !needed.includes(seat)), ...needed];
}

/** Whether this seat could take its newest answer back now. */
export function canUndo(match: Match<unknown, unknown>, seat: Seat): boolean {
  return match.back?.seat === seat;
}

/** What can be taken back drew nothing when it was given, so it draws nothing when it is given again. */
const NO_CHANCE: Rng = {
  int() {
    throw new Error('An answer that can be taken back uses no chance.');
  },
};

/** Takes the newest answer of the seat back, and says which that was; `null` when it cannot be (Law 8). */
export function undo<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S, A>,
  seat: Seat,
): { match: Match<S, A>; entry: Entry<A>; answer: Answer<A> } | null {
  if (match.back?.seat !== seat) return null;
  const { back } = match;
  const answers = [...back.answers];
  const answer = answers.pop();
  if (!answer) return null;
  const state = answers.reduce<S>((from, answer) => game.apply(from, answer, NO_CHANCE).state, back.state);
  return {
    match: { ...match, seq: match.seq + 1, state, back: answers.length > 0 ? { ...back, answers } : null },
    entry: { kind: 'undo', seat },
    answer,
  };
}
