import { boardOf, crowds, hasSpace } from './board.ts';
import { wayToBridge } from './distances.ts';
import type { RoomId, State } from '../state/state.ts';

/** Every breach: first the printed one, then the captured rooms in order (rules: Breach). */
function breaches(state: Pick<State, 'layout' | 'captured'>): readonly RoomId[] {
  return [boardOf(state.layout).breach, ...state.captured];
}

function isBreach(state: State, room: RoomId): boolean {
  return room === boardOf(state.layout).breach || state.captured.includes(room);
}

/** The breaches with space for a pirate, the nearest to the Bridge first. */
export function roomsForPirates(state: Pick<State, 'layout' | 'captured' | 'pirates'>): readonly RoomId[] {
  const crowd = crowds(state.pirates);
  const way = wayToBridge(boardOf(state.layout));
  return breaches(state)
    .filter((room) => hasSpace(crowd, room))
    .sort((a, b) => (way.get(a) ?? 0) - (way.get(b) ?? 0));
}

/** The rooms with space for an A.I. unit: any but breaches (B13). */
export function roomsForAi(state: State): readonly RoomId[] {
  const crowd = crowds(state.ai);
  return boardOf(state.layout).rooms.filter((room) => !isBreach(state, room) && hasSpace(crowd, room));
}
