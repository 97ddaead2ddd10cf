import { CANVAS, type Box } from '#engine';
import { boardOf } from '../../board/board.ts';
import type { LayoutId } from '../../content/layouts.ts';
import type { RoomId } from '../../state/state.ts';

// The canvas: the ship on the left, as large as its rows allow, and the figures on the right.

const MAP: Box = { x: 16, y: 16, width: 624, height: 668 };
const GAP = 14;

/** The column beside the ship. */
export const SIDE: Box = { x: 662, y: 14, width: CANVAS.width - 662 - 14, height: CANVAS.height - 28 };

/** The boxes of all rooms of a ship, row by row. */
export function roomBoxes(layout: LayoutId): ReadonlyMap<RoomId, Box> {
  const { grid } = boardOf(layout);
  const across = Math.max(...grid.map((line) => line.length));
  const width = (MAP.width - GAP * (across - 1)) / across;
  const height = (MAP.height - GAP * (grid.length - 1)) / grid.length;
  return new Map(
    grid.flatMap((line, row) =>
      line.flatMap((room, column): [RoomId, Box][] =>
        room === null
          ? []
          : [[room, { x: MAP.x + column * (width + GAP), y: MAP.y + row * (height + GAP), width, height }]],
      ),
    ),
  );
}

/** The hull around a room; hulls of neighbours overlap. */
export function hullAround({ x, y, width, height }: Box): Box {
  const rim = GAP - 2;
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
}
