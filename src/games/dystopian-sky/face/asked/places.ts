import { memoizeLatest } from '#engine';
import type { Place } from '../../map/place.ts';
import { heightAt } from '../../map/terrain.ts';
import { placesInReach } from '../../movement/move.ts';
import { purposes, type Purpose } from '../../movement/suggestions.ts';
import { coverOf, type Cover } from '../../sight/cover.ts';
import { hasLineOfSight } from '../../sight/sight.ts';
import type { Table } from '../../state/state.ts';
import { enemiesOf, placeOf, terrainIn } from '../../units/units.ts';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  'in-reach': 'beside an enemy',
  'full-cover': 'behind cover',
  'out-of-sight': 'out of sight',
  'high-ground': 'highest',
  nearer: 'nearest to enemies',
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

/** "4.2 in left, height 2, seen by 3 (full cover from 1, partial from 1)". */
export function standsAt(table: Table, place: Place): string {
  const top = table.stack.at(-1);
  if (top?.kind !== 'move') return '';
  const terrain = terrainIn(table);
  const way = placesInReach(table, top.unit, top).get(place);
  const left = Math.floor((top.movement - (way?.length ?? 0)) / 10) / 10;
  const height = heightAt(terrain, place);
  const foes = enemiesOf(table, top.unit).map((foe) => placeOf(table, foe));
  const seeing = foes.filter((foe) => hasLineOfSight(terrain, foe, place));
  const from = (cover: Cover) => seeing.filter((foe) => coverOf(terrain, foe, place) === cover).length;
  return [
    ...(top.why === 'dash' ? [] : [`${String(left)} in left`]),
    ...(height > 0 ? [`height ${String(height)}`] : []),
    ...(terrain.hazards.has(place) ? ['burns'] : []),
    seeing.length === 0
      ? 'nobody sees it'
      : `seen by ${String(seeing.length)}${coverText(from('full'), from('partial'), seeing.length)}`,
  ].join(', ');
}

/** " (full cover from all)", " (full cover from 1, partial from 2)", or " (no cover)". */
function coverText(full: number, partial: number, all: number): string {
  const from = (kind: string, n: number) => (n === 0 ? [] : [`${kind} from ${n === all ? 'all' : String(n)}`]);
  const covers = [...from('full cover', full), ...from(full > 0 ? 'partial' : 'partial cover', partial)];
  return ` (${covers.length === 0 ? 'no cover' : covers.join(', ')})`;
}
