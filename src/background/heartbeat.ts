/** Calls `tick` at regular intervals until it is stopped. A tick that fails is reported, and the next one comes all the same. */
export class Heartbeat {
  readonly #everyMs: number;
  readonly #tick: () => Promise<void>;
  readonly #onTrouble: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(everyMs: number, tick: () => Promise<void>, onTrouble: (error: unknown) => void) {
    this.#everyMs = everyMs;
    this.#tick = tick;
    this.#onTrouble = onTrouble;
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#tick().catch(this.#onTrouble);
    }, this.#everyMs);
  }

  /** Begins no further tick; one that is under way goes on. */
  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
