/** Work in a process of its own that can be made to stand still, in the middle of whatever it does, and to go on. */
export interface Bystander {
  standStill(): void;
  goOn(): void;
}

/** So long after a press its answer is on its way: composing one takes a few ms. */
const ANSWER_MS = 10;
/** They stand still no longer than this at a time, in ms, and then not again for as long. */
const LONGEST_MS = 50;

/**
 * Whoever works on the same machine slows an answer down by what they take of its caches and memory, however far they
 * stand back. So they stand still while one is composed, and have half of the time where presses never pause.
 */
export class Bystanders {
  readonly #all: Bystander[] = [];
  /** When the last press will have been answered, in ms since this process began. */
  #answered = -Infinity;
  /** Until when they may not be made to stand still, in ms since this process began. */
  #freeUntil = -Infinity;
  #still = false;

  add(bystander: Bystander): void {
    this.#all.push(bystander);
  }

  /** A press has come. */
  pressed(): void {
    const now = performance.now();
    this.#answered = now + ANSWER_MS;
    if (this.#still || now < this.#freeUntil) return;
    this.#still = true;
    for (const each of this.#all) each.standStill();
    this.#wait(now + LONGEST_MS);
  }

  /** Until the press is answered, and those that come meanwhile, but no longer than until then. */
  #wait(latest: number): void {
    const until = Math.min(this.#answered, latest);
    setTimeout(
      () => {
        const now = performance.now();
        if (now < Math.min(this.#answered, latest)) {
          this.#wait(latest);
          return;
        }
        this.#still = false;
        if (now >= latest) this.#freeUntil = now + LONGEST_MS;
        for (const each of this.#all) each.goOn();
      },
      Math.max(0, until - performance.now()),
    );
  }
}
