import { memoizeLatest } from '#engine';
import { boardOf, crowds, neighbours, type Board } from '../board/board.ts';
import type { RoomId } from '../state/state.ts';
import type { View } from '../state/view.ts';

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

/** Ways found so far: to which rooms, and how many rooms of detour an A.I. unit on the way is worth. */
type Ways = Map<string, Map<number, ReadonlyMap<RoomId, number>>>;

/** Stances of the A.I. kept for the next question: it seldom moves, so most ways are asked for again and again. */
const KEPT = 20;
const kept = new Map<string, Ways>();

/** How far each room is from the nearest goal, every A.I. unit in a room on the way counting as so many rooms of detour. */
export function waysTo(view: View, goals: readonly RoomId[], detour: number): ReadonlyMap<RoomId, number> {
  const ways = waysPast(view);
  const key = goals.join(' ');
  const there = ways.get(key) ?? new Map<number, ReadonlyMap<RoomId, number>>();
  const known = there.get(detour);
  if (known) return known;
  const held = crowds(view.ai);
  const toll = (room: RoomId) => 1 + (goals.includes(room) ? 0 : detour * (held.get(room) ?? 0));
  const found = distances(boardIn(view), goals, toll);
  ways.set(key, there.set(detour, found));
  return found;
}

/** What has been found so far of the ways past the A.I. units where they stand. */
const waysPast = oncePerPosition(({ layout, ai }: View): Ways => {
  const stance = [layout, ...ai.map(({ room }) => room)].join(' ');
  const known = kept.get(stance) ?? new Map<string, Map<number, ReadonlyMap<RoomId, number>>>();
  if (kept.size >= KEPT && !kept.has(stance)) kept.clear();
  kept.set(stance, known);
  return known;
});

/**
 * The same work, done once while the units stay as they are: neither choosing one of them nor taking that back changes
 * what can be done with it.
 */
export function oncePerPosition<T>(work: (view: View) => T): (view: View) => T {
  return memoizeLatest(work, isSamePosition);
}

function isSamePosition(one: View, other: View): boolean {
  return (
    one.ai === other.ai &&
    one.pirates === other.pirates &&
    one.captured === other.captured &&
    one.round === other.round &&
    one.layout === other.layout
  );
}

/** The breaches, the Pirates' first one included. */
export function breachesIn(view: View): readonly RoomId[] {
  return [boardIn(view).breach, ...view.captured];
}
