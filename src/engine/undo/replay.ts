import { applied, withoutNewest, type AppliedAnswer } from './applied-answers.ts';
import type { Addressed } from '../events.ts';
import type { Game } from '../game.ts';
import { start, submit, undo, type Entry, type Match } from '../match/match.ts';
import { stepRng } from '../random.ts';

/** Everything a match follows from (Law 9). */
export interface MatchRecord<O, A> {
  readonly seats: number;
  readonly options: O;
  /** 256 bits, hex. */
  readonly seed: string;
  /** The keepsake that each seat brought, `null` for nothing; absent where nobody brought any. */
  readonly brought?: readonly unknown[] | undefined;
  readonly log: readonly Entry<A>[];
}

/** How the match stood after entry `seq`. */
export interface Position<S> {
  readonly seq: number;
  readonly state: S;
}

/** A position with what led to it. */
export interface ReplayedPosition<S, A, E> extends Position<S> {
  /** The entry as it turned out; `null` for the set-up. */
  readonly entry: Entry<A> | null;
  /** What happened in an answer; nothing else tells anything. */
  readonly events: readonly Addressed<E>[];
}

/** The entry that could not have happened, and why. */
export class ReplayError extends Error {
  readonly seq: number;

  constructor(seq: number, why: string) {
    super(`Entry ${String(seq)} ${why}.`);
    this.seq = seq;
  }
}

/** Follows the entries of a log one by one, but for rewinds. */
interface Follower<S, A, E> {
  /** One more entry; throws a ReplayError where it cannot follow. */
  after(match: Match<S, A>, entry: Exclude<Entry<A>, { kind: 'rewind' }>): Followed<S, A, E>;
  /** Nothing before this point is undone any more. */
  cut(): void;
}

interface Followed<S, A, E> extends Omit<ReplayedPosition<S, A, E>, keyof Position<S>> {
  readonly match: Match<S, A>;
}

/**
 * Every position of a match in order, the set-up (seq 0) first. A trusted log is only applied; of an untrusted one every
 * answer and every undo goes through the kernel as when it was first given, and a ReplayError names the first that does
 * not pass. (That a rewind was agreed is known to the table alone.) From a checkpoint, a match as it once stood, the log
 * holds only the entries after it, and none that rewinds to before it.
 */
export function* replay<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  record: MatchRecord<O, A>,
  trust: 'trusted' | 'untrusted' = 'trusted',
  checkpoint?: Match<S, A>,
): Generator<ReplayedPosition<S, A, E>> {
  let match = checkpoint ?? start(game, record.seats, record.options, record.seed, record.brought);
  const first = match.seq;
  const states = [match.state];
  const follower = trust === 'trusted' ? trusting(game, record.seed, match) : judging(game, record.seed);
  yield { seq: first, state: match.state, entry: null, events: [] };
  for (const entry of record.log) {
    if (entry.kind === 'rewind') {
      const seq = match.seq + 1;
      const state = states[entry.to - first];
      if (state === undefined)
        throw new ReplayError(seq, `goes back to entry ${String(entry.to)}, which it does not follow`);
      match = { ...match, seq, state, history: null };
      follower.cut();
      states.push(state);
      yield { seq, state, entry, events: [] };
    } else {
      const followed = follower.after(match, entry);
      ({ match } = followed);
      states.push(match.state);
      yield { seq: match.seq, state: match.state, entry: followed.entry, events: followed.events };
    }
  }
}

/** The position after the last entry. */
export function replayed<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  record: MatchRecord<O, A>,
  checkpoint?: Match<S, A>,
): Position<S> {
  let last: Position<S> | undefined;
  for (const position of replay(game, record, 'trusted', checkpoint)) last = position;
  if (!last) throw new Error('A match has at least its set-up.');
  return last;
}

function trusting<S, A, V, E, O>(game: Game<S, A, V, E, O>, seed: string, { history }: Match<S, A>): Follower<S, A, E> {
  let counting: AppliedAnswer<S, A, E>[] = history ? applied(game, history.state, history.answers) : [];
  return {
    after(match, entry) {
      const seq = match.seq + 1;
      if (entry.kind === 'answer') {
        const rng = stepRng(seed, seq, 'step');
        const step = game.apply(match.state, entry, rng);
        // No undo goes back beyond chance or a revelation.
        if (rng.used || step.reveals === true) counting = [];
        else counting.push({ answer: entry, before: match.state, ...step });
        return { match: { ...match, seq, state: step.state, history: null }, entry, events: step.events };
      }
      const removal = withoutNewest(game, counting, entry.seat);
      if (!removal) throw new ReplayError(seq, 'takes back what never was');
      counting = [...removal.left];
      return { match: { ...match, seq, state: removal.state, history: null }, entry, events: [] };
    },
    cut() {
      counting = [];
    },
  };
}

function judging<S, A, V, E, O>(game: Game<S, A, V, E, O>, seed: string): Follower<S, A, E> {
  return {
    after(match, entry) {
      const seq = match.seq + 1;
      if (entry.kind === 'answer') {
        const result = submit(game, match, seed, entry);
        if (!result.ok) throw new ReplayError(seq, `was refused (${result.refusal})`);
        return result;
      }
      const undone = undo(game, match, entry.seat);
      if (!undone) throw new ReplayError(seq, `takes back what seat ${String(entry.seat)} may not take back`);
      return { ...undone, events: [] };
    },
    // The match itself knows what can be undone.
    cut: () => undefined,
  };
}
