import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { platform, setPriority } from 'node:os';

/** It gets a tenth of a processor that somebody else wants as well. */
const NICENESS = 10;

/**
 * How work that no press waits for stands back behind what answers presses. `furthest`: it has a processor only while
 * nobody else wants it, and gives it up at once. `nice`: it gets its small share in any case, and whoever else wants the
 * processor may have to wait for the end of that, some ms each time.
 */
export type Distance = 'furthest' | 'nice';

/**
 * Lets this process, all of its threads, stand back that far as well as the system knows how to. There is no way back.
 * Furthest is the scheduling policy `SCHED_IDLE` of Linux, which nothing but `chrt` of util-linux sets here; without it
 * there is niceness.
 */
export function standBack(distance: Distance): void {
  for (const id of threads()) {
    try {
      setPriority(id, NICENESS);
    } catch {
      // A thread that has just ended; or none may be set, and this work is as important as everything else.
    }
  }
  if (distance === 'furthest' && platform() === 'linux')
    spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
}

/** What niceness is given to: on Linux each thread has its own, elsewhere there is the one of the process. */
function threads(): readonly number[] {
  return platform() === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
}
