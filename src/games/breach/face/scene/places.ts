import type { Box } from '#engine';
import { boardOf } from '../../board/board.ts';
import type { LayoutId } from '../../content/layouts.ts';
import type { RoomId } from '../../state/state.ts';

// The canvas: narrow, so that a phone shows it large; the figures above, the ship below them.

/** The width of the canvas in pixels; a phone shows 400. */
export const WIDTH = 720;
const MARGIN = 14;
/** The height of all rows of rooms together, and the least and most of one: pieces and their figures need it. */
const ROWS = 708;
const LOWEST = 108;
const HIGHEST = 128;
const GAP = 12;

/** The lines above the ship. */
export const HEAD: Box = { x: MARGIN, y: 10, width: WIDTH - 2 * MARGIN, height: 118 };
const TOP = HEAD.y + HEAD.height + 18;

/** The height of the canvas: as the rows of the ship need. */
export function heightOf(layout: LayoutId): number {
  const rows = boardOf(layout).grid.length;
  return TOP + rows * roomHeight(rows) + (rows - 1) * GAP + MARGIN + 4;
}

function roomHeight(rows: number): number {
  return Math.max(LOWEST, Math.min(HIGHEST, Math.floor(ROWS / rows)));
}

/** The boxes of all rooms of a ship, row by row. */
export function roomBoxes(layout: LayoutId): ReadonlyMap<RoomId, Box> {
  const { grid } = boardOf(layout);
  const across = Math.max(...grid.map((line) => line.length));
  const height = roomHeight(grid.length);
  const width = (WIDTH - 2 * MARGIN - 4 - GAP * (across - 1)) / across;
  return new Map(
    grid.flatMap((line, row) =>
      line.flatMap((room, column): [RoomId, Box][] =>
        room === null
          ? []
          : [[room, { x: MARGIN + 2 + column * (width + GAP), y: TOP + row * (height + GAP), width, height }]],
      ),
    ),
  );
}

/** The hull around a room; hulls of neighbours overlap. */
export function hullAround({ x, y, width, height }: Box): Box {
  const rim = GAP - 2;
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
}
