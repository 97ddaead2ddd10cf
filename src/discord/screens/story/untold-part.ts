import type { Entry, Seat } from '#engine';
import type { Told } from './narration.ts';

/** An answer of this part that counts. */
interface Step {
  readonly seat: Seat;
}

/**
 * A turn or round of which nothing has been told yet: what was undone in it is left out, and so is that it was undone.
 * The step it begins with stays: the part before has been told as ended by it.
 */
export class UntoldPart {
  readonly #told: { readonly each: Told; readonly step: Step | null }[] = [];
  #steps: readonly Step[] = [];
  /** The steps that counted after each entry of the match, by its number. */
  readonly #after = new Map<number, readonly Step[]>();

  /** `seq`: the number of the entry it begins with. */
  constructor(seq: number | null, told: readonly Told[] = []) {
    this.#tell(told, null);
    this.#remember(seq);
  }

  /** Adds a line of the log and what it tells. */
  add(entry: Entry<unknown> | null, seq: number | null, told: readonly Told[]): void {
    if (entry?.kind === 'answer') {
      const step = { seat: entry.seat };
      this.#steps = [...this.#steps, step];
      this.#tell(told, step);
    } else {
      const left = entry && this.#without(entry);
      if (left) this.#steps = left;
      else this.#tell(told, null);
    }
    this.#remember(seq);
  }

  /** What counts of it. */
  get told(): Told[] {
    return this.#told.flatMap(({ each, step }) => (step === null || this.#steps.includes(step) ? [each] : []));
  }

  #tell(told: readonly Told[], step: Step | null): void {
    this.#told.push(...told.map((each) => ({ each, step })));
  }

  #remember(seq: number | null): void {
    if (seq !== null) this.#after.set(seq, this.#steps);
  }

  /** The steps that count once that is undone; `null` where it also undoes what came before this part. */
  #without(entry: Exclude<Entry<unknown>, { kind: 'answer' }>): readonly Step[] | null {
    if (entry.kind === 'rewind') return this.#after.get(entry.to) ?? null;
    let left: readonly Step[] = this.#steps;
    for (const seat of [entry.seat, ...(entry.lost ?? [])]) {
      const at = left.findLastIndex((step) => step.seat === seat);
      if (at < 0) return null;
      left = left.toSpliced(at, 1);
    }
    return left;
  }
}
