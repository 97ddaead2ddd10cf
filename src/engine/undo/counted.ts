import type { Entry } from '../match/match.ts';
import type { Seat } from '../seat.ts';

/** An answer of a match that counts. */
export interface CountedStep<T> {
  /** Its number among the entries. */
  readonly seq: number;
  readonly seat: Seat;
  readonly step: T;
}

/** What counts of a log up to one of its entries, from where it can be followed on. */
export interface Followed<T> {
  /** How many entries there were. */
  readonly entries: number;
  /** In their order. */
  readonly steps: readonly CountedStep<T>[];
}

/**
 * Follows a log and knows what counts of it: its answers without those that were undone. Every entry is added in order,
 * from the first one on. What was undone is forgotten: a rewind leads to a moment from which on only what still counts was
 * answered (`rewindTarget`), and so brings nothing back.
 */
export class CountedSteps<T> {
  #entries: number;
  #steps: CountedStep<T>[];

  /** From the beginning, or after entries followed before, which are left as they are. */
  constructor({ entries, steps }: Followed<T> = { entries: 0, steps: [] }) {
    this.#entries = entries;
    this.#steps = [...steps];
  }

  /** What is known now, to follow the log on from here. */
  get followed(): Followed<T> {
    return { entries: this.#entries, steps: [...this.#steps] };
  }

  /** One more entry; `step` is kept where it is an answer. */
  add(entry: Entry<unknown>, step: T): void {
    const seq = ++this.#entries;
    switch (entry.kind) {
      case 'answer':
        this.#steps.push({ seq, seat: entry.seat, step });
        return;
      case 'undo':
        for (const seat of [entry.seat, ...(entry.lost ?? [])]) this.#forgetNewest(seat);
        return;
      case 'rewind':
        this.#steps = this.#steps.filter((each) => each.seq <= entry.to);
    }
  }

  /** The steps that count now, oldest first. */
  get steps(): T[] {
    return this.#steps.map(({ step }) => step);
  }

  #forgetNewest(seat: Seat): void {
    const newest = this.#steps.findLast((each) => each.seat === seat);
    this.#steps = this.#steps.filter((each) => each !== newest);
  }
}
