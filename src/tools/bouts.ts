import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pool } from 'workerpool';
import type { Face, Playable } from '#engine';
import type { BoutTask } from './bout-worker.ts';
import type { Bout, BoutEnd } from './contest.ts';

/**
 * Plays chains of matches: each bout as often as `chain` says, with what its seats took home from the match before. Returns
 * the results of all first matches in the given order, then those of all second ones, and so on.
 */
export async function playChains<S, A, V, E, O>(
  entry: Playable<S, A, V, E, O> & { readonly face: Face<V, A, E> },
  bouts: readonly Bout<O>[],
  chain: number,
  onGame: (played: number) => void = () => undefined,
): Promise<BoutEnd<S>[]> {
  const ends: BoutEnd<S>[] = [];
  for (let link = 1; link <= chain; link++) {
    const before = ends.slice(-bouts.length);
    const next = bouts.map((bout, at): Bout<O> => {
      const handed = before[at]?.handed ?? [];
      return link === 1 ? bout : { ...bout, name: `${bout.name} match ${String(link)}`, brought: handed };
    });
    ends.push(...(await playAll(entry, next, (played) => onGame(ends.length + played))));
  }
  return ends;
}

/** Plays bouts of one game in parallel, one per processor. Returns the results in the given order. */
async function playAll<S, A, V, E, O>(
  { game }: Playable<S, A, V, E, O> & { readonly face: Face<V, A, E> },
  bouts: readonly Bout<O>[],
  onGame: (played: number) => void,
): Promise<BoutEnd<S>[]> {
  const workers = pool(fileURLToPath(new URL('./bout-worker.ts', import.meta.url)), {
    workerType: 'thread',
    maxWorkers: availableParallelism(),
  });
  let played = 0;
  try {
    return await Promise.all(
      bouts.map(async (bout) => {
        const end = await workers.exec<(task: BoutTask) => BoutEnd<S>>('play', [{ game: game.id, bout }]);
        onGame(++played);
        return end;
      }),
    );
  } finally {
    await workers.terminate(true);
  }
}
