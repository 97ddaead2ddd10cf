import { describe, expect, it } from 'vitest';
import { idsOf, seats } from '#engine';
import { isClose, boardOf, neighbours, type Layout } from '../../../../src/games/starcadia/board/board.ts';
import { sees } from '../../../../src/games/starcadia/board/sight.ts';
import { spaceAt, spaceName, SIDES } from '../../../../src/games/starcadia/board/space.ts';
import { spacesOfTile } from '../../../../src/games/starcadia/board/tile-plan.ts';
import { TILES, type TileId } from '../../../../src/games/starcadia/content/tiles.ts';

const TILE_IDS = idsOf(TILES);
const OPEN = new Set<number>();

/** Two tiles side by side, the second `lower` rows further down, and this many quarter turns round. */
function pair(turns: number, lower = 0): Layout {
  return {
    tiles: [
      { tile: 'mess-hall', column: 1, row: 0, turns: 0 },
      { tile: 'brig', column: 5, row: lower, turns },
    ],
    shuttles: [],
  };
}

function hatchesOf(tile: TileId, turns: number): string[] {
  return spacesOfTile(tile, turns).flatMap(({ column, row, borders }) =>
    SIDES.filter((side) => borders[side] === 'hatch').map((side) => `${side} ${String(column)},${String(row)}`),
  );
}

describe('The tiles', () => {
  it('are ten, exactly one of them with an armory slot', () => {
    expect(TILE_IDS).toHaveLength(10);
    const armories = TILE_IDS.filter((tile) => spacesOfTile(tile, 0).some(({ print }) => print === 'armory'));
    expect(armories).toEqual(['armory']);
  });

  it.each(TILE_IDS)('have 16 spaces, one terminal and a spawn point: %s', (tile) => {
    const spaces = spacesOfTile(tile, 0);
    const blocked = TILES[tile].plan.join('').split('#').length - 1;
    expect(spaces.length + blocked).toBe(16);
    expect(spaces.filter(({ print }) => print === 'terminal')).toHaveLength(1);
    expect(spaces.some(({ print }) => print === 'spawn')).toBe(true);
  });

  it('have a portal of each colour on two of them, so that it can lead somewhere', () => {
    const prints = TILE_IDS.flatMap((tile) => spacesOfTile(tile, 0).map(({ print }) => print));
    for (const portal of ['portal-1', 'portal-2', 'portal-3'])
      expect(prints.filter((print) => print === portal)).toHaveLength(2);
  });

  it.each(TILE_IDS)('have four hatches, the same after half a turn and others after a quarter: %s', (tile) => {
    expect(hatchesOf(tile, 0)).toEqual(['top 1,0', 'left 0,1', 'right 3,2', 'bottom 2,3']);
    expect(hatchesOf(tile, 2).sort()).toEqual(hatchesOf(tile, 0).sort());
    expect(hatchesOf(tile, 1).sort()).toEqual(['bottom 1,3', 'left 0,2', 'right 3,1', 'top 2,0']);
    expect(hatchesOf(tile, 3).sort()).toEqual(hatchesOf(tile, 1).sort());
  });

  it.each(TILE_IDS)('let every space be reached from a hatch: %s', (tile) => {
    const board = boardOf({ tiles: [{ tile, column: 1, row: 0, turns: 0 }], shuttles: [] });
    const reached = new Set([spaceAt(2, 0)]);
    for (const space of reached) for (const next of neighbours(board, OPEN, space)) reached.add(next);
    expect(board.spaces.filter((space) => !reached.has(space)).map(spaceName)).toEqual([]);
  });

  it.each(TILE_IDS)('are seen alike from both ends of every line: %s', (tile) => {
    for (const turns of seats(4)) {
      const board = boardOf({ tiles: [{ tile, column: 1, row: 0, turns }], shuttles: [] });
      for (const a of board.spaces)
        for (const b of board.spaces) expect(sees(board, OPEN, a, b)).toBe(sees(board, OPEN, b, a));
    }
  });
});

describe('Hatches', () => {
  it('that line up against hatches connect two tiles', () => {
    const board = boardOf(pair(1));
    expect(isClose(board, OPEN, spaceAt(4, 2), spaceAt(5, 2))).toBe(true);
    expect(sees(board, OPEN, spaceAt(4, 2), spaceAt(5, 2))).toBe(true);
  });

  it('that meet a wall allow neither movement nor line of sight', () => {
    const board = boardOf(pair(0));
    expect(neighbours(board, OPEN, spaceAt(4, 2)).includes(spaceAt(5, 2))).toBe(false);
    expect(sees(board, OPEN, spaceAt(4, 2), spaceAt(5, 2))).toBe(false);
  });

  it('of two tiles the same way round meet where one lies a row lower', () => {
    expect(isClose(boardOf(pair(2, 1)), OPEN, spaceAt(4, 2), spaceAt(5, 2))).toBe(true);
  });

  it('connect a shuttle to its tile, and nothing else does', () => {
    const board = boardOf({
      tiles: [{ tile: 'brig', column: 4, row: 0, turns: 0 }],
      shuttles: [{ spaces: [spaceAt(3, 1), spaceAt(2, 1)], hatch: 'right' }],
    });
    expect(neighbours(board, OPEN, spaceAt(3, 1)).sort()).toEqual([spaceAt(2, 1), spaceAt(4, 1)]);
    expect(neighbours(board, OPEN, spaceAt(2, 1))).toEqual([spaceAt(3, 1)]);
  });
});

describe('Close', () => {
  it('is the same space, or one across an open edge, and never one that is diagonal or behind a wall or closed door', () => {
    const board = boardOf({ tiles: [{ tile: 'brig', column: 1, row: 0, turns: 0 }], shuttles: [] });
    const [here, below, right, diagonal] = [spaceAt(1, 0), spaceAt(1, 1), spaceAt(2, 0), spaceAt(2, 1)];
    expect(isClose(board, OPEN, here, here)).toBe(true);
    expect(isClose(board, OPEN, here, below)).toBe(true);
    expect(isClose(board, OPEN, here, right)).toBe(false);
    expect(isClose(board, OPEN, here, diagonal)).toBe(false);
    expect(isClose(board, new Set([here * 2 + 1]), here, below)).toBe(false);
  });
});
