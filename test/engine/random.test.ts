import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, freeRng, roll, shuffled, stepRng, type Rng } from '#engine';

const SEED = '0123456789abcdef'.repeat(4);
const OTHER = 'f'.repeat(64);

function ints(rng: Rng, count: number, below: number): number[] {
  return Array.from({ length: count }, () => rng.int(below));
}

/** How far counts are from being equal: Pearson's chi-square. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(kinds: number, samples: Iterable<number>): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const sample of samples) counts[sample] = (counts[sample] ?? 0) + 1;
  return counts;
}

/** The chi-square that fair chance stays under in 999 of 1,000 samples, by degrees of freedom. */
const FAIR = { 2: 13.8, 5: 20.5, 23: 49.7, 35: 66.6, 51: 87.9 } as const;

describe('the chance of a step', () => {
  it('is the same today as ever: old games replay', () => {
    expect(ints(stepRng(SEED, 1, 'step'), 10, 6)).toEqual([2, 1, 5, 4, 5, 2, 1, 4, 3, 3]);
    expect(ints(stepRng(SEED, 2, 'step'), 10, 6)).toEqual([4, 1, 4, 5, 4, 2, 2, 3, 3, 3]);
    expect(ints(stepRng(SEED, 0, 'setup'), 5, 2 ** 32)).toEqual([
      2404970219, 1623689874, 1329781341, 3677975712, 690666732,
    ]);
  });

  it('follows from seed, step and label', () => {
    const first = ints(stepRng(SEED, 7, 'step'), 8, 1000);
    expect(ints(stepRng(SEED, 7, 'step'), 8, 1000)).toEqual(first);
    expect(ints(stepRng(SEED, 8, 'step'), 8, 1000)).not.toEqual(first);
    expect(ints(stepRng(SEED, 7, 'setup'), 8, 1000)).not.toEqual(first);
    expect(ints(stepRng(OTHER, 7, 'step'), 8, 1000)).not.toEqual(first);
  });

  it('of one step says nothing about the next', () => {
    const die = (seq: number) => stepRng(SEED, seq, 'step').int(6);
    const pairs = Array.from({ length: 36_000 }, (_, seq) => die(seq) * 6 + die(seq + 1));
    expect(chiSquare(tally(36, pairs))).toBeLessThan(FAIR[35]);
  });

  it('notes whether it was used', () => {
    const rng = stepRng(SEED, 1, 'step');
    expect(rng.used).toBe(false);
    rng.int(1);
    expect(rng.used).toBe(true);
  });
});

describe('a whole number drawn', () => {
  it.each([
    [6, FAIR[5]],
    [52, FAIR[51]],
  ])('of %d is equally likely to be any', (n, fair) => {
    const rng = freeRng('a fair die');
    expect(chiSquare(tally(n, ints(rng, n * 2000, n)))).toBeLessThan(fair);
  });

  it('favours no remainder, even of a number as large as three quarters of all', () => {
    const n = 3 * 2 ** 30;
    const thirds = ints(freeRng('a large die'), 6000, n).map((value) => Math.floor(value / 2 ** 30));
    expect(chiSquare(tally(3, thirds))).toBeLessThan(FAIR[2]);
  });

  it('is within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (key, n) => {
        const value = freeRng(key).int(n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }),
    );
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('is never one of %d', (n) => {
    expect(() => freeRng('any').int(n)).toThrow(RangeError);
  });
});

describe('what rules draw', () => {
  it('a die shows 1 to its sides', () => {
    const rng = freeRng('a die');
    expect(new Set(Array.from({ length: 200 }, () => roll(rng, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('an item is one of the list; of nothing there is none to draw', () => {
    expect(['ruby', 'opal']).toContain(draw(freeRng('a gem'), ['ruby', 'opal']));
    expect(() => draw(freeRng('a gem'), [])).toThrow(RangeError);
  });

  it('a shuffled list holds the same items, and the list given stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.array(fc.nat())), (key, items) => {
        const before = [...items];
        const mixed = shuffled(freeRng(key), items);
        expect(items).toEqual(before);
        expect(new Set(mixed)).toEqual(new Set(items));
        expect(mixed).toHaveLength(items.length);
      }),
    );
  });

  it('every order of four is equally likely', () => {
    const rng = freeRng('a shuffle');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(rng, ['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(FAIR[23]);
  });
});
