import { setImmediate, setTimeout } from 'node:timers/promises';

/** So long after a press its answer is surely on its way: composing one takes a few ms. */
const ANSWER_MS = 30;
/** Where one press follows the other, what nobody waits for has a share of so many ms after so many. */
const PATIENCE_MS = 250;
const SHARE_MS = 50;

/**
 * Presses go first. Work that nobody waits for is done in pieces: none while a press is being answered, and one in each
 * round of the event loop, so that a press that comes in between waits for one piece at most, and not for all there is to do.
 */
export class RightOfWay {
  /** When the last press will have been answered, in ms since this process began. */
  #answered = 0;
  /** Since when presses have followed each other, in ms since this process began, as far as the next piece knows. */
  #since: number | null = null;
  #last: Promise<void> = Promise.resolve();

  /** A press has come. */
  pressed(): void {
    this.#answered = performance.now() + ANSWER_MS;
  }

  /** Resolves when a piece of work may be done, after those who asked before, in a round of its own. */
  clear(): Promise<void> {
    this.#last = this.#last.then(async () => {
      await this.#answers();
      await setImmediate();
    });
    return this.#last;
  }

  /** Resolves once no press is being answered, or within the share there is all the same. */
  async #answers(): Promise<void> {
    for (let now = performance.now(); now < this.#answered; now = performance.now()) {
      this.#since ??= now;
      const share = this.#since + PATIENCE_MS;
      if (now >= share + SHARE_MS) this.#since = now;
      else if (now >= share) return;
      else await setTimeout(Math.min(this.#answered, share) - now);
    }
    this.#since = null;
  }
}
