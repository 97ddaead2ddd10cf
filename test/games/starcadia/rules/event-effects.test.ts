import { describe, expect, it } from 'vitest';
import { edgeOf } from '../../../../src/games/starcadia/board/space.ts';
import type { EventId } from '../../../../src/games/starcadia/content/events.ts';
import { shuttleAt } from '../../../../src/games/starcadia/board/shuttles.ts';
import { on, world, type World } from '../world.ts';

/**
 * The effect of an event card on the cargo hold with the science lab beside it, as the first crew's turn ends: no monster of
 * the scenario has the card's designation. Slots of hoverboards are D1 and G4, terminals B3 and H3.
 */
function played(event: EventId, sketch: Parameters<typeof world>[0] = {}): World {
  const test = world({
    crews: [[{ at: 'B1' }], [{ at: 'B2' }]],
    event,
    ...sketch,
    scenario: {
      dashboard: {},
      layout: {
        tiles: [
          { tile: 'cargo-hold', column: 2, row: 2, turns: 0 },
          { tile: 'science-lab', column: 6, row: 2, turns: 1 },
        ],
        shuttles: [shuttleAt({ column: 2, row: 3, side: 'left' }), shuttleAt({ column: 3, row: 2, side: 'top' })],
      },
      ...sketch.scenario,
    },
  });
  return test.activate().answer({ do: 'stop' });
}

const placed = (test: World) => test.offered('place').map(({ space }) => space);

describe('An event that places tokens', () => {
  it('lets the active player choose the slot of one gadget', () => {
    const test = played('lost-property').asks(0, 'place');
    expect(placed(test)).toEqual([on('D1'), on('G4')]);
    test.answer({ do: 'place', space: on('G4') });
    expect(test.scenario.tokens).toEqual([{ kind: 'hoverboard', space: on('G4') }]);
  });

  it('places two gadgets on two slots, never on one (Q20)', () => {
    const test = played('skate-park');
    expect(test.scenario.tokens.map(({ kind, space }) => [kind, space])).toEqual([
      ['hoverboard', on('D1')],
      ['hoverboard', on('G4')],
    ]);
  });

  it('places victory tokens on as many terminals', () => {
    expect(played('live-broadcast').scenario.tokens).toEqual([
      { kind: 'victory', space: on('B3') },
      { kind: 'victory', space: on('H3') },
    ]);
    expect(placed(played('camera-crew').asks(0, 'place'))).toEqual([on('B3'), on('H3')]);
  });

  it('opens two portals of one colour on two terminals, and those of an earlier event close', () => {
    const printed = { colour: 1, space: on('A3'), isToken: false } as const;
    const old = [on('A2'), on('A4')].map((space) => ({ colour: 2, space, isToken: true }) as const);
    const { portals } = played('wormhole-test', { scenario: { portals: [printed, ...old] } }).scenario;
    expect(portals).toHaveLength(3);
    expect(portals[0]).toEqual(printed);
    const [first, second] = portals.slice(1);
    expect(new Set([first?.space, second?.space])).toEqual(new Set([on('B3'), on('H3')]));
    expect(first?.colour).toBe(second?.colour);
  });
});

describe('An event for the doors', () => {
  it('closes every one of them', () => {
    const doors = [edgeOf(on('B1'), 'right'), edgeOf(on('C2'), 'right')];
    expect(played('curfew', { scenario: { doors, closed: [] } }).scenario.closed).toEqual(doors);
  });
});

describe('An event for heroes', () => {
  it('heals those of the active crew on the board, by no more wounds than they have', () => {
    const test = played('taco-tuesday', {
      crews: [
        [
          { at: 'B1', wounds: 1 },
          { at: 'A4', wounds: 3 },
        ],
        [{ at: 'B2', wounds: 2 }],
      ],
    });
    expect([test.hero(0).wounds, test.hero(0, 1).wounds, test.hero(1).wounds]).toEqual([0, 1, 2]);
    expect(test.happened('healed').map(({ wounds }) => wounds)).toEqual([1, 2]);
  });

  it('heals no killed one, and those of whose turn it is', () => {
    const test = played('fire-drill', {
      crews: [[{ at: 'B1', wounds: 2 }], [{ at: 'B2', wounds: 2 }, { wounds: 4 }]],
    });
    test.state = { ...test.state, hidden: { ...test.state.hidden, events: ['coffee-break'] } };
    test.asks(1, 'turn').answer({ do: 'activate', hero: 2 }).answer({ do: 'stop' });
    expect([test.hero(0).wounds, test.hero(1).wounds, test.hero(1, 1).wounds]).toEqual([2, 1, 4]);
  });

  it('dazes a rival that can be dazed: on the board, not steady, and not dazed', () => {
    const test = played('flashing-lights', {
      crews: [
        [{ at: 'B1' }, { at: 'A4' }],
        [{ at: 'B2' }, {}],
        [{ at: 'A3', dazed: true }, { at: 'A2' }],
      ],
    }).asks(0, 'event-hero');
    expect(test.offered('pick').map(({ who }) => who)).toEqual([2, 5]);
    test.answer({ do: 'pick', who: 5 });
    expect(test.hero(2, 1).dazed).toBe(true);
    const steady = played('flashing-lights', {
      crews: [[{ at: 'B1' }], [{ at: 'B2', upgrades: ['magnet-boots'] }, { at: 'A2' }]],
    });
    expect([steady.hero(1).dazed, steady.hero(1, 1).dazed]).toEqual([false, true]);
  });

  it('unexhausts every upgrade of one own hero', () => {
    const used = ['pulse-blade', 'duck'] as const;
    const test = played('pep-talk', {
      crews: [
        [
          { at: 'B1', used },
          { at: 'A4', used },
        ],
        [{ at: 'B2', used }],
      ],
    }).asks(0, 'event-hero');
    expect(test.offered('pick').map(({ who }) => who)).toEqual([0, 1]);
    test.answer({ do: 'pick', who: 1 });
    const ready = [0, 1].map((slot) => test.hero(0, slot).upgrades.map((each) => each.used));
    expect(ready).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
