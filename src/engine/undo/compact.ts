import { applied, isSecret, reapply, type AppliedAnswer } from './applied-answers.ts';
import type { UndoHistory } from './undo-history.ts';
import type { Game, Step } from '../game.ts';
import { sameJson } from '../json.ts';
import type { Match } from '../match/match.ts';
import type { Seat } from '../seat.ts';

/** A match whose log has lost entries, and what became of the newest entries it had. */
export interface Compacted<S, A> {
  readonly match: Match<S, A>;
  /** For each of them the state it leads to now; `null` for one that is gone. */
  readonly tail: readonly (S | null)[];
}

/** A step of a seat that can be undone, or that undoes. */
interface SecretStep<S, E> extends Step<S, E> {
  readonly seat: Seat;
}

/**
 * Log compaction: a step that leads where the match would stand without the newest answers of its seat needs no entry, nor
 * do these answers. `null` where it leads elsewhere, or where another seat knows of any of them. What other seats answered
 * in secret since stays. None of these entries used chance, so no step draws from another stream than it has drawn from.
 */
export function compacted<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S, A>,
  step: SecretStep<S, E>,
): Compacted<S, A> | null {
  const { history } = match;
  if (!isSecret(game, match, step, step.seat)) return null;
  if (sameJson(match.state, step.state)) return { match, tail: [] };
  if (!history?.answers.slice(history.answers.length - history.tail).some(({ seat }) => seat === step.seat))
    return null;
  const sight = game.view(step.state, step.seat);
  const answers = applied(game, history.state, history.answers);
  for (let from = answers.length - 1; from >= answers.length - history.tail; from--) {
    const first = answers[from];
    if (first?.answer.seat !== step.seat || !sameJson(game.view(first.before, step.seat), sight)) continue;
    const newest = answers.slice(from);
    const tail = statesWithout(game, newest, step);
    if (!tail) continue;
    const secret = newest.every((each) =>
      isSecret(game, { seats: match.seats, state: each.before }, each, each.answer.seat),
    );
    return secret ? { match: without(match, history, from, { tail, state: step.state }), tail } : null;
  }
  return null;
}

/** The states the others' answers lead to when the seat gives none of its own, if the last is the one its step leads to. */
function statesWithout<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  answers: readonly AppliedAnswer<S, A, E>[],
  { seat, state }: SecretStep<S, E>,
): (S | null)[] | null {
  const start = answers[0]?.before;
  const others = answers.filter(({ answer }) => answer.seat !== seat);
  if (start === undefined) return null;
  const again = reapply(game, start, others);
  if (again.some((each, n) => each?.answer.decision !== others[n]?.answer.decision)) return null;
  if (!sameJson(again.at(-1)?.state ?? start, state)) return null;
  const states = again.values();
  return answers.map(({ answer }) => (answer.seat === seat ? null : (states.next().value?.state ?? null)));
}

/** The match in that state, without the answers of which nothing is left in the tail, which begins with answer `from`. */
function without<S, A>(
  match: Match<S, A>,
  history: UndoHistory<S, A>,
  from: number,
  { tail, state }: { readonly tail: readonly (S | null)[]; readonly state: S },
): Match<S, A> {
  const goneBefore = (end: number) => tail.slice(0, Math.max(0, end - from)).filter((each) => each === null).length;
  const gone = goneBefore(history.answers.length);
  const answers = history.answers.filter((_, n) => n < from || tail[n - from] !== null);
  const fixed = history.fixed.map((first) => first - goneBefore(first));
  const left = answers.length > 0 ? { state: history.state, answers, fixed, tail: history.tail - gone } : null;
  return { ...match, seq: match.seq - gone, state, history: left };
}
