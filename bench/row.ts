/** One measured claim (`npm run bench -- ID`). */
export interface Row {
  readonly id: string;
  /** What is measured, in a few words. */
  readonly title: string;
  readonly run: () => Promise<readonly Figure[]>;
}

export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly control: { readonly what: string; readonly value: number };
  /** What we want, where it is stricter than the floor: printed, but missing it fails nothing. */
  readonly goal?: Bound;
  /** What noise of a busy machine does not cross: missing one fails the run. */
  readonly floors: readonly Bound[];
}

/** A bound of a figure, and whether it holds. */
export interface Bound {
  readonly text: string;
  readonly holds: boolean;
}

export function atLeast(ours: number, floor: number): Bound {
  return { text: `at least ${shown(floor)}`, holds: ours >= floor };
}

export function timesFaster(ours: number, control: number, times: number): Bound {
  return { text: `${times} × control`, holds: ours >= control * times };
}

export function atMost(ours: number, ceiling: number): Bound {
  return { text: `at most ${shown(ceiling)}`, holds: ours <= ceiling };
}

export function within(ours: number, control: number, times: number): Bound {
  return { text: `within ${times} × control`, holds: ours <= control * times };
}

export function atMostMore(ours: number, control: number, more: number): Bound {
  return { text: `at most control + ${more}`, holds: ours <= control + more };
}

/** A figure as short as it is still worth reading. */
export function shown(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 1 ? value.toFixed(2) : value.toPrecision(2);
}
