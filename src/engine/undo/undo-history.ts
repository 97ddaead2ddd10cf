import { applied, isSecret, isVisibleTo, withoutNewest } from './applied-answers.ts';
import type { Answer, Decision, Game, Step } from '../game.ts';
import { awaited } from '../match/asked.ts';
import { seats, type Seat } from '../seat.ts';

/**
 * The newest answers, of all seats, that used no chance and showed nobody anything hidden (Law 8). A seat undoes its own
 * whatever others did in secret since: whether it can must not tell of that. None lies before a rewind, nor before the
 * chapter at hand.
 */
export interface UndoHistory<S, A> {
  /** The state before the first of them. */
  readonly state: S;
  readonly answers: readonly Answer<A>[];
  /** For each seat, how many of them, from the first on, it cannot undo; none where it has no entry. */
  readonly fixed: readonly number[];
  /** How many of them, the newest, are the newest entries of the log, one each and in this order. */
  readonly tail: number;
}

/** What undo reads of a match. */
interface Undoable<S, A> {
  readonly seats: number;
  readonly state: S;
  readonly history: UndoHistory<S, A> | null;
}

/** An answer that used no chance and revealed nothing, what came of it, and what is open after it. */
export interface UndoableAnswer<S, A, E> extends Step<S, E> {
  readonly answer: Answer<A>;
  readonly open: readonly Decision<A>[];
}

/**
 * The undo history after one more answer; `null` when nothing can be undone. It also holds secrets that cannot be undone
 * alone: the log may drop them (`compacted`).
 */
export function undoAfter<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  before: Undoable<S, A>,
  given: UndoableAnswer<S, A, E>,
): UndoHistory<S, A> | null {
  const { answer } = given;
  const { history } = before;
  const answers = [...(history?.answers ?? []), answer];
  // One's own turn lasts for as long as the game waits for oneself, or until another acts where it ended by itself.
  const inTurn = given.endsTurn === true || awaited(given.open).includes(answer.seat);
  const able = seats(before.seats).filter((seat) =>
    seat === answer.seat ? inTurn : hasUndo(history, seat) && !isVisibleTo(game, before.state, given, seat),
  );
  if (!able.some((seat) => hasUndo(history, seat))) {
    if (inTurn) return { state: before.state, answers: [answer], fixed: [], tail: 1 };
    if (!isSecret(game, before, given, answer.seat)) return null;
    if (!history || hasUndo(history, answer.seat))
      return { state: before.state, answers: [answer], fixed: seats(before.seats).map(() => 1), tail: 1 };
  }
  const fixed = seats(before.seats).map((seat) => (able.includes(seat) ? (history?.fixed[seat] ?? 0) : answers.length));
  return { state: history?.state ?? before.state, answers, fixed, tail: (history?.tail ?? 0) + 1 };
}

/** Whether this seat has anything to undo. */
export function hasUndo(history: UndoHistory<unknown, unknown> | null, seat: Seat): boolean {
  if (!history) return false;
  const newest = history.answers.findLastIndex((answer) => answer.seat === seat);
  return newest >= 0 && newest >= (history.fixed[seat] ?? 0);
}

/** A match once a seat has undone its newest answer. */
export interface Undone<S, A> {
  readonly answer: Answer<A>;
  readonly state: S;
  readonly history: UndoHistory<S, A> | null;
  /** The seats whose secret answers went with it, as what they answered is no longer asked: each as often as it lost one. */
  readonly lost: readonly Seat[];
  /** Whether nobody else ever heard or saw anything of the answer. */
  readonly quiet: boolean;
}

/** Undoes the newest answer of the seat; `null` when it cannot be undone. */
export function undoNewest<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  { seats: count, history }: Undoable<S, A>,
  seat: Seat,
): Undone<S, A> | null {
  if (!history || !hasUndo(history, seat)) return null;
  const removal = withoutNewest(game, applied(game, history.state, history.answers), seat);
  if (!removal) return null;
  const { removed, earlier, later, reapplied, left, state } = removal;
  const at = earlier.length;
  const fixed = seats(count).map((each) => {
    const first = history.fixed[each] ?? 0;
    return first <= at ? first : at + reapplied.slice(0, first - at - 1).filter((again) => again !== null).length;
  });
  const answers = left.map((each) => each.answer);
  const after: UndoHistory<S, A> = { state: history.state, answers, fixed, tail: 0 };
  return {
    answer: removed.answer,
    state,
    history: seats(count).some((each) => hasUndo(after, each)) ? after : null,
    lost: later.flatMap(({ answer }, n) => (reapplied[n] === null ? [answer.seat] : [])),
    quiet: isSecret(game, { seats: count, state: removed.before }, removed, seat),
  };
}
