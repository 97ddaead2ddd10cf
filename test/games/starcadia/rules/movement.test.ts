import { describe, expect, it } from 'vitest';
import { edgeOf } from '../../../../src/games/starcadia/board/space.ts';
import { on, world, type World } from '../world.ts';

/** The cargo hold, rows from above: a blocked space at A1 and D4, a wall between B2 and C2, and between B3 and C3. */
const alone = (at: string) => world({ crews: [[{ at }], [{}]] });

/** A door between two spaces of the tile, closed. */
function door(from: string, side: 'right' | 'bottom') {
  const edge = edgeOf(on(from), side);
  return { doors: [edge], closed: [edge] };
}

/** Whether a path ends in that space. */
const endsIn = (path: readonly object[], name: string) => JSON.stringify(path.at(-1)).endsWith(`:${String(on(name))}}`);

const strikes = (test: World) => test.happened('attacked').filter(({ cause }) => cause === 'guard');

describe('Movement', () => {
  it('has 4 points, and one space takes one', () => {
    const test = alone('A2').activate();
    expect(test.canGo('C1')).toBe(true);
    expect(test.canGo('D1')).toBe(true);
    expect(test.canGo('D2')).toBe(false);
  });

  it('is never diagonal, and not through walls or blocked spaces', () => {
    const test = alone('B2').activate();
    const beyondTheWall = test.offered('move').filter(({ path }) => endsIn(path, 'C2'));
    expect(beyondTheWall.map(({ path }) => path.length)).toEqual([3]);
    const diagonal = test.offered('move').filter(({ path }) => endsIn(path, 'C1'));
    expect(diagonal.map(({ path }) => path.length)).toEqual([2]);
  });

  it('can be stopped early, and the points left do not carry over', () => {
    const test = alone('B1').activate().go('C1');
    expect(test.canGo('D3')).toBe(true);
    test.answer({ do: 'stop' }).settle();
    expect(test.table.stack.some(({ kind }) => kind === 'activation')).toBe(false);
  });

  it('is done all at once: not resumed after an attack', () => {
    const test = world({
      crews: [[{ at: 'C2', upgrades: ['repeater-pistol'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    });
    test.activate().go('C1').attack(8).settle();
    expect(test.table.stack.some(({ kind }) => kind === 'activation')).toBe(false);
  });

  it('may come after the attack, whole', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['repeater-pistol'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    });
    test.activate().attack(8).settle();
    test.asks(0, 'activation');
    expect(test.offered('attack')).toEqual([]);
    expect(test.canGo('D2')).toBe(true);
  });
});

describe('Doors', () => {
  it('that are closed work just like a wall', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{}]], scenario: door('B1', 'right') }).activate();
    expect(test.offered('move').some(({ path }) => path[0]?.kind === 'step' && path[0].to === on('C1'))).toBe(false);
  });

  it('are opened for one point and passed for another', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{}]], scenario: door('B1', 'right') }).activate();
    const edge = edgeOf(on('B1'), 'right');
    test.answer({
      do: 'move',
      path: [
        { kind: 'door', edge },
        { kind: 'step', to: on('C1') },
      ],
    });
    expect(test.scenario.closed).toEqual([]);
    expect(test.hero(0).space).toBe(on('C1'));
    expect(test.canGo('C3')).toBe(true);
    expect(test.canGo('C4')).toBe(false);
  });

  it('can be closed again from the other side', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{}]], scenario: { ...door('B1', 'right'), closed: [] } }).activate();
    const edge = edgeOf(on('B1'), 'right');
    test.go('C1').answer({ do: 'move', path: [{ kind: 'door', edge }] });
    expect(test.scenario.closed).toEqual([edge]);
  });

  it('trigger no guard reaction', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      monsters: [{ kind: 'weeble', at: 'B2' }],
      scenario: door('B1', 'right'),
    }).activate();
    test.answer({ do: 'move', path: [{ kind: 'door', edge: edgeOf(on('B1'), 'right') }] });
    expect(strikes(test)).toEqual([]);
  });
});

describe('Portals', () => {
  const portals = [
    { colour: 1, space: on('B1'), isToken: false },
    { colour: 1, space: on('C4'), isToken: false },
    { colour: 2, space: on('D2'), isToken: false },
  ] as const;

  it('lead to any other space with a portal of the same colour for one point', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{}]], scenario: { portals } }).activate();
    const jumps = test.offered('move').filter(({ path }) => path.length === 1 && path[0]?.kind === 'portal');
    expect(jumps).toEqual([{ do: 'move', path: [{ kind: 'portal', to: on('C4') }] }]);
  });

  it('trigger no guard reaction from a Close monster', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      monsters: [{ kind: 'weeble', at: 'B2' }],
      scenario: { portals },
    }).activate();
    test.answer({ do: 'move', path: [{ kind: 'portal', to: on('C4') }] });
    expect(strikes(test)).toEqual([]);
    expect(test.hero(0).space).toBe(on('C4'));
  });

  it('may lead into a Full space only if the movement can end in a free one', () => {
    const full = [
      { kind: 'weeble', at: 'C4' },
      { kind: 'octocold', at: 'C4' },
    ] as const;
    const test = world({
      crews: [[{ at: 'A3' }], [{}]],
      monsters: full,
      scenario: { portals: [{ colour: 1, space: on('B3'), isToken: false }, portals[1]] },
    });
    const jumps = () => test.offered('move').filter(({ path }) => path[0]?.kind === 'portal').length;
    test.activate().go('B3');
    expect(jumps()).toBeGreaterThan(0);
    // With one point left the portal would end in the Full space.
    test.go('A3', 'B3').asks(0, 'activation');
    expect(jumps()).toBe(0);
  });
});

describe('Full spaces', () => {
  const full = [
    { kind: 'weeble', at: 'C1' },
    { kind: 'octocold', at: 'C1' },
  ] as const;

  it('cannot be where a movement ends, and what lies beyond them can', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{}]], monsters: full }).activate();
    expect(test.offered('move').filter(({ path }) => path.length > 1 && endsIn(path, 'C1'))).toEqual([]);
    expect(test.canGo('D1')).toBe(true);
  });

  it('are moved through, and in them one can neither stop nor attack', () => {
    const test = world({
      crews: [[{ at: 'B1', upgrades: ['pulse-blade'] }], [{}]],
      monsters: full,
      steered: 'program',
    }).activate();
    test.go('C1').settle();
    test.asks(0, 'activation');
    expect(test.offered('stop')).toEqual([]);
    expect(test.offered('attack')).toEqual([]);
    expect(test.offered('move').length).toBeGreaterThan(0);
  });

  it('are not entered with the last point', () => {
    const test = world({
      crews: [[{ at: 'A2' }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'B1' },
        { kind: 'octocold', at: 'B1' },
      ],
    });
    test.activate().go('A3', 'A2').go('B2');
    expect(test.canGo('B1')).toBe(false);
  });

  it('leave no last point to flip a door in them', () => {
    const edge = edgeOf(on('C1'), 'right');
    const flips = (...way: readonly string[]) => {
      const test = world({
        crews: [[{ at: 'B1', wounds: -20 }], [{}]],
        monsters: full,
        scenario: { doors: [edge], closed: [] },
        steered: 'program',
      });
      test.activate().go(...way);
      return test.offered('move').filter(({ path }) => path[0]?.kind === 'door').length;
    };
    expect(flips('C1')).toBeGreaterThan(0);
    expect(flips('B2', 'B1', 'C1')).toBe(0);
  });

  it('with a closed door beyond take one more point to leave', () => {
    const edge = edgeOf(on('C1'), 'right');
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      monsters: full,
      scenario: { doors: [edge], closed: [edge] },
    }).activate();
    const way = test.offered('move').find(({ path }) => path.some((step) => step.kind === 'door'));
    expect(way?.path).toHaveLength(3);
  });
});

describe('Guard reactions', () => {
  it('come when a hero moves from a space Close to the monster, no matter the direction, before the step', () => {
    const test = world({ crews: [[{ at: 'C2' }], [{}]], monsters: [{ kind: 'weeble', at: 'D2' }] }).activate();
    test.go('C1');
    expect(strikes(test)).toHaveLength(1);
    const [first] = test.events.map(({ kind }) => kind).filter((kind) => kind === 'attacked' || kind === 'moved');
    expect(first).toBe('attacked');
  });

  it('come again at the next step, if that leaves a Close space too', () => {
    const test = world({
      crews: [[{ at: 'C2', wounds: -10 }], [{}]],
      monsters: [{ kind: 'weeble', at: 'D2' }],
    }).activate();
    test.go('D2', 'D1', 'C1');
    expect(strikes(test)).toHaveLength(3);
  });

  it('do not come when a Close space is entered', () => {
    const test = world({ crews: [[{ at: 'C1' }], [{}]], monsters: [{ kind: 'weeble', at: 'D2' }] }).activate();
    test.go('C2');
    expect(strikes(test)).toEqual([]);
  });

  it('do not come through a wall or a closed door', () => {
    const wall = world({ crews: [[{ at: 'B2' }], [{}]], monsters: [{ kind: 'weeble', at: 'C2' }] }).activate();
    expect(strikes(wall.go('A2'))).toEqual([]);
    const closed = world({
      crews: [[{ at: 'B1' }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C1' }],
      scenario: door('B1', 'right'),
    }).activate();
    expect(strikes(closed.go('B2'))).toEqual([]);
  });

  it('of several monsters all come before the step, in the order of the player to the right', () => {
    const test = world({
      crews: [[{ at: 'C2' }], [{}], [{}]],
      monsters: [
        { kind: 'weeble', at: 'D2' },
        { kind: 'peek-a-round', at: 'C1' },
      ],
    }).activate();
    test.go('C3').asks(2, 'guards').answer({ do: 'pick', who: 9 });
    expect(strikes(test).map(({ who }) => 'id' in who && who.id)).toEqual([9, 8]);
    expect(test.hero(0).space).toBe(on('C3'));
  });

  it('that kill the hero cancel the others, the step and the activation; the event card is still drawn', () => {
    const test = world({
      crews: [[{ at: 'C2', id: 'digits', wounds: 3 }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'D2' },
        { kind: 'weeble', at: 'C1' },
      ],
      event: 'coffee-break',
    });
    test.dice('melee', 'melee', 'ranged', 'ranged').activate().go('C3');
    expect(strikes(test)).toHaveLength(1);
    expect(test.hero(0).space).toBeNull();
    expect(test.happened('moved')).toEqual([]);
    expect(test.happened('event')).toHaveLength(1);
  });

  it('that shove the hero away cancel the step and keep its points', () => {
    const test = world({ crews: [[{ at: 'C2', id: 'digits' }], [{}]], monsters: [{ kind: 'scuttlebutt', at: 'D2' }] });
    test
      .dice('ranged', 'ranged', 'melee', 'melee')
      .activate()
      .go('C3')
      .asks(1, 'shove')
      .answer({ do: 'shove', to: on('C1') });
    expect(test.hero(0).space).toBe(on('C1'));
    expect(test.canGo('C4')).toBe(true);
  });

  it('do not come for a hero whose movement triggers none', () => {
    const test = world({
      crews: [[{ at: 'C2', id: 'quillon' }], [{}]],
      monsters: [{ kind: 'weeble', at: 'D2' }],
    }).activate();
    expect(strikes(test.go('C1'))).toEqual([]);
  });
});
