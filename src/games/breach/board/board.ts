import { idsOf, memoizeLatest } from '#engine';
import { LAYOUTS, type Layout, type LayoutId } from '../content/layouts.ts';
import { readPlan } from './floor-plan.ts';
import type { RoomId, State } from '../state/state.ts';

/** A room holds this many units of each side (rules: Board). */
export const ROOM_LIMIT = 4;

export interface Board {
  readonly rooms: readonly RoomId[];
  /** The rooms as they lie, row by row from the A.I.'s side down; `null` where there is open space. */
  readonly grid: readonly (readonly (RoomId | null)[])[];
  /** Which rooms a door joins to each. */
  readonly doors: ReadonlyMap<RoomId, readonly RoomId[]>;
  /** Rooms with a side on open space. */
  readonly edges: ReadonlySet<RoomId>;
  readonly names: ReadonlyMap<RoomId, string>;
  readonly bridge: RoomId;
  /** The breach the Pirates have from the start. */
  readonly breach: RoomId;
  readonly generators: number;
}

export const LAYOUT_IDS = idsOf(LAYOUTS);

const BOARDS = new Map<LayoutId, Board>(LAYOUT_IDS.map((id) => [id, build(LAYOUTS[id])]));

export function boardOf(layout: LayoutId): Board {
  const board = BOARDS.get(layout);
  if (!board) throw new Error(`There is no layout ${layout}.`);
  return board;
}

/** The rooms a door leads to from here. */
export function neighbours(board: Board, room: RoomId): readonly RoomId[] {
  return board.doors.get(room) ?? [];
}

/** How many of these units stand in each room that holds any. */
export const crowds = memoizeLatest((units: readonly { readonly room: RoomId }[]): ReadonlyMap<RoomId, number> => {
  const counts = new Map<RoomId, number>();
  for (const { room } of units) counts.set(room, (counts.get(room) ?? 0) + 1);
  return counts;
});

/** Whether a room has space for so many more units of the side that crowds like that. */
export function hasSpace(crowd: ReadonlyMap<RoomId, number>, room: RoomId, more = 1): boolean {
  return (crowd.get(room) ?? 0) + more <= ROOM_LIMIT;
}

/** Whether a unit of that side is in the room. */
export function isHeld(units: readonly { readonly room: RoomId }[], room: RoomId): boolean {
  return units.some((unit) => unit.room === room);
}

/** What of a state, or of a view of it, decides which rooms can be captured. */
type Occupation = Pick<State, 'layout' | 'captured'> & { readonly ai: readonly { readonly room: RoomId }[] };

/** Whether a pirate in this room may capture it: an edge room or the Bridge, no breach yet, no A.I. unit in it (rules: Board; B9). */
export function canCapture(state: Occupation, room: RoomId): boolean {
  const board = boardOf(state.layout);
  const capturable = board.edges.has(room) || room === board.bridge;
  return capturable && room !== board.breach && !state.captured.includes(room) && !isHeld(state.ai, room);
}

function build(layout: Layout): Board {
  const { grid, doors } = readPlan(layout.plan);
  const rooms = grid.flat().filter((room) => room !== null);
  const edges = grid.flatMap((line, row) =>
    line.filter(
      (room, column) =>
        room !== null &&
        [grid[row - 1]?.[column], grid[row + 1]?.[column], line[column - 1], line[column + 1]].some((side) => !side),
    ),
  );
  return {
    rooms,
    grid,
    doors,
    edges: new Set(edges.filter((room) => room !== null)),
    names: new Map(Object.entries(layout.names)),
    bridge: layout.bridge,
    breach: layout.breach,
    generators: layout.generators,
  };
}
