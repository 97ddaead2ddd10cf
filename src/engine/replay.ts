import type { Answer, Game } from './game.ts';
import { start, submit, type Entry } from './match.ts';
import { stepRng } from './random.ts';

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

interface Node<S> {
  readonly state: S;
  /** Where an undo leads. */
  readonly before: Node<S> | null;
}

/**
 * Every position of a match in order, the set-up (seq 0) first. A trusted log is only applied; an untrusted one goes
 * through the gate, entry by entry, and a ReplayError names the first that does not pass.
 */
export function* replay<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  record: MatchRecord<O, A>,
  trust: 'trusted' | 'untrusted' = 'trusted',
): Generator<Position<S>> {
  let node: Node<S> = { state: start(game, record.seats, record.options, record.seed).state, before: null };
  const nodes = [node];
  yield { seq: 0, state: node.state };
  for (const entry of record.log) {
    const seq = nodes.length;
    node = next(game, record, nodes, node, entry, trust);
    nodes.push(node);
    yield { seq, state: node.state };
  }
}

/** The position after the last entry. */
export function replayed<S, A, V, E, O>(game: Game<S, A, V, E, O>, record: MatchRecord<O, A>): Position<S> {
  let last: Position<S> | undefined;
  for (const position of replay(game, record)) last = position;
  if (!last) throw new Error('A match has at least its set-up.');
  return last;
}

function next<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  record: MatchRecord<O, A>,
  nodes: readonly Node<S>[],
  node: Node<S>,
  entry: Entry<A>,
  trust: 'trusted' | 'untrusted',
): Node<S> {
  const seq = nodes.length;
  switch (entry.kind) {
    case 'answer': {
      const state =
        trust === 'trusted'
          ? game.apply(node.state, entry, stepRng(record.seed, seq, 'step')).state
          : judged(game, record, node.state, seq, entry);
      return { state, before: node };
    }
    case 'undo':
      if (!node.before) throw new ReplayError(seq, 'takes back what never was');
      return node.before;
    case 'rewind': {
      const target = nodes[entry.to];
      if (!target) throw new ReplayError(seq, `goes back to entry ${String(entry.to)}, which it does not follow`);
      return target;
    }
  }
}

function judged<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  record: MatchRecord<O, A>,
  state: S,
  seq: number,
  answer: Answer<A>,
): S {
  const result = submit(game, { seats: record.seats, seq: seq - 1, state, back: null }, record.seed, answer);
  if (!result.ok) throw new ReplayError(seq, `was refused (${result.refusal})`);
  return result.match.state;
}
