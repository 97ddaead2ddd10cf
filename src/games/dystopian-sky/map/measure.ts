import { columnOf, rowOf, SIDE, type Place } from './place.ts';
import { heightAt, type Terrain } from './terrain.ts';

/**
 * The largest whole number whose square is at most `n`, for whole numbers below 2^50. Whole numbers alone, so that every
 * machine measures alike.
 */
export function wholeRoot(n: number): number {
  if (n < 2) return n;
  let root = n;
  let next = quotient(n + 1, 2);
  while (next < root) {
    root = next;
    next = quotient(root + quotient(n, root), 2);
  }
  return root;
}

/** The whole part of a division of whole numbers. */
export function quotient(n: number, by: number): number {
  return (n - (n % by)) / by;
}

/** Whole inches of the straight line between the centres of two places, rounded down, height included (D16). */
export function inchesBetween(terrain: Terrain, a: Place, b: Place): number {
  const across = columnOf(a) - columnOf(b);
  const down = rowOf(a) - rowOf(b);
  const up = heightAt(terrain, a) - heightAt(terrain, b);
  return ROOTS[across * across + down * down + up * up] ?? 0;
}

/** The highest terrain, in inches. */
const HIGHEST = 6;
/** The roots of all squares of distances on a map. */
const ROOTS = Array.from({ length: 2 * (SIDE - 1) ** 2 + HIGHEST ** 2 + 1 }, (_, square) => wholeRoot(square));

/** Parts of an inch in which lengths are added up, before a way is rounded to hundredths (D17). */
export const PARTS = 100_000;

const LENGTHS = Array.from({ length: SIDE * SIDE }, (_, n) => {
  const square = columnOf(n) ** 2 + rowOf(n) ** 2;
  const root = wholeRoot(square * PARTS * PARTS);
  // Rounded up, so that a line in two pieces is never shorter than in one.
  return root * root === square * PARTS * PARTS ? root : root + 1;
});

/** The level line that goes this many columns across and this many rows down, in 1/100,000 inch, rounded up. */
export function lineLength(across: number, down: number): number {
  return LENGTHS[Math.abs(down) * SIDE + Math.abs(across)] ?? 0;
}
