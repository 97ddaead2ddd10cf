import { at } from '#engine';
import { expectedDamage } from '../combat/expected.ts';
import { liesOn, type Lie, type Lies } from '../combat/lie.ts';
import { weapon } from '../content/weapons.ts';
import { heightAt, type Terrain } from '../map/terrain.ts';
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
  const sight = new Sight(table, unit);
  const { terrain, here, nearest } = sight;
  const places = [...ways].toSorted(([, a], [, b]) => a.length - b.length).map(([place]) => place);
  const highest = Math.max(...places.map((place) => heightAt(terrain, place)));
  const isHigher = highest > heightAt(terrain, here);
  const served: readonly (readonly [Purpose, Place | undefined])[] = [
    ['in-reach', places.find((place) => (sight.of(nearest, place)?.inches ?? 2) <= 1)],
    ['shot', sight.bestShot(places)],
    ['full-cover', places.find((place) => sight.from(nearest, place)?.cover === 'full')],
    ['out-of-sight', places.find((place) => sight.seers(place) === 0)],
    ['high-ground', isHigher ? places.find((place) => heightAt(terrain, place) === highest) : undefined],
    ['nearer', most(places, (place) => -inchesBetween(terrain, place, nearest))],
  ];
  const named = new Map<Place, Purpose | null>();
  const worths = new Map(places.map((place) => [place, sight.worth(place, attacks)]));
  const worth = (place: Place) => worths.get(place) ?? 0;
  const [best, ...others] = places.toSorted((a, b) => worth(b) - worth(a));
  if (best !== undefined) named.set(best, null);
  for (const [purpose, place] of served)
    if (place !== undefined && (named.get(place) ?? null) === null) named.set(place, purpose);
  const size = Math.min(MOST, MENU - new Set(places.map(columnOf)).size);
  for (const place of others) {
    if (named.size >= size) break;
    if (!named.has(place)) named.set(place, null);
  }
  return named;
}

/** What an inch farther from enemies than a weapon reaches, an inch of height and a hazard count, in 1/200 Health. */
const APPROACH = 100;
const HEIGHT = 100;
const HAZARD = 2400;

/** What a unit could attack from a place, and what could attack it there, all others staying where they are. */
class Sight {
  readonly terrain: Terrain;
  readonly here: Place;
  /** The nearest enemy. */
  readonly nearest: Place;
  readonly #lies: Lies;
  readonly #reach: number;
  readonly #foes: readonly {
    readonly place: Place;
    readonly strike: (lie: Lie) => number;
    readonly threat: (lie: Lie) => number;
  }[];

  constructor(table: Table, unit: UnitId) {
    this.terrain = terrainIn(table);
    this.here = placeOf(table, unit);
    this.#lies = liesOn(this.terrain);
    this.#reach = reachOf(table, unit);
    this.#foes = enemiesOf(table, unit).map((foe) => ({
      place: placeOf(table, foe),
      strike: expectedDamage(table, unit, foe),
      threat: expectedDamage(table, foe, unit),
    }));
    const far = (place: Place) => inchesBetween(this.terrain, this.here, place);
    this.nearest =
      most(
        this.#foes.map(({ place }) => place),
        (place) => -far(place),
      ) ?? this.here;
  }

  /** How an enemy lies to a place, and a place to an enemy. */
  of(foe: Place, place: Place): Lie | null {
    return this.#lies.inSight(place, foe);
  }

  from(foe: Place, place: Place): Lie | null {
    return this.#lies.inSight(foe, place);
  }

  /** How many enemies see a place. */
  seers(place: Place): number {
    return this.#foes.filter((foe) => this.from(foe.place, place) !== null).length;
  }

  /** The damage of the best attack from a place, in 1/200 Health. */
  strike(place: Place): number {
    return this.#foes.reduce((best, foe) => {
      const lie = this.of(foe.place, place);
      return lie ? Math.max(best, foe.strike(lie)) : best;
    }, 0);
  }

  /** Where the best attack is made from, by the fewest seen; nothing where nobody can be attacked. */
  bestShot(places: readonly Place[]): Place | undefined {
    const shots = places.filter((place) => this.strike(place) > 0);
    return most(shots, (place) => this.strike(place) * 100 - this.seers(place));
  }

  /** What a place is worth to a unit that still makes so many attacks, in 1/200 Health. */
  worth(place: Place, attacks: number): number {
    let threats = 0;
    let far = Infinity;
    for (const foe of this.#foes) {
      const lie = this.from(foe.place, place);
      if (lie) threats += foe.threat(lie);
      far = Math.min(far, inchesBetween(this.terrain, place, foe.place));
    }
    return (
      attacks * this.strike(place) -
      Math.floor((3 * threats) / 10) -
      APPROACH * Math.max(0, far - this.#reach) +
      HEIGHT * heightAt(this.terrain, place) -
      (this.terrain.hazards.has(place) ? HAZARD : 0)
    );
  }
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

/** The first with the most. */
function most<T>(list: readonly T[], of: (item: T) => number): T | undefined {
  let found: { readonly item: T; readonly n: number } | undefined;
  for (const item of list) {
    const n = of(item);
    if (!found || n > found.n) found = { item, n };
  }
  return found?.item;
}
