import { emit, withAt, type Seat } from '#engine';
import { abilityIn, slotsWhere } from '../characters/characters.ts';
import { MARKERS_EACH } from '../content/printed.ts';
import { changePirate, pirateOf, replace, type Draft } from '../state/draft.ts';
import type { Pirate, Slot, Table } from '../state/state.ts';

/** Whether a player still has a marker on the board. */
export function hasMarkers(pirate: Pirate): boolean {
  return pirate.board.some((slot) => slot !== null && slot.markers > 0);
}

/** Slots that can be charged: no marker, not neutralized, and only while the pile lasts. */
export function chargeable(table: Table, pirate: Pirate): number[] {
  if (table.markers === 0) return [];
  return slotsWhere(pirate.board, ({ markers, neutralized }) => markers === 0 && neutralized === 'no');
}

/** Puts a marker on an ability, from beside the board or from the pile. */
export function addMarker(draft: Draft, seat: Seat, slot: number, from: 'own' | 'pile'): void {
  const pirate = pirateOf(draft, seat);
  changeMarkers(draft, seat, slot, 1);
  if (from === 'own') changePirate(draft, seat, { markers: pirate.markers - 1 });
  else draft.table.markers -= 1;
}

/** Removes this turn's marker, for an action or for none (sheet: Action Phase). */
export function spendMarker(draft: Draft, seat: Seat, slot: number): Slot {
  const held = abilityIn(draft.table, seat, slot);
  changeMarkers(draft, seat, slot, -1);
  changePirate(draft, seat, { markers: pirateOf(draft, seat).markers + 1 });
  const turn = draft.table.stack.find((frame) => frame.kind === 'turn');
  if (turn) replace(draft, { ...turn, acted: true });
  return held;
}

/** Spends a marker for its ability. */
export function useAbility(draft: Draft, seat: Seat, slot: number): Slot {
  const held = spendMarker(draft, seat, slot);
  emit(draft, { kind: 'used', seat, ability: held.ability, level: held.level });
  return held;
}

/** Returns all markers: four to each player, additional ones to the pile. */
export function returnMarkers(draft: Draft, seat: Seat): void {
  const { markers } = pirateOf(draft, seat);
  draft.table.markers += markers - MARKERS_EACH;
  changePirate(draft, seat, { markers: MARKERS_EACH });
}

function changeMarkers(draft: Draft, seat: Seat, slot: number, by: number): void {
  const held = abilityIn(draft.table, seat, slot);
  changePirate(draft, seat, {
    board: withAt(pirateOf(draft, seat).board, slot, { ...held, markers: held.markers + by }),
  });
}
