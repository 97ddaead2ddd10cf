import { hashOf, replay, ReplayError, type AnyGame, type MatchRecord, type ReplayedPosition } from '#engine';

/** A position of a recorded match, with what led to it and its hash. */
export interface Compared extends ReplayedPosition<unknown, unknown, unknown> {
  readonly hash: string;
}

/** The first entry that does not lead where it is recorded to, and why, in a sentence for the operator. */
export interface Difference {
  readonly seq: number;
  readonly problem: string;
}

/**
 * Plays a recorded match again through today's rules, every answer through the gate, and compares each position with the
 * hash recorded for it: every position up to the first difference, and then that difference, or `null`.
 */
export function* compared(
  game: AnyGame,
  record: MatchRecord<unknown, unknown>,
  recorded: readonly (string | null)[],
): Generator<Compared, Difference | null> {
  try {
    for (const position of replay(game, record, 'untrusted')) {
      const { seq } = position;
      const hash = hashOf(position.state);
      const then = recorded[seq - 1] ?? hash;
      if (then !== hash)
        return { seq, problem: `Entry ${String(seq)} leads elsewhere: then to ${then}, now to ${hash}.` };
      yield { ...position, hash };
    }
    return null;
  } catch (error) {
    if (error instanceof ReplayError) return { seq: error.seq, problem: error.message };
    throw error;
  }
}

/** The first difference of a recorded match, or `null`. */
export function firstDifference(
  game: AnyGame,
  record: MatchRecord<unknown, unknown>,
  recorded: readonly (string | null)[],
): Difference | null {
  const positions = compared(game, record, recorded);
  for (;;) {
    const next = positions.next();
    if (next.done === true) return next.value;
  }
}
