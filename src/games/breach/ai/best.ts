import type { Decision, Rng } from '#engine';
import type { Action } from '../state/actions.ts';
import type { View } from '../state/view.ts';

/** A rule-of-thumb player: it chooses from what its seat sees and is offered, and from nothing else. */
export type Player = (view: View, decision: Decision<Action>, rng: Rng) => Action;

/** The option that scores highest; `spread` adds up to so much luck to each. */
export function best<T>(options: readonly T[], score: (option: T) => number, rng: Rng, spread = 0): T {
  let choice: { option: T; score: number } | undefined;
  for (const option of options) {
    const luck = spread === 0 ? 0 : (rng.int(1000) / 1000) * spread;
    const points = score(option) + luck;
    if (!choice || points > choice.score) choice = { option, score: points };
  }
  if (!choice) throw new Error('A player is asked to choose from nothing.');
  return choice.option;
}
