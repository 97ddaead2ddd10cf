import { describe, expect, it } from 'vitest';
import { draw, freeRng } from '#engine';
import { chanceOfWounds } from '../../../src/games/starcadia/attack/odds.ts';
import { FACES, isSuccess, type RollKind } from '../../../src/games/starcadia/content/dice.ts';

/** Successes of one roll, crits with their extra dice. */
function rolled(rng: ReturnType<typeof freeRng>, kind: RollKind, dice: number): number {
  let count = 0;
  for (let left = dice; left > 0; left--) {
    const face = draw(rng, FACES);
    if (isSuccess(kind, face)) count++;
    if (face === 'crit') left++;
  }
  return count;
}

describe('The odds of an attack', () => {
  it('are those of the dice: one die against none hits in four of six melee rolls and three of six ranged ones', () => {
    const none = { dice: 0, saves: 0, pierce: 0 };
    expect(chanceOfWounds(1, { kind: 'melee', dice: 1, hits: 0 }, none)).toBeCloseTo(4 / 6);
    expect(chanceOfWounds(1, { kind: 'ranged', dice: 1, hits: 0 }, none)).toBeCloseTo(3 / 6);
    expect(chanceOfWounds(1, { kind: 'ranged', dice: 0, hits: 1 }, none)).toBe(1);
  });

  it.each([
    [1, 'melee', 3, 2],
    [2, 'ranged', 4, 1],
    [3, 'melee', 5, 3],
  ] as const)(
    'of %i wounds in a %s attack with %i dice against %i are those of many rolls',
    (wounds, kind, dice, defense) => {
      const rng = freeRng('odds');
      let count = 0;
      for (let n = 0; n < 20_000; n++) if (rolled(rng, kind, dice) - rolled(rng, 'defense', defense) >= wounds) count++;
      const chance = chanceOfWounds(wounds, { kind, dice, hits: 0 }, { dice: defense, saves: 0, pierce: 0 });
      expect(count / 20_000).toBeCloseTo(chance, 1);
    },
  );
});
