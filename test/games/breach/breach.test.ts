import { describe, expect, it } from 'vitest';
import { LAYOUT_IDS, boardOf } from '../../../src/games/breach/board/board.ts';
import { board, newGame } from './world.ts';

describe('Breach', () => {
  it.each(LAYOUT_IDS)('The Pirates enter %s from the dark room in the centre of their side', (layout) => {
    const ship = newGame(layout).end().choose({ do: 'hire', design: 'grunt' });
    expect(ship.state.pirates).toMatchObject([{ design: 'grunt', room: boardOf(layout).breach }]);
  });

  it('A captured room is a new breach', () => {
    const ship = board({ pirates: { A3: ['grunt'] } }).capture('grunt', 'A3');
    expect(ship.state.captured).toEqual(['A3']);
    ship.endUntil('pirate-set-up').choose({ do: 'hire', design: 'geek' });
    expect(ship.options).toEqual([{ do: 'breach', room: 'C5' }, { do: 'breach', room: 'A3' }, { do: 'back' }]);
    expect(ship.choose({ do: 'breach', room: 'A3' }).state.pirates.at(-1)).toMatchObject({
      design: 'geek',
      room: 'A3',
    });
  });

  it('Pirates can only be placed in breaches', () => {
    const ship = board({ phase: 'pirate-set-up', rations: 10, captured: ['A3', 'E3'], pirates: { C3: ['grunt'] } });
    ship.choose({ do: 'hire', design: 'geek' });
    expect(ship.options.filter((option) => option.do === 'breach').map(({ room }) => room)).toEqual(['C5', 'A3', 'E3']);
  });

  it('A full breach takes no more pirates', () => {
    const ship = board({
      phase: 'pirate-set-up',
      rations: 10,
      captured: ['A3', 'E3'],
      pirates: { A3: ['grunt', 'grunt', 'grunt', 'grunt'] },
    });
    ship.choose({ do: 'hire', design: 'geek' });
    expect(ship.options).not.toContainEqual({ do: 'breach', room: 'A3' });
  });

  it('A.I. units can’t be placed in breaches', () => {
    const ship = board({ phase: 'ai-set-up', captured: ['A3'] }).choose({ do: 'place', design: 'fresh-air' });
    const rooms = ship.options.filter((option) => option.do === 'room').map(({ room }) => room);
    expect(rooms).not.toContain('C5');
    expect(rooms).not.toContain('A3');
    expect(rooms).toHaveLength(23);
  });
});
