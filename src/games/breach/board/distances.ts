import { neighbours, type Board } from './board.ts';
import type { RoomId } from '../state/state.ts';

/** The distance of each room to the nearest goal; entering a room costs its `toll`. */
export function distances(
  board: Board,
  goals: readonly RoomId[],
  toll: (room: RoomId) => number = () => 1,
): ReadonlyMap<RoomId, number> {
  const found = new Map<RoomId, number>(goals.map((goal) => [goal, 0]));
  const open = [...goals];
  for (let room = open.shift(); room !== undefined; room = open.shift()) {
    const far = (found.get(room) ?? 0) + toll(room);
    for (const next of neighbours(board, room)) {
      if (far >= (found.get(next) ?? Infinity)) continue;
      found.set(next, far);
      open.push(next);
    }
  }
  return found;
}

const TO_BRIDGE = new WeakMap<Board, ReadonlyMap<RoomId, number>>();

/** How many doors each room is from the Bridge. */
export function wayToBridge(board: Board): ReadonlyMap<RoomId, number> {
  const known = TO_BRIDGE.get(board) ?? distances(board, [board.bridge]);
  TO_BRIDGE.set(board, known);
  return known;
}
