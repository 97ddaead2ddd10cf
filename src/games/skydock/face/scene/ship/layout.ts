import { boxes, type Box, type Point } from '#engine';
import { ROWS, SPOT_IDS, type SpotId } from '../../../content/board.ts';

/** Column and row of a spot, the bow at the top and port on the left. */
function cellOf(spot: SpotId): readonly [column: number, row: number] {
  const row = ROWS.findIndex((spots) => columnIn(spots, spot) >= 0);
  return [columnIn(ROWS[row] ?? [], spot), row];
}

function columnIn(spots: readonly SpotId[], spot: SpotId): number {
  return spots.indexOf(spot);
}

/** Space between the hull and the rooms, and the distance by which bow and stern jut out. */
const MARGIN = { x: 12, y: 9 } as const;
const JUT = 12;
/** Corridors begin this far inside a room's corner, under its rounded edge. */
const UNDER = 6;

/** Where the ship lies in a picture. */
export interface Layout {
  readonly hull: readonly Point[];
  readonly tiles: Readonly<Record<SpotId, Box>>;
}

/** The ship in a box: three rooms by three with gaps between them. */
export function layoutIn(box: Box, gap: Point): Layout {
  const inner = boxes.inset(box, MARGIN.x, MARGIN.y + JUT);
  const rows = boxes.rows(inner, 3, gap.y).map((row) => boxes.columns(row, 3, gap.x));
  const tile = (spot: SpotId): Box => {
    const [column, row] = cellOf(spot);
    const cell = rows[row]?.[column] ?? inner;
    return column === 1 ? { ...cell, y: cell.y + (row - 1) * JUT } : cell;
  };
  const tiles = Object.fromEntries(SPOT_IDS.map((spot) => [spot, tile(spot)])) as Record<SpotId, Box>;
  return { hull: hullAround(box), tiles };
}

function hullAround({ x, y, width, height }: Box): Point[] {
  const [left, right] = [x + width / 3, x + (2 * width) / 3];
  return [
    { x: left, y },
    { x: right, y },
    { x: x + width, y: y + JUT },
    { x: x + width, y: y + height - JUT },
    { x: right, y: y + height },
    { x: left, y: y + height },
    { x, y: y + height - JUT },
    { x, y: y + JUT },
  ];
}

/** The ends of the corridor between two spots: sides or corners of their rooms that face each other. */
export function corridor({ tiles }: Layout, a: SpotId, b: SpotId): readonly [Point, Point] {
  const [columnA, rowA] = cellOf(a);
  const [columnB, rowB] = cellOf(b);
  const [across, down] = [Math.sign(columnB - columnA), Math.sign(rowB - rowA)];
  return [edge(tiles[a], across, down), edge(tiles[b], -across, -down)];
}

function edge({ x, y, width, height }: Box, across: number, down: number): Point {
  const under = across !== 0 && down !== 0 ? UNDER : 0;
  return {
    x: x + ((across + 1) * width) / 2 - across * under,
    y: y + ((down + 1) * height) / 2 - down * under,
  };
}
