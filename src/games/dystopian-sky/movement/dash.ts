import type { Place } from '../map/place.ts';
import { coverOf } from '../sight/cover.ts';
import { hasLineOfSight } from '../sight/sight.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { bonus, enemiesOf, placeOf, terrainIn, traits } from '../units/units.ts';
import { placesInReach } from './move.ts';
import type { Budget } from './reach.ts';

/** How far a dash goes, in inches (rules: Reactions). */
const DASH = 3;

export function dashInches(table: Table, unit: UnitId): number {
  return DASH + bonus(traits(table, unit), 'dash');
}

/** Movement and climbing of a dash of this many inches: it climbs half of what it moves, as a unit does in its Phase. */
export function dashBudget(inches: number): Budget {
  return { movement: inches * 100, climb: Math.floor(inches / 2) };
}

/** The place in reach where the fewest enemies see the unit, and those that do see least of it; `null` where it stands best. */
export function bestDash(table: Table, unit: UnitId, budget: Budget): Place | null {
  const terrain = terrainIn(table);
  const exposure = (place: Place) =>
    enemiesOf(table, unit)
      .map((foe) => placeOf(table, foe))
      .filter((foe) => hasLineOfSight(terrain, foe, place))
      .reduce((sum, foe) => sum + { none: 4, partial: 3, full: 2 }[coverOf(terrain, foe, place)], 0);
  let best: { readonly place: Place | null; readonly seen: number } = {
    place: null,
    seen: exposure(placeOf(table, unit)),
  };
  for (const place of placesInReach(table, unit, budget).keys()) {
    const seen = exposure(place);
    if (seen < best.seen) best = { place, seen };
  }
  return best.place;
}
