import { describe, expect, it } from 'vitest';
import { LAYOUT_IDS, boardOf } from '../../../src/games/breach/board/board.ts';
import { board, newGame, type World } from './world.ts';

/** The breaches in which a pirate can be placed. */
function breachesFor(ship: World): string[] {
  const { options } = ship.choose({ do: 'hire', design: 'geek' });
  return [...new Set(options.flatMap((option) => (option.do === 'breach' ? [option.room] : [])))];
}

describe('Breach', () => {
  it.each(LAYOUT_IDS)('The Pirates enter %s from the dark room in the centre of their side', (layout) => {
    const ship = newGame(layout).end().hire('grunt');
    expect(ship.state.pirates).toMatchObject([{ design: 'grunt', room: boardOf(layout).breach }]);
  });

  it('A captured room is a new breach', () => {
    const ship = board({ pirates: { A3: ['grunt'] } }).capture('grunt', 'A3');
    expect(ship.state.captured).toEqual(['A3']);
    ship.endUntil('pirate-set-up').hire('geek', 'A3');
    expect(ship.state.pirates.at(-1)).toMatchObject({ design: 'geek', room: 'A3' });
  });

  it('Pirates can only be placed in breaches', () => {
    const ship = board({ phase: 'pirate-set-up', rations: 10, captured: ['A3', 'E3'], pirates: { C3: ['grunt'] } });
    expect(breachesFor(ship)).toEqual(['A3', 'E3', 'C5']);
  });

  it('A full breach takes no more pirates', () => {
    const ship = board({
      phase: 'pirate-set-up',
      rations: 10,
      captured: ['A3', 'E3'],
      pirates: { A3: ['grunt', 'grunt', 'grunt', 'grunt'] },
    });
    expect(breachesFor(ship)).toEqual(['E3', 'C5']);
  });

  it('A.I. units can’t be placed in breaches', () => {
    const ship = board({ phase: 'ai-set-up', captured: ['A3'] }).choose({ do: 'place', design: 'fresh-air' });
    const rooms = ship.options.filter((option) => option.do === 'room').map(({ room }) => room);
    expect(rooms).not.toContain('C5');
    expect(rooms).not.toContain('A3');
    expect(rooms).toHaveLength(23);
  });
});
