import type { RoomId } from '../state/state.ts';

/** A plan that was read: the rooms row by row and their doors. */
export interface Plan {
  /** `null` where there is open space. */
  readonly grid: readonly (readonly (RoomId | null)[])[];
  readonly doors: ReadonlyMap<RoomId, readonly RoomId[]>;
}

/** Characters per room in a line: two for the coordinates, one for the door. */
const STEP = 3;

/** Reads a layout's plan: lines of rooms alternate with lines of doors. Throws when a door leads into open space. */
export function readPlan(lines: readonly string[]): Plan {
  const columns = Math.ceil(Math.max(...lines.map((line) => line.length)) / STEP);
  const grid = everyOther(lines, 0).map((line) =>
    Array.from({ length: columns }, (_, column) => line.slice(column * STEP, column * STEP + 2).trim() || null),
  );
  const doors = new Map<RoomId, RoomId[]>(
    grid.flat().flatMap((room): [RoomId, RoomId[]][] => (room === null ? [] : [[room, []]])),
  );
  const join = (a: RoomId | null | undefined, b: RoomId | null | undefined) => {
    if (!a || !b) throw new Error('A door of the plan leads into open space.');
    doors.get(a)?.push(b);
    doors.get(b)?.push(a);
  };
  everyOther(lines, 0).forEach((line, row) => {
    for (let column = 0; column < columns; column++) {
      if (line[column * STEP + 2] === '-') join(grid[row]?.[column], grid[row]?.[column + 1]);
    }
  });
  everyOther(lines, 1).forEach((line, row) => {
    for (let column = 0; column < columns; column++) {
      if (line[column * STEP] === '|') join(grid[row]?.[column], grid[row + 1]?.[column]);
    }
  });
  for (const rooms of doors.values()) rooms.sort();
  return { grid, doors };
}

function everyOther(lines: readonly string[], first: number): readonly string[] {
  return lines.filter((_, at) => at % 2 === first);
}
