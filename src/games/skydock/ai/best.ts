import type { Rng } from '#engine';

/** The option that scores highest; up to `spread` of luck is added to each, so that equals differ from game to game. */
export function best<T>(options: readonly T[], score: (option: T) => number, rng: Rng, spread = 0.5): T | null {
  return ranked(options, score, rng, spread)[0] ?? null;
}

/** The options from the highest score down. */
export function ranked<T>(options: readonly T[], score: (option: T) => number, rng: Rng, spread = 0.5): T[] {
  return options
    .map((option) => ({ option, points: score(option) + (spread * rng.int(1000)) / 1000 }))
    .sort((a, b) => b.points - a.points)
    .map(({ option }) => option);
}
