import { at, emit, withAt, type Seat } from '#engine';
import type { Achievement } from '../content/achievements.ts';
import { OBJECTIVE_TABLE } from '../content/objectives.ts';
import { changePirate, pirateOf, type Draft } from '../state/draft.ts';

/** Counts an achievement and advances the tracks that need it. */
export function countAchievement(draft: Draft, seat: Seat, achievement: Achievement): void {
  const { achievements } = pirateOf(draft, seat);
  changePirate(draft, seat, { achievements: { ...achievements, [achievement]: (achievements[achievement] ?? 0) + 1 } });
  for (const [i, { id }] of draft.table.objectives.entries()) {
    if (OBJECTIVE_TABLE[id].track?.advance === achievement) advance(draft, seat, i);
  }
}

/** Moves a player's token one space along an objective's track, up to its end. */
export function advance(draft: Draft, seat: Seat, objective: number): void {
  const { objectives } = draft.table;
  const { id, done, track } = at(objectives, objective);
  const spaces = OBJECTIVE_TABLE[id].track?.spaces ?? 0;
  const space = at(track, seat) + 1;
  if (space > spaces || done.includes(seat)) return;
  draft.table.objectives = withAt(objectives, objective, { id, done, track: withAt(track, seat, space) });
  emit(draft, { kind: 'track', seat, objective: id, space, of: spaces });
}

/** Gains glory, or loses it down to none. `byRoll`: as the outcome of a challenge. */
export function gainGlory(draft: Draft, seat: Seat, n: number, { byRoll = false } = {}): void {
  const before = pirateOf(draft, seat).glory;
  const glory = Math.max(0, before + n);
  if (glory === before) return;
  changePirate(draft, seat, { glory });
  emit(draft, { kind: 'glory', seat, by: glory - before, glory, ...(byRoll && { byRoll }) });
}
