import { memoizeLatest } from '#engine';
import { boardOf, crowds, type Board } from '../board/board.ts';
import { distances } from '../board/distances.ts';
import type { RoomId } from '../state/state.ts';
import type { View } from '../state/view.ts';

export function boardIn(view: View): Board {
  return boardOf(view.layout);
}

/** Distances by goals, then by the detour (in rooms) that an A.I. unit on the way is worth. */
type Ways = Map<string, Map<number, ReadonlyMap<RoomId, number>>>;

/** Cached arrangements of A.I. units: they rarely change, so most distances are asked for again. */
const KEPT = 20;
const kept = new Map<string, Ways>();

/** The distance of each room to the nearest goal; each A.I. unit on the way counts as `detour` rooms. */
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

/** The cached distances for this arrangement of A.I. units. */
const waysPast = oncePerPosition(({ layout, ai }: View): Ways => {
  const stance = [layout, ...ai.map(({ room }) => room)].join(' ');
  const known = kept.get(stance) ?? new Map<string, Map<number, ReadonlyMap<RoomId, number>>>();
  if (kept.size >= KEPT && !kept.has(stance)) kept.clear();
  kept.set(stance, known);
  return known;
});

/** Memoizes `work` while the units stay as they are: choosing a unit or going back changes no result. */
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
