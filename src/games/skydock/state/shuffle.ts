import type { Rng } from '#engine';

/** The items in random order. Decks are long and often shuffled: this goes through them once. */
export function shuffle<T>(rng: Rng, items: readonly T[]): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    const [a, b] = [result[i], result[j]];
    if (a === undefined || b === undefined) throw new RangeError('There are no holes in a deck.');
    result[i] = b;
    result[j] = a;
  }
  return result;
}
