/** How often each side of a comparison is measured, turn about, after one turn to warm up. */
const ROUNDS = 5;

/** Measures all sides in turns, so that whatever else the machine does meets them alike; the median of each. */
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

/** The value that so many in a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** How long a rate is measured at least, in seconds of the processor. */
const ENOUGH = 0.4;

/** Does work that says how much it did, again and again; how much that is for each second of the processor. */
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
