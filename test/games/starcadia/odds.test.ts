import { describe, expect, it } from 'vitest';
import { draw, freeRng } from '#engine';
import { chanceOfWounds, rollsOf } from '../../../src/games/starcadia/attack/odds.ts';
import { aimAt } from '../../../src/games/starcadia/attack/targets.ts';
import type { MonsterId } from '../../../src/games/starcadia/content/monsters.ts';
import { FACES, isSuccess, type RollKind } from '../../../src/games/starcadia/content/dice.ts';
import { world } from './world.ts';

/** Successes of one roll, crits with their extra dice; dice that fail are rolled again while there are rerolls. */
function rolled(rng: ReturnType<typeof freeRng>, kind: RollKind, dice: number, rerolls: number): number {
  let count = 0;
  let again = rerolls;
  for (let left = dice; left > 0; left--) {
    const face = draw(rng, FACES);
    if (isSuccess(kind, face)) count++;
    else if (again-- > 0) left++;
    if (face === 'crit') left++;
  }
  return count;
}

describe('The odds of an attack', () => {
  it('are those of the dice: one die against none hits in four of six melee rolls and three of six ranged ones', () => {
    const none = { dice: 0, rerolls: 0, saves: 0, pierce: 0 };
    expect(chanceOfWounds(1, { kind: 'melee', dice: 1, rerolls: 0, hits: 0, critDazes: false }, none)).toBeCloseTo(
      4 / 6,
    );
    expect(chanceOfWounds(1, { kind: 'ranged', dice: 1, rerolls: 0, hits: 0, critDazes: false }, none)).toBeCloseTo(
      3 / 6,
    );
    expect(chanceOfWounds(1, { kind: 'ranged', dice: 1, rerolls: 1, hits: 0, critDazes: false }, none)).toBeCloseTo(
      3 / 4,
    );
    expect(chanceOfWounds(1, { kind: 'ranged', dice: 0, rerolls: 0, hits: 1, critDazes: false }, none)).toBe(1);
  });

  it.each([
    [1, 'melee', 3, 0, 2, 0],
    [2, 'ranged', 4, 0, 1, 0],
    [3, 'melee', 5, 0, 3, 0],
    [3, 'ranged', 4, 2, 2, 0],
    [2, 'melee', 3, 1, 3, 2],
  ] as const)(
    'of %i wounds in a %s attack with %i dice and %i rerolls against %i and %i are those of many rolls',
    (wounds, kind, dice, rerolls, defense, defenseRerolls) => {
      const rng = freeRng('odds');
      let count = 0;
      for (let n = 0; n < 20_000; n++) {
        const saves = rolled(rng, 'defense', defense, defenseRerolls);
        if (rolled(rng, kind, dice, rerolls) - saves >= wounds) count++;
      }
      const attack = { kind, dice, rerolls, hits: 0, critDazes: false };
      const chance = chanceOfWounds(wounds, attack, { dice: defense, rerolls: defenseRerolls, saves: 0, pierce: 0 });
      expect(Math.abs(count / 20_000 - chance)).toBeLessThan(0.015);
    },
  );

  it('count a target that a crit dazes as rolling no defense after it', () => {
    const attack = { kind: 'melee', dice: 1, rerolls: 0, hits: 0, critDazes: true } as const;
    // A crit, one face of six, wounds whatever follows; of the three hits, one die saves two in six.
    expect(chanceOfWounds(1, attack, { dice: 1, rerolls: 0, saves: 0, pierce: 0 })).toBeCloseTo(
      1 / 6 + (3 / 6) * (4 / 6),
    );
    // Hits without a die are no crits.
    expect(
      chanceOfWounds(1, { ...attack, dice: 0, hits: 1 }, { dice: 1, rerolls: 0, saves: 0, pierce: 0 }),
    ).toBeCloseTo(4 / 6);
  });

  it('count no daze of a secondary target, and none of a monster that cannot be dazed', () => {
    const dazes = (kind: MonsterId, target: number) => {
      const { table } = world({
        crews: [[{ at: 'C3', upgrades: ['ice-cream-cannon'] }], [{}]],
        monsters: [
          { kind, at: 'C4' },
          { kind, at: 'C4' },
        ],
      });
      const aim = { ...aimAt(0, 0, 8, false), targets: [8, 9] };
      return rollsOf(table, aim, target).attack.critDazes;
    };
    expect(dazes('scuttlebutt', 8)).toBe(true);
    expect(dazes('scuttlebutt', 9)).toBe(false);
    expect(dazes('weeble', 8)).toBe(false);
  });
});
