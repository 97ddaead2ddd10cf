import { idsOf, memoizeLatest } from '#engine';
import { LAYOUTS, type Layout, type LayoutId } from '../content/layouts.ts';
import { readPlan } from './floor-plan.ts';
import type { RoomId, State } from '../state/state.ts';

/** A room holds this many units of each side (rules: Board). */
export const ROOM_LIMIT = 4;

export interface Board {
  readonly rooms: readonly RoomId[];
  /** The rooms row by row, from the A.I.'s side down; `null` is open space. */
  readonly grid: readonly (readonly (RoomId | null)[])[];
  /** For each room, the rooms behind its doors. */
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

/** The rooms behind this room's doors. */
export function neighbours(board: Board, room: RoomId): readonly RoomId[] {
  return board.doors.get(room) ?? [];
}

/** The number of these units per room; rooms without any are left out. */
export const crowds = memoizeLatest((units: readonly { readonly room: RoomId }[]): ReadonlyMap<RoomId, number> => {
  const counts = new Map<RoomId, number>();
  for (const { room } of units) counts.set(room, (counts.get(room) ?? 0) + 1);
  return counts;
});

/** Whether a room has space for `more` units of one side, given that side's number of units per room (B8). */
export function hasSpace(crowd: ReadonlyMap<RoomId, number>, room: RoomId, more = 1): boolean {
  return (crowd.get(room) ?? 0) + more <= ROOM_LIMIT;
}

/** Whether any of these units is in the room. */
export function isHeld(units: readonly { readonly room: RoomId }[], room: RoomId): boolean {
  return units.some((unit) => unit.room === room);
}

/** The part of a state, or of a view, that decides which rooms can be captured. */
type Occupation = Pick<State, 'layout' | 'captured'> & { readonly ai: readonly { readonly room: RoomId }[] };

/** Why a pirate in this room cannot capture it: no edge of the ship, a breach already, or A.I. units in it. */
export type CaptureBar = 'inside' | 'breach' | 'held';

/** What keeps a pirate in this room from capturing it; `null` where nothing does (rules: Board; B9). Open facts alone. */
export function captureBar(state: Occupation, room: RoomId): CaptureBar | null {
  const board = boardOf(state.layout);
  if (room === board.breach || state.captured.includes(room)) return 'breach';
  if (!board.edges.has(room) && room !== board.bridge) return 'inside';
  return isHeld(state.ai, room) ? 'held' : null;
}

/** Whether a pirate in this room may capture it: an edge room or the Bridge, not a breach, without A.I. units. */
export function canCapture(state: Occupation, room: RoomId): boolean {
  return captureBar(state, room) === null;
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
