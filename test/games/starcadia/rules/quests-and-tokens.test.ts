import { describe, expect, it } from 'vitest';
import { on, world, type World } from '../world.ts';

const done = (test: World) => test.scenario.quests.map(({ by }) => by);

describe('Quests', () => {
  it('are completed in order: a later one that is done early waits, and pays who did it (Q21; Q45)', () => {
    const test = world({
      crews: [[{ at: 'B2' }], [{ at: 'C1' }]],
      quests: ['2a-1', '2b-1', '1-3'],
      scenario: {
        doors: [],
        tokens: [{ kind: 'quest', space: on('A2') }],
      },
    });
    const [first, second, third] = test.scenario.quests;
    if (!first || !second || !third) throw new Error('Three quests are open.');
    test.state = {
      ...test.state,
      table: { ...test.table, scenario: { ...test.scenario, quests: [first, { ...second, early: 1 }, third] } },
    };
    test.activate().go('A2');
    expect(done(test)).toEqual([0, 1, null]);
    expect([test.tokens(0), test.tokens(1)]).toEqual([1, 1]);
  });

  it('count what each crew has done, and give their tokens at once', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['kitty-primed'] }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C4', wounds: 1, dazed: true },
        { kind: 'weeble', at: 'C4', wounds: 1, dazed: true },
      ],
      quests: ['1-1', '1-3'],
    }).activate();
    test.dice('ranged', 'melee').attack(8);
    // One token for each of the troopers, two for the quest.
    expect(test.tokens(0)).toBe(4);
    expect(done(test)).toEqual([0, null]);
  });

  it('of a marked space need it free of enemies', () => {
    const given = (monsters: readonly { kind: 'weeble'; at: string }[]) =>
      world({
        crews: [[{ at: 'B4' }], [{}]],
        monsters,
        quests: ['1-2', '1-3'],
        scenario: { marks: [on('B3')] },
      }).activate();
    const free = given([]).go('B3');
    expect(free.scenario.quests[0]?.visited[0]).toEqual([on('B3')]);
    const held = given([{ kind: 'weeble', at: 'B3' }]).go('B3');
    expect(held.scenario.quests[0]?.visited[0]).toEqual([]);
  });

  it('that bring a monster place it on the first marked space', () => {
    const test = world({
      crews: [[{ at: 'B4' }], [{}]],
      quests: ['1-2', '1-3'],
      scenario: { marks: [on('C1'), on('B3')] },
    });
    const [first, second] = test.scenario.quests;
    if (!first || !second) throw new Error('Two quests are open.');
    const quests = [{ ...first, visited: [[on('C1')], []] }, second];
    test.state = { ...test.state, table: { ...test.table, scenario: { ...test.scenario, quests } } };
    test.activate().go('B3');
    expect(test.scenario.monsters).toMatchObject([{ kind: 'peek-a-round', space: on('C1') }]);
  });

  it('to deliver take the tokens of a hero that comes into its own shuttle', () => {
    const test = world({ crews: [[{ at: 'A2', quest: 2 }], [{}]], quests: ['2a-2', '1-3'] }).activate();
    const [hatch] = test.scenario.layout.shuttles[0]?.spaces ?? [];
    test.answer({ do: 'move', path: [{ kind: 'step', to: hatch ?? 0 }] });
    expect(test.hero(0).quest).toBe(0);
    expect(done(test)).toEqual([0, null]);
  });

  it('to hold a space look at the beginning of the turn', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'B3' }]],
      quests: ['3b-1', '1-3'],
      scenario: { marks: [on('B3')], dashboard: {} },
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' });
    test.asks(1, 'turn');
    expect(done(test)).toEqual([1, null]);
  });

  it('end the scenario with all PvE quests and one PvP quest, in the middle of the activation, without payback or event (Q27)', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', id: 'digits', wounds: 3, dazed: true }]],
      quests: [],
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(2);
    // The reward upgrade is still handed out.
    test.asks(0, 'receive').answer({ do: 'receive', hero: 1, instead: null });
    expect(test.table.scenario).toBeNull();
    expect(test.happened('event')).toEqual([]);
    expect(test.table.sheet).toMatchObject([{ tokens: [3, 0], order: [0, 1], badges: [1, 0], over: 'quests' }]);
    expect(test.hero(0, 1).upgrades).toEqual([{ id: 'welcome-medal', used: false }]);
  });

  it('go on with all PvE quests done while no PvP quest is', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', dazed: true }],
      quests: ['2a-3'],
    });
    const [quest] = test.scenario.quests;
    if (!quest) throw new Error('A quest is open.');
    test.state = {
      ...test.state,
      table: { ...test.table, scenario: { ...test.scenario, quests: [{ ...quest, counts: [3, 0] }] } },
    };
    test.activate().dice('melee', 'melee', 'melee', 'melee').attack(8);
    expect(done(test)).toEqual([0]);
    expect(test.table.scenario).not.toBeNull();
  });

  it('against rivals give the scenario’s upgrade to the first, and to no other', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['boarding-axe'] }],
        [{ at: 'C4', id: 'digits', wounds: 3, dazed: true }],
        [{ at: 'B1' }],
      ],
      scenario: { rivalries: [null, null, 1] },
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(2);
    expect(test.scenario.rivalries).toEqual([null, 0, 1]);
    test.asks(0, 'activation');
  });

  it('against a rival are completed once: a second kill gives its one token alone', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', id: 'digits', wounds: 3, dazed: true }]],
      scenario: { rivalries: [null, 0] },
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(2);
    expect(test.tokens(0)).toBe(1);
  });
});

describe('Exploration tokens', () => {
  it('are collected automatically and all at once by an active hero in their space, also in passing', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      scenario: {
        tokens: [
          { kind: 'stimpack', space: on('C1') },
          { kind: 'victory', space: on('C1') },
        ],
      },
    }).activate();
    test.go('C1');
    expect(test.hero(0).gadgets).toEqual(['stimpack']);
    expect(test.tokens(0)).toBe(1);
    expect(test.scenario.tokens).toEqual([]);
  });

  it('stay where an enemy is in the space, until it is gone (Q36)', () => {
    const test = world({
      crews: [[{ at: 'B1', upgrades: ['boarding-axe'] }], [{ at: 'C1', id: 'digits', wounds: 3, dazed: true }]],
      scenario: { tokens: [{ kind: 'recharge', space: on('C1') }], rivalries: [null, 0] },
    }).activate();
    test.go('C1');
    expect(test.hero(0).gadgets).toEqual([]);
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(2);
    expect(test.hero(0).gadgets).toEqual(['recharge']);
  });

  it('stimpack: removes every wound of the active hero', () => {
    const test = world({ crews: [[{ at: 'B1', gadgets: ['stimpack'], wounds: 3 }], [{}]] }).activate();
    test.answer({ do: 'use', gadget: 'stimpack' });
    expect(test.hero(0)).toMatchObject({ wounds: 0, gadgets: [] });
  });

  it('recharge: unexhausts every upgrade of the active hero', () => {
    const test = world({
      crews: [
        [
          { at: 'B1', gadgets: ['recharge'], used: ['pulse-blade'] },
          { at: 'B2', used: ['duck'] },
        ],
        [{}],
      ],
    });
    test.activate().answer({ do: 'use', gadget: 'recharge' });
    expect(test.hero(0).upgrades[0]?.used).toBe(false);
    expect(test.hero(0, 1).upgrades[0]?.used).toBe(true);
  });

  it('hoverboard: gives the ally 4 points at once; it collects nothing, and guards strike (Q13; Q37)', () => {
    const test = world({
      crews: [[{ at: 'B1', gadgets: ['hoverboard'] }, { at: 'C2' }], [{}]],
      monsters: [{ kind: 'weeble', at: 'D2' }],
      scenario: { tokens: [{ kind: 'victory', space: on('C1') }] },
    }).activate();
    test.answer({ do: 'use', gadget: 'hoverboard' }).asks(0, 'hoverboard').go('C1');
    expect(test.happened('attacked')).toHaveLength(1);
    expect(test.tokens(0)).toBe(0);
    test.answer({ do: 'stop' }).asks(0, 'activation');
  });

  it('armory: a hero in its space may take the upgrade, one in all a scenario (Q11)', () => {
    const armory = { upgrade: 'hall-pass', space: on('B1') } as const;
    const test = world({ crews: [[{ at: 'B1' }], [{}]], scenario: { armory } }).activate();
    test.answer({ do: 'take-upgrade' }).asks(0, 'receive').answer({ do: 'receive', hero: 0, instead: null });
    expect(test.hero(0).upgrades).toEqual([{ id: 'hall-pass', used: false }]);
    expect(test.scenario.armory).toBeNull();
    const held = world({ crews: [[{ at: 'B1' }], [{ at: 'B1' }]], scenario: { armory } }).activate();
    expect(held.offered('take-upgrade')).toEqual([]);
  });

  it('an upgrade for a full hero goes in exchange for another, or leaves the game (Q12)', () => {
    const six = [
      'pulse-blade',
      'repeater-pistol',
      'blaster-rifle',
      'iron-fists',
      'red-dot-sight',
      'red-shirt',
    ] as const;
    const armory = { upgrade: 'hall-pass', space: on('B1') } as const;
    const test = world({
      crews: [
        [
          { at: 'B1', upgrades: six },
          { at: 'B2', upgrades: six },
        ],
        [{}],
      ],
      scenario: { armory },
    });
    test.activate().answer({ do: 'take-upgrade' });
    expect(test.offered('receive')).toHaveLength(12);
    test.answer({ do: 'receive', hero: 0, instead: 5 });
    expect(test.hero(0).upgrades.map(({ id }) => id)).toEqual([...six.slice(0, 5), 'hall-pass']);
  });
});
