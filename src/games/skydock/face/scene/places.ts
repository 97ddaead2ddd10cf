import type { Box, Point } from '#engine';
import type { SpotId } from '../../content/board.ts';

/** Where things lie on the canvas of 1000 × 700: the ship on the left, what it comes to on the right. */

const ROOM = { width: 178, height: 116 } as const;
const GAP = { x: 36, y: 22 } as const;
const CORNER = { x: 20, y: 16 } as const;

/** Column and row of each spot, the bow at the top and port on the left. Must agree with `content/board.ts`. */
const CELLS: Readonly<Record<SpotId, readonly [column: number, row: number]>> = {
  bridge: [1, 0],
  'bow-port': [0, 1],
  'bow-starboard': [2, 1],
  port: [0, 2],
  dock: [1, 2],
  starboard: [2, 2],
  'aft-port': [0, 3],
  'aft-starboard': [2, 3],
  engine: [1, 4],
};

/** The tile on a spot. */
export function tile(spot: SpotId): Box {
  const [column, row] = CELLS[spot];
  return { x: CORNER.x + column * (ROOM.width + GAP.x), y: CORNER.y + row * (ROOM.height + GAP.y), ...ROOM };
}

/** The ends of the corridor between two spots: the sides of their tiles that look at each other. */
export function corridor(a: SpotId, b: SpotId): readonly [Point, Point] {
  const [columnA, rowA] = CELLS[a];
  const [columnB, rowB] = CELLS[b];
  const [across, down] = [Math.sign(columnB - columnA), Math.sign(rowB - rowA)];
  // A slanting corridor leaves the middle column by the top or bottom of its tile, except at the bow and the stern.
  const outer = a === 'bridge' || a === 'engine' || b === 'bridge' || b === 'engine';
  const slanting = across !== 0 && down !== 0;
  const middleFirst = columnA === 1;
  const sideways = !slanting || outer === middleFirst;
  const from = edge(a, slanting && !sideways ? 0 : across, slanting && sideways ? 0 : down);
  const to = edge(b, slanting && sideways ? 0 : -across, slanting && !sideways ? 0 : -down);
  return [from, to];
}

function edge(spot: SpotId, across: number, down: number): Point {
  const { x, y, width, height } = tile(spot);
  return { x: x + ((across + 1) * width) / 2, y: y + ((down + 1) * height) / 2 };
}

/** The outline of the ship. */
export const HULL: readonly Point[] = [
  { x: 222, y: 3 },
  { x: 422, y: 3 },
  { x: 638, y: 138 },
  { x: 638, y: 562 },
  { x: 422, y: 697 },
  { x: 222, y: 697 },
  { x: 6, y: 562 },
  { x: 6, y: 138 },
];

/** What lies outside the hull, at the bow and the stern. */
export const CORNERS = {
  bowPort: { x: 16, y: 14, width: 150, height: 40 },
  bowStarboard: { x: 476, y: 12, width: 160, height: 34 },
  sternPort: { x: 16, y: 622, width: 190, height: 64 },
  sternStarboard: { x: 448, y: 622, width: 188, height: 64 },
} as const satisfies Record<string, Box>;

/** What the corridors leave free around the Dock. */
export const HOLLOWS = {
  bow: { x: 224, y: 158, width: 112, height: 96 },
  stern: { x: 300, y: 446, width: 132, height: 88 },
} as const satisfies Record<string, Box>;

/** The column beside the ship. */
export const SIDE: Box = { x: 656, y: 14, width: 332, height: 672 };
