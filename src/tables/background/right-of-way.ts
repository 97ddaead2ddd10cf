import { setImmediate, setTimeout } from 'node:timers/promises';
import { Bystanders } from './bystanders.ts';

/** So long after a press its answer is surely on its way: composing one takes a few ms. */
const ANSWER_MS = 30;
/** So long after a press the next one may come at any time. */
const PRESSING_MS = 500;
/** While people press, one part in so many of this thread's time goes to work that nobody waits for. */
const PARTS = 40;
/** What is not used of that part is saved up for so long, in ms: what the AI players of a few tables need is never put off. */
const SAVED_MS = 400;
/** Where one press follows the other without a pause, a piece whose turn it is waits no longer than this, in ms. */
const PATIENCE_MS = 60;

/**
 * Presses go first. Work that nobody waits for is done in pieces: none while a press is being answered, one in each round
 * of the event loop, and while people press no more of them than fit into a small part of this thread's time. So a press
 * seldom comes in the middle of a piece, and when it does it waits for that one and not for all there is to do.
 */
export class RightOfWay {
  /** Those who work beside this thread, and stand still while a press is answered. */
  readonly bystanders = new Bystanders();
  /** When the last press came, in ms since this process began. */
  #pressed = -Infinity;
  /** Until when the pieces done so far have used their part of the time up, in ms since this process began. */
  #usedUp = -Infinity;
  /** Resolves when all pieces asked for so far are done. */
  #done: Promise<void> = Promise.resolve();

  /** A press has come. */
  pressed(): void {
    this.#pressed = performance.now();
    this.bystanders.pressed();
  }

  /** Resolves when a piece of work may be done, after those who asked before, in a round of its own. */
  clear(): Promise<void> {
    const way = this.#done.then(() => this.#way());
    this.#done = way.then(() => this.#piece());
    return way;
  }

  async #way(): Promise<void> {
    const since = performance.now();
    await setImmediate();
    for (let now = performance.now(); now < this.#clearAt(since); now = performance.now()) {
      await setTimeout(this.#clearAt(since) - now);
      await setImmediate();
    }
  }

  /** When the piece whose turn it is since then may be done unless another press comes, in ms since this process began. */
  #clearAt(since: number): number {
    const turn = Math.max(since, this.#usedUp);
    const answered = Math.min(this.#pressed + ANSWER_MS, turn + PATIENCE_MS);
    return Math.min(Math.max(turn, answered), this.#pressed + PRESSING_MS);
  }

  /** Resolves when the piece that has just got its way is done, and takes what it needed off the time there is for them. */
  async #piece(): Promise<void> {
    const begun = performance.now();
    await setImmediate();
    // What a press needed that came in the same round is not its.
    const end = this.#pressed > begun ? this.#pressed : performance.now();
    const used = Math.min((end - begun) * PARTS, SAVED_MS);
    this.#usedUp = Math.max(this.#usedUp, begun - SAVED_MS) + used;
  }
}
