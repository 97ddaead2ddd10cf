import { emit } from '#engine';
import type { SpotId } from '../content/board.ts';
import type { Draft } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { Guards, Table } from '../state/state.ts';
import { piratesIn } from './spots.ts';

/** Guard tokens in a room, stunned ones too (S2). */
export function guardsIn(table: Table, spot: SpotId): number {
  const { active, stunned } = table.guards[spot];
  return active + stunned;
}

function set(draft: Draft, spot: SpotId, guards: Guards): void {
  draft.table.guards = { ...draft.table.guards, [spot]: guards };
}

/** Stuns up to `n` active guards. */
export function stunGuards(draft: Draft, spot: SpotId, n: number): void {
  const { active, stunned } = draft.table.guards[spot];
  const count = Math.min(n, active);
  if (count === 0) return;
  set(draft, spot, { active: active - count, stunned: stunned + count });
  emit(draft, { kind: 'guards-stunned', spot, room: draft.table.rooms[spot], count });
}

/** Wakes all stunned guards in a room. */
export function wakeGuards(draft: Draft, spot: SpotId): void {
  const { active, stunned } = draft.table.guards[spot];
  if (stunned === 0) return;
  set(draft, spot, { active: active + stunned, stunned: 0 });
  emit(draft, { kind: 'guards-woke', spot, room: draft.table.rooms[spot], count: stunned });
}

/** Moves up to `n` active guards from one room to another. */
export function moveGuards(draft: Draft, from: SpotId, to: SpotId, n: number, why: Event<'guards-moved'>['why']): void {
  const { guards, rooms } = draft.table;
  const count = Math.min(n, guards[from].active);
  if (count === 0) return;
  draft.table.guards = {
    ...guards,
    [from]: { ...guards[from], active: guards[from].active - count },
    [to]: { ...guards[to], active: guards[to].active + count },
  };
  emit(draft, {
    kind: 'guards-moved',
    from,
    to,
    rooms: [rooms[from], rooms[to]],
    count,
    why,
    pirates: piratesIn(draft.table, to),
  });
}

/** Returns up to `n` guards to the supply, stunned ones first (S9). */
export function returnGuards(draft: Draft, spot: SpotId, n: number, why: Event<'guards-returned'>['why']): void {
  const { active, stunned } = draft.table.guards[spot];
  const ofStunned = Math.min(n, stunned);
  const ofActive = Math.min(n - ofStunned, active);
  const count = ofStunned + ofActive;
  if (count === 0) return;
  set(draft, spot, { active: active - ofActive, stunned: stunned - ofStunned });
  draft.table.guardSupply += count;
  emit(draft, { kind: 'guards-returned', spot, room: draft.table.rooms[spot], count, why });
}

/** Removes a guard from the game (S9). */
export function airlockGuard(draft: Draft, spot: SpotId, side: keyof Guards): void {
  const there = draft.table.guards[spot];
  set(draft, spot, { ...there, [side]: there[side] - 1 });
  draft.table.box = { ...draft.table.box, guards: draft.table.box.guards + 1 };
}
