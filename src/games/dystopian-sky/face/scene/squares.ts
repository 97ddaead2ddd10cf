import type { Box, Point } from '#engine';
import { columnOf, rowOf, SIDE, type Place } from '../../map/place.ts';
import type { Shape } from '../../content/icons.ts';
import { placesOf, type Rectangle } from './rectangles.ts';

/** Room for the letters of the columns and the numbers of the rows. */
export const AXIS = 32;

/** Where the squares of a map, or of a part of it, are drawn. */
export interface Squares {
  /** All squares that are drawn. */
  readonly part: Rectangle;
  readonly side: number;
  readonly places: readonly Place[];
  /** Of them all. */
  readonly whole: Box;
  readonly boxOf: (place: Place) => Box;
  readonly areaOf: (rectangle: Rectangle) => Box;
  /** The corner of a square, by column and row. */
  readonly cornerOf: (corner: Point) => Point;
}

const WHOLE_MAP: Rectangle = { column: 0, row: 0, columns: SIDE, rows: SIDE };

/** The squares of a part of a map, so large, below and beside their letters and numbers, from a point on. */
export function squaresFrom({ x, y }: Point, side: number, part: Rectangle = WHOLE_MAP): Squares {
  const cornerOf = (corner: Point): Point => ({
    x: x + AXIS + (corner.x - part.column) * side,
    y: y + AXIS + (corner.y - part.row) * side,
  });
  const areaOf = ({ column, row, columns, rows }: Rectangle): Box => ({
    ...cornerOf({ x: column, y: row }),
    width: columns * side,
    height: rows * side,
  });
  const boxOf = (place: Place) => areaOf({ column: columnOf(place), row: rowOf(place), columns: 1, rows: 1 });
  return { part, side, places: placesOf(part), whole: areaOf(part), boxOf, areaOf, cornerOf };
}

/** The letters of the columns above and the numbers of the rows to the left. */
export function axes({ part, side, cornerOf }: Squares): Shape[] {
  const letters = Array.from({ length: part.columns }, (_, n): Shape => {
    const { x, y } = cornerOf({ x: part.column + n, y: part.row });
    const text = String.fromCharCode(65 + part.column + n);
    return {
      kind: 'text',
      x,
      y: y - AXIS,
      width: side,
      height: AXIS,
      text,
      size: 'label',
      tone: 'quiet',
      align: 'center',
    };
  });
  const numbers = Array.from({ length: part.rows }, (_, n): Shape => {
    const { x, y } = cornerOf({ x: part.column, y: part.row + n });
    const text = String(part.row + n + 1);
    return {
      kind: 'text',
      x: x - AXIS,
      y,
      width: AXIS - 2,
      height: side,
      text,
      size: 'label',
      tone: 'quiet',
      align: 'center',
    };
  });
  return [...letters, ...numbers];
}
