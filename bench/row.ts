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
  readonly floors: readonly Floor[];
}

/** What must hold of a figure, and whether it does. */
export interface Floor {
  readonly text: string;
  readonly holds: boolean;
}

export function atLeast(ours: number, floor: number): Floor {
  return { text: `at least ${shown(floor)}`, holds: ours >= floor };
}

export function timesFaster(ours: number, control: number, times: number): Floor {
  return { text: `${times} × control`, holds: ours >= control * times };
}

export function atMost(ours: number, ceiling: number): Floor {
  return { text: `at most ${shown(ceiling)}`, holds: ours <= ceiling };
}

export function within(ours: number, control: number, times: number): Floor {
  return { text: `within ${times} × control`, holds: ours <= control * times };
}

export function atMostMore(ours: number, control: number, more: number): Floor {
  return { text: `at most control + ${more}`, holds: ours <= control + more };
}

/** A figure as short as it is still worth reading. */
export function shown(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 1 ? value.toFixed(2) : value.toPrecision(2);
}
