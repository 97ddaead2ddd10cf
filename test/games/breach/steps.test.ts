import { describe, expect, it } from 'vitest';
import { undo } from '#engine';
import { breach } from '../../../src/games/breach/index.ts';
import { board, newGame } from './world.ts';

describe('Small steps', () => {
  it('A placement is a design, then a room', () => {
    const ship = newGame();
    expect(ship.choose({ do: 'place', design: 'fresh-air' }).decision?.kind).toBe('room');
    expect(ship.choose({ do: 'room', room: 'C1' }).decision?.kind).toBe('ai-set-up');
  });

  it('An attack is a unit, then what it does', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt'] } });
    expect(ship.choose({ do: 'order', unit: ship.pirate('grunt', 'C3').id }).decision?.kind).toBe('order');
  });

  it('Several pirates are hired in a wave one after the other, as long as rations last', () => {
    const ship = board({ rations: 4, pirates: { C4: ['grunt'] } })
      .choose({ do: 'recruit' })
      .hire('grunt');
    expect(ship.decision?.kind).toBe('hire');
    expect(ship.hire('geek').decision?.kind).toBe('pirate-wave');
  });

  it.each([
    ['a placement', newGame().choose({ do: 'place', design: 'fresh-air' })],
    ['an order', board({ pirates: { C3: ['grunt'] } }).choose({ do: 'order', unit: 1 })],
    ['hiring', board({ rations: 4 }).choose({ do: 'recruit' })],
    [
      'a shot',
      board({ phase: 'ai-wave', ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt', 'geek'] } }).choose({
        do: 'fire',
        unit: 1,
      }),
    ],
  ])('There is a way out of %s half made, which leaves all as it was', (_, ship) => {
    const before = ship.match.history?.state;
    const { state } = ship.choose({ do: 'back' });
    expect(state).toEqual({ ...before, begun: state.begun });
  });

  it('The way out leads one choice back, not all the way', () => {
    const ship = board({ rations: 4, captured: ['A3'] });
    ship.choose({ do: 'recruit' }).choose({ do: 'hire', design: 'grunt' });
    expect(ship.decision?.kind).toBe('breach');
    expect(ship.choose({ do: 'back' }).decision?.kind).toBe('hire');
    expect(ship.choose({ do: 'back' }).decision?.kind).toBe('pirate-wave');
  });

  it('Whatever a seat did in its own section can be taken back while nothing was revealed', () => {
    const ship = newGame().place('fresh-air', 'C1').choose({ do: 'generator', count: 1 });
    const first = undo(breach, ship.match, 0);
    const second = first && undo(breach, first.match, 0);
    expect(first?.match.state).toMatchObject({ reactor: 2, generators: 0 });
    expect(second?.match.state.ai).toEqual([]);
  });

  it('Every question is put to one seat, and has at most 25 answers in a game of ordinary size', () => {
    const ship = newGame().choose({ do: 'place', design: 'fresh-air' });
    expect(breach.decisions(ship.state)).toHaveLength(1);
    expect(ship.options).toHaveLength(25);
  });
});

describe('Options of the lobby', () => {
  it('The default ship is the first', () => {
    expect(breach.readOptions({})).toEqual({ layout: 'hauler' });
  });

  it('Each layout is a choice', () => {
    for (const layout of breach.choices[0]?.values ?? []) expect(breach.readOptions({ layout })).toEqual({ layout });
  });

  it.each([null, 'hauler', { layout: 'dinghy' }, { layout: 3 }, { layout: 'ring', cheats: true }, []])(
    '%j is refused',
    (raw) => {
      expect(breach.readOptions(raw)).toBeNull();
    },
  );
});
