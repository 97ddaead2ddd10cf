import { memoizeLatest } from '#engine';
import type { TileId } from '../content/tiles.ts';
import { beside, edgeOf, SIDES, spaceAt, type Edge, type Side, type Space } from './space.ts';
import { spacesOfTile, type Border, type Print } from './tile-plan.ts';

/** A tile on the board: the column and row of its upper left space, and its quarter turns clockwise. */
export interface PlacedTile {
  readonly tile: TileId;
  readonly column: number;
  readonly row: number;
  readonly turns: number;
}

/** A shuttle on the board: two spaces, the first behind its hatch (Q18). */
export interface PlacedShuttle {
  readonly spaces: readonly [Space, Space];
  /** The side of its first space that has the hatch. */
  readonly hatch: Side;
}

/** What lies on the table during a scenario and does not change. */
export interface Layout {
  readonly tiles: readonly PlacedTile[];
  readonly shuttles: readonly PlacedShuttle[];
}

export interface Board {
  /** Every space a character can be in, shuttles included, in reading order. */
  readonly spaces: readonly Space[];
  /** Edges that can be crossed while no closed door lies on them (rules: Move; Hatches). */
  readonly ways: ReadonlySet<Edge>;
  readonly prints: ReadonlyMap<Space, Print>;
  /** The place of each space's tile in the layout; shuttles have none. */
  readonly tileOf: ReadonlyMap<Space, number>;
}

/** The board of a layout (rules: Scenario Setup; The Game Board). */
export const boardOf = memoizeLatest((layout: Layout): Board => {
  const borders = new Map<Space, Readonly<Record<Side, Border>>>();
  const prints = new Map<Space, Print>();
  const tileOf = new Map<Space, number>();
  layout.tiles.forEach(({ tile, column, row, turns }, index) => {
    for (const place of spacesOfTile(tile, turns)) {
      const space = spaceAt(column + place.column, row + place.row);
      borders.set(space, place.borders);
      tileOf.set(space, index);
      if (place.print) prints.set(space, place.print);
    }
  });
  for (const shuttle of layout.shuttles) for (const [space, sides] of bordersOf(shuttle)) borders.set(space, sides);
  return {
    spaces: [...borders.keys()].sort((a, b) => a - b),
    ways: waysBetween(borders, tileOf),
    prints,
    tileOf,
  };
});

/** A shuttle is walled but for its hatch, and open between its spaces. */
function bordersOf({ spaces: [first, second], hatch }: PlacedShuttle): [Space, Readonly<Record<Side, Border>>][] {
  const walls = { top: 'wall', right: 'wall', bottom: 'wall', left: 'wall' } as const;
  const towards = (from: Space, to: Space) => SIDES.find((side) => beside(from, side) === to);
  const inner = towards(first, second);
  const back = towards(second, first);
  if (!inner || !back) throw new Error('The spaces of a shuttle lie side by side.');
  return [
    [first, { ...walls, [hatch]: 'hatch', [inner]: 'open' }],
    [second, { ...walls, [back]: 'open' }],
  ];
}

/** Within a tile an edge is open without a wall; between tiles, and to a shuttle, only where two hatches meet. */
function waysBetween(
  borders: ReadonlyMap<Space, Readonly<Record<Side, Border>>>,
  tileOf: ReadonlyMap<Space, number>,
): ReadonlySet<Edge> {
  const ways = new Set<Edge>();
  for (const [space, sides] of borders)
    for (const side of ['right', 'bottom'] as const) {
      const other = beside(space, side);
      const opposite = borders.get(other)?.[side === 'right' ? 'left' : 'top'];
      const within = tileOf.get(space) === tileOf.get(other);
      const needed = within ? 'open' : 'hatch';
      // The two spaces of one shuttle lie on no tile, as do those of two: only the former are open to each other.
      if (sides[side] === needed && opposite === needed) ways.add(edgeOf(space, side));
    }
  return ways;
}

/** The edges that nobody crosses now for a closed door (rules: Doors). */
export type ClosedDoors = ReadonlySet<Edge>;

/** Whether a character can cross that side of a space. */
export function isOpen(board: Board, closed: ClosedDoors, space: Space, side: Side): boolean {
  const edge = edgeOf(space, side);
  return board.ways.has(edge) && !closed.has(edge);
}

/** The spaces that share an open edge with a space. */
export function neighbours(board: Board, closed: ClosedDoors, space: Space): Space[] {
  return SIDES.filter((side) => isOpen(board, closed, space, side)).map((side) => beside(space, side));
}

/** Whether one space is Close to another: the same, or across an open edge of it (rules: Close). */
export function isClose(board: Board, closed: ClosedDoors, a: Space, b: Space): boolean {
  return a === b || SIDES.some((side) => beside(a, side) === b && isOpen(board, closed, a, side));
}
