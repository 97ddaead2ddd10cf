import { boardOf, neighbours, type Board } from '../board.ts';
import type { RoomId } from '../state.ts';
import type { View } from '../view.ts';

export function boardIn(view: View): Board {
  return boardOf(view.layout);
}

/** How far each room is from the nearest of the goals, entering a room costing what `toll` says. */
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

/** The breaches, the Pirates' first one included. */
export function breachesIn(view: View): readonly RoomId[] {
  return [boardIn(view).breach, ...view.captured];
}
