import { boardOf, crowds, hasSpace } from './board.ts';
import type { RoomId, State } from '../state/state.ts';

/** Every breach: first the printed one, then the captured rooms in order (rules: Breach). */
function breaches(state: State): readonly RoomId[] {
  return [boardOf(state.layout).breach, ...state.captured];
}

function isBreach(state: State, room: RoomId): boolean {
  return room === boardOf(state.layout).breach || state.captured.includes(room);
}

/** The breaches with space for a pirate. */
export function roomsForPirates(state: State): readonly RoomId[] {
  const crowd = crowds(state.pirates);
  return breaches(state).filter((room) => hasSpace(crowd, room));
}

/** The rooms with space for an A.I. unit: any but breaches (B13). */
export function roomsForAi(state: State): readonly RoomId[] {
  const crowd = crowds(state.ai);
  return boardOf(state.layout).rooms.filter((room) => !isBreach(state, room) && hasSpace(crowd, room));
}
