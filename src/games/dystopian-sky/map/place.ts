/** Inches along a side of a skirmish map. */
export const SIDE = 24;

/** A one-inch square of the map, by its column and row from 0: `row * 24 + column` (D16). */
export type Place = number;

export function placeAt(column: number, row: number): Place {
  return row * SIDE + column;
}

export function columnOf(place: Place): number {
  return place % SIDE;
}

export function rowOf(place: Place): number {
  return Math.floor(place / SIDE);
}

/** Whether a column and row lie on the map. */
export function isOnMap(column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < SIDE && row < SIDE;
}

/** The name of a place on the map's picture: "F7". */
export function placeName(place: Place): string {
  return `${String.fromCharCode(65 + columnOf(place))}${String(rowOf(place) + 1)}`;
}

/** The four squares that share an edge with a place. */
export function beside(place: Place): readonly Place[] {
  return around(place, [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
}

/** The eight squares around a place. */
export function surrounding(place: Place): readonly Place[] {
  return around(place, EIGHT);
}

const EIGHT = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((across) => [across, down] as const))
  .filter(([a, d]) => a !== 0 || d !== 0);

function around(place: Place, steps: readonly (readonly [across: number, down: number])[]): readonly Place[] {
  return steps
    .map(([across, down]) => [columnOf(place) + across, rowOf(place) + down] as const)
    .filter(([column, row]) => isOnMap(column, row))
    .map(([column, row]) => placeAt(column, row));
}
