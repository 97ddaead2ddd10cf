import { CREW_SIZE } from '../roster/roster.ts';

/** A unit of the match: its seat × 4, and its place in the Roster. */
export type UnitId = number;

export function unitId(seat: number, slot: number): UnitId {
  return seat * CREW_SIZE + slot;
}

export function seatOf(unit: UnitId): number {
  return Math.floor(unit / CREW_SIZE);
}

export function slotOf(unit: UnitId): number {
  return unit % CREW_SIZE;
}

export function isCaptain(unit: UnitId): boolean {
  return slotOf(unit) === 0;
}
