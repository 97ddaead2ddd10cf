import { boardOf, crowds, hasSpace } from './board.ts';
import { wayToBridge } from './distances.ts';
import type { RoomId, State } from '../state/state.ts';

/** Every breach: first the printed one, then the captured rooms in order (rules: Breach). */
function breaches(state: Pick<State, 'layout' | 'captured'>): readonly RoomId[] {
  return [boardOf(state.layout).breach, ...state.captured];
}

function isBreach(state: Pick<State, 'layout' | 'captured'>, room: RoomId): boolean {
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

/** The rooms with space for an A.I. unit, any but breaches (B13): the Bridge, then the nearest to it first. */
export function roomsForAi(
  state: Pick<State, 'layout' | 'captured'> & { readonly ai: readonly { readonly room: RoomId }[] },
): readonly RoomId[] {
  const crowd = crowds(state.ai);
  const board = boardOf(state.layout);
  const way = wayToBridge(board);
  return board.rooms
    .filter((room) => !isBreach(state, room) && hasSpace(crowd, room))
    .sort((a, b) => (way.get(a) ?? 0) - (way.get(b) ?? 0));
}
