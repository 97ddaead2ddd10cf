import type { Clock } from '../clock.ts';

const DISCORD_EPOCH = 1_420_070_400_000n;

/** Issues ids as Discord does: the time in the upper bits, each larger than any before. */
export class Snowflakes {
  readonly #clock: Clock;
  #last: bigint;

  constructor(clock: Clock, last = '0') {
    this.#clock = clock;
    this.#last = BigInt(last);
  }

  next(): string {
    const ofNow = (BigInt(this.#clock.now()) - DISCORD_EPOCH) << 22n;
    this.#last = ofNow > this.#last ? ofNow : this.#last + 1n;
    return this.#last.toString();
  }

  /** The newest id issued, to go on from after a restart. */
  get last(): string {
    return this.#last.toString();
  }
}
