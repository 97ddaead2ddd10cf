import { describe, expect, it } from 'vitest';
import { on, world } from '../world.ts';

/* What one attack does to several characters, and what is left of it when some of them are gone. */

const quiet = { rivalries: [null, 0] } as const;

describe('An attack on several', () => {
  it('hits those in the space of its target, and nobody beside it', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['kitty-primed'] }, { at: 'C3' }], [{ at: 'C4', dazed: true }]],
      monsters: [
        { kind: 'weeble', at: 'C3', dazed: true },
        { kind: 'weeble', at: 'D3', dazed: true },
      ],
    }).activate();
    test.dice('ranged', 'melee').attack(8);
    expect(test.happened('wounded').map(({ who }) => 'id' in who && who.id)).toEqual([8]);
    // Nor an ally in that space.
    expect(test.hero(0, 1).wounds).toBe(0);
  });

  it('hits the enemies Close to the attacker, and none farther off or behind a wall', () => {
    const test = world({
      crews: [[{ at: 'B2', upgrades: ['chainsaw-lasso'] }, { at: 'B1' }], [{}]],
      monsters: ['B3', 'A2', 'C2', 'A3'].map((at) => ({ kind: 'weeble', at, wounds: -9, dazed: true }) as const),
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(8);
    expect(test.happened('wounded').map(({ who }) => 'id' in who && who.id)).toEqual([8, 9]);
    expect(test.hero(0, 1).wounds).toBe(0);
  });

  it('is paid back by the one picked, and other killed ones are gone before it acts', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['kitty-primed'] }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C4', wounds: 1, dazed: true },
        { kind: 'octocold', at: 'C4', wounds: 1, dazed: true },
      ],
    }).activate();
    test.dice('ranged', 'melee').attack(8).asks(1, 'payback').answer({ do: 'pick', who: 9 }).asks(1, 'monster');
    expect(test.scenario.monsters.map(({ id }) => id)).toEqual([9]);
    test.answer({ do: 'stop' }).asks(0, 'activation');
    expect(test.scenario.monsters).toEqual([]);
  });

  it('shoves nobody once a kill by it has ended the scenario', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['static-whip', 'spin-kick'] }], [{}]],
      monsters: [
        { kind: 'octocold', at: 'C4', dazed: true },
        { kind: 'octocold', at: 'C2', wounds: 1, dazed: true },
      ],
      quests: ['2a-3'],
      scenario: quiet,
    });
    test
      .given(0, { counts: [3, 0] })
      .activate()
      .dice('melee', 'ranged', 'ranged')
      .attack(8);
    test.answer({ do: 'boost', token: 1 });
    expect(test.happened('shoved')).toEqual([]);
    expect(test.table.sheet).toMatchObject([{ over: 'quests' }]);
  });
});

describe('An attacker that dies of its own attack', () => {
  /** Its second target is Mama Torque, whose saves leave no wound and who strikes back. */
  const dying = (first: 'hero' | 'monster') => {
    const victim = { at: 'C4', id: 'edge', dazed: true, wounds: 3, gadgets: ['stimpack'] } as const;
    return world({
      crews: [
        [{ at: 'C3', id: 'digits', wounds: 3, upgrades: ['pulse-blade', 'spin-kick'] }],
        [{ at: 'C3', id: 'torque' }, first === 'hero' ? victim : {}],
      ],
      monsters: first === 'monster' ? ['C4', 'C2'].map((at) => ({ kind: 'weeble', at, dazed: true })) : [],
      scenario: quiet,
    })
      .activate()
      .dice('melee', 'ranged', 'ranged', 'melee-save', 'ranged')
      .attack(first === 'hero' ? 3 : 8)
      .answer({ do: 'boost', token: 1 });
  };

  it('takes none of the tokens its victim dropped', () => {
    const test = dying('hero');
    expect([test.hero(0).space, test.hero(1, 1).space]).toEqual([null, null]);
    expect(test.asked.kind).not.toBe('spoils');
    expect(test.scenario.tokens).toEqual([{ kind: 'stimpack', space: on('C4') }]);
  });

  it('is not paid back, and nobody is asked by which of two', () => {
    const test = dying('monster');
    expect(test.asked.kind).not.toBe('payback');
    expect(test.hero(0).space).toBeNull();
    expect(test.happened('attacked').filter(({ cause }) => cause === 'payback')).toEqual([]);
    expect(test.scenario.discards).toHaveLength(1);
  });
});

describe('A killed hero', () => {
  const killed = () =>
    world({
      crews: [
        [{ at: 'C1', upgrades: ['repeater-pistol'] }],
        [{ at: 'C4', id: 'digits', wounds: 3, dazed: true, gadgets: ['stimpack', 'recharge'], quest: 2 }],
      ],
      scenario: quiet,
    })
      .activate()
      .dice('ranged', 'melee')
      .attack(2);

  it('drops every gadget and quest token on its space, and keeps none', () => {
    const test = killed();
    expect(test.scenario.tokens.map(({ kind, space }) => [kind, space])).toEqual(
      ['stimpack', 'recharge', 'quest', 'quest'].map((kind) => [kind, on('C4')]),
    );
    expect(test.hero(1)).toMatchObject({ gadgets: [], quest: 0 });
  });

  it('is not dazed any more', () => {
    expect(killed().hero(1).dazed).toBe(false);
  });

  it('loses one of its tokens to a Close killer, who takes no second', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['pulse-blade'] }],
        [{ at: 'C4', id: 'digits', wounds: 3, dazed: true, gadgets: ['stimpack', 'recharge'] }],
      ],
      scenario: quiet,
    }).activate();
    test.dice('melee', 'ranged', 'ranged').attack(2).asks(0, 'spoils').answer({ do: 'take', token: 'recharge' });
    test.asks(0, 'activation');
    expect(test.scenario.tokens).toEqual([{ kind: 'stimpack', space: on('C4') }]);
  });
});

describe('A killed monster', () => {
  it('is not shoved by the wound that killed it, and pays back from its space', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['static-whip'] }], [{}]],
      monsters: [{ kind: 'octocold', at: 'C4', wounds: 1, dazed: true }],
    }).activate();
    test.dice('melee', 'ranged', 'ranged').attack(8).asks(1, 'monster');
    expect(test.happened('shoved')).toEqual([]);
  });

  it('by Overkill is killed whatever the life left (Q2)', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', wounds: -5, dazed: true }],
    }).activate();
    test.dice('melee', 'melee', 'melee').attack(8);
    expect(test.monster()).toBeUndefined();
    expect(test.tokens(0)).toBe(1);
  });
});
