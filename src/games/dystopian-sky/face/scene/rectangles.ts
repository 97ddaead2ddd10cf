import type { Point } from '#engine';
import { beside, columnOf, isOnMap, placeAt, rowOf, type Place } from '../../map/place.ts';

/** A rectangle of squares of the map. */
export interface Rectangle {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** Splits squares into pieces that hang together by their sides. */
export function piecesOf(squares: ReadonlySet<Place>): readonly ReadonlySet<Place>[] {
  const left = new Set(squares);
  const pieces: ReadonlySet<Place>[] = [];
  for (const first of squares) {
    if (!left.has(first)) continue;
    const piece = new Set([first]);
    for (const square of piece) for (const next of beside(square)) if (left.has(next)) piece.add(next);
    for (const square of piece) left.delete(square);
    pieces.push(piece);
  }
  return pieces;
}

/** Rectangles that cover a piece and nothing else, each as large as it can be: together they have no inner corners. */
export function coverOf(piece: ReadonlySet<Place>): readonly Rectangle[] {
  const turned = new Set([...piece].map(flipped));
  const wide = [...piece].map((square) => grown(piece, square));
  const high = [...turned].map((square) => {
    const { column, row, columns, rows } = grown(turned, square);
    return { column: row, row: column, columns: rows, rows: columns };
  });
  const keyOf = ({ column, row, columns, rows }: Rectangle) => [column, row, columns, rows].join();
  return [...new Map([...wide, ...high].map((rectangle) => [keyOf(rectangle), rectangle])).values()];
}

/** The same square with column and row exchanged. */
function flipped(place: Place): Place {
  return placeAt(rowOf(place), columnOf(place));
}

/** Splits a piece into rectangles, the largest first. */
export function splitOf(piece: ReadonlySet<Place>): readonly Rectangle[] {
  const left = new Set(piece);
  const parts: Rectangle[] = [];
  while (left.size > 0) {
    const [largest] = coverOf(left).toSorted((a, b) => b.columns * b.rows - a.columns * a.rows);
    if (!largest) break;
    parts.push(largest);
    for (const place of placesOf(largest)) left.delete(place);
  }
  return parts;
}

/** The squares of a rectangle, row by row. */
export function placesOf({ column, row, columns, rows }: Rectangle): readonly Place[] {
  return range(row, row + rows - 1).flatMap((line) =>
    range(column, column + columns - 1).map((at) => placeAt(at, line)),
  );
}

/** The rectangle around a square that is made as wide as it can be, and then as high. */
function grown(piece: ReadonlySet<Place>, square: Place): Rectangle {
  const [column, row] = [columnOf(square), rowOf(square)];
  const left = last(column, -1, (at) => has(piece, at, row));
  const right = last(column, 1, (at) => has(piece, at, row));
  const isFull = (line: number) => range(left, right).every((at) => has(piece, at, line));
  const top = last(row, -1, isFull);
  const bottom = last(row, 1, isFull);
  return { column: left, row: top, columns: right - left + 1, rows: bottom - top + 1 };
}

function has(piece: ReadonlySet<Place>, column: number, row: number): boolean {
  return isOnMap(column, row) && piece.has(placeAt(column, row));
}

/** How far one can go from a number in steps as long as all is well. */
function last(from: number, step: 1 | -1, isWell: (at: number) => boolean): number {
  let at = from;
  while (isWell(at + step)) at += step;
  return at;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}

/** The outline of a piece, corner by corner clockwise, in columns and rows; without holes. */
export function outlineOf(piece: ReadonlySet<Place>): readonly Point[] {
  const first = Math.min(...piece);
  const start = { x: columnOf(first), y: rowOf(first) };
  const corners: Point[] = [];
  // Along the sides, the piece on the right hand: at each corner left if that leads along it, else straight on, else right.
  let at = start;
  let heading = 0;
  do {
    const turns = [3, 0, 1].map((turn) => (heading + turn) % 4);
    const next = turns.find((way) => isSide(piece, at, way)) ?? heading;
    if (next !== heading || corners.length === 0) corners.push(at);
    heading = next;
    at = { x: at.x + step(heading).x, y: at.y + step(heading).y };
  } while (at.x !== start.x || at.y !== start.y);
  return corners;
}

/** Right, down, left, up. */
function step(heading: number): Point {
  return { x: [1, 0, -1, 0][heading] ?? 0, y: [0, 1, 0, -1][heading] ?? 0 };
}

/** Whether the side of a square that goes from a corner in that direction has the piece on its right and not on its left. */
function isSide(piece: ReadonlySet<Place>, { x, y }: Point, heading: number): boolean {
  const right = [
    [0, 0],
    [-1, 0],
    [-1, -1],
    [0, -1],
  ] as const;
  const [dx, dy] = right[heading] ?? [0, 0];
  const [lx, ly] = right[(heading + 3) % 4] ?? [0, 0];
  return has(piece, x + dx, y + dy) && !has(piece, x + lx, y + ly);
}
