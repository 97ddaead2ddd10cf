import { describe, expect, it } from 'vitest';
import { edgeOf } from '../../../../src/games/starcadia/board/space.ts';
import { idsOf } from '#engine';
import { EVENTS } from '../../../../src/games/starcadia/content/events.ts';
import { on, world, type World } from '../world.ts';

const rest = (test: World) => test.answer({ do: 'rest' });

describe('Rest', () => {
  it('unexhausts every upgrade of the crew and ends daze; wounds of living heroes stay', () => {
    const test = world({
      crews: [
        [
          { at: 'B1', id: 'digits', used: ['pulse-blade'], wounds: 2, dazed: true },
          { at: 'B2', used: ['iron-fists'] },
        ],
        [{}],
      ],
    });
    rest(test);
    expect(test.table.crews[0]?.heroes.flatMap(({ upgrades }) => upgrades.map(({ used }) => used))).toEqual([
      false,
      false,
    ]);
    expect(test.hero(0).dazed).toBe(false);
    expect(test.hero(0).wounds).toBe(2);
  });

  it('is the only choice of a crew whose heroes are both killed, and neither can be placed Close to the other (Q15)', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{ at: null }, { at: null }]], event: 'coffee-break' });
    test.activate().answer({ do: 'stop' }).settle();
    test.asks(1, 'resurrect');
    const shuttle = test.scenario.layout.shuttles[1]?.spaces ?? [];
    expect(test.offered('place').map(({ space }) => space)).toEqual(shuttle);
    test.answer({ do: 'place', space: shuttle[0] ?? 0 }).asks(1, 'resurrect');
    expect(test.offered('place').map(({ space }) => space)).toEqual(shuttle);
  });

  it('brings a killed hero back without wounds, in the shuttle or Close to the ally that was on the board', () => {
    const test = world({
      crews: [
        [
          { at: 'B4', id: 'digits', wounds: 2 },
          { at: null, wounds: 4 },
        ],
        [{}],
      ],
      event: 'fire-drill',
    });
    rest(test).asks(0, 'resurrect');
    const shuttle = test.scenario.layout.shuttles[0]?.spaces ?? [];
    expect(test.offered('place').map(({ space }) => space)).toEqual([
      ...shuttle,
      on('B4'),
      on('B3'),
      on('C4'),
      on('A4'),
    ]);
    test.answer({ do: 'place', space: on('B4') });
    expect(test.hero(0, 1)).toMatchObject({ space: on('B4'), wounds: 0 });
    expect(test.hero(0).wounds).toBe(2);
  });

  it('lets upgrades change heroes, one after another, at most six to each', () => {
    const six = [
      'pulse-blade',
      'repeater-pistol',
      'blaster-rifle',
      'iron-fists',
      'red-dot-sight',
      'red-shirt',
    ] as const;
    const test = world({
      crews: [
        [
          { at: 'B1', upgrades: six },
          { at: 'B2', upgrades: ['duck'] },
        ],
        [{}],
      ],
    });
    rest(test).asks(0, 'reorganize');
    expect(test.offered('give')).toHaveLength(7 - 1 + 6);
    test.answer({ do: 'give', hero: 0, token: 0, instead: null });
    expect(test.hero(0).upgrades).toHaveLength(5);
    expect(test.hero(0, 1).upgrades.map(({ id }) => id)).toEqual(['duck', 'pulse-blade']);
  });

  it('lets gadgets change heroes', () => {
    const test = world({ crews: [[{ at: 'B1', gadgets: ['stimpack'] }, { at: 'B2' }], [{}]] });
    rest(test).answer({ do: 'give-gadget', hero: 0, gadget: 'stimpack' });
    expect(test.hero(0, 1).gadgets).toEqual(['stimpack']);
  });

  it('never moves the token whose extra life keeps a hero alive (rules: Self Sacrifice)', () => {
    const test = world({
      crews: [[{ at: 'B1', id: 'digits', upgrades: ['padded-vest', 'pulse-blade'], wounds: 4 }, { at: 'B2' }], [{}]],
    });
    rest(test);
    expect(test.offered('give').map(({ token }) => token)).toEqual([1]);
  });

  it('is followed by the event card', () => {
    const test = world({ crews: [[{ at: 'B1' }, { at: 'B2' }], [{}]], event: 'taco-tuesday' });
    rest(test);
    expect(test.scenario.discards).toEqual(['taco-tuesday']);
  });
});

describe('Event deck', () => {
  const turn = (test: World) => test.activate().answer({ do: 'stop' });

  it('activates a monster of the card’s designation, chosen by the active player', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'B2' }]],
      monsters: [
        { kind: 'weeble', at: 'C4' },
        { kind: 'weeble', at: 'D2' },
      ],
      event: 'coffee-break',
    });
    turn(test).asks(0, 'wake').answer({ do: 'pick', who: 9 }).asks(0, 'monster');
    expect(test.offered('move').length).toBeGreaterThan(0);
  });

  it('lets the active player choose any hero as the target, and its movement come before or after the attack', () => {
    const test = world({
      crews: [[{ at: 'C3' }], [{ at: 'B1' }]],
      monsters: [{ kind: 'weeble', at: 'C2' }],
      event: 'coffee-break',
    });
    turn(test).asks(0, 'monster');
    expect(test.offered('attack').map(({ target, path }) => [target, path.length])).toEqual([
      [0, 0],
      [2, 1],
    ]);
    test.answer({ do: 'attack', weapon: null, target: 0, path: [] }).asks(0, 'monster');
    expect(test.offered('move').length).toBeGreaterThan(0);
    expect(test.offered('attack')).toEqual([]);
  });

  it('triggers no guard reaction by a monster that passes another', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C4' },
        { kind: 'octocold', at: 'C3' },
      ],
      event: 'coffee-break',
    });
    turn(test)
      .asks(0, 'monster')
      .answer({ do: 'move', path: [{ kind: 'step', to: on('C3') }] });
    expect(test.happened('attacked')).toEqual([]);
  });

  it('shows a card, so that what came before it is not undone', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{}]], event: 'coffee-break', scenario: { dashboard: {} } });
    test.activate().go('C1');
    expect(test.reveals).toBe(false);
    expect(test.answer({ do: 'stop' }).reveals).toBe(true);
  });

  it('spawns one on a spawn point when none is on the board, without an attack', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{ at: 'C4' }]], event: 'coffee-break' });
    turn(test);
    // The tile has one spawn point, C2.
    expect(test.scenario.monsters).toMatchObject([{ kind: 'weeble', space: on('C2') }]);
    expect(test.happened('attacked')).toEqual([]);
  });

  it('spawns it Close to a spawn point when all are Full', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{ at: 'C2' }, { at: 'C2' }]], event: 'coffee-break' });
    turn(test).asks(0, 'spawn');
    expect(test.offered('place').map(({ space }) => space)).toEqual([on('C1'), on('D2'), on('C3')]);
  });

  it('spawns nothing when no figure is left (Q33)', () => {
    const all = ['B3', 'B4', 'C3', 'C4'].map((at) => ({ kind: 'octocold', at }) as const);
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      monsters: all,
      event: 'night-watch',
      scenario: { dashboard: { T1: 'octocold' } },
    });
    turn(test);
    expect(test.happened('none-left')).toHaveLength(1);
    expect(test.scenario.monsters).toHaveLength(4);
  });

  it('goes on to the lower half when the designation has no card', () => {
    const test = world({ crews: [[{ at: 'B1', used: ['pulse-blade'] }], [{}]], event: 'pep-talk' });
    turn(test);
    expect(test.hero(0).upgrades[0]?.used).toBe(false);
  });

  it('does not activate a monster that the same card spawns (Q10)', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'C3' }]],
      monsters: [{ kind: 'octocold', at: 'A4' }],
      event: 'roll-call',
    });
    turn(test).asks(0, 'monster').answer({ do: 'stop' });
    expect(test.scenario.monsters.map(({ kind }) => kind)).toEqual(['octocold', 'weeble']);
    expect(test.happened('attacked')).toEqual([]);
  });

  it('places gadgets on slots, also beside an older one, and victory tokens on terminals (Q20)', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      event: 'skate-park',
      monsters: [{ kind: 'weeble', at: 'A4' }],
      scenario: { tokens: [{ kind: 'hoverboard', space: on('D1') }] },
    });
    turn(test).settle();
    expect(test.scenario.tokens).toEqual([
      { kind: 'hoverboard', space: on('D1') },
      { kind: 'hoverboard', space: on('D1') },
    ]);
    const other = world({
      crews: [[{ at: 'B1' }], [{}]],
      event: 'camera-crew',
      monsters: [{ kind: 'weeble', at: 'A4' }],
    });
    turn(other).settle();
    expect(other.scenario.tokens).toEqual([{ kind: 'victory', space: on('B3') }]);
  });

  it('opens or closes every door', () => {
    const doors = [edgeOf(on('B1'), 'right'), edgeOf(on('C2'), 'right')];
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      event: 'fire-drill',
      scenario: { doors, closed: doors },
      monsters: [{ kind: 'weeble', at: 'A4' }],
    });
    turn(test).settle();
    expect(test.scenario.closed).toEqual([]);
  });

  it('dazes a hero of a rival crew, chosen by the active player', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'C3' }, { at: 'C4' }]],
      event: 'flashing-lights',
      monsters: [{ kind: 'weeble', at: 'A4' }],
    });
    turn(test).settle().asks(0, 'event-hero').answer({ do: 'pick', who: 3 });
    expect(test.hero(1, 1).dazed).toBe(true);
  });

  it('shuffles the discards into a new deck when it is out, and ends the scenario the second time (Q23)', () => {
    const crews = [[{ at: 'B1' }], [{ at: 'B2' }]];
    const discards = idsOf(EVENTS);
    const once = world({ crews, scenario: { discards }, monsters: [{ kind: 'weeble', at: 'A4' }] });
    once.state = { ...once.state, hidden: { ...once.state.hidden, events: [] } };
    turn(once);
    expect(once.scenario).toMatchObject({ shuffles: 1, over: null });
    expect([once.scenario.discards.length, once.state.hidden.events.length]).toEqual([1, 29]);
    const twice = world({ crews, scenario: { discards, shuffles: 1 } });
    twice.state = { ...twice.state, hidden: { ...twice.state.hidden, events: [] } };
    turn(twice);
    expect(twice.table.sheet).toMatchObject([{ scenario: '1', over: 'time' }]);
    // Nobody is paid for open quests.
    expect(twice.table.sheet[0]?.tokens).toEqual([0, 0]);
  });
});
