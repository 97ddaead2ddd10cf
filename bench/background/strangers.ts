import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endsWithThis } from '../start/ends-with-this.ts';

const STRANGER = fileURLToPath(new URL('./stranger.ts', import.meta.url));

/**
 * Keeps as many processors busy as AI players do (all but one) for the duration of `work`, with processes unrelated to any
 * bot: the control for the cost of a busy machine.
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
