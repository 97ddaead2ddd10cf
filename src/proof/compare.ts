import { hashOf, replay, ReplayError, type AnyGame, type MatchRecord } from '#engine';

/** How a match stood after entry `seq`, by its hash. */
export interface Compared {
  readonly seq: number;
  readonly hash: string;
}

/** The first entry that does not lead where it is recorded to, and why, in a sentence for the operator. */
export interface Difference {
  readonly seq: number;
  readonly problem: string;
}

/**
 * Plays a recorded match again through today's rules, every answer through the gate, and compares each position with the
 * hash recorded for it. The first difference, or `null`; tells each position on the way.
 */
export function firstDifference(
  game: AnyGame,
  record: MatchRecord<unknown, unknown>,
  recorded: readonly (string | null)[],
  onPosition: (position: Compared) => void = () => undefined,
): Difference | null {
  try {
    for (const { seq, state } of replay(game, record, 'untrusted')) {
      const hash = hashOf(state);
      onPosition({ seq, hash });
      const then = recorded[seq - 1] ?? hash;
      if (then !== hash)
        return { seq, problem: `Entry ${String(seq)} leads elsewhere: then to ${then}, now to ${hash}.` };
    }
    return null;
  } catch (error) {
    if (error instanceof ReplayError) return { seq: error.seq, problem: error.message };
    throw error;
  }
}
