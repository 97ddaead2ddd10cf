import { shuffled, type Rng } from '#engine';

/** Attempts to deal one fitting hand before starting over, and the number of restarts. */
const TRIES = 32;
const STARTS = 1000;

export interface Deal<C> {
  readonly deck: readonly C[];
  readonly held: readonly (readonly C[])[];
}

/**
 * Deals the cards again to hands of these sizes; `fits` accepts or rejects a hand. Pass the cards in printed order: then
 * the result does not depend on the real hands and decks.
 */
export function redeal<C>(
  rng: Rng,
  cards: readonly C[],
  sizes: readonly number[],
  fits: (place: number, cards: readonly C[]) => boolean = () => true,
): Deal<C> {
  for (let start = 0; start < STARTS; start++) {
    const deal = dealt(rng, cards, sizes, fits);
    if (deal) return deal;
  }
  throw new Error('No deal fits what everybody has seen.');
}

function dealt<C>(
  rng: Rng,
  cards: readonly C[],
  sizes: readonly number[],
  fits: (place: number, cards: readonly C[]) => boolean,
): Deal<C> | null {
  let pool = shuffled(rng, cards);
  const held: (readonly C[])[] = [];
  for (const [place, size] of sizes.entries()) {
    let tries = 0;
    while (!fits(place, pool.slice(0, size))) {
      if (++tries === TRIES) return null;
      pool = shuffled(rng, pool);
    }
    held.push(pool.slice(0, size));
    pool = pool.slice(size);
  }
  return { deck: pool, held };
}

/** These cards in printed order, which reveals nothing about where they were. */
export function inPrintedOrder<C>(printed: readonly C[], cards: readonly C[]): C[] {
  const there = new Set(cards);
  return printed.filter((card) => there.has(card));
}
