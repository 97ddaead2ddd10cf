import type { Place } from '../../map/place.ts';
import { heightAt } from '../../map/terrain.ts';
import { liesOn } from '../../combat/lie.ts';
import { aimAt, aimingOf, chanceToHit } from '../../combat/odds.ts';
import { placesInReach } from '../../movement/move.ts';
import type { Budget } from '../../movement/reach.ts';
import { suggestions, type Purpose } from '../../movement/suggestions.ts';
import { coverOf, type Cover } from '../../sight/cover.ts';
import { hasLineOfSight } from '../../sight/sight.ts';
import type { UnitId } from '../../state/ids.ts';
import type { Table } from '../../state/state.ts';
import { enemiesOf, placeOf, terrainIn, usableWeapons } from '../../units/units.ts';
import { shortName } from '../words.ts';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  'in-reach': 'beside an enemy',
  shot: 'best shot',
  'full-cover': 'behind cover',
  'out-of-sight': 'out of sight',
  'high-ground': 'highest',
  nearer: 'nearest to enemies',
};

/** A movement or a dash that is being chosen. */
interface Going extends Budget {
  readonly unit: UnitId;
  readonly why: 'move' | 'dash';
  /** That it still makes. */
  readonly attacks: number;
}

export function goingOf({ stack }: Table): Going | null {
  const top = stack.at(-1);
  if (top?.kind === 'phase') return { ...top, why: 'move', attacks: top.actions };
  if (top?.kind !== 'move') return null;
  const below = stack.at(-2);
  return { ...top, attacks: top.why === 'move' && below?.kind === 'phase' ? below.actions : 0 };
}

/** What a place that is named is good for, in words, and its number in the picture. */
export function namedAs(
  table: Table,
  place: Place,
): { readonly number: number; readonly purpose: string | null } | null {
  const going = goingOf(table);
  if (!going) return null;
  const { unit, attacks } = going;
  const named = suggestions(table, unit, placesInReach(table, unit, going), attacks);
  const purpose = named.get(place);
  if (purpose === undefined) return null;
  return { number: [...named.keys()].indexOf(place) + 1, purpose: purpose && PURPOSES[purpose] };
}

/**
 * "4.2 in left, 65% to hit Dag, height 2, seen by 3 (full cover from 1, partial from 1)"; in brief what is most asked for:
 * "65% to hit Dag, seen by 3 (full cover from 1)".
 */
export function standsAt(table: Table, place: Place, length: 'full' | 'brief' = 'full'): string {
  const going = goingOf(table);
  if (!going) return '';
  const { unit, why, movement } = going;
  const terrain = terrainIn(table);
  const way = placesInReach(table, unit, going).get(place);
  const left = Math.floor((movement - (way?.length ?? 0)) / 10) / 10;
  const height = heightAt(terrain, place);
  const foes = enemiesOf(table, unit).map((foe) => placeOf(table, foe));
  const seeing = foes.filter((foe) => hasLineOfSight(terrain, foe, place));
  const from = (cover: Cover) => seeing.filter((foe) => coverOf(terrain, foe, place) === cover).length;
  return [
    ...(why === 'dash' || length === 'brief' ? [] : [`${String(left)} in left`]),
    ...(why === 'dash' ? [] : bestAttackFrom(table, unit, place)),
    ...(height > 0 && length === 'full' ? [`height ${String(height)}`] : []),
    ...(terrain.hazards.has(place) ? ['burns'] : []),
    seeing.length === 0
      ? 'nobody sees it'
      : `seen by ${String(seeing.length)}${coverText(from('full'), from('partial'), seeing.length)}`,
  ].join(', ');
}

/** "65% to hit Dag", the best chance from a place; nothing where nobody can be attacked from there. */
function bestAttackFrom(table: Table, unit: UnitId, place: Place): readonly string[] {
  const lies = liesOn(terrainIn(table));
  const chances = enemiesOf(table, unit).flatMap((target) => {
    const lie = lies.inSight(place, placeOf(table, target));
    if (!lie) return [];
    return [...usableWeapons(table, unit), null].flatMap((weapon) => {
      const attack = { attacker: unit, weapon, target, reacting: false, extra: 0, moved: true };
      const aiming = aimingOf(table, attack, lie.highGround);
      return lie.inches <= aiming.reach ? [{ target, chance: chanceToHit(aimAt(aiming, lie)) }] : [];
    });
  });
  const [best] = chances.toSorted((a, b) => b.chance - a.chance);
  return best ? [`${String(best.chance)}% to hit ${shortName(table, best.target)}`] : [];
}

/** " (full cover)" from all, " (full cover from 1, partial from 2)", or " (no cover)". */
function coverText(full: number, partial: number, all: number): string {
  const from = (kind: string, n: number) => (n === 0 ? [] : [n === all ? kind : `${kind} from ${String(n)}`]);
  const covers = [...from('full cover', full), ...from(full > 0 ? 'partial' : 'partial cover', partial)];
  return ` (${covers.length === 0 ? 'no cover' : covers.join(', ')})`;
}
