import { describe, expect, it } from 'vitest';
import type { UpgradeId } from '../../../../src/games/starcadia/content/upgrades.ts';
import { on, world } from '../world.ts';

describe('Mama Torque', () => {
  const attacked = (from: string, weapon: UpgradeId, ...dice: readonly ('melee' | 'ranged')[]) =>
    world({ crews: [[{ at: from, upgrades: [weapon] }], [{ at: 'C4', id: 'torque', dazed: true }]] })
      .activate()
      .dice(...dice)
      .attack(2)
      .hero(0).wounds;

  it('strikes back at a Close attacker that inflicts no wound alone', () => {
    expect(attacked('C3', 'pulse-blade', 'ranged', 'ranged', 'ranged')).toBe(1);
    expect(attacked('C3', 'pulse-blade', 'melee', 'ranged', 'ranged')).toBe(0);
    expect(attacked('C2', 'repeater-pistol', 'melee', 'melee')).toBe(0);
  });
});

describe('Upgrades and abilities', () => {
  it('offer no boost that is exhausted', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade', 'brass-knuckles'], used: ['iron-fists'] }], [{ at: 'C4' }]],
    }).activate();
    expect(
      test
        .attack(2)
        .offered('boost')
        .map(({ token }) => token),
    ).toEqual([1]);
  });

  it('offer no boost whose wounds the hero does not survive (rules: Self Sacrifice)', () => {
    const boosts = (wounds: number) =>
      world({
        crews: [
          [{ at: 'C1', id: 'digits', wounds, upgrades: ['kitty-primed', 'overcharge', 'spare-battery'] }],
          [{ at: 'C4' }],
        ],
      })
        .activate()
        .attack(2)
        .offered('boost')
        .map(({ token }) => token);
    expect(boosts(2)).toEqual([1, 2]);
    expect(boosts(3)).toEqual([2]);
  });

  it('keep a steady character from daze', () => {
    const test = world({
      crews: [[{ at: 'C3', id: 'red', upgrades: ['pulse-blade'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', wounds: -20 }],
    }).activate();
    test.dice('crit', 'ranged', 'ranged', 'ranged').attack(8);
    expect(test.monster()?.dazed).toBe(false);
    expect(test.happened('rolled').map((roll) => roll.for)).toEqual(['melee', 'defense']);
  });

  it('give more movement points', () => {
    const far = (upgrades: readonly UpgradeId[]) => {
      const test = world({ crews: [[{ at: 'A2', upgrades }], [{}]] }).activate();
      return ['D1', 'D2', 'D3'].filter((name) => test.canGo(name));
    };
    expect(far([])).toEqual(['D1']);
    expect(far(['jump-jets'])).toEqual(['D1', 'D2']);
    expect(far(['rocket-skates'])).toEqual(['D1', 'D2', 'D3']);
  });

  it('of Digits: a gadget unexhausts boosts and reactions, no weapon', () => {
    const collecting = (id: 'digits' | 'edge') =>
      world({
        crews: [[{ at: 'B1', id, used: ['iron-fists', 'duck', 'pulse-blade'] }], [{}]],
        scenario: { tokens: [{ kind: 'stimpack', space: on('C1') }] },
      })
        .activate()
        .go('C1')
        .hero(0)
        .upgrades.map(({ used }) => used);
    expect(collecting('digits')).toEqual([false, false, true]);
    expect(collecting('edge')).toEqual([true, true, true]);
  });

  it('of Bahbaka and a Second Wind: wounds go when the crew rests, and only on the board', () => {
    const rested = (at: string | null) => {
      const test = world({
        crews: [
          [
            { at: 'B1', id: 'bahbaka', wounds: 3, upgrades: ['second-wind'] },
            { at, id: 'edge', wounds: 2 },
          ],
          [{}],
        ],
      });
      return test.answer({ do: 'rest' }).hero(0).wounds;
    };
    expect(rested('A4')).toBe(0);
  });
});
