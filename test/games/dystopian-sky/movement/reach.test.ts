import { describe, expect, it } from 'vitest';
import { wholeRoot } from '../../../../src/games/dystopian-sky/map/measure.ts';
import { columnOf, placeName, rowOf } from '../../../../src/games/dystopian-sky/map/place.ts';
import type { Terrain } from '../../../../src/games/dystopian-sky/map/terrain.ts';
import { waysOf } from '../../../../src/games/dystopian-sky/movement/reach.ts';
import { placesAway } from '../../../../src/games/dystopian-sky/movement/straight-away.ts';
import { ground, p, strewn } from '../ground.ts';

/** The length of the shortest way, in 1/100 inch; `null` out of reach. */
function length(
  terrain: Terrain,
  from: string,
  to: string,
  { movement = 2000, climb = 0, foes = [] as string[] } = {},
) {
  return waysOf(terrain, p(from), { movement, climb }, foes.map(p)).get(p(to))?.length ?? null;
}

describe('Movement', () => {
  it('is measured straight, in hundredths rounded down, diagonals too (D17)', () => {
    expect(length(ground(), 'C3', 'G3')).toBe(400);
    expect(length(ground(), 'C3', 'D4')).toBe(141);
    expect(length(ground(), 'C3', 'F6')).toBe(424);
    expect(length(ground(), 'C3', 'F7')).toBe(500);
  });

  it('goes no further than the budget', () => {
    expect(length(ground(), 'C3', 'F7', { movement: 500 })).toBe(500);
    expect(length(ground(), 'C3', 'F7', { movement: 499 })).toBeNull();
  });

  it('bends around terrain', () => {
    // C2, C3 and C4 stand in the way from A3 to E3: by B1 or C1 and D1, or the same below.
    const wall = ground({ C2: 'c', C3: 'c', C4: 'c' });
    const way = length(wall, 'A3', 'E3') ?? 0;
    expect(way).toBeGreaterThan(500);
    expect(way).toBeLessThan(700);
  });

  it('squeezes past a corner, but not between two corners that touch', () => {
    expect(length(ground({ D3: 'c' }), 'C3', 'D4')).toBe(141);
    expect(length(ground({ D3: 'c', C4: 'c' }), 'C3', 'D4')).not.toBe(141);
  });

  it('passes through no foe (D20)', () => {
    expect(length(ground(), 'C3', 'E3', { foes: ['D3'] })).toBeGreaterThan(200);
    expect(length(ground(), 'C3', 'D3', { foes: ['D3'] })).toBeNull();
  });

  it('climbs at the cost of the inch across and every inch up or down (D33)', () => {
    const roof = ground({ D3: '2' });
    expect(length(roof, 'C3', 'D3', { climb: 2 })).toBe(300);
    expect(length(roof, 'C3', 'D3', { climb: 1 })).toBeNull();
    expect(waysOf(roof, p('D3'), { movement: 900, climb: 4 }, []).get(p('E3'))).toEqual({ length: 300, climbed: 2 });
  });

  it('does not climb what nobody can stand on', () => {
    expect(length(ground({ D3: 'b' }), 'C3', 'D3', { climb: 6 })).toBeNull();
  });

  it('is never shorter than the straight line, nor different the other way round on level ground', () => {
    for (const number of [1, 2, 3]) {
      const terrain = strewn(number);
      for (let from = 0; from < 576; from += 41) {
        if (terrain.standable[from] !== true) continue;
        for (const [to, way] of waysOf(terrain, from, { movement: 1200, climb: 4 }, [])) {
          const across = columnOf(to) - columnOf(from);
          const down = rowOf(to) - rowOf(from);
          expect(way.length).toBeGreaterThanOrEqual(wholeRoot((across * across + down * down) * 10_000));
        }
      }
      const there = waysOf(terrain, 40, { movement: 1500, climb: 0 }, []);
      for (const [to, { length: out }] of there)
        expect(waysOf(terrain, to, { movement: 1500, climb: 0 }, []).get(40)?.length).toBe(out);
    }
  });
});

describe('Straight away', () => {
  it('goes inch by inch along the line from the attacker, as far as the map goes', () => {
    const names = (attacker: string, unit: string, inches: number) =>
      placesAway(p(attacker), p(unit), inches).map(placeName);
    expect(names('C3', 'D3', 2)).toEqual(['E3', 'F3']);
    expect(names('D3', 'C3', 5)).toEqual(['B3', 'A3']);
    expect(names('C3', 'D4', 2)).toEqual(['E5']);
    expect(names('C3', 'E4', 3)).toEqual(['F4', 'G5', 'H5']);
  });
});
