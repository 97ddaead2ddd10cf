import { boardOf, crowds, hasSpace } from './board.ts';
import type { RoomId, State } from '../state/state.ts';

/** Every breach: the one the Pirates have from the start, then the captured rooms in order (rules: Breach). */
function breaches(state: State): readonly RoomId[] {
  return [boardOf(state.layout).breach, ...state.captured];
}

function isBreach(state: State, room: RoomId): boolean {
  return room === boardOf(state.layout).breach || state.captured.includes(room);
}

/** Where a pirate can be placed: the breaches with space. */
export function roomsForPirates(state: State): readonly RoomId[] {
  const crowd = crowds(state.pirates);
  return breaches(state).filter((room) => hasSpace(crowd, room));
}

/** Where an A.I. unit can be placed: any room with space that is no breach. */
export function roomsForAi(state: State): readonly RoomId[] {
  const crowd = crowds(state.ai);
  return boardOf(state.layout).rooms.filter((room) => !isBreach(state, room) && hasSpace(crowd, room));
}
