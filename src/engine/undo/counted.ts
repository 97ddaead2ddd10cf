import type { Entry } from '../match/match.ts';
import type { Seat } from '../seat.ts';

/** An answer of a match that counts, or that a rewind can bring back. */
export interface FollowedStep<T> {
  /** Its number among the entries. */
  readonly seq: number;
  readonly seat: Seat;
  readonly step: T;
  /** The number of the entry that undid it; `null` while it counts. */
  readonly undone: number | null;
}

/** What is known of a log up to one of its entries, from where it can be followed on. */
export interface Followed<T> {
  /** How many entries there were. */
  readonly entries: number;
  /** In their order. */
  readonly steps: readonly FollowedStep<T>[];
}

/**
 * Follows a log and knows what counts of it: its answers without those that were undone. Every entry is added in order,
 * from the first one on. What it remembers grows with what counts, however often something was undone in between.
 */
export class CountedSteps<T> {
  #entries: number;
  #steps: FollowedStep<T>[];

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
        this.#steps.push({ seq, seat: entry.seat, step, undone: null });
        return;
      case 'undo':
        for (const seat of [entry.seat, ...(entry.lost ?? [])]) this.#undoNewest(seat, seq);
        return;
      case 'rewind':
        this.#steps = this.#steps
          .filter((each) => each.seq <= entry.to)
          .map((each) => (each.undone !== null && each.undone > entry.to ? { ...each, undone: null } : each));
    }
  }

  /** The steps that count now, oldest first. */
  get steps(): T[] {
    return this.#steps.filter(({ undone }) => undone === null).map(({ step }) => step);
  }

  /**
   * A rewind leads to before an answer that counts. So only what was undone from below such an answer can come back, and
   * the rest is forgotten.
   */
  #undoNewest(seat: Seat, undone: number): void {
    const at = this.#steps.findLastIndex((each) => each.seat === seat && each.undone === null);
    const newest = this.#steps[at];
    if (newest) this.#steps[at] = { ...newest, undone };
    while (this.#steps.at(-1)?.undone) this.#steps.pop();
  }
}
