import { describe, expect, it } from 'vitest';
import { edgeOf, type Space } from '../../../../src/games/starcadia/board/space.ts';
import { isClose } from '../../../../src/games/starcadia/board/board.ts';
import { shuttleAt } from '../../../../src/games/starcadia/board/shuttles.ts';
import { areClose, ground } from '../../../../src/games/starcadia/characters/characters.ts';
import type { ScenarioId } from '../../../../src/games/starcadia/content/scenarios.ts';
import type { Step } from '../../../../src/games/starcadia/state/actions.ts';
import { Played } from '../played.ts';
import { on, world, type World } from '../world.ts';

/*
 * The worked examples printed in the rulebook, in its order; those of attacks are in a file of their own. Printed boards are
 * not known here: each test has the smallest board with the same relations.
 */

const step = (name: string): Step => ({ kind: 'step', to: on(name) });
const portal = (name: string): Step => ({ kind: 'portal', to: on(name) });
const door = (edge: number): Step => ({ kind: 'door', edge });

describe('Starting Equipment, the example', () => {
  it('gives Edge the blade, the fists and the shirt, and Hannah the other four', () => {
    const game = new Played(2).until('heroes');
    game.answer(game.first, { do: 'choose-hero', hero: 'edge' }, { do: 'choose-hero', hero: 'hannah' });
    const crew = game.state.table.crews.findIndex(({ heroes }) => heroes[0]?.id === 'edge');
    game.until('distribute');
    const decision = game.open.find(({ seat }) => seat === crew) ?? game.first;
    // The blade, the fists and the shirt, by their places among the seven starters.
    game.answer(decision, { do: 'carry', token: 0 }, { do: 'carry', token: 3 }, { do: 'carry', token: 6 });
    expect(
      game.state.table.crews[crew]?.heroes.map(({ id, upgrades }) => [id, upgrades.map((each) => each.id)]),
    ).toEqual([
      ['edge', ['pulse-blade', 'iron-fists', 'red-shirt']],
      ['hannah', ['repeater-pistol', 'blaster-rifle', 'red-dot-sight', 'kitty-primed']],
    ]);
  });
});

describe('Close, the example', () => {
  it('is Digits’ own space and those across an open edge; diagonals, a wall and a closed door are not', () => {
    const edge = edgeOf(on('B2'), 'bottom');
    const close = ['B2', 'A2', 'B1'];
    // Diagonal spaces, C2 behind a wall, B3 behind the closed door.
    const far = ['C1', 'A3', 'C3', 'C2', 'B3'];
    const test = world({
      crews: [[{ at: 'B2', id: 'digits', upgrades: ['pulse-blade'] }], [{}]],
      monsters: [...close, ...far].map((at) => ({ kind: 'weeble', at })),
      scenario: { doors: [edge], closed: [edge] },
    }).activate();
    const { board, closed } = ground(test.scenario);
    expect(close.filter((name) => !isClose(board, closed, on('B2'), on(name)))).toEqual([]);
    expect(far.filter((name) => isClose(board, closed, on('B2'), on(name)))).toEqual([]);
    // And so any characters in them, which are the targets of a melee attack.
    const there = test.scenario.monsters.filter(({ id }) => areClose(test.table, 0, id)).map(({ id }) => id);
    expect(there).toEqual([8, 9, 10]);
    expect(test.offered('attack').map(({ target }) => target)).toEqual(there);
  });
});

describe('Movement, the example', () => {
  const [open, shut, near] = [edgeOf(on('B2'), 'top'), edgeOf(on('A3'), 'top'), edgeOf(on('B3'), 'bottom')];
  /** Edge on B3: an open door between B2 and B1, closed doors between A3 and A2 and between B3 and B4, portals on B1 and D3. */
  const edge = () =>
    world({
      crews: [[{ at: 'B3', id: 'edge' }], [{}]],
      scenario: {
        doors: [open, shut, near],
        closed: [shut, near],
        portals: [
          { colour: 1, space: on('B1'), isToken: false },
          { colour: 1, space: on('D3'), isToken: false },
        ],
      },
    }).activate();
  const spend = (test: World, ...steps: readonly Step[]) => {
    for (const each of steps) test.answer({ do: 'move', path: [each] });
    return test;
  };
  const points = (test: World) =>
    test.table.stack.flatMap((frame) => (frame.kind === 'activation' ? [frame.points] : []));

  it('A moves a space, one more across an open door, takes a portal, and moves another space: 4 points', () => {
    const test = spend(edge(), step('B2'), step('B1'), portal('D3'));
    expect(points(test)).toEqual([1]);
    spend(test, step('D2'));
    expect(test.hero(0).space).toBe(on('D2'));
    expect(points(test)).toEqual([]);
  });

  it('B moves a space, flips a door to its open side, and moves across it: 3 points', () => {
    const test = edge();
    spend(test, step('A3'));
    expect(test.offered('move')).not.toContainEqual({ do: 'move', path: [step('A2')] });
    spend(test, door(shut), step('A2'));
    expect(test.scenario.closed).toEqual([near]);
    expect(test.hero(0).space).toBe(on('A2'));
    expect(points(test)).toEqual([1]);
  });

  it('C flips a door to its open side, moves across it, and flips it back: 3 points', () => {
    const test = spend(edge(), door(near), step('B4'));
    expect(test.scenario.closed).toEqual([shut]);
    spend(test, door(near));
    expect(test.scenario.closed).toEqual([shut, near]);
    expect(test.hero(0).space).toBe(on('B4'));
    expect(points(test)).toEqual([1]);
  });
});

describe('Full Spaces, the example', () => {
  it('lets Edge end his movement where he comes with 4 points, and not in Full spaces', () => {
    const begin = () =>
      world({
        crews: [[{ at: 'A2', id: 'edge', wounds: -20 }, { at: 'B3' }], [{ at: 'B2' }]],
        monsters: [
          { kind: 'weeble', at: 'B1' },
          { kind: 'octocold', at: 'B1' },
          { kind: 'weeble', at: 'B4' },
          { kind: 'octocold', at: 'B4' },
        ],
        // Edge survives what strikes him on the way; the shuttles are left out.
        scenario: { layout: { tiles: [{ tile: 'cargo-hold', column: 2, row: 2, turns: 0 }], shuttles: [] } },
        steered: 'program',
      });
    /** Where Edge stands when he has gone that way and may stay there. */
    const endOf = (path: readonly Step[]): Space | null => {
      const test = begin();
      test.activate().answer({ do: 'move', path }).settle();
      const isOver = test.asked.kind !== 'activation';
      return isOver || test.offered('stop').length > 0 ? test.hero(0).space : null;
    };
    const ends = new Set(
      begin()
        .activate()
        .offered('move')
        .map(({ path }) => endOf(path)),
    );
    // An ally in B3 and an enemy in B2 leave room for him; B1 and B4 are Full. C1 and D1 lie beyond B1, C4 beyond B4.
    const green = ['A3', 'A4', 'B2', 'B3', 'C1', 'C2', 'C4', 'D1'];
    const red = ['B1', 'B4', 'C3', 'D2', 'D3'];
    ends.delete(null);
    expect(ends).toEqual(new Set(green.map(on)));
    expect(red.filter((name) => ends.has(on(name)))).toEqual([]);
  });
});

describe('Line of Sight, the example', () => {
  it('is free through an open hatch, along a hallway and past a Full space, and not across a wall', () => {
    const test = world({
      crews: [[{ at: 'D3', id: 'hannah', upgrades: ['repeater-pistol'] }], [{ at: 'D4', id: 'edge' }]],
      monsters: [
        // 1: the line skims the edge of the hatch between D3 and E3.
        { kind: 'scuttlebutt', at: 'E2' },
        // 2: straight across, four spaces away.
        { kind: 'octocold', at: 'H3' },
        // 3: the line crosses C3, which is Full, and skims the wall between B4 and C4.
        { kind: 'peek-a-boom', at: 'A4' },
        { kind: 'weeble', at: 'C3' },
        { kind: 'weeble', at: 'C3' },
      ],
      scenario: {
        layout: {
          tiles: [
            { tile: 'docking-bay', column: 2, row: 2, turns: 0 },
            { tile: 'cargo-hold', column: 6, row: 2, turns: 1 },
          ],
          shuttles: [shuttleAt({ column: 2, row: 3, side: 'left' }), shuttleAt({ column: 3, row: 2, side: 'top' })],
        },
      },
    }).activate();
    // 4: a wall lies between her and Edge, who is hero 2.
    expect(test.offered('attack').map(({ target }) => target)).toEqual([8, 9, 10, 11, 12]);
  });
});

describe('Guard reactions, the example', () => {
  it('has Red move three times past Iceheart, an Octocruel behind a wall, a Weeble and a Peek-a-round', () => {
    const test = world({
      tile: 'med-bay',
      crews: [[{ at: 'B2', id: 'red', wounds: -20 }], [{}]],
      monsters: [
        { kind: 'iceheart', at: 'A2' },
        { kind: 'octocruel', at: 'B1' },
        { kind: 'weeble', at: 'D2' },
        { kind: 'peek-a-round', at: 'D3' },
      ],
      scenario: { rivalries: [null, null] },
    }).activate();
    // 1: Iceheart alone; a wall is between Red and the Octocruel, and entering a space Close to the Weeble triggers nothing.
    expect(strikers(test.go('C2'))).toEqual([8]);
    // 2: Iceheart no longer, the Weeble instead.
    expect(strikers(test.go('D2'))).toEqual([10]);
    // 3: the Weeble and the Peek-a-round.
    test.go('D1').asks(1, 'guards').answer({ do: 'pick', who: 11 });
    expect(strikers(test)).toEqual([11, 10]);
    // Moving away from there triggers the Weeble one more time.
    expect(strikers(test.go('D2'))).toEqual([10]);
  });
});

/** The monsters that strike as guards. */
function strikers(test: World): readonly number[] {
  return test.happened('attacked').flatMap(({ who, cause }) => (cause === 'guard' && 'id' in who ? [who.id] : []));
}

describe('Quests, the example', () => {
  it.each([
    ['3a', '4-1a'],
    ['3b', '4-1b'],
    ['3c', '4-1c'],
  ] as const)('after scenario %s the first quest of scenario 4 is %s', (last, first) => {
    expect(campaignAfter(last).scenario.quests[0]?.id).toBe(first);
  });

  /** The campaign in scenario 4, that one having been the third: the last upgrades are picked, and no choice is left. */
  function campaignAfter(last: ScenarioId): World {
    const sheet = [{ scenario: last, tokens: [3, 0], badges: [1, 0], order: [0, 1], over: 'quests' }] as const;
    const test = world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }]], sheet });
    const stack = [
      { kind: 'game', no: 1, stage: 'set-up' },
      { kind: 'upgrade-draft', no: 2, deck: ['boarding-axe', 'duck'], picks: [0] },
    ] as const;
    test.state = { ...test.state, table: { ...test.table, scenario: null, stack, begun: 2 } };
    test.answer({ do: 'draft', upgrade: 'duck' });
    expect(test.scenario.id).toBe('4');
    return test;
  }
});

describe('Episodic Mode, the example', () => {
  it('drafts from Level Decks 1 and 2 before scenario 3A', () => {
    const game = new Played(2, { play: '3a' });
    const levels = new Set<number>();
    game.until('hand-draft');
    while (game.first.kind === 'hand-draft') {
      const frame = game.state.table.stack.at(-1);
      if (frame?.kind === 'hand-draft') levels.add(frame.level);
      for (const decision of game.open) game.answer(decision, ...decision.options.slice(0, 2));
    }
    expect([...levels]).toEqual([1, 2]);
  });
});
