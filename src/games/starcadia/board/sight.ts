import { isOpen, type Board, type ClosedDoors } from './board.ts';
import { beside, columnOf, rowOf, type Side, type Space } from './space.ts';

/**
 * Whether the line between the centres of two spaces meets no wall, closed door, blocked space or ground off the tiles
 * (rules: Line of Sight; Q3). Distance does not matter, nor do characters. Integers alone, so that it is the same on every
 * machine; the line from `b` to `a` crosses the same edges, so that it is the same from both ends.
 */
export function sees(board: Board, closed: ClosedDoors, a: Space, b: Space): boolean {
  const across = columnOf(b) - columnOf(a);
  const down = rowOf(b) - rowOf(a);
  const [columns, rows] = [Math.abs(across), Math.abs(down)];
  const sideways: Side = across > 0 ? 'right' : 'left';
  const downward: Side = down > 0 ? 'bottom' : 'top';
  const crosses = (from: Space, side: Side) => isOpen(board, closed, from, side);
  let here = a;
  // The line crosses its n-th column border at (2n + 1) / 2·columns of its length, and its rows' borders likewise.
  let [column, row] = [0, 0];
  while (here !== b) {
    const toColumn = (2 * column + 1) * rows;
    const toRow = (2 * row + 1) * columns;
    if (column < columns && row < rows && toColumn === toRow) {
      // Exactly through a corner: one of the two ways around it has to be open.
      const around = (first: Side, second: Side) => crosses(here, first) && crosses(beside(here, first), second);
      if (!around(sideways, downward) && !around(downward, sideways)) return false;
      here = beside(beside(here, sideways), downward);
      column++;
      row++;
      continue;
    }
    const isSideways = row === rows || (column < columns && toColumn < toRow);
    const side = isSideways ? sideways : downward;
    if (!crosses(here, side)) return false;
    here = beside(here, side);
    if (isSideways) column++;
    else row++;
  }
  return true;
}
