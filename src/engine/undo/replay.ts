import { askedAt, givenAgain } from './undo-history.ts';
import type { Answer, Game } from '../game.ts';
import { start, submit, undo, type Entry, type Match } from '../match/match.ts';
import { stepRng } from '../random.ts';
import type { Seat } from '../seat.ts';

/** Everything a match follows from (Law 9). */
export interface MatchRecord<O, A> {
  readonly seats: number;
  readonly options: O;
  /** 256 bits, hex. */
  readonly seed: string;
  readonly log: readonly Entry<A>[];
}

/** How the match stood after entry `seq`. */
export interface Position<S> {
  readonly seq: number;
  readonly state: S;
}

/** The entry that could not have happened, and why. */
export class ReplayError extends Error {
  readonly seq: number;

  constructor(seq: number, why: string) {
    super(`Entry ${String(seq)} ${why}.`);
    this.seq = seq;
  }
}

/** A position, and the newest answer that counts there; of a judged one the match itself knows what can be taken back. */
interface Point<S, A> {
  readonly match: Match<S, A>;
  readonly newest: Given<S, A> | null;
}

/** An answer, and the position it was given in. */
interface Given<S, A> {
  readonly answer: Answer<A>;
  readonly before: Point<S, A>;
}

/**
 * Every position of a match in order, the set-up (seq 0) first. A trusted log is only applied; of an untrusted one every
 * answer and every undo goes through the kernel as when it was first given, and a ReplayError names the first that does
 * not pass. (That a rewind was agreed is known to the table alone.)
 */
export function* replay<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  record: MatchRecord<O, A>,
  trust: 'trusted' | 'untrusted' = 'trusted',
): Generator<Position<S>> {
  const follow = trust === 'trusted' ? applied : judged;
  let point: Point<S, A> = { match: start(game, record.seats, record.options, record.seed), newest: null };
  const points = [point];
  yield { seq: 0, state: point.match.state };
  for (const entry of record.log) {
    point = entry.kind === 'rewind' ? rewound(points, point, entry.to) : follow(game, record.seed, point, entry);
    points.push(point);
    yield { seq: point.match.seq, state: point.match.state };
  }
}

/** The position after the last entry. */
export function replayed<S, A, V, E, O>(game: Game<S, A, V, E, O>, record: MatchRecord<O, A>): Position<S> {
  let last: Position<S> | undefined;
  for (const position of replay(game, record)) last = position;
  if (!last) throw new Error('A match has at least its set-up.');
  return last;
}

type Own<A> = Exclude<Entry<A>, { kind: 'rewind' }>;

function applied<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  seed: string,
  point: Point<S, A>,
  entry: Own<A>,
): Point<S, A> {
  const seq = point.match.seq + 1;
  if (entry.kind === 'answer') {
    const { state } = game.apply(point.match.state, entry, stepRng(seed, seq, 'step'));
    return { match: { ...point.match, seq, state, back: null }, newest: { answer: entry, before: point } };
  }
  const left = without(game, point, entry.seat);
  if (!left) throw new ReplayError(seq, 'takes back what never was');
  return { ...left, match: { ...left.match, seq } };
}

/** The position without the newest answer of a seat, what others answered since being given again. */
function without<S, A, V, E, O>(game: Game<S, A, V, E, O>, point: Point<S, A>, seat: Seat): Point<S, A> | null {
  const later: Given<S, A>[] = [];
  let { newest } = point;
  for (; newest && newest.answer.seat !== seat; { newest } = newest.before) later.unshift(newest);
  if (!newest) return null;
  const asked = later.map(({ answer, before }) => askedAt(game, before.match.state, answer));
  return givenAgain(game, newest.before.match.state, asked).reduce<Point<S, A>>(
    (before, again) =>
      again ? { match: { ...before.match, state: again.state }, newest: { answer: again.answer, before } } : before,
    newest.before,
  );
}

function judged<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  seed: string,
  point: Point<S, A>,
  entry: Own<A>,
): Point<S, A> {
  const seq = point.match.seq + 1;
  if (entry.kind === 'answer') {
    const result = submit(game, point.match, seed, entry);
    if (!result.ok) throw new ReplayError(seq, `was refused (${result.refusal})`);
    return { match: result.match, newest: null };
  }
  const undone = undo(game, point.match, entry.seat);
  if (!undone) throw new ReplayError(seq, `takes back what seat ${String(entry.seat)} may not take back`);
  return { match: undone.match, newest: null };
}

function rewound<S, A>(points: readonly Point<S, A>[], point: Point<S, A>, to: number): Point<S, A> {
  const seq = point.match.seq + 1;
  const target = points[to];
  if (!target) throw new ReplayError(seq, `goes back to entry ${String(to)}, which it does not follow`);
  return { ...target, match: { ...target.match, seq, back: null } };
}
