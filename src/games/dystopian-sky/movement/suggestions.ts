import { inchesBetween } from '../map/measure.ts';
import { heightAt } from '../map/terrain.ts';
import type { Place } from '../map/place.ts';
import { coverOf } from '../sight/cover.ts';
import { hasLineOfSight } from '../sight/sight.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { enemiesOf, placeOf, terrainIn } from '../units/units.ts';
import type { Way } from './reach.ts';

/** What a named place is good for. */
export type Purpose = 'full-cover' | 'out-of-sight' | 'in-reach' | 'high-ground' | 'nearer';

/**
 * Places in reach that most players look for, without repetition: the nearest in full cover from the nearest enemy, the
 * nearest that nobody sees, the nearest in reach of an enemy's arm, the highest, and the one that leads nearest to it.
 */
export function suggestions(table: Table, unit: UnitId, ways: ReadonlyMap<Place, Way>): readonly Place[] {
  return [...new Set(purposes(table, unit, ways).map(([, place]) => place))];
}

/** Each purpose that a place in reach serves, with that place. */
export function purposes(
  table: Table,
  unit: UnitId,
  ways: ReadonlyMap<Place, Way>,
): readonly (readonly [Purpose, Place])[] {
  const terrain = terrainIn(table);
  const here = placeOf(table, unit);
  const foes = enemiesOf(table, unit).map((foe) => placeOf(table, foe));
  const places = [...ways].toSorted(([, a], [, b]) => a.length - b.length).map(([place]) => place);
  const nearest = least(foes, (foe) => inchesBetween(terrain, here, foe));
  if (nearest === undefined) return [];
  const find = (purpose: Purpose, isGood: (place: Place) => boolean): readonly (readonly [Purpose, Place])[] => {
    const place = places.find(isGood);
    return place === undefined ? [] : [[purpose, place]];
  };
  const seenBy = (place: Place) => foes.filter((foe) => hasLineOfSight(terrain, foe, place));
  const highest = Math.max(...places.map((place) => heightAt(terrain, place)));
  const closest = least(places, (place) => inchesBetween(terrain, place, nearest));
  return [
    ...find(
      'in-reach',
      (place) => inchesBetween(terrain, place, nearest) <= 1 && hasLineOfSight(terrain, place, nearest),
    ),
    ...find(
      'full-cover',
      (place) => hasLineOfSight(terrain, nearest, place) && coverOf(terrain, nearest, place) === 'full',
    ),
    ...find('out-of-sight', (place) => seenBy(place).length === 0),
    ...(highest > heightAt(terrain, here) ? find('high-ground', (place) => heightAt(terrain, place) === highest) : []),
    ...(closest === undefined ? [] : [['nearer', closest] as const]),
  ];
}

function least<T>(list: readonly T[], of: (item: T) => number): T | undefined {
  let found: { readonly item: T; readonly n: number } | undefined;
  for (const item of list) {
    const n = of(item);
    if (!found || n < found.n) found = { item, n };
  }
  return found?.item;
}
