import { columnOf, placeAt, rowOf, SIDE, type Place } from '../map/place.ts';
import { heightAt, type Terrain } from '../map/terrain.ts';

const walks = new WeakMap<Terrain, (Uint8Array | undefined)[]>();

/**
 * By place, 1 where a unit can walk straight to from the centre of `a`: every place on the line can be stood on and has the
 * same height. It squeezes past one corner, but not between two that touch. Worked out once for each place of a map.
 */
export function straightFrom(terrain: Terrain, a: Place): Uint8Array {
  const known = walks.get(terrain) ?? [];
  walks.set(terrain, known);
  return (known[a] ??= Uint8Array.from({ length: SIDE * SIDE }, (_, b) => (canWalk(terrain, a, b) ? 1 : 0)));
}

function canWalk(terrain: Terrain, a: Place, b: Place): boolean {
  const height = heightAt(terrain, a);
  const isFloor = (column: number, row: number) => {
    const place = placeAt(column, row);
    return terrain.standable[place] === true && terrain.heights[place] === height;
  };
  let [column, row] = [columnOf(a), rowOf(a)];
  const [lastColumn, lastRow] = [columnOf(b), rowOf(b)];
  if (!isFloor(lastColumn, lastRow)) return false;
  const across = Math.abs(lastColumn - column);
  const down = Math.abs(lastRow - row);
  const [right, below] = [Math.sign(lastColumn - column), Math.sign(lastRow - row)];
  // The line meets the n-th border of a column at (2n + 1) / 2·across of its length, and those of rows likewise.
  let [columns, rows] = [0, 0];
  while (column !== lastColumn || row !== lastRow) {
    const columnFirst = (2 * columns + 1) * down - (2 * rows + 1) * across;
    if (columnFirst === 0 && !isFloor(column + right, row) && !isFloor(column, row + below)) return false;
    if (columnFirst <= 0) {
      column += right;
      columns++;
    }
    if (columnFirst >= 0) {
      row += below;
      rows++;
    }
    if (!isFloor(column, row)) return false;
  }
  return true;
}

/** Whether the straight line between the centres of two places passes through another place, not only along its edge. */
export function passes(a: Place, b: Place, through: Place): boolean {
  // In half inches, from the centre of `through`, whose sides are then at 1 and −1.
  const ax = 2 * (columnOf(a) - columnOf(through));
  const ay = 2 * (rowOf(a) - rowOf(through));
  const bx = 2 * (columnOf(b) - columnOf(through));
  const by = 2 * (rowOf(b) - rowOf(through));
  if (Math.max(ax, bx) <= -1 || Math.min(ax, bx) >= 1 || Math.max(ay, by) <= -1 || Math.min(ay, by) >= 1) return false;
  // The line separates two corners of the square exactly when it is nearer than they are.
  const cross = Math.abs(ax * by - ay * bx);
  return cross < Math.abs(bx - ax) + Math.abs(by - ay);
}
