import { describe, expect, it } from 'vitest';
import { FACES } from '../../../../src/games/starcadia/content/dice.ts';
import { world, type World } from '../world.ts';

const rolls = (test: World) => test.happened('rolled').map(({ for: kind, dice }) => [kind, dice.length]);

describe('Rolling dice', () => {
  it('uses one kind of die for attack and defense: two melee, one melee and save, two ranged, one crit', () => {
    expect(FACES).toEqual(['melee', 'melee', 'melee-save', 'ranged', 'ranged', 'crit']);
  });

  it.each([
    ['melee', 'pulse-blade', ['melee', 'melee-save', 'ranged'], 2],
    ['ranged', 'blaster-rifle', ['melee', 'melee-save', 'ranged'], 1],
  ] as const)('counts in a %s attack its own symbol alone', (_, weapon, dice, wounds) => {
    const test = world({ crews: [[{ at: 'C3', upgrades: [weapon] }], [{ at: 'C4', dazed: true }]] }).activate();
    test.dice(...dice).attack(2);
    expect(test.hero(1).wounds).toBe(wounds);
  });

  it('counts saves and crits in a defense, and gives each crit there an extra die', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', id: 'digits' }]],
    }).activate();
    test.dice('melee', 'melee', 'melee', 'melee', 'crit', 'crit', 'melee', 'ranged').attack(2);
    expect(rolls(test)).toEqual([
      ['melee', 4],
      ['defense', 4],
    ]);
    expect(test.hero(1).wounds).toBe(2);
  });

  it('lets a hit be rolled again in the hope of a crit', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade', 'red-shirt'] }], [{ at: 'C4', dazed: true }]],
    }).activate();
    test.dice('melee', 'melee', 'melee').attack(2).asks(0, 'reroll');
    test.dice('crit', 'melee').answer({ do: 'reroll', face: 'melee' });
    expect(test.hero(1).wounds).toBe(4);
  });

  it('asks for no reroll where every die is a crit or its extra die is too', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['repeater-pistol', 'red-shirt'], id: 'edge' }],
        [{ at: 'C4', id: 'digits', wounds: -9, dazed: true }],
      ],
    }).activate();
    test.dice('crit', 'crit', 'crit', 'melee').attack(2).asks(0, 'reroll');
    expect(test.offered('reroll').map(({ face }) => face)).toEqual(['melee']);
  });

  it('asks for no reroll of a defense that has blocked every hit', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{ at: 'C4', id: 'digits', upgrades: ['red-shirt'] }]],
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'melee-save', 'melee', 'melee').attack(2);
    expect(test.happened('unharmed')).toHaveLength(1);
  });

  it('uses rerolls one after the other, as many as there are', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['pulse-blade', 'red-shirt'], used: ['combat-exosuit'] }],
        [{ at: 'C4', dazed: true }],
      ],
    }).activate();
    test.dice('ranged', 'ranged', 'ranged').attack(2);
    for (let n = 0; n < 3; n++) test.asks(0, 'reroll').dice('ranged').answer({ do: 'reroll', face: 'ranged' });
    expect(test.happened('unharmed')).toHaveLength(1);
  });

  it('replaces the first result by the second, also by a worse one', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade', 'red-shirt'] }], [{ at: 'C4', dazed: true }]],
    }).activate();
    test.dice('melee', 'ranged', 'ranged').attack(2).dice('ranged').answer({ do: 'reroll', face: 'melee' });
    expect(test.happened('unharmed')).toHaveLength(1);
  });

  it('finishes the attack with its rerolls before the defender rolls (Q24)', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade', 'red-shirt'] }], [{ at: 'C4', id: 'digits' }]],
    }).activate();
    test.dice('ranged', 'ranged', 'ranged').attack(2);
    expect(rolls(test)).toEqual([['melee', 3]]);
    test.asks(0, 'reroll').answer({ do: 'keep' });
    expect(rolls(test)).toEqual([['defense', 2]]);
  });

  it('gives monsters no rerolls', () => {
    const test = world({
      crews: [[{ at: 'C3' }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.dice('ranged', 'ranged').go('C2');
    expect(rolls(test)[0]).toEqual(['melee', 2]);
    expect(test.happened('rerolled')).toEqual([]);
  });
});
