import { emit, type Seat } from '#engine';
import { BOARD, SPOT_IDS, type SpotId } from '../content/board.ts';
import { ROOM_TABLE, type Icon, type Room } from '../content/rooms.ts';
import { countAchievement } from '../characters/achievements.ts';
import { changePirate, pirateOf, type Draft } from '../state/draft.ts';
import type { Table } from '../state/state.ts';

/** The room on a spot. */
export function roomAt(table: Table, spot: SpotId): Room {
  return ROOM_TABLE[table.rooms[spot]];
}

export function showsIcon(table: Table, spot: SpotId, icon: Icon): boolean {
  return roomAt(table, spot).icons.includes(icon);
}

/** Spots joined to this one by a corridor. */
export function adjacent(spot: SpotId): readonly SpotId[] {
  return BOARD[spot].corridors;
}

/** Where the one arrow out of a room points (S5). */
export function arrowFrom(spot: SpotId): SpotId {
  return BOARD[spot].arrow;
}

/** The spots of the three fixed rooms. */
export const FIXED_SPOTS: readonly SpotId[] = SPOT_IDS.filter((spot) => BOARD[spot].fixed !== undefined);

/** The pirates in a room. */
export function piratesIn(table: Table, spot: SpotId): Seat[] {
  return table.pirates.flatMap((pirate, seat) => (pirate.spot === spot ? [seat] : []));
}

/** Moves a pirate along a path to its last room. */
export function enter(draft: Draft, seat: Seat, path: readonly SpotId[]): void {
  const { spot: from, visited } = pirateOf(draft, seat);
  const to = path.at(-1) ?? from;
  const entered = [...new Set(path)].filter((spot) => !visited.includes(spot));
  changePirate(draft, seat, { spot: to, visited: [...visited, ...entered] });
  const { rooms } = draft.table;
  const through = path.slice(0, -1).map((spot) => rooms[spot]);
  emit(draft, { kind: 'moved', seat, from, path, room: rooms[to], through });
  entered.forEach(() => countAchievement(draft, seat, 'visit'));
}
