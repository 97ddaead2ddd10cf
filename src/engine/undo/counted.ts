import type { Entry } from '../match/match.ts';
import type { Seat } from '../seat.ts';

/** The newest answer of a match that counts, behind those that count before it; `null` stands for none. */
interface Counted<T> {
  readonly step: T;
  readonly seat: Seat;
  readonly before: Counted<T> | null;
}

/**
 * Follows a log and knows what counts of it: its answers without those that were undone. Every entry is added in order,
 * from the first one on.
 */
export class CountedSteps<T> {
  /** What counted after each entry, the set-up first. */
  readonly #after: (Counted<T> | null)[];

  /** From the beginning, or after entries followed before, which are left as they are. */
  constructor(earlier?: CountedSteps<T>) {
    this.#after = earlier ? [...earlier.#after] : [null];
  }

  /** How many entries were added. */
  get entries(): number {
    return this.#after.length - 1;
  }

  /** One more entry; `step` is kept where it is an answer. */
  add(entry: Entry<unknown>, step: T): void {
    const before = this.#after.at(-1) ?? null;
    this.#after.push(after(this.#after, entry, before, step));
  }

  /** The steps that count now, oldest first. */
  get steps(): T[] {
    const steps: T[] = [];
    for (let each = this.#after.at(-1) ?? null; each; each = each.before) steps.push(each.step);
    return steps.reverse();
  }
}

function after<T>(
  earlier: readonly (Counted<T> | null)[],
  entry: Entry<unknown>,
  before: Counted<T> | null,
  step: T,
): Counted<T> | null {
  switch (entry.kind) {
    case 'answer':
      return { step, seat: entry.seat, before };
    case 'undo':
      return [entry.seat, ...(entry.lost ?? [])].reduce<Counted<T> | null>(withoutNewest, before);
    case 'rewind':
      return earlier[entry.to] ?? null;
  }
}

/** The same without the newest answer of a seat. */
function withoutNewest<T>(newest: Counted<T> | null, seat: Seat): Counted<T> | null {
  const later: Counted<T>[] = [];
  for (let each = newest; each; each = each.before) {
    if (each.seat === seat)
      return later.reduceRight<Counted<T> | null>((before, again) => ({ ...again, before }), each.before);
    later.push(each);
  }
  return newest;
}
