import type { ShownStep } from '../../tables/index.ts';
import type { CustomId } from '../custom-id.ts';

/** Where a replay goes from the step of that revision; 0 stands for the beginning of the game. */
export type ReplayMove = Pick<CustomId<'replay'>, 'revision' | 'go'>;

/** A place in a replay: how many of its steps have been shown, 0 for the beginning of the game. */
export interface ReplayPlace {
  readonly number: number;
  /** Why a replay opens there, where its reader may wonder. */
  readonly opened?: 'own-move' | 'turn';
}

/** The place that a move leads to; `opens` is where the replay opens. The step it goes from may have been undone since. */
export function placeAfter(steps: readonly ShownStep[], { revision, go }: ReplayMove, opens: ReplayPlace): ReplayPlace {
  const last = steps.length;
  const here = numberUpTo(steps, revision);
  switch (go) {
    case 'open':
      return opens;
    case 'first':
      return { number: 0 };
    case 'back':
      return { number: numberUpTo(steps, revision - 1) };
    case 'forward':
      return { number: Math.min(here + 1, last) };
    case 'turn': {
      const next = steps.findIndex((step, at) => at >= here && step.opens);
      return { number: next < 0 ? last : next + 1 };
    }
    case 'last':
      return { number: last };
  }
}

/**
 * Where the replay of a game that goes on opens for this person: at their own last move, if anything has happened since,
 * else where the latest turn began. Both leave something to step through.
 */
export function placeOfInterest(steps: readonly ShownStep[], person: string): ReplayPlace {
  const before = steps.slice(0, -1);
  const last = steps.at(-1);
  const own = last?.player === person ? -1 : before.findLastIndex(({ player }) => player === person);
  if (own >= 0) return { number: own + 1, opened: 'own-move' };
  const turn = before.findLastIndex(({ opens }) => opens);
  return turn < 0 ? { number: 0 } : { number: turn + 1, opened: 'turn' };
}

/** How many steps there are up to that revision. */
function numberUpTo(steps: readonly ShownStep[], revision: number): number {
  return steps.findLastIndex((step) => step.revision <= revision) + 1;
}
