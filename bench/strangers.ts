import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endsWithThis } from './ends-with-this.ts';

const STRANGER = fileURLToPath(new URL('./stranger.ts', import.meta.url));

/**
 * Keeps as many processors busy as thinking players do, all but one, for as long as the work takes, with processes that
 * have nothing to do with any bot: what a machine with so much to do costs whoever answers on it.
 */
export async function amongStrangers<T>(work: () => Promise<T>): Promise<T> {
  const strangers = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () =>
    endsWithThis(spawn(process.execPath, [STRANGER], { stdio: 'ignore' })),
  );
  try {
    return await work();
  } finally {
    for (const stranger of strangers) {
      const closed = once(stranger, 'close');
      stranger.kill('SIGKILL');
      await closed;
    }
  }
}
