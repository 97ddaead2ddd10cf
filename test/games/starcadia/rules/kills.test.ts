import { describe, expect, it } from 'vitest';
import { on, world } from '../world.ts';

describe('A killed monster', () => {
  /** Mama Torque has killed a trooper beside her, which pays back before it leaves. */
  const killedByTorque = () =>
    world({
      crews: [[{ at: 'C3', id: 'torque', upgrades: ['boarding-axe'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', wounds: 1, dazed: true }],
      quests: ['1-1', '1-3'],
    })
      .activate()
      .dice('melee', 'ranged', 'ranged', 'ranged')
      .attack(8)
      .asks(1, 'monster');

  it('is killed and rewarded once, also if its payback would hurt it again', () => {
    const test = killedByTorque().dice('ranged', 'ranged');
    test.answer({ do: 'attack', weapon: null, target: 0, path: [] });
    expect(test.tokens(0)).toBe(1);
    expect(test.scenario.quests[0]?.counts).toEqual([1, 0]);
    expect(test.happened('killed')).toEqual([]);
    expect(test.monster()).toBeUndefined();
  });

  it('moves in its payback as a living one does, and then leaves (Q6)', () => {
    const test = killedByTorque().answer({ do: 'move', path: [{ kind: 'step', to: on('B4') }] });
    expect(test.monster()?.space).toBe(on('B4'));
    test.answer({ do: 'stop' });
    expect(test.monster()).toBeUndefined();
  });

  it('counts as a character until it is removed (Q44)', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C4', wounds: 1, dazed: true },
        { kind: 'octocold', at: 'B4' },
        { kind: 'octocold', at: 'B4' },
      ],
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(8).asks(1, 'monster');
    // With 3 points it could reach the hero's space; that of the two others is Full for it.
    expect(test.canGo('C3')).toBe(true);
    expect(
      test
        .offered('move')
        .filter(({ path }) => path.length === 1 && JSON.stringify(path).includes(`${String(on('B4'))}}`)),
    ).toHaveLength(1);
    expect(test.scenario.monsters).toHaveLength(3);
  });
});

describe('Kills by one attack', () => {
  const quiet = { rivalries: [null, 0] } as const;

  it('all count when the first of them ends the scenario (Q27)', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['kitty-primed'] }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C3', wounds: 1, dazed: true },
        { kind: 'octocold', at: 'C3', wounds: 1, dazed: true },
      ],
      quests: ['2a-3'],
      scenario: quiet,
    });
    test.given(0, { counts: [3, 0] });
    test.activate().dice('ranged', 'melee').attack(8);
    // One token for each trooper, two for the quest.
    expect(test.table.sheet).toMatchObject([{ tokens: [4, 0], over: 'quests' }]);
    expect(test.happened('killed')).toHaveLength(2);
  });

  it('of two enemy heroes give a token for each, and one PvP quest for their crew', () => {
    const test = world({
      crews: [
        [{ at: 'C1', upgrades: ['kitty-primed'] }],
        [
          { at: 'C3', id: 'digits', wounds: 3, dazed: true },
          { at: 'C3', id: 'edge', wounds: 3, dazed: true },
        ],
      ],
      quests: [],
    });
    test.activate().dice('ranged', 'melee').attack(2).asks(0, 'receive').answer({ do: 'decline' });
    expect(test.table.sheet).toMatchObject([{ tokens: [4, 0] }]);
  });

  it('settle the PvE quest before the PvP quest (Q28)', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['kitty-primed'] }], [{ at: 'C3', id: 'digits', wounds: 3, dazed: true }]],
      monsters: [{ kind: 'weeble', at: 'C3', wounds: 1, dazed: true }],
      quests: ['2a-3', '1-3'],
    });
    test.given(0, { counts: [3, 0] });
    test.activate().dice('ranged', 'melee').attack(2);
    const order = test.events.map(({ kind }) => kind).filter((kind) => kind === 'quest' || kind === 'rivalry');
    expect(order).toEqual(['quest', 'rivalry']);
    expect(test.tokens(0)).toBe(1 + 2 + 1 + 2);
  });

  it('give what a kill gives once for each of them', () => {
    const test = world({
      crews: [[{ at: 'C3', wounds: 3, upgrades: ['last-word', 'spin-kick'] }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C4', wounds: 1, dazed: true },
        { kind: 'weeble', at: 'C2', wounds: 1, dazed: true },
      ],
    });
    test.activate().dice('melee', 'ranged', 'ranged', 'ranged', 'ranged').attack(8).answer({ do: 'boost', token: 1 });
    expect(test.happened('killed')).toHaveLength(2);
    expect(test.hero(0).wounds).toBe(1);
  });
});

describe('A Close attacker that inflicts no wound', () => {
  it('takes one from every effect that says so', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['pulse-blade'] }],
        [{ at: 'C4', id: 'torque', upgrades: ['mirror-shield', 'prickly-hide'] }],
      ],
    }).activate();
    test.dice('ranged', 'ranged', 'ranged').attack(2).answer({ do: 'react', token: 0 });
    // One from Torque's ability, one from the hide, one from the shield.
    expect(test.hero(0).wounds).toBe(3);
  });

  it('is killed by the hero it attacked, whose crew is rewarded as for any kill', () => {
    const test = world({
      crews: [
        [{ at: 'C3', id: 'digits', wounds: 3, upgrades: ['pulse-blade'] }],
        [{ at: 'C4', id: 'torque' }],
        [{ at: 'B1' }],
      ],
    }).activate();
    test.dice('ranged', 'ranged', 'ranged').attack(2);
    expect(test.hero(0).space).toBeNull();
    expect([0, 1, 2].map((seat) => test.tokens(seat))).toEqual([0, 3, 0]);
    expect(test.scenario.rivalries).toEqual([1, null, null]);
  });
});

describe('Tokens of a killed hero', () => {
  it('that are taken at once count for a quest to carry them, also with an enemy in the space', () => {
    const test = world({
      crews: [
        [{ at: 'C3', quest: 1, upgrades: ['boarding-axe'] }],
        [{ at: 'C4', id: 'digits', wounds: 3, dazed: true, quest: 1 }],
        [{ at: 'C3' }],
      ],
      quests: ['4-1c', '1-3'],
      scenario: { rivalries: [null, 2, null] },
    });
    test.activate().dice('melee', 'ranged', 'ranged', 'ranged').attack(2);
    test.asks(0, 'spoils').answer({ do: 'take', token: 'quest' });
    expect(test.hero(0).quest).toBe(2);
    expect(test.scenario.quests[0]?.by).toBe(0);
  });
});

describe('A quest that brings a monster', () => {
  it('lets the active player choose the space, also if another crew has completed it (rules: Quests)', () => {
    // The Foxes' attacker dies on the thorns of the Eagles' hero; the third trooper of the Eagles' quest dies in the same way.
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'C4', id: 'torque' }]],
      monsters: [
        { kind: 'weeble', at: 'C3', wounds: 1 },
        { kind: 'octocold', at: 'C1' },
        { kind: 'octocold', at: 'C1' },
      ],
      quests: ['3a-2', '1-3'],
      scenario: { marks: [on('C1')], dashboard: { T1: 'weeble', V: 'iceheart' } },
      event: 'coffee-break',
    }).given(0, { counts: [0, 2] });
    test.activate().answer({ do: 'stop' }).asks(0, 'monster').dice('ranged', 'ranged');
    test.answer({ do: 'attack', weapon: null, target: 2, path: [] });
    expect(test.scenario.quests[0]?.by).toBe(1);
    test.asks(0, 'spawn');
    expect(test.offered('place').map(({ space }) => space)).toEqual([on('B1'), on('D1'), on('C2')]);
  });
});
