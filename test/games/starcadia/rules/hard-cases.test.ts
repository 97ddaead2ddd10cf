import { describe, expect, it } from 'vitest';
import { on, world } from '../world.ts';

describe('An event’s monster', () => {
  it('steered by the Foxes that kills an Eagle gives Foxes, Pandas and Lions a token each (Q19)', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'C3', id: 'digits', wounds: 3, dazed: true }], [{}], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' }).dice('melee', 'ranged');
    test.answer({ do: 'attack', weapon: null, target: 2, path: [] });
    expect([0, 1, 2, 3].map((seat) => test.tokens(seat))).toEqual([1, 0, 1, 1]);
  });

  it('may be aimed at a hero of who steers it: then every other crew gains one (Q19)', () => {
    const test = world({
      crews: [[{ at: 'C3', id: 'digits', wounds: 3, dazed: true }], [{}], [{}], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' }).dice('melee', 'ranged');
    test.answer({ do: 'attack', weapon: null, target: 0, path: [] });
    expect([0, 1, 2, 3].map((seat) => test.tokens(seat))).toEqual([0, 1, 1, 1]);
    expect(test.scenario.rivalries).toEqual([null, null, null, null]);
  });

  it('may do nothing (Q26)', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'C3' }]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' }).asks(0, 'monster').answer({ do: 'stop' }).asks(1, 'turn');
  });

  it('takes nothing from the board and opens doors as a hero does', () => {
    const edge = on('C2') * 2;
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'A4' }]],
      monsters: [{ kind: 'weeble', at: 'C2' }],
      scenario: { tokens: [{ kind: 'victory', space: on('D2') }], doors: [edge], closed: [edge] },
      event: 'coffee-break',
    });
    test
      .activate()
      .answer({ do: 'stop' })
      .answer({ do: 'move', path: [{ kind: 'door', edge }] })
      .go('D2');
    expect(test.scenario.closed).toEqual([]);
    expect(test.scenario.tokens).toHaveLength(1);
  });
});

describe('Overkill', () => {
  it('needs its rating in a single attack, whatever the life left (Q2)', () => {
    // An officer has Life 3 and Overkill 4.
    const hit = (...hits: readonly ('melee' | 'ranged')[]) =>
      world({
        crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{}]],
        monsters: [{ kind: 'peek-a-round', at: 'C4', wounds: 2, dazed: true }],
      })
        .activate()
        .dice(...hits)
        .attack(8);
    hit('melee', 'melee', 'melee', 'ranged').asks(1, 'monster');
    const over = hit('melee', 'melee', 'melee', 'melee').asks(0, 'activation');
    expect(over.happened('killed')).toMatchObject([{ overkill: true }]);
    expect(over.tokens(0)).toBe(2);
  });
});

describe('A payback', () => {
  it('is aimed at the attacker, also where another hero is nearer', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['repeater-pistol'] }], [{ at: 'C4' }]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.attack(8).asks(1, 'monster');
    expect(test.offered('attack').map(({ target, path }) => [target, path.length])).toEqual([[0, 2]]);
  });

  it('may use portals and doors on its way', () => {
    const edge = on('C3') * 2 + 1;
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['repeater-pistol'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C3' }],
      scenario: {
        portals: [
          { colour: 1, space: on('C3'), isToken: false },
          { colour: 1, space: on('B1'), isToken: false },
        ],
        doors: [edge],
        closed: [edge],
      },
    }).activate();
    test.attack(8).asks(1, 'monster');
    const first = test.offered('move').map(({ path }) => path[0]?.kind);
    expect(first).toContain('portal');
    expect(first).toContain('door');
  });

  it('is of one monster, of several the program takes the first', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['kitty-primed'] }], [{}]],
      monsters: [
        { kind: 'octocold', at: 'C4' },
        { kind: 'weeble', at: 'C4' },
      ],
      steered: 'program',
    }).activate();
    test.attack(8);
    expect(test.happened('attacked').filter(({ cause }) => cause === 'payback').length).toBeLessThan(2);
    expect(test.happened('moved').every(({ who }) => !('id' in who) || who.id === 8)).toBe(true);
  });

  it('does not follow an attack on a hero', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{ at: 'C4', dazed: true }]],
    }).activate();
    test.attack(2).asks(0, 'activation');
  });
});

describe('What a killed hero carried', () => {
  it('leaves its victory tokens with the crew (Q16)', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', id: 'digits', wounds: 3, dazed: true }]],
      scenario: { rivalries: [null, 0] },
    });
    const crews = test.table.crews.map((crew, seat) => (seat === 1 ? { ...crew, tokens: 5 } : crew));
    test.state = { ...test.state, table: { ...test.table, crews } };
    test.activate().dice('melee', 'ranged', 'ranged', 'ranged').attack(2);
    expect(test.tokens(1)).toBe(5);
  });

  it('can be left where it fell', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['boarding-axe'] }],
        [{ at: 'C4', id: 'digits', wounds: 3, dazed: true, gadgets: ['stimpack'] }],
      ],
      scenario: { rivalries: [null, 0] },
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(2).asks(0, 'spoils').answer({ do: 'decline' });
    expect(test.scenario.tokens).toEqual([{ kind: 'stimpack', space: on('C4') }]);
  });

  it('is taken by an active hero that comes by later', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      scenario: { tokens: [{ kind: 'quest', space: on('C1') }] },
      quests: ['3c-1', '1-3'],
    }).activate();
    expect(test.go('C1').hero(0).quest).toBe(1);
  });
});

describe('A shuttle', () => {
  it('may be entered by enemies (Q31)', () => {
    const test = world({ crews: [[{ at: 'D2' }], [{}]] }).activate();
    const [hatch] = test.scenario.layout.shuttles[1]?.spaces ?? [];
    expect(test.offered('move').some(({ path }) => JSON.stringify(path.at(-1)).endsWith(`:${String(hatch)}}`))).toBe(
      true,
    );
  });
});

describe('The turn', () => {
  it('may activate the same hero again, and goes clockwise', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }], [{ at: 'A4' }]], event: 'fire-drill' });
    test.activate().answer({ do: 'stop' }).settle();
    while (test.asked.kind !== 'turn') test.answer(test.asked.options[0] ?? { do: 'stop' }).settle();
    test.asks(1, 'turn');
  });

  it('offers either hero of the crew, and a rest', () => {
    const test = world({ crews: [[{ at: 'B1' }, { at: 'B2' }], [{}]] }).asks(0, 'turn');
    expect(test.asked.options).toEqual([{ do: 'activate', hero: 0 }, { do: 'activate', hero: 1 }, { do: 'rest' }]);
  });

  it('draws the event card after an activation without movement and attack too', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }]], event: 'coffee-break' });
    test.activate().answer({ do: 'stop' });
    expect(test.scenario.discards).toEqual(['coffee-break']);
  });
});

describe('A PvP quest', () => {
  it('asks its owner at once what to give up for the reward of a crew that is full (Q43)', () => {
    const six = [
      'boarding-axe',
      'repeater-pistol',
      'iron-fists',
      'red-dot-sight',
      'kitty-primed',
      'red-shirt',
    ] as const;
    const test = world({
      crews: [[{ at: 'C3', upgrades: six }, { upgrades: six }], [{ at: 'C4', id: 'digits', wounds: 3, dazed: true }]],
    }).activate();
    test.dice('melee', 'ranged', 'ranged', 'ranged').attack(2).answer().answer({ do: 'keep' }).asks(0, 'receive');
    expect(test.offered('receive').every(({ instead }) => instead !== null)).toBe(true);
    expect(test.offered('receive')).toHaveLength(12);
    test.answer({ do: 'decline' });
    expect(test.happened('discarded')).toMatchObject([{ upgrade: 'welcome-medal' }]);
  });
});

describe('The end of a scenario', () => {
  const ending = () =>
    world({
      crews: [
        [{ at: 'C3', id: 'hannah', wounds: 1, dazed: true, upgrades: ['boarding-axe'] }],
        [{ at: 'C4', id: 'digits', wounds: 3, dazed: true }],
        [{}],
      ],
      quests: [],
    });

  it('with a tie is rolled off until exactly one tied crew has a crit (Q8)', () => {
    const test = ending();
    // The Eagles and the Pandas are tied behind the Foxes.
    test
      .activate()
      .dice('melee', 'ranged', 'ranged', 'ranged', 'melee', 'melee', 'crit', 'crit', 'melee', 'crit')
      .attack(2)
      .answer({ do: 'decline' });
    expect(test.happened('roll-off')).toHaveLength(3);
    expect(test.table.sheet[0]?.order).toEqual([0, 2, 1]);
  });

  it('gives the winner a badge, and each crew one for every seven of its tokens of this scenario (Q1)', () => {
    const test = ending();
    const crews = test.table.crews.map((crew, seat) => ({ ...crew, tokens: [12, 14, 6][seat] ?? 0 }));
    test.state = { ...test.state, table: { ...test.table, crews } };
    test.activate().dice('melee', 'ranged', 'ranged', 'ranged').attack(2).answer({ do: 'decline' });
    // The kill and the quest make it 15, 14 and 6.
    expect(test.table.sheet).toMatchObject([{ tokens: [15, 14, 6], badges: [3, 2, 0] }]);
  });

  it('leaves every hero without wounds, daze and tokens, and its upgrades unexhausted (Q29)', () => {
    const test = ending();
    test.activate().dice('melee', 'ranged', 'ranged', 'ranged', 'crit', 'melee').attack(2).answer({ do: 'decline' });
    expect(test.hero(0)).toMatchObject({ wounds: 0, dazed: false, gadgets: [], quest: 0 });
    expect(test.hero(0).upgrades).toEqual([{ id: 'boarding-axe', used: false }]);
  });
});
