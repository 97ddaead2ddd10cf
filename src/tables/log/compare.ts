import { hashOf, replay, ReplayError, type AnyGame, type MatchRecord } from '#engine';

/** How a match stood after entry `seq`, by its hash. */
export interface Compared {
  readonly seq: number;
  readonly hash: string;
}

/**
 * Plays a recorded match again through today's rules, every answer through the gate, and compares each position with the
 * hash recorded for it. The first difference in a sentence, or `null`; tells each position on the way.
 */
export function firstDifference(
  game: AnyGame,
  record: MatchRecord<unknown, unknown>,
  recorded: readonly (string | null)[],
  onPosition: (position: Compared) => void = () => undefined,
): string | null {
  try {
    for (const { seq, state } of replay(game, record, 'untrusted')) {
      const hash = hashOf(state);
      onPosition({ seq, hash });
      const then = recorded[seq - 1] ?? hash;
      if (then !== hash) return `Entry ${String(seq)} leads elsewhere: then to ${then}, now to ${hash}.`;
    }
    return null;
  } catch (error) {
    if (error instanceof ReplayError) return error.message;
    throw error;
  }
}
