import { describe, expect, it } from 'vitest';
import type { Face } from '../../../../src/games/starcadia/content/dice.ts';
import { world, type World } from '../world.ts';

/*
 * The printed examples of attacks, in the rulebook's order. Their die icons are lost, so the faces are rebuilt from the sums
 * that the sentences state; these stand beside each test.
 */

const rolls = (test: World) => test.happened('rolled').map(({ for: kind, dice }) => [kind, dice.length]);

/** A target that does not defend itself and survives. */
const target = { kind: 'peek-a-boom', at: 'C4', wounds: -20 } as const;

describe('Select Boost Upgrades, the examples', () => {
  const red = (boost: 'iron-fists' | 'red-dot-sight') =>
    world({ crews: [[{ at: 'C3', id: 'red', upgrades: ['pulse-blade', boost] }], [{}]], monsters: [target] })
      .activate()
      .attack(8);

  it('grant Red an extra die for her Iron Fists along with her Pulse Blade', () => {
    const test = red('iron-fists').asks(0, 'boosts').answer({ do: 'boost', token: 1 });
    expect(rolls(test)[0]).toEqual(['melee', 3 + 1]);
    expect(test.hero(0).upgrades.map(({ used }) => used)).toEqual([true, true]);
  });

  it('do not let her choose the Red Dot Sight along with it: the types are not compatible', () => {
    const test = red('red-dot-sight');
    expect(rolls(test)[0]).toEqual(['melee', 3]);
    expect(test.hero(0).upgrades.map(({ used }) => used)).toEqual([true, false]);
  });
});

describe('Rolling Dice, the examples', () => {
  it('1: Bahbaka’s 3 dice with a Pulse Blade are 2 misses and 1 hit, a CRIT, whose extra die makes it 2 hits', () => {
    const test = world({
      crews: [[{ at: 'C3', id: 'bahbaka', upgrades: ['pulse-blade'] }], [{}]],
      monsters: [target],
    }).activate();
    // Of a melee roll only the ranged faces miss. Miss, miss, CRIT; then a hit.
    test.dice('ranged', 'ranged', 'crit', 'melee').attack(8);
    expect(rolls(test)[0]).toEqual(['melee', 3 + 1]);
    expect(test.happened('wounded')).toMatchObject([{ wounds: 2 }]);
  });

  it('2: Hannah’s 2 dice with a Repeater Pistol are 2 hits, another CRIT is 1 more, and the last die a miss: 3 hits', () => {
    const test = world({
      crews: [[{ at: 'C2', id: 'hannah', upgrades: ['repeater-pistol'] }], [{}]],
      monsters: [target],
    }).activate();
    // She has moved: before she does our Hannah rolls one more die. A ranged hit and a CRIT; a CRIT; a miss.
    test.go('C3').dice('ranged', 'crit', 'crit', 'melee').attack(8);
    expect(rolls(test)[0]).toEqual(['ranged', 2 + 2]);
    expect(test.happened('wounded')).toMatchObject([{ wounds: 3 }]);
  });

  it('3: Edge’s 2 Defense and his Red Shirt are 3 dice with 1 save; his reroll is a CRIT, its extra die a miss: 2 saves', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', id: 'edge', upgrades: ['red-shirt'] }]],
    }).activate();
    const attack: readonly Face[] = ['melee', 'melee', 'melee', 'melee'];
    test.dice(...attack, 'ranged', 'melee', 'melee-save').attack(2);
    expect(rolls(test)).toEqual([
      ['melee', 4],
      ['defense', 2 + 1],
    ]);
    test.asks(1, 'reroll').dice('crit', 'ranged').answer({ do: 'reroll', face: 'ranged' });
    // 4 hits and 2 saves: a miss and the first save stay, the reroll is the second.
    expect(test.hero(1).wounds).toBe(4 - 2);
    expect(test.asked.kind).not.toBe('reroll');
  });
});

describe('Attack Results, the example', () => {
  it('is 1 wound for Digits, whose 2 saves leave one of Col. Blaze McGunner’s 3 hits', () => {
    const test = world({
      crews: [[{ at: 'C3', id: 'blaze', upgrades: ['pulse-blade'] }], [{ at: 'C4', id: 'digits' }]],
    }).activate();
    test.dice('melee', 'melee', 'melee', 'melee-save', 'melee-save').attack(2);
    expect(test.happened('wounded')).toMatchObject([{ who: { hero: 'digits' }, wounds: 1 }]);
    expect(test.hero(1).wounds).toBe(1);
  });
});

describe('Reroll Pool, the example', () => {
  it('serves Hannah’s attack with a pool of 2, which is full again for her defense', () => {
    // The text has lost its die icons. It says: a Combat Exosuit (+2 Rerolls), 2 dice at Iceheart, who strikes back with 4
    // melee dice for 1 hit, which Hannah defends with 2 dice. The faces here fit these sums; Hannah has moved, since our
    // Hannah has one more die before she does.
    const test = world({
      crews: [[{ at: 'C2', id: 'hannah', upgrades: ['repeater-pistol', 'combat-exosuit'] }], [{}]],
      monsters: [{ kind: 'iceheart', at: 'C4' }],
    }).activate();
    test.go('C3').dice('melee', 'ranged').attack(8);
    expect(rolls(test)).toEqual([['ranged', 2]]);
    test.dice('melee').answer({ do: 'reroll', face: 'melee' });
    test.dice('ranged', 'melee', 'melee', 'melee').answer({ do: 'reroll', face: 'melee' });
    expect(test.happened('wounded')).toMatchObject([{ wounds: 2 }]);
    test.asks(1, 'monster').dice('melee', 'ranged', 'ranged', 'ranged', 'melee', 'ranged');
    test.answer({ do: 'attack', weapon: null, target: 0, path: [] });
    expect(rolls(test)).toEqual([
      ['melee', 4],
      ['defense', 2],
    ]);
    test.asks(0, 'reroll').dice('melee').answer({ do: 'reroll', face: 'melee' });
    test.asks(0, 'reroll').dice('melee-save').answer({ do: 'reroll', face: 'ranged' });
    expect(test.happened('unharmed')).toHaveLength(1);
  });
});
