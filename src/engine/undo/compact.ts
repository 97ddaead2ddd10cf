import { askedAt, givenAgain, isSecret, NO_CHANCE, type Back } from './undo-history.ts';
import type { Addressed } from '../events.ts';
import type { Answer, Game } from '../game.ts';
import { sameJson } from '../json.ts';
import type { Match } from '../match/match.ts';
import type { Seat } from '../seat.ts';

/** A match whose log has lost entries, and what became of the newest entries it had. */
export interface Compacted<S, A> {
  readonly match: Match<S, A>;
  /** For each of them the state it leads to now; `null` for one that is gone. */
  readonly tail: readonly (S | null)[];
}

/** A step of a seat that can be taken back, or takes back: the state it leads to, and what it tells. */
interface SecretStep<S, E> {
  readonly seat: Seat;
  readonly state: S;
  readonly events: readonly Addressed<E>[];
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
  const { back } = match;
  if (!isSecret(game, match, step, step.seat)) return null;
  if (sameJson(match.state, step.state)) return { match, tail: [] };
  if (!back?.answers.slice(back.answers.length - back.tail).some(({ seat }) => seat === step.seat)) return null;
  const sight = game.view(step.state, step.seat);
  const given = stepsOf(game, back);
  for (let from = given.length - 1; from >= given.length - back.tail; from--) {
    const first = given[from];
    if (first?.answer.seat !== step.seat || !sameJson(game.view(first.before, step.seat), sight)) continue;
    const tail = leftWithout(game, given.slice(from), step);
    if (!tail) continue;
    const secret = given
      .slice(from)
      .every(({ answer, before, done }) => isSecret(game, { seats: match.seats, state: before }, done, answer.seat));
    return secret ? { match: without(match, back, from, { tail, state: step.state }), tail } : null;
  }
  return null;
}

/** An answer, the state it was given in, and what came of it. */
interface Given<S, A, E> {
  readonly answer: Answer<A>;
  readonly before: S;
  readonly done: { readonly state: S; readonly events: readonly Addressed<E>[] };
}

function stepsOf<S, A, V, E, O>(game: Game<S, A, V, E, O>, back: Back<S, A>): Given<S, A, E>[] {
  let before = back.state;
  return back.answers.map((answer) => {
    const done = game.apply(before, answer, NO_CHANCE);
    const given = { answer, before, done };
    before = done.state;
    return given;
  });
}

/** The states the others' answers lead to when the seat gives none of its own, if the last is the one its step leads to. */
function leftWithout<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  given: readonly Given<S, A, E>[],
  { seat, state }: SecretStep<S, E>,
): (S | null)[] | null {
  const start = given[0]?.before;
  const others = given.filter(({ answer }) => answer.seat !== seat);
  if (start === undefined) return null;
  const again = givenAgain(
    game,
    start,
    others.map(({ before, answer }) => askedAt(game, before, answer)),
  );
  if (again.some((each, n) => each?.answer.decision !== others[n]?.answer.decision)) return null;
  if (!sameJson(again.at(-1)?.state ?? start, state)) return null;
  const states = again.values();
  return given.map(({ answer }) => (answer.seat === seat ? null : (states.next().value?.state ?? null)));
}

/** The match in that state, without the answers of which nothing is left in the tail, which begins with answer `from`. */
function without<S, A>(
  match: Match<S, A>,
  back: Back<S, A>,
  from: number,
  { tail, state }: { readonly tail: readonly (S | null)[]; readonly state: S },
): Match<S, A> {
  const goneBefore = (end: number) => tail.slice(0, Math.max(0, end - from)).filter((each) => each === null).length;
  const gone = goneBefore(back.answers.length);
  const answers = back.answers.filter((_, n) => n < from || tail[n - from] !== null);
  const fixed = back.fixed.map((first) => first - goneBefore(first));
  const left = answers.length > 0 ? { state: back.state, answers, fixed, tail: back.tail - gone } : null;
  return { ...match, seq: match.seq - gone, state, back: left };
}
