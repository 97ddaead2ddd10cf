import { automatic, seats } from '#engine';
import { placeGuards, raiseAlert } from '../ship/alert.ts';
import { trigger } from '../cards/armed.ts';
import { beginChallenge } from '../challenges/challenges.ts';
import { SPOT_IDS, type SpotId } from '../content/board.ts';
import { CROWD, REINFORCEMENT } from '../content/printed.ts';
import { clockwise, pirateOf, pop, push, replace, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import { guardsIn, moveGuards, returnGuards, wakeGuards } from '../ship/guards.ts';
import { neutralize } from '../neutralization/neutralization.ts';
import { arrowFrom, piratesIn, showsIcon } from '../ship/spots.ts';
import type { Table } from '../state/state.ts';

/** The rooms with a pirate. */
function visited(table: Table): SpotId[] {
  return SPOT_IDS.filter((spot) => piratesIn(table, spot).length > 0);
}

/** Upkeep 4a: active guards in rooms without pirates follow the arrow, all at once (S5). */
export function patrol(draft: Draft): void {
  const before = draft.table.guards;
  const held = visited(draft.table);
  for (const spot of SPOT_IDS) {
    if (!held.includes(spot)) moveGuards(draft, spot, arrowFrom(spot), before[spot].active, 'patrol');
  }
}

/** Upkeep 4b: rooms with a pirate and a guard icon (or guard token, by table option) gain guards (S1, S2). */
export function reinforce(draft: Draft): void {
  const { table } = draft;
  const due = visited(table).filter((spot) =>
    table.options.patrolReinforce === 'icon' ? showsIcon(table, spot, 'guard') : guardsIn(table, spot) > 0,
  );
  for (const spot of due) placeGuards(draft, spot, REINFORCEMENT, 'patrol');
}

/** Upkeep 4c: a space for each pirate in a room with a guard token, stunned ones too (S2). */
export function alarm(draft: Draft): void {
  const { table } = draft;
  const pirates = seats(table.pirates.length).filter((seat) => guardsIn(table, pirateOf(draft, seat).spot) > 0);
  raiseAlert(draft, pirates.length, { from: 'patrol', pirates });
}

/** Upkeep 4d: challenges each pirate in a room with an active guard, in turn order. */
export function beginPatrolChallenges(draft: Draft): void {
  push(draft, { kind: 'patrol', queue: clockwise(draft.table, draft.table.first.holder), warned: false, passed: null });
}

export const patrolling: Rule<'patrol'> = automatic((draft, frame) => {
  const [seat, ...queue] = frame.queue;
  if (seat === undefined) {
    pop(draft);
    return;
  }
  const facing = draft.table.guards[pirateOf(draft, seat).spot].active > 0;
  if (frame.passed !== null || !facing) {
    replace(draft, { ...frame, queue, warned: false, passed: null });
    if (frame.passed === false) neutralize(draft, [seat]);
  } else if (!frame.warned) {
    replace(draft, { ...frame, warned: true });
    trigger(draft, 'patrol-challenges-you', (other) => other === seat);
  } else {
    beginChallenge(draft, seat, { cause: { from: 'patrol' }, stat: 'mental' });
  }
});

/** Upkeep 4e: stunned guards wake up, after the challenges (S4). */
export function wake(draft: Draft): void {
  for (const spot of SPOT_IDS) wakeGuards(draft, spot);
}

/**
 * Upkeep 4f: of three or more guards in a room, all but one return to the supply. Each pirate there gains a
 * neutralization token; without pirates the alert rises.
 */
export function disperse(draft: Draft): void {
  const crowded = SPOT_IDS.filter((spot) => guardsIn(draft.table, spot) >= CROWD);
  const hit: number[] = [];
  for (const spot of crowded) {
    returnGuards(draft, spot, guardsIn(draft.table, spot) - 1, 'crowd');
    const there = piratesIn(draft.table, spot);
    hit.push(...there);
    if (there.length === 0) raiseAlert(draft, 1, { from: 'crowd', room: draft.table.rooms[spot] });
    if (draft.table.ending) return;
  }
  neutralize(
    draft,
    clockwise(draft.table, draft.table.first.holder).filter((seat) => hit.includes(seat)),
    { crowd: true },
  );
}
