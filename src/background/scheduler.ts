import { setImmediate, setTimeout } from 'node:timers/promises';

/** After a press no piece of work begins for this many ms: composing an answer takes a few. */
const ANSWER_MS = 30;
/** Where one press follows another without a pause, a piece begins no later than this after it became due, in ms. */
const LATEST_MS = 60;

/** Lets presses go first on this thread: work that nobody waits for asks here before each piece of it. */
export class Scheduler {
  /** When the last press came, in ms since this process began. */
  #pressed = -Infinity;
  #last: Promise<void> = Promise.resolve();

  /** A press has come. */
  pressed(): void {
    this.#pressed = performance.now();
  }

  /** Resolves when the next piece may begin: those asked for earlier go first, one in each round of the event loop. */
  turn(): Promise<void> {
    const latest = performance.now() + LATEST_MS;
    return (this.#last = this.#last.then(() => this.#quiet(latest)));
  }

  async #quiet(latest: number): Promise<void> {
    let wait = 0;
    do {
      if (wait > 0) await setTimeout(wait);
      await setImmediate();
      wait = Math.min(this.#pressed + ANSWER_MS, latest) - performance.now();
    } while (wait > 0);
  }
}
