import type { Rng } from '../../engine/random.ts';
import { shuffle } from './shuffle.ts';

/** Deals tried for a hand that has to fit, before every hand is left as it is. */
const TRIES = 24;

export interface Deal<C> {
  readonly deck: readonly C[];
  readonly held: readonly (readonly C[])[];
}

/** Deals what is in a deck and in some hands anew, to hands of the same sizes; `fits` says whether one may be so. */
export function redeal<C>(
  rng: Rng,
  { deck, held }: Deal<C>,
  fits: (place: number, cards: readonly C[]) => boolean,
): Deal<C> {
  let pool = shuffle(rng, [...deck, ...held.flat()]);
  const dealt: (readonly C[])[] = [];
  for (const [place, { length }] of held.entries()) {
    let tries = 0;
    while (!fits(place, pool.slice(0, length))) {
      if (++tries === TRIES) return { deck: shuffle(rng, deck), held };
      pool = shuffle(rng, pool);
    }
    dealt.push(pool.slice(0, length));
    pool = pool.slice(length);
  }
  return { deck: pool, held: dealt };
}
