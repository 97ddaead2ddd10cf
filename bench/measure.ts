/** How often each side of a comparison is measured, alternating, after one warm-up turn. */
const ROUNDS = 5;

/** Measures all sides in turns, so that other load affects them alike. Returns the median of each. */
export async function interleaved<Names extends string>(
  sides: Readonly<Record<Names, () => number | Promise<number>>>,
): Promise<Record<Names, number>>;
export async function interleaved(
  sides: Readonly<Record<string, () => number | Promise<number>>>,
): Promise<Record<string, number>> {
  const measured = new Map<string, number[]>(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, measure] of Object.entries(sides)) {
      const value = await measure();
      if (round > 0) measured.get(name)?.push(value);
    }
  }
  return Object.fromEntries([...measured].map(([name, values]) => [name, median(values)]));
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** A percentile (0 to 100) of the values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** The least time to measure a rate, in CPU seconds. */
const ENOUGH = 0.4;

/** Repeats work that returns its amount. Returns the amount per CPU second. */
export function rateOf(work: () => number): number {
  const begun = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += work();
    const { user, system } = process.cpuUsage(begun);
    const seconds = (user + system) / 1e6;
    if (seconds >= ENOUGH) return done / seconds;
  }
}
