import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pool } from 'workerpool';
import type { Face, Playable } from '#engine';
import type { BoutTask } from './bout-worker.ts';
import type { Bout, BoutEnd } from './contest.ts';

/** Plays bouts of one game in parallel, one per processor. Returns the results in the given order. */
export async function playAll<S, A, V, E, O>(
  { game }: Playable<S, A, V, E, O> & { readonly face: Face<V, A, E> },
  bouts: readonly Bout<O>[],
  onGame: (played: number) => void = () => undefined,
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
