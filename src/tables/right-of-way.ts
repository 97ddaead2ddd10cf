import { setImmediate, setTimeout } from 'node:timers/promises';

/** So long after a press its answer is surely on its way: composing one takes a few ms. */
const ANSWER_MS = 30;
/** Where one press follows the other, what nobody waits for goes on after so long all the same. */
const PATIENCE_MS = 250;

/**
 * Presses go first. Work that nobody waits for is done in pieces: none while a press is being answered, and one in each
 * round of the event loop, so that a press that comes in between waits for one piece at most, and not for all there is to do.
 */
export class RightOfWay {
  /** When the last press will have been answered, in ms since this process began. */
  #answered = 0;
  #clearing: Promise<void> | null = null;
  #last: Promise<void> = Promise.resolve();

  /** A press has come. */
  pressed(): void {
    this.#answered = performance.now() + ANSWER_MS;
  }

  /** Resolves when a piece of work may be done, after those who asked before, in a round of its own. */
  async clear(): Promise<void> {
    // Whoever comes to wait while others do goes on with them.
    this.#clearing ??= this.#answers().finally(() => (this.#clearing = null));
    await this.#clearing;
    this.#last = this.#last.then(() => setImmediate());
    await this.#last;
  }

  /** Resolves once no press is being answered, or patience has ended. */
  async #answers(): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const left = Math.min(this.#answered, end) - performance.now();
      if (left <= 0) return;
      await setTimeout(left);
    }
  }
}
