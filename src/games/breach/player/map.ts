import { oncePer } from '../../../engine/once.ts';
import { boardOf, crowds, neighbours, type Board } from '../board.ts';
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

/** Ways kept for the next question: the A.I. seldom moves, so most are asked for again and again. */
const KEPT = 300;
const kept = new Map<string, ReadonlyMap<RoomId, number>>();

/** How far each room is from the goal, every A.I. unit in a room on the way counting as so many rooms of detour. */
export function waysTo(view: View, goal: RoomId, detour: number): ReadonlyMap<RoomId, number> {
  const key = `${goal} ${String(detour)} ${stances(view)}`;
  const known = kept.get(key);
  if (known) return known;
  const held = crowds(view.ai);
  const found = distances(boardIn(view), [goal], (room) => 1 + (room === goal ? 0 : detour * (held.get(room) ?? 0)));
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

const stances = oncePer(({ layout, ai }: View) => [layout, ...ai.map(({ room }) => room)].join(' '));

/** The breaches, the Pirates' first one included. */
export function breachesIn(view: View): readonly RoomId[] {
  return [boardIn(view).breach, ...view.captured];
}
