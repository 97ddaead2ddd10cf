import { readdirSync } from 'node:fs';
import { getPriority, platform, setPriority } from 'node:os';

/** How much nicer than its bot a worker is: then it gets a quarter of a processor that the bot wants as well. */
const NICER = 5;
const NICEST = 19;

/** Lowers the priority of this process: on Linux of each of its threads, and threads begun later inherit it. */
export function lowerPriority(): void {
  const niceness = Math.min(NICEST, getPriority() + NICER);
  const ids = platform() === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const id of ids) {
    try {
      setPriority(id, niceness);
    } catch {
      // The thread has just ended.
    }
  }
}
