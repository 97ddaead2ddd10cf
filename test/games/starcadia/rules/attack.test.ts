import { describe, expect, it } from 'vitest';
import { on, world, type World } from '../world.ts';

/** Hits and saves of the rolls since the last answer. */
const rolls = (test: World) => test.happened('rolled').map(({ for: kind, dice }) => [kind, dice.length]);

describe('Select weapon upgrade', () => {
  it('offers each unexhausted weapon of the active hero against each enemy it reaches', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['pulse-blade', 'repeater-pistol'], used: ['boarding-axe'] }, { at: 'B1' }],
        [{ at: 'C1' }],
      ],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    expect(test.offered('attack').map(({ weapon, target }) => [weapon, target])).toEqual([
      [0, 8],
      [1, 2],
      [1, 8],
    ]);
  });

  it('offers no attack to a hero without a weapon', () => {
    const test = world({ crews: [[{ at: 'C3', upgrades: ['iron-fists'] }], [{ at: 'C3' }]] }).activate();
    expect(test.offered('attack')).toEqual([]);
  });
});

describe('Confirm target', () => {
  it('of a melee attack is an enemy in a Close space', () => {
    const test = world({
      crews: [[{ at: 'B2', upgrades: ['pulse-blade'] }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C2' },
        { kind: 'weeble', at: 'B1' },
        { kind: 'weeble', at: 'B2' },
        { kind: 'weeble', at: 'A3' },
      ],
    }).activate();
    // C2 is behind a wall, A3 is diagonal.
    expect(test.offered('attack').map(({ target }) => target)).toEqual([9, 10]);
  });

  it('of a ranged attack is an enemy in line of sight, at any distance', () => {
    const test = world({
      crews: [[{ at: 'A3', upgrades: ['repeater-pistol'] }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'D3' },
        { kind: 'weeble', at: 'B3' },
      ],
    }).activate();
    expect(test.offered('attack').map(({ target }) => target)).toEqual([9]);
  });

  it('is never an ally', () => {
    const test = world({ crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }, { at: 'C3' }], [{}]] }).activate();
    expect(test.offered('attack')).toEqual([]);
  });
});

describe('Select boost upgrades', () => {
  it('offers those that match the type of the weapon, and any number of them', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade', 'iron-fists', 'red-dot-sight', 'brass-knuckles'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C3' }],
    }).activate();
    test.attack(8).asks(0, 'boosts');
    expect(test.offered('boost').map(({ token }) => token)).toEqual([1, 3]);
    expect(test.asked.pick).toEqual({ min: 0, max: 2 });
    test.answer({ do: 'boost', token: 1 }, { do: 'boost', token: 3 });
    // 3 of the blade, 1 of the fists, 2 of the knuckles in the same space.
    expect(rolls(test)).toContainEqual(['melee', 6]);
  });

  it('is not asked of a hero who has none that match', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade', 'red-dot-sight'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.attack(8);
    expect(rolls(test)).toContainEqual(['melee', 3]);
  });
});

describe('Exhaust attack and boost upgrades', () => {
  it('turns the weapon and the boosts used face down, and no others', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade', 'iron-fists', 'brass-knuckles'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.attack(8).answer({ do: 'boost', token: 1 });
    expect(test.hero(0).upgrades.map(({ used }) => used)).toEqual([true, true, false]);
  });
});

describe('Rolling dice', () => {
  it('offers any die but a crit for a reroll: the extra die of a crit, not the crit', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['repeater-pistol', 'red-shirt'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.dice('crit', 'ranged', 'melee').attack(8).asks(0, 'reroll');
    expect(test.offered('reroll').map(({ face }) => face)).toEqual(['ranged', 'melee']);
  });

  it('gives the whole reroll pool for every roll, exhausted tokens included', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['repeater-pistol'], used: ['combat-exosuit'] }],
        [{ at: 'C4', upgrades: ['pulse-blade'] }],
      ],
    }).activate();
    test.dice('melee', 'melee').attack(2).asks(0, 'reroll');
    test.dice('melee').answer({ do: 'reroll', face: 'melee' }).asks(0, 'reroll');
    test.dice('melee').answer({ do: 'reroll', face: 'melee' });
    expect(test.happened('unharmed')).toHaveLength(1);
  });

  it('asks for no reroll that could change nothing: no wound is at stake', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{ at: 'C4', upgrades: ['red-shirt'] }]],
    }).activate();
    test.dice('melee', 'melee', 'melee', 'melee-save', 'melee-save', 'melee-save').attack(2);
    expect(test.happened('unharmed')).toHaveLength(1);
  });
});

describe('Attack results', () => {
  it('are the hits that no save blocks', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{ at: 'C4', id: 'digits' }]],
    }).activate();
    test.dice('melee', 'melee', 'melee', 'melee-save', 'melee-save').attack(2);
    expect(test.hero(1).wounds).toBe(1);
  });

  it('need no save from a dazed target, which rolls no defense', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{ at: 'C4', id: 'digits', dazed: true }]],
    }).activate();
    test.dice('melee', 'ranged', 'ranged').attack(2);
    expect(rolls(test)).toEqual([['melee', 3]]);
    expect(test.hero(1).wounds).toBe(1);
  });
});

describe('Special effects', () => {
  it('of a crit happen before the defense: a target dazed by it rolls none', () => {
    const test = world({
      crews: [[{ at: 'C3', id: 'red', upgrades: ['pulse-blade'] }], [{ at: 'C4', id: 'digits' }]],
    }).activate();
    test.dice('crit', 'ranged', 'ranged', 'ranged').attack(2);
    expect(test.hero(1).dazed).toBe(true);
    expect(rolls(test)).toEqual([['melee', 4]]);
  });

  it('with several targets use one attack roll, whose dice the primary target alone decides', () => {
    const test = world({
      crews: [
        [{ at: 'C1', upgrades: ['kitty-primed'] }],
        [
          { at: 'C3', dazed: true },
          { at: 'C3', dazed: true },
        ],
      ],
    }).activate();
    test.dice('ranged', 'ranged').attack(2);
    expect(rolls(test)).toEqual([['ranged', 2]]);
    expect([test.hero(1, 0).wounds, test.hero(1, 1).wounds]).toEqual([2, 2]);
  });

  it('that cost wounds are taken before rolling, and not offered where they would kill (rules: Self Sacrifice)', () => {
    const weapon = ['wrecking-ball'] as const;
    const healthy = world({ crews: [[{ at: 'C3', id: 'digits', upgrades: weapon }], [{ at: 'C4' }]] }).activate();
    healthy.attack(2);
    expect(healthy.hero(0).wounds).toBe(1);
    const hurt = world({
      crews: [[{ at: 'C3', id: 'digits', upgrades: weapon, wounds: 3 }], [{ at: 'C4' }]],
    }).activate();
    expect(hurt.offered('attack')).toEqual([]);
  });

  it('shove a wounded target into a Close space that is not Full, chosen by the attacker', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['static-whip'] }], [{ at: 'C4', id: 'digits', dazed: true }]],
    }).activate();
    test.dice('melee', 'ranged', 'ranged').attack(2).asks(0, 'shove');
    expect(test.offered('shove').map(({ to }) => to)).toEqual([on('C3'), on('B4')]);
    test.answer({ do: 'shove', to: on('B4') });
    expect(test.hero(1).space).toBe(on('B4'));
  });

  it('leave a steady character where it is, undazed', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['static-whip'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', wounds: -9, dazed: true }],
    }).activate();
    test.dice('melee', 'ranged', 'ranged').attack(8).asks(1, 'monster');
    expect(test.happened('shoved')).toEqual([]);
    expect(test.monster()?.space).toBe(on('C4'));
  });
});

describe('Reactions', () => {
  it('are asked after the target is named and before the dice, and exhausted by their use', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', upgrades: ['duck'] }]],
    }).activate();
    test.attack(2).asks(1, 'reaction').answer({ do: 'react', token: 0 });
    expect(rolls(test)[0]).toEqual(['melee', 2]);
    expect(test.hero(1).upgrades[0]?.used).toBe(true);
  });

  it('are used one for each attack, or kept', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', upgrades: ['duck', 'mirror-shield'] }]],
    }).activate();
    test.attack(2);
    expect(test.asked.pick).toBeUndefined();
    test.answer({ do: 'keep' });
    expect(rolls(test)[0]).toEqual(['melee', 4]);
    expect(test.hero(1).upgrades.some(({ used }) => used)).toBe(false);
  });

  it('answer guard reactions too (Q25)', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['duck'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.go('C2').asks(0, 'reaction').answer({ do: 'react', token: 0 });
    expect(test.happened('rolled')[0]).toMatchObject({ for: 'melee', dice: [] });
  });

  it('can make an attacker that inflicts no wound take one', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{ at: 'C4', upgrades: ['mirror-shield'] }]],
    }).activate();
    test.dice('ranged', 'ranged', 'ranged').attack(2).answer({ do: 'react', token: 0 });
    expect(test.hero(0).wounds).toBe(1);
  });
});

describe('Kills and rewards', () => {
  it('give a crew the monster’s tokens at once, and only for the last wound', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', wounds: 1, dazed: true }],
    }).activate();
    test.dice('melee', 'ranged', 'ranged').attack(8);
    expect(test.tokens(0)).toBe(1);
    expect(test.tokens(1)).toBe(0);
  });

  it('give one token for an enemy hero, and the PvP quest of its crew once', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', id: 'digits', wounds: 3, dazed: true }]],
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(2);
    // 1 for the kill, 2 for the quest.
    expect(test.tokens(0)).toBe(3);
    expect(test.scenario.rivalries).toEqual([null, 0]);
    test.asks(0, 'receive');
  });

  it('by a monster give one token to every other crew, also to the one that steers it (Q19)', () => {
    const test = world({
      crews: [[{ at: 'C2', id: 'digits', wounds: 3 }], [{}], [{}], [{}]],
      monsters: [{ kind: 'weeble', at: 'D2' }],
    });
    test.dice('melee', 'melee', 'ranged', 'ranged').activate().go('C3');
    expect([0, 1, 2, 3].map((seat) => test.tokens(seat))).toEqual([0, 1, 1, 1]);
  });

  it('drop what the killed hero carried, of which a Close enemy hero who killed it takes one (Q22)', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['boarding-axe'] }],
        [{ at: 'C4', id: 'digits', wounds: 3, dazed: true, gadgets: ['stimpack'], quest: 1 }],
      ],
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(2).answer({ do: 'receive', hero: 0, instead: null });
    test.asks(0, 'spoils').answer({ do: 'take', token: 'stimpack' });
    expect(test.hero(0).gadgets).toEqual(['stimpack']);
    expect(test.scenario.tokens).toEqual([{ kind: 'quest', space: on('C4') }]);
  });

  it('by a hero far off leave everything where it fell', () => {
    const test = world({
      crews: [
        [{ at: 'C1', upgrades: ['repeater-pistol'] }],
        [{ at: 'C4', id: 'digits', wounds: 3, dazed: true, gadgets: ['stimpack'], quest: 1 }],
      ],
    }).activate();
    test.dice('ranged', 'melee').attack(2).answer({ do: 'receive', hero: 0, instead: null });
    test.asks(0, 'activation');
    expect(test.scenario.tokens.map(({ kind }) => kind)).toEqual(['stimpack', 'quest']);
  });
});

describe('Payback', () => {
  const facing = (wounds: number, dazed = true) =>
    world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe', 'repeater-pistol'] }, { at: 'C2' }], [{}], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', wounds, dazed }],
    }).activate();

  it('follows an attack on a monster even if the roll fails, steered by the player to the right', () => {
    const test = facing(0).dice('ranged', 'ranged', 'ranged', 'ranged').attack(8);
    test.asks(2, 'monster');
    expect(test.offered('attack').map(({ target }) => target)).toEqual([0]);
  });

  it('has the attacker as its only target, and may be forgone', () => {
    const test = facing(0).dice('ranged', 'ranged', 'ranged', 'ranged').attack(8);
    expect(test.offered('stop')).toHaveLength(1);
    test.answer({ do: 'stop' }).asks(0, 'activation');
  });

  it('may move first, and not after its attack', () => {
    const test = facing(0).dice('ranged', 'ranged', 'ranged', 'ranged').attack(8);
    expect(test.offered('move').length).toBeGreaterThan(0);
    test.answer({ do: 'attack', weapon: null, target: 0, path: [] }).asks(0, 'activation');
  });

  it('comes from a killed monster too, which leaves the board afterwards (Q6)', () => {
    const test = facing(1).dice('melee', 'ranged', 'ranged', 'ranged').attack(8);
    expect(test.tokens(0)).toBe(1);
    test
      .asks(2, 'monster')
      .dice('melee', 'melee', 'ranged', 'ranged')
      .answer({ do: 'attack', weapon: null, target: 0, path: [] });
    expect(test.hero(0).wounds).toBe(2);
    expect(test.monster()).toBeUndefined();
  });

  it('does not come from an overkilled one, however few wounds it had left (Q2)', () => {
    const test = facing(0).dice('melee', 'melee', 'melee', 'ranged').attack(8);
    test.asks(0, 'activation');
    expect(test.monster()).toBeUndefined();
    // Two attacks that add up to the rating are no overkill.
    facing(1).dice('melee', 'melee', 'ranged', 'ranged').attack(8).asks(2, 'monster');
  });

  it('comes from one of several monsters attacked at once, picked by the player to the right (Q7)', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['kitty-primed'] }], [{}], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C4' },
        { kind: 'octocold', at: 'C4' },
      ],
    }).activate();
    test.dice('melee', 'melee').attack(8).asks(2, 'payback').answer({ do: 'pick', who: 9 }).asks(2, 'monster');
    expect(test.table.stack.some((frame) => frame.kind === 'monster' && frame.who === 9)).toBe(true);
  });

  it('does not follow a weapon that is too quiet', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['quiet-type'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.attack(8).asks(0, 'activation');
  });
});
