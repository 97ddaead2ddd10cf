import { at, greatest } from '#engine';
import { bestDamage } from '../combat/expected.ts';
import { liesOn, type Lie } from '../combat/lie.ts';
import { ARM } from '../combat/odds.ts';
import { weapon } from '../content/weapons.ts';
import { heightAt } from '../map/terrain.ts';
import { columnOf, type Place } from '../map/place.ts';
import { inchesBetween } from '../map/measure.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { enemiesOf, placeOf, terrainIn, unitOf, usableWeapons } from '../units/units.ts';
import type { Way } from './reach.ts';

/** What a named place is good for. */
export type Purpose = 'in-reach' | 'shot' | 'full-cover' | 'out-of-sight' | 'high-ground' | 'nearer';

/** The places in reach that are named, in order, each with what it is good for: several things, or simply good. */
export type Named = ReadonlyMap<Place, Purpose | null>;

/** The most places named: their numbers are read in the picture. With all columns of a usual reach they fill one menu. */
const MOST = 12;
const MENU = 25;

/**
 * Places in reach that most players look for. First the best by what this many attacks are expected to do from there, and
 * enemies to a unit there. Then the nearest in reach of an enemy's arm, the one for the best attack, the nearest in full
 * cover from the nearest enemy, the nearest that nobody sees, the highest, and the one that leads nearest to an enemy. Then
 * the next best.
 */
export function suggestions(table: Table, unit: UnitId, ways: ReadonlyMap<Place, Way>, attacks: number): Named {
  const found = known.get(ways);
  if (found?.crews === table.crews && found.attacks === attacks) return found.named;
  const named = enemiesOf(table, unit).length === 0 ? new Map<Place, Purpose>() : namedIn(table, unit, ways, attacks);
  known.set(ways, { crews: table.crews, attacks, named });
  return named;
}

/** What is named in a set of ways: the same is asked for the options, their words and the picture. */
const known = new WeakMap<
  ReadonlyMap<Place, Way>,
  { readonly crews: Table['crews']; readonly attacks: number; readonly named: Named }
>();

function namedIn(table: Table, unit: UnitId, ways: ReadonlyMap<Place, Way>, attacks: number): Named {
  const { here, looks, nearest } = lookAround(table, unit, ways, attacks);
  const highest = greatest(looks, ({ height }) => height);
  const isHigher = highest !== undefined && highest.height > heightAt(terrainIn(table), here);
  const served: readonly (readonly [Purpose, Look | undefined])[] = [
    ['in-reach', looks.find(({ lie }) => lie !== null && lie.inches <= ARM)],
    ['shot', greatest(looks, ({ strike, seers }) => (strike > 0 ? strike * 100 - seers : -Infinity))],
    ['full-cover', looks.find(({ covered }) => covered)],
    ['out-of-sight', looks.find(({ seers }) => seers === 0)],
    ['high-ground', isHigher ? highest : undefined],
    ['nearer', greatest(looks, ({ place }) => -inchesBetween(terrainIn(table), place, nearest))],
  ];
  const named = new Map<Place, Purpose | null>();
  const [best, ...others] = looks.toSorted((a, b) => b.worth - a.worth);
  if (best !== undefined) named.set(best.place, null);
  for (const [purpose, look] of served)
    if (look !== undefined && (named.get(look.place) ?? null) === null) named.set(look.place, purpose);
  const size = Math.min(MOST, MENU - new Set(looks.map(({ place }) => columnOf(place))).size);
  for (const { place } of others) {
    if (named.size >= size) break;
    if (!named.has(place)) named.set(place, null);
  }
  return named;
}

/** What an inch farther from enemies than a weapon reaches, an inch of height and a hazard count, in 1/200 Health. */
const APPROACH = 100;
const HEIGHT = 100;
const HAZARD = 2400;

/** What a place is to a unit, all others staying where they are. */
interface Look {
  readonly place: Place;
  readonly height: number;
  /** How the nearest enemy lies to it, where it is in sight, and whether that enemy has it in full cover. */
  readonly lie: Lie | null;
  readonly covered: boolean;
  /** How many enemies see it. */
  readonly seers: number;
  /** The damage of the best attack from there, in 1/200 Health. */
  readonly strike: number;
  /** What going there counts, in 1/200 Health. */
  readonly worth: number;
}

/** The places in reach, those that take the least movement first. */
function lookAround(table: Table, unit: UnitId, ways: ReadonlyMap<Place, Way>, attacks: number) {
  const terrain = terrainIn(table);
  const lies = liesOn(terrain);
  const here = placeOf(table, unit);
  const reach = reachOf(table, unit);
  const foes = enemiesOf(table, unit).map((foe) => ({
    place: placeOf(table, foe),
    strike: bestDamage(table, unit, foe),
    threat: bestDamage(table, foe, unit),
  }));
  const nearest = greatest(foes, ({ place }) => -inchesBetween(terrain, here, place))?.place ?? here;
  const looks = [...ways]
    .toSorted(([, a], [, b]) => a.length - b.length)
    .map(([place]): Look => {
      let seers = 0;
      let strike = 0;
      let threats = 0;
      let far = Infinity;
      for (const foe of foes) {
        far = Math.min(far, inchesBetween(terrain, place, foe.place));
        // Sight is the same from both ends; cover is not.
        const out = lies.inSight(place, foe.place);
        const back = out && lies.inSight(foe.place, place);
        if (!out || !back) continue;
        seers++;
        strike = Math.max(strike, foe.strike(out));
        threats += foe.threat(back);
      }
      const height = heightAt(terrain, place);
      const worth =
        attacks * strike -
        Math.floor((3 * threats) / 10) -
        APPROACH * Math.max(0, far - reach) +
        HEIGHT * height -
        (terrain.hazards.has(place) ? HAZARD : 0);
      const covered = lies.inSight(nearest, place)?.cover === 'full';
      return { place, height, lie: lies.inSight(place, nearest), covered, seers, strike, worth };
    });
  return { here, looks, nearest };
}

/** How far a unit's weapons go without a penalty, in inches. */
function reachOf(table: Table, unit: UnitId): number {
  const { weapons } = unitOf(table, unit);
  const reaches = usableWeapons(table, unit).map((place) => {
    const kind = weapon(at(weapons, place).id);
    return kind.method === 'gun' ? kind.range[1] : 1;
  });
  return Math.max(1, ...reaches);
}
