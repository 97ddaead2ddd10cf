import { describe, expect, it } from 'vitest';
import { idsOf, seats } from '#engine';
import { boardOf, isClose, neighbours, type Board } from '../../../../src/games/starcadia/board/board.ts';
import { sees } from '../../../../src/games/starcadia/board/sight.ts';
import { columnOf, edgeOf, rowOf, spaceAt, spaceName } from '../../../../src/games/starcadia/board/space.ts';
import { shuttleAt } from '../../../../src/games/starcadia/board/shuttles.ts';
import { SCENARIOS, type ScenarioId } from '../../../../src/games/starcadia/content/scenarios.ts';
import { TILES, type TileId } from '../../../../src/games/starcadia/content/tiles.ts';

const IDS = idsOf(SCENARIOS);
const TILE_IDS = idsOf(TILES);
const OPEN = new Set<number>();

/** The board of a scenario with tiles from that number on, and all its shuttles. */
function laidOut(id: ScenarioId, from: number): Board {
  const { tiles, slots } = SCENARIOS[id];
  const tile = (n: number): TileId => TILE_IDS[(from + n) % TILE_IDS.length] ?? 'brig';
  return boardOf({
    tiles: tiles.map(({ column, row, sideways }, n) => ({ tile: tile(n), column, row, turns: sideways ? 1 : 0 })),
    shuttles: slots.map(shuttleAt),
  });
}

describe('The set-ups', () => {
  it.each(IDS)('have four to six tiles and are at most 14 spaces wide: %s', (id) => {
    expect(SCENARIOS[id].tiles.length).toBeGreaterThanOrEqual(4);
    expect(SCENARIOS[id].tiles.length).toBeLessThanOrEqual(6);
    const { spaces } = laidOut(id, 0);
    expect(Math.max(...spaces.map(columnOf))).toBeLessThan(14);
    expect(Math.max(...spaces.map(rowOf))).toBeLessThan(15);
    const blocked = SCENARIOS[id].tiles.reduce((sum, _, n) => {
      const plan = TILES[TILE_IDS[n] ?? 'brig'].plan.join('');
      return sum + plan.split('#').length - 1;
    }, 0);
    // No two tiles or shuttles lie on one another.
    expect(spaces).toHaveLength(SCENARIOS[id].tiles.length * 16 - blocked + 8);
  });

  it.each(IDS)('connect every space with every other: %s', (id) => {
    for (const from of seats(TILE_IDS.length)) {
      const board = laidOut(id, from);
      const reached = new Set(board.spaces.slice(0, 1));
      for (const space of reached) for (const next of neighbours(board, OPEN, space)) reached.add(next);
      expect(board.spaces.filter((space) => !reached.has(space)).map(spaceName)).toEqual([]);
    }
  });

  it.each(IDS)('join each shuttle to a hatch, and have doors where one can pass: %s', (id) => {
    const board = laidOut(id, 3);
    for (const slot of SCENARIOS[id].slots)
      expect(isClose(board, OPEN, spaceAt(slot.column, slot.row), shuttleAt(slot).spaces[0])).toBe(true);
    for (const { column, row, side } of SCENARIOS[id].doors)
      expect(board.ways.has(edgeOf(spaceAt(column, row), side)), `door at ${spaceName(spaceAt(column, row))}`).toBe(
        true,
      );
  });

  it.each(IDS)('are seen alike from both ends of every line: %s', (id) => {
    const closed = new Set(SCENARIOS[id].doors.map(({ column, row, side }) => edgeOf(spaceAt(column, row), side)));
    for (const [from, doors] of [
      [5, OPEN],
      [0, closed],
    ] as const) {
      const board = laidOut(id, from);
      const uneven = board.spaces.flatMap((a) =>
        board.spaces.filter((b) => a < b && sees(board, doors, a, b) !== sees(board, doors, b, a)),
      );
      expect(uneven).toEqual([]);
    }
  });
});
