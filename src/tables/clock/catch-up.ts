/** What is due by the clock and comes this much later was due while the bot was not running, in ms. */
const OUTAGE_MS = 60 * 60_000;
/** How long the tables take to catch up, in ms: meanwhile nobody is called one table at a time. */
const CATCHING_UP_MS = 2 * 60_000;

/** The time after an outage in which much is done at once that was due before. */
export class CatchUp {
  #until = 0;

  /** Something that was due then is done only now. */
  found(due: number, now: number): void {
    if (now - due > OUTAGE_MS && now >= this.#until) this.#until = now + CATCHING_UP_MS;
  }

  /** When the tables have caught up; `null` when they have. */
  endAfter(now: number): number | null {
    return now < this.#until ? this.#until : null;
  }
}
