import { describe, expect, it } from 'vitest';
import { undo } from '#engine';
import { breach } from '../../../src/games/breach/index.ts';
import { PIRATES } from '../../../src/games/breach/state/state.ts';
import { crewFor, CREW_IDS } from '../../../src/games/breach/turn-order/crews.ts';
import { board, newGame } from './world.ts';
import { PIRATE_DESIGN_IDS, PIRATE_DESIGNS } from '../../../src/games/breach/content/pirates.ts';

describe('Set-Up of the Pirates', () => {
  it('Each round the rations are set to 10', () => {
    const ship = newGame().end().hire('grunt');
    expect(ship.endUntil('pirate-set-up').state).toMatchObject({ round: 2, rations: 10 });
  });

  it('and 1 more for each captured room', () => {
    const ship = board({ wave: 3, captured: ['A3', 'E3'] }).end();
    expect(ship.state).toMatchObject({ round: 2, rations: 12 });
  });

  it.each(PIRATE_DESIGN_IDS)('A pirate (%s) is paid for in rations', (design) => {
    const ship = newGame().end().hire(design);
    expect(ship.state.rations).toBe(10 - PIRATE_DESIGNS[design].cost);
    expect(ship.secrets.public).toEqual([
      { kind: 'hired', designs: [design], room: 'C5', rations: 10 - PIRATE_DESIGNS[design].cost },
    ]);
  });

  it('A pirate that costs more than the rations is not offered', () => {
    const ship = board({ phase: 'pirate-set-up', wave: 0, rations: 2 });
    const offered = ship.options.filter((option) => option.do === 'hire').map(({ design }) => design);
    expect(offered).toEqual(PIRATE_DESIGN_IDS.filter((design) => PIRATE_DESIGNS[design].cost <= 2));
  });

  it('As many are placed as rations and breaches allow', () => {
    const ship = newGame().end();
    for (let i = 0; i < 4; i++) ship.hire('stowaway');
    expect(ship.state).toMatchObject({ rations: 6, wave: 1 });
    expect(ship.state.pirates).toHaveLength(4);
  });

  it('Several of a kind are placed in one answer', () => {
    const ship = newGame().end().choose({ do: 'hire', design: 'grunt' });
    expect(ship.options).toEqual([
      ...[1, 2, 3, 4].map((count) => ({ do: 'breach', room: 'C5', count })),
      { do: 'back' },
    ]);
    ship.choose({ do: 'breach', room: 'C5', count: 3 });
    expect(ship.state).toMatchObject({ rations: 4, pirates: Array(3).fill({ design: 'grunt', room: 'C5' }) });
    expect(ship.told).toMatchObject([{ kind: 'hired', designs: ['grunt', 'grunt', 'grunt'], rations: 4 }]);
  });

  it('Where one pirate fits into one breach, nothing more is asked', () => {
    const ship = newGame().end().hire('geek', 'C5', 3).choose({ do: 'hire', design: 'fuse-lighter' });
    expect(ship.pirate('fuse-lighter', 'C5').acted).toBe(false);
  });

  it('Nothing is left to place: the first wave begins, and the last placement can still be undone', () => {
    const ship = newGame().end().hire('hull-opener', 'C5', 2);
    expect(ship.state).toMatchObject({ wave: 1, rations: 0 });
    expect(undo(breach, ship.match, PIRATES)?.match.state).toMatchObject({ wave: 0, rations: 10, pirates: [] });
  });
});

describe('A crew placed in one answer', () => {
  it.each(CREW_IDS)(
    '(%s) is as many as fit and can be paid for, each of the best that leave enough for the others',
    (crew) => {
      for (const [rations, there] of [
        [10, 0],
        [19, 0],
        [3, 0],
        [18, 3],
        [1, 2],
      ] as const) {
        const ship = board({
          phase: 'pirate-set-up',
          wave: 0,
          rations,
          pirates: { C5: Array<'grunt'>(there).fill('grunt') },
        });
        const designs = crewFor(ship.state, crew, 'C5');
        expect(designs.length).toBe(Math.min(4 - there, rations));
        expect(designs.reduce((sum, id) => sum + PIRATE_DESIGNS[id].cost, 0)).toBeLessThanOrEqual(rations);
      }
    },
  );

  it('goes into the only breach at once', () => {
    const ship = newGame().end().choose({ do: 'hire-crew', crew: 'mixed' });
    expect(ship.state.pirates.map(({ design }) => design)).toEqual([
      'fuse-lighter',
      'password-guesser',
      'grunt',
      'geek',
    ]);
    expect(ship.state).toMatchObject({ wave: 1, rations: 0 });
  });

  it('or into the breach chosen for it, the nearest to the Bridge offered first', () => {
    const ship = board({ phase: 'pirate-set-up', wave: 0, rations: 12, captured: ['A5', 'A3'] });
    ship.choose({ do: 'hire-crew', crew: 'hackers' });
    expect(ship.options.map((option) => option.do === 'breach' && option.room)).toEqual(['A3', 'C5', 'A5', false]);
    ship.choose({ do: 'breach', room: 'A5', count: 4 });
    expect(ship.state.pirates.map(({ room }) => room)).toEqual(['A5', 'A5', 'A5', 'A5']);
  });

  it('is not offered where it would be a single pirate', () => {
    const ship = board({ phase: 'pirate-set-up', wave: 0, rations: 9, pirates: { C5: ['grunt', 'grunt', 'grunt'] } });
    expect(ship.options.some((option) => option.do === 'hire-crew')).toBe(false);
  });
});
