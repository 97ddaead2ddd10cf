import { setImmediate } from 'node:timers/promises';

/**
 * Turns for work that nobody waits for: one piece in each round of the event loop, so that a press that has come meanwhile
 * waits for one piece at most, and not for all there is to do.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves in a round of its own, after those who asked before. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}
