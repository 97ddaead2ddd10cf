import type { Rng } from '../random.ts';

/** The first option with the highest score. Adds up to `spread` of random noise to each; 0 draws nothing. Throws a RangeError without options. */
export function best<T>(options: readonly T[], score: (option: T) => number, rng: Rng, spread = 0): T {
  let choice: { option: T; points: number } | undefined;
  for (const option of options) {
    const points = score(option) + luck(rng, spread);
    if (!choice || points > choice.points) choice = { option, points };
  }
  if (!choice) throw new RangeError('There is nothing to choose from.');
  return choice.option;
}

/** The options by score, highest first, with noise as in `best`. */
export function ranked<T>(options: readonly T[], score: (option: T) => number, rng: Rng, spread = 0): T[] {
  return options
    .map((option) => ({ option, points: score(option) + luck(rng, spread) }))
    .sort((a, b) => b.points - a.points)
    .map(({ option }) => option);
}

function luck(rng: Rng, spread: number): number {
  return spread === 0 ? 0 : (spread * rng.int(1000)) / 1000;
}
