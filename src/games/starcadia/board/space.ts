/** Columns of the numbering of spaces; set-ups are narrower. */
const WIDTH = 16;

/** A space by its column and row, both from 0: `row * 16 + column`. */
export type Space = number;

/** The edge between a space and the one to its right or below it: `space * 2`, or one more for below. */
export type Edge = number;

/** The four sides of a space, clockwise from the top. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

const STEPS = { top: -WIDTH, right: 1, bottom: WIDTH, left: -1 } as const satisfies Record<Side, number>;

export function spaceAt(column: number, row: number): Space {
  return row * WIDTH + column;
}

export function columnOf(space: Space): number {
  return space % WIDTH;
}

export function rowOf(space: Space): number {
  return Math.floor(space / WIDTH);
}

/** The space on that side of a space, whether there is one on the board or not. */
export function beside(space: Space, side: Side): Space {
  return space + STEPS[side];
}

/** The edge of a space on that side. */
export function edgeOf(space: Space, side: Side): Edge {
  if (side === 'right' || side === 'bottom') return space * 2 + (side === 'bottom' ? 1 : 0);
  return edgeOf(beside(space, side), side === 'left' ? 'right' : 'bottom');
}

/** The name of a space on the board's picture: "C5". */
export function spaceName(space: Space): string {
  return `${String.fromCharCode(65 + columnOf(space))}${String(rowOf(space) + 1)}`;
}
