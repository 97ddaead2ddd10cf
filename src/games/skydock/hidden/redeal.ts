import { shuffled, type Rng } from '#engine';

/** Deals tried for one hand that has to fit, before all begin anew; and how often they do. */
const TRIES = 32;
const STARTS = 1000;

export interface Deal<C> {
  readonly deck: readonly C[];
  readonly held: readonly (readonly C[])[];
}

/**
 * Deals cards anew to hands of those sizes; `fits` says whether one may be so. How the cards lie now has no part in it as
 * long as they are given in printed order: whoever sees neither deck nor hands cannot tell by the deal what they were.
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

/** Those of the printed cards that are among these, in printed order: an order that says nothing of where they lay. */
export function inPrintedOrder<C>(printed: readonly C[], cards: readonly C[]): C[] {
  const there = new Set(cards);
  return printed.filter((card) => there.has(card));
}
