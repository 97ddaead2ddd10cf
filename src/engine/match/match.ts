import { hasUndo, undoAfter, undoNewest, type UndoHistory } from '../undo/undo-history.ts';
import { chapterOf } from './chapter.ts';
import type { Addressed } from '../events.ts';
import { taking, type Refusal } from './gate.ts';
import type { Answer, Decision, Game } from '../game.ts';
import { stepRng } from '../random.ts';
import type { Seat } from '../seat.ts';

/** One game being played. Plain JSON; the seed is kept apart from it and never part of a view. */
export interface Match<S, A> {
  readonly seats: number;
  /** How many entries its log has; the number of the newest one. */
  readonly seq: number;
  readonly state: S;
  /** The newest answers, of which some can be taken back; `null` when none can (Law 8). */
  readonly history: UndoHistory<S, A> | null;
}

/** One line of a match's log: together with rules number, seed, seats, options and what was brought it gives the match again (Law 9). */
export type Entry<A> =
  | ({ readonly kind: 'answer' } & Answer<A>)
  /** The newest answer of a seat, taken back by it. */
  | {
      readonly kind: 'undo';
      readonly seat: Seat;
      /** Set when nobody else ever heard of that answer: then nobody else hears of this either. */
      readonly quiet?: true;
      /** The seats whose secret answers since went with it, each as often as it lost one. Each may know of its own alone. */
      readonly lost?: readonly Seat[];
    }
  /** Back to how the match stood after entry `to`. */
  | {
      readonly kind: 'rewind';
      readonly seat: Seat;
      readonly to: number;
      /** Set when other seats had to agree, and did. */
      readonly agreed?: true;
      /** The seats whose answers from before that step went too, as the match never stood without the one and with the other. */
      readonly lost?: readonly Seat[];
    };

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

/** `brought`: the keepsake that each seat brings, `null` for nothing; absent where nobody brings any. */
export function start<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  seats: number,
  options: O,
  seed: string,
  brought?: readonly unknown[],
): Match<S, A> {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new RangeError(`${game.id} is for ${String(min)} to ${String(max)} seats.`);
  return { seats, seq: 0, state: game.setup(seats, options, stepRng(seed, 0, 'setup'), brought), history: null };
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
  const step = game.apply(match.state, taken, rng);
  const { state, events, reveals } = step;
  const next = game.decisions(state);
  const final = rng.used || reveals === true || chapterOf(game, state) !== chapterOf(game, match.state);
  const history = final ? null : undoAfter(game, match, { ...step, answer: taken, open: next });
  return {
    ok: true,
    match: { seats: match.seats, seq, state, history },
    entry: { kind: 'answer', ...taken },
    events,
    open: next,
  };
}

/** Whether this seat could take its newest answer back now. */
export function canUndo({ history }: Match<unknown, unknown>, seat: Seat): boolean {
  return hasUndo(history, seat);
}

/** Takes the newest answer of the seat back, and says which that was; `null` when it cannot be (Law 8). */
export function undo<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S, A>,
  seat: Seat,
): { match: Match<S, A>; entry: Entry<A>; answer: Answer<A> } | null {
  const undone = undoNewest(game, match, seat);
  if (!undone) return null;
  const { answer, state, history, lost, quiet } = undone;
  return {
    match: { ...match, seq: match.seq + 1, state, history },
    entry: { kind: 'undo', seat, ...(quiet && { quiet }), ...(lost.length > 0 && { lost }) },
    answer,
  };
}
