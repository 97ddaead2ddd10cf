import { counted, memoizeLatest } from '#engine';
import type { Place } from '../../map/place.ts';
import { heightAt } from '../../map/terrain.ts';
import { placesInReach } from '../../movement/move.ts';
import { purposes, type Purpose } from '../../movement/suggestions.ts';
import { coverOf } from '../../sight/cover.ts';
import { hasLineOfSight } from '../../sight/sight.ts';
import type { Table } from '../../state/state.ts';
import { enemiesOf, placeOf, terrainIn } from '../../units/units.ts';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  'in-reach': 'beside an enemy',
  'full-cover': 'full cover',
  'out-of-sight': 'out of sight',
  'high-ground': 'highest',
  nearer: 'nearest to an enemy',
};

/** What the places suggested for a movement are good for. */
const suggested = memoizeLatest((table: Table): ReadonlyMap<Place, string> => {
  const top = table.stack.at(-1);
  if (top?.kind !== 'move') return new Map();
  const ways = placesInReach(table, top.unit, top);
  const found = new Map<Place, string>();
  for (const [purpose, place] of purposes(table, top.unit, ways))
    if (!found.has(place)) found.set(place, PURPOSES[purpose]);
  return found;
});

export function purposeOf(table: Table, place: Place): string | null {
  return suggested(table).get(place) ?? null;
}

/** "4.2 inches left, 2 inches up, full cover from 1, seen by 2". */
export function standsAt(table: Table, place: Place): string {
  const top = table.stack.at(-1);
  if (top?.kind !== 'move') return '';
  const terrain = terrainIn(table);
  const way = placesInReach(table, top.unit, top).get(place);
  const left = Math.floor((top.movement - (way?.length ?? 0)) / 10) / 10;
  const height = heightAt(terrain, place);
  const foes = enemiesOf(table, top.unit).map((foe) => placeOf(table, foe));
  const seeing = foes.filter((foe) => hasLineOfSight(terrain, foe, place));
  const covered = seeing.filter((foe) => coverOf(terrain, foe, place) !== 'none').length;
  return [
    ...(top.why === 'dash' ? [] : [`${counted(left, 'inch', 'inches')} left`]),
    ...(height > 0 ? [`${counted(height, 'inch', 'inches')} up`] : []),
    ...(terrain.hazards.has(place) ? ['burns'] : []),
    seeing.length === 0 ? 'nobody sees it' : `seen by ${String(seeing.length)}`,
    ...(covered > 0 ? [`in cover from ${covered === seeing.length ? 'all' : String(covered)}`] : []),
  ].join(', ');
}
