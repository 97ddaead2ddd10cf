import { readdirSync } from 'node:fs';
import { getPriority, platform, setPriority } from 'node:os';

/**
 * How much nicer than its bot a worker is: it gets a twentieth of a processor that the bot wants as well. On a machine
 * whose cores are all busy the fullest board then takes 1.5 s; with 10 a press beside 20 busy tables took up to 1.8 times
 * as long as alone.
 */
const NICER = 13;
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
