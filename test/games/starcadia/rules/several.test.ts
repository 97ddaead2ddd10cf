import { describe, expect, it } from 'vitest';
import type { UpgradeId } from '../../../../src/games/starcadia/content/upgrades.ts';
import { on, world, type World } from '../world.ts';

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
      monsters: first === 'monster' ? [{ kind: 'weeble', at: 'C4', dazed: true }] : [],
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

  it('is not paid back', () => {
    const test = dying('monster');
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

describe('Monsters', () => {
  /** The spaces a monster that an event activates can come to. */
  const reach = (kind: 'weeble' | 'thorne', designation: 'T1' | 'V'): World => {
    const test = world({
      crews: [[{ at: 'A3' }], [{}]],
      monsters: [{ kind, at: 'D1' }],
      scenario: { dashboard: { [designation]: kind } },
      event: designation === 'T1' ? 'coffee-break' : 'pep-talk',
    });
    return test.activate().answer({ do: 'stop' }).asks(0, 'monster');
  };

  it('have the movement points of the dashboard, or of a villain’s card', () => {
    const far = (test: World) => ['B1', 'B2', 'A2'].filter((name) => test.canGo(name));
    expect(far(reach('weeble', 'T1'))).toEqual(['B1', 'B2']);
    expect(far(reach('thorne', 'V'))).toEqual(['B1']);
  });

  it('that have moved and attacked are done', () => {
    const given = () =>
      world({
        crews: [[{ at: 'B1' }], [{ at: 'C3', wounds: -20 }]],
        monsters: [{ kind: 'weeble', at: 'D1' }],
        event: 'coffee-break',
      })
        .activate()
        .answer({ do: 'stop' })
        .asks(0, 'monster');
    const stepwise = given().go('D2').go('D3').answer({ do: 'attack', weapon: null, target: 2, path: [] });
    stepwise.asks(1, 'turn');
    const [attack] = given()
      .offered('attack')
      .filter(({ target }) => target === 2);
    // The shortest way to where it reaches its target.
    expect(attack?.path.length).toBe(2);
    if (attack) given().answer(attack).asks(1, 'turn');
  });

  it('let who steers them choose the shoves of a huge one: in a payback the player to the right', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['repeater-pistol'] }], [{ at: 'C3' }], [{}]],
      monsters: [{ kind: 'octocruel', at: 'C4' }],
    }).activate();
    test
      .attack(8)
      .asks(2, 'monster')
      .answer({ do: 'move', path: [{ kind: 'step', to: on('C3') }] });
    test.asks(2, 'shove');
  });
});
