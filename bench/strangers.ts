import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, setPriority } from 'node:os';

/** How far they stand back: as far as the players who think and the process that draws. */
const MODEST = 10;
/** Sums all over a table that no cache holds whole, without end. */
const SUMS = 'const sums = new Float64Array(1e6); for (let n = 0; ; n++) sums[(n * 7919) % 1e6] += n;';

/**
 * Keeps every processor busy, for as long as the work takes, with processes that have nothing to do with any bot: what a
 * machine with so much to do costs whoever answers on it.
 */
export async function amongStrangers<T>(work: () => Promise<T>): Promise<T> {
  const strangers = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', SUMS], { stdio: 'ignore' }),
  );
  try {
    for (const { pid } of strangers) if (pid !== undefined) setPriority(pid, MODEST);
    return await work();
  } finally {
    for (const stranger of strangers) {
      const closed = once(stranger, 'close');
      stranger.kill('SIGKILL');
      await closed;
    }
  }
}
