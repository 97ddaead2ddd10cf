import { draw } from '#engine';
import { FACES, isSuccess, type Face, type RollKind } from '../content/dice.ts';
import type { Draft } from '../state/draft.ts';

/** Rolls `count` dice, and one more for every crit (rules: Rolling Dice). */
export function rollDice(draft: Draft, count: number, hasExtraDice = true): readonly Face[] {
  const dice: Face[] = [];
  for (let left = count; left > 0; left--) {
    const face = draw(draft.rng, FACES);
    dice.push(face);
    if (face === 'crit' && hasExtraDice) left++;
  }
  return dice;
}

/** Successes among dice rolled for something: hits, or saves. */
export function successes(kind: RollKind, dice: readonly Face[]): number {
  return dice.filter((face) => isSuccess(kind, face)).length;
}

/** Rolls a die with that face again, with an extra die if it becomes a crit. */
export function rollAgain(draft: Draft, dice: readonly Face[], face: Face, hasExtraDice = true): readonly Face[] {
  const place = dice.indexOf(face);
  return [...dice.slice(0, place), ...dice.slice(place + 1), ...rollDice(draft, 1, hasExtraDice)];
}

/** The faces that may be rolled again: every one but a crit, whose extra die is there already (Q4). */
export function rerollable(dice: readonly Face[]): readonly Face[] {
  return [...new Set(dice.filter((face) => face !== 'crit'))];
}
