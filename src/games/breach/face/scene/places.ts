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
const HIGHEST = 120;
const GAP = 12;

/** The lines above the ship. */
export const HEAD: Box = { x: MARGIN, y: 10, width: WIDTH - 2 * MARGIN, height: 136 };
const TOP = HEAD.y + HEAD.height + 18;

/** The part of a ship that is drawn: its rows from the first to the last, each that high, from that height down. */
export interface Part {
  readonly top: number;
  readonly height: number;
  readonly rows: readonly [first: number, last: number];
}

/** The whole ship below its figures. */
export function wholeShip(layout: LayoutId): Part {
  const { length } = boardOf(layout).grid;
  return { top: TOP, height: Math.max(LOWEST, Math.min(HIGHEST, Math.floor(ROWS / length))), rows: [0, length - 1] };
}

/** The whole ship without its figures. */
export function shipAlone(layout: LayoutId): Part {
  return { ...wholeShip(layout), top: MARGIN, height: LOWEST };
}

/** The row of a room and those next to it, without the figures. */
export function around(layout: LayoutId, room: RoomId): Part {
  const { grid } = boardOf(layout);
  const row = grid.findIndex((line) => line.includes(room));
  return { top: MARGIN, height: LOWEST, rows: [Math.max(0, row - 1), Math.min(grid.length - 1, row + 1)] };
}

/** The height of the canvas: as the rows of the ship need. */
export function heightOf({ top, height, rows: [first, last] }: Part): number {
  const rows = last - first + 1;
  return top + rows * height + (rows - 1) * GAP + MARGIN + 4;
}

/** The boxes of the rooms of a part of a ship, row by row. */
export function roomBoxes(layout: LayoutId, { top, height, rows: [first, last] }: Part): ReadonlyMap<RoomId, Box> {
  const { grid } = boardOf(layout);
  const across = Math.max(...grid.map((line) => line.length));
  const width = (WIDTH - 2 * MARGIN - 4 - GAP * (across - 1)) / across;
  return new Map(
    grid
      .slice(first, last + 1)
      .flatMap((line, row) =>
        line.flatMap((room, column): [RoomId, Box][] =>
          room === null
            ? []
            : [[room, { x: MARGIN + 2 + column * (width + GAP), y: top + row * (height + GAP), width, height }]],
        ),
      ),
  );
}

/** The hull around a room; hulls of neighbours overlap. */
export function hullAround({ x, y, width, height }: Box): Box {
  const rim = GAP - 2;
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
}
