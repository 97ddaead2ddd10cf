/** How long after it is let go a press may still become a click, in ms: a finger's does later than a mouse's. */
const CLICK_COMES = 50;
/** A press that lasts longer keeps nothing waiting, in ms. */
const LONGEST = 2000;

/**
 * Whether the pointer holds something down. What others write waits for the end of that: a button that slips away from
 * under a press is not pressed, and no other is to slip under it.
 */
export class Hold {
  #held: PromiseWithResolvers<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Resolves once nothing is held down and what was has been clicked; at once when nothing is. */
  async ended(): Promise<void> {
    await this.#held?.promise;
  }

  begin(): void {
    this.#held ??= Promise.withResolvers();
    this.#endAfter(LONGEST);
  }

  /** Its click may be still to come. */
  letGo(): void {
    this.#endAfter(CLICK_COMES);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#held?.resolve();
    this.#held = null;
  }

  #endAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), ms);
  }
}
