import { describe, expect, it } from 'vitest';
import { at, idsOf, seats } from '#engine';
import { MAPS, skirmishMap, type MapId } from '../../../../src/games/dystopian-sky/content/maps.ts';
import {
  columnOf,
  placeAt,
  placeName,
  rowOf,
  SIDE,
  type Place,
} from '../../../../src/games/dystopian-sky/map/place.ts';
import { inchesBetween } from '../../../../src/games/dystopian-sky/map/measure.ts';
import { heightAt, terrainOf, type Terrain } from '../../../../src/games/dystopian-sky/map/terrain.ts';
import { waysOf } from '../../../../src/games/dystopian-sky/movement/reach.ts';
import { coverOf } from '../../../../src/games/dystopian-sky/sight/cover.ts';
import { hasLineOfSight } from '../../../../src/games/dystopian-sky/sight/sight.ts';
import { mustering } from '../matches.ts';

type Turn = (place: Place) => Place;

const quarterTurn: Turn = (place) => placeAt(SIDE - 1 - rowOf(place), columnOf(place));
const halfTurn: Turn = (place) => quarterTurn(quarterTurn(place));
const diagonal: Turn = (place) => placeAt(rowOf(place), columnOf(place));

/** What turns a map into itself, by how many crews it is made for. */
const TURNS: Readonly<Record<number, Turn>> = { 2: halfTurn, 3: diagonal, 4: quarterTurn };

const PLACES = Array.from({ length: SIDE * SIDE }, (_, place) => place);
const ZONE = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => placeAt(column, row)));

/** The nine places of each Starting Zone; the fifth is its middle. */
function zonesOf(id: MapId): readonly (readonly Place[])[] {
  return skirmishMap(id).zones.map((first) => ZONE.map((offset) => first + offset));
}

/** The places a unit gets to by moves of 4 inches with climbs of 3, as many as it likes: what one of Agility 6 can do. */
function placesFrom(terrain: Terrain, from: Place): ReadonlySet<Place> {
  const known = new Set([from]);
  for (const place of known)
    for (const to of waysOf(terrain, place, { movement: 400, climb: 3 }, []).keys()) known.add(to);
  return known;
}

/** The lengths of the shortest ways from a place, in inches, for a unit that climbs up to the top and down once. */
function inchesFrom(terrain: Terrain, from: Place): (to: Place) => number {
  const ways = waysOf(terrain, from, { movement: 4000, climb: 8 }, []);
  return (to) => (ways.get(to)?.length ?? Infinity) / 100;
}

function highest(terrain: Terrain): readonly Place[] {
  const tops = PLACES.filter((place) => terrain.standable[place] === true);
  const most = Math.max(...tops.map((place) => heightAt(terrain, place)));
  return tops.filter((place) => heightAt(terrain, place) === most);
}

const spread = (figures: readonly number[]) => Math.max(...figures) - Math.min(...figures);

describe.each(idsOf(MAPS))('The map %s', (id) => {
  const { plan, zones, crews, about } = skirmishMap(id);
  const terrain = terrainOf(plan);
  const whole = zonesOf(id);

  it('has a zone for each crew, on the floor, without terrain and without overlap', () => {
    expect(zones).toHaveLength(Math.max(...crews));
    expect(new Set(whole.flat()).size).toBe(9 * zones.length);
    for (const zone of whole) {
      expect(zone.map((place) => plan.join('').charAt(place)).join('')).toBe('.........');
      expect(rowOf(at(zone, 8)) - rowOf(at(zone, 0))).toBe(2);
      expect(columnOf(at(zone, 8)) - columnOf(at(zone, 0))).toBe(2);
    }
  });

  it('looks alike from the zones: after half a turn, over a diagonal, or after a quarter', () => {
    const turn = TURNS[zones.length] ?? halfTurn;
    const signs = plan.join('');
    expect(PLACES.filter((place) => signs.charAt(place) !== signs.charAt(turn(place))).map(placeName)).toEqual([]);
    const corners = (all: readonly (readonly Place[])[]) =>
      all.map((zone) => zone.toSorted((a, b) => a - b).join()).toSorted();
    expect(corners(whole.map((zone) => zone.map(turn)))).toEqual(corners(whole));
  });

  it('has no place to stand on that a unit of Agility 6 cannot get to from each zone', () => {
    const tops = PLACES.filter((place) => terrain.standable[place] === true);
    for (const zone of whole) {
      const known = placesFrom(terrain, at(zone, 4));
      expect(tops.filter((place) => !known.has(place)).map(placeName)).toEqual([]);
    }
  });

  it('lets no unit see from one zone into another', () => {
    for (const [n, zone] of whole.entries())
      for (const other of whole.slice(n + 1).flat())
        for (const place of zone)
          expect([placeName(place), placeName(other), hasLineOfSight(terrain, place, other)]).toEqual([
            placeName(place),
            placeName(other),
            false,
          ]);
  });

  it('has cover against its heights within 6 inches of each zone', () => {
    const far = (zone: readonly Place[], top: Place) => inchesBetween(terrain, at(zone, 4), top);
    for (const zone of whole) {
      // A height that is nearest to this zone belongs to those who begin there.
      const tops = highest(terrain).filter((top) => {
        const [nearest] = whole.toSorted((a, b) => far(a, top) - far(b, top));
        return nearest !== zone;
      });
      const near = [...waysOf(terrain, at(zone, 4), { movement: 600, climb: 0 }, []).keys()];
      const isCovered = (place: Place) =>
        tops.every((top) => !hasLineOfSight(terrain, top, place) || coverOf(terrain, top, place) === 'full');
      expect(near.filter((place) => !zone.includes(place) && isCovered(place)).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('has a best height from which much is seen, as near to every zone', () => {
    const tops = highest(terrain);
    expect(heightAt(terrain, at(tops, 0))).toBeGreaterThanOrEqual(3);
    const floors = PLACES.filter((place) => heightAt(terrain, place) === 0);
    const sees = (from: Place) => floors.filter((place) => hasLineOfSight(terrain, from, place)).length / floors.length;
    expect(Math.max(...tops.map(sees))).toBeGreaterThan(0.5);
    const ways = whole.map((zone) => Math.min(...tops.map(inchesFrom(terrain, at(zone, 4)))));
    expect(spread(ways)).toBeLessThanOrEqual(1);
  });

  it('leaves most of the floor free to walk, and says in a line what it asks', () => {
    expect(plan.join('').match(/\./g)?.length).toBeGreaterThan((SIDE * SIDE) / 2);
    expect(about).toMatch(/^[A-Z][^\n]{20,98}\.$/);
  });
});

describe('The maps', () => {
  const all = idsOf(MAPS).map((id) => ({ ...skirmishMap(id), terrain: terrainOf(skirmishMap(id).plan) }));

  it('are six, all different, and at least two serve each number of crews', () => {
    expect(new Set(all.map(({ plan }) => plan.join(''))).size).toBe(6);
    expect(new Set(all.map(({ name }) => name)).size).toBe(6);
    for (const count of [2, 3, 4])
      expect(all.filter(({ crews }) => crews.some((n) => n === count)).length).toBeGreaterThanOrEqual(2);
  });

  it('give way to one that is fair for the number of crews that come', () => {
    const mapOf = (map: MapId, count: number) =>
      mustering(
        seats(count).map(() => null),
        { map },
      ).state.table.options.map;
    for (const count of [2, 3, 4])
      for (const id of idsOf(MAPS)) {
        const { crews } = skirmishMap(mapOf(id, count));
        expect(crews).toContain(count);
        if (skirmishMap(id).crews.includes(count)) expect(mapOf(id, count)).toBe(id);
      }
    expect([mapOf('broken-causeway', 4), mapOf('market-street', 3)]).toEqual(['market-street', 'three-cisterns']);
  });

  it('have first two zones that lie opposite, for two crews', () => {
    for (const id of idsOf(MAPS)) {
      const whole = zonesOf(id);
      const turn = whole.length === 3 ? diagonal : halfTurn;
      expect(
        at(whole, 0)
          .map(turn)
          .toSorted((a, b) => a - b),
      ).toEqual(at(whole, 1));
    }
  });

  it('have hazards on some, and heights up to 3 and 4 inches', () => {
    expect(all.filter(({ terrain }) => terrain.hazards.size > 0)).toHaveLength(5);
    const heights = all.map(({ terrain }) => heightAt(terrain, at(highest(terrain), 0)));
    expect(new Set(heights)).toEqual(new Set([3, 4]));
  });

  it('for three crews put them as far from each other, and the one between the others in sight of no more', () => {
    const triple = idsOf(MAPS).filter((id) => skirmishMap(id).zones.length === 3);
    expect(triple).toHaveLength(2);
    for (const id of triple) {
      const terrain = terrainOf(skirmishMap(id).plan);
      const whole = zonesOf(id);
      const [a, b, c] = whole.map((zone) => at(zone, 4));
      if (a === undefined || b === undefined || c === undefined) throw new Error('There are three zones.');
      const [fromA, fromB] = [inchesFrom(terrain, a), inchesFrom(terrain, b)];
      expect(spread([fromA(b), fromB(c), fromA(c)])).toBeLessThanOrEqual(1);
      const seen = whole.map((zone) =>
        PLACES.filter((place) => zone.some((from) => hasLineOfSight(terrain, place, from))),
      );
      const standable = PLACES.filter((place) => terrain.standable[place] === true).length;
      const [byA, byB, byC] = seen.map(({ length }) => length / standable);
      if (byA === undefined || byB === undefined || byC === undefined) throw new Error('There are three zones.');
      expect(byA).toBe(byB);
      // The third lies between the others and is shot at from both sides: it may be in sight of less, by which it wins as often.
      expect(byC).toBeLessThan(byA + 0.12);
    }
  });
});
