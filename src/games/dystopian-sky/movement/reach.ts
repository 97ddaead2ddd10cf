import { lineLength, PARTS, quotient } from '../map/measure.ts';
import { beside, columnOf, rowOf, SIDE, surrounding, type Place } from '../map/place.ts';
import { heightAt, type Terrain } from '../map/terrain.ts';
import { passes, straightFrom } from './walk.ts';

/** What a unit can still do of its movement. */
export interface Budget {
  /** In 1/100 inch. */
  readonly movement: number;
  /** Whole inches up and down (rules: Movement; D33). */
  readonly climb: number;
}

/** The shortest way of a unit to a place. */
export interface Way {
  /** In 1/100 inch, rounded down once (D17). */
  readonly length: number;
  /** Whole inches climbed up and down. */
  readonly climbed: number;
}

/** A place on the way, reached with these inches climbed. */
interface Stop {
  readonly place: Place;
  readonly climbed: number;
  /** In 1/100,000 inch. */
  readonly length: number;
}

const PLACES = SIDE * SIDE;
const FAR = 2 ** 31 - 1;

/**
 * The shortest ways of a unit to every place it can get to with a budget, its own among them, in the order of the places. A
 * way is taut: straight walks from place to place around terrain and foes, and climbs over the edges between places of
 * different heights, which cost the inch across and every inch up or down. Friends stand in nobody's way, but nobody can end
 * on their places (D20).
 */
export function waysOf(
  terrain: Terrain,
  from: Place,
  { movement, climb }: Budget,
  foes: readonly Place[],
): ReadonlyMap<Place, Way> {
  const most = movement * (PARTS / 100) + PARTS / 100 - 1;
  const near = foes.filter(
    (foe) => lineLength(columnOf(foe) - columnOf(from), rowOf(foe) - rowOf(from)) <= most + 2 * PARTS,
  );
  const bends = bendsOf(terrain);
  const turns = (place: Place) => bends[place] === 1 || near.some((foe) => isNext(foe, place));
  // The shortest length known, by inches climbed and place.
  const best = new Int32Array((climb + 1) * PLACES).fill(FAR);
  // Stops by the whole inches of their length: every step is an inch or longer, so a bucket is complete when its turn comes.
  const buckets: (Stop[] | undefined)[] = [];
  const reach = (place: Place, climbed: number, length: number) => {
    if (length > most || near.includes(place)) return;
    for (let less = climbed; less >= 0; less--) if ((best[less * PLACES + place] ?? FAR) <= length) return;
    best[climbed * PLACES + place] = length;
    if (place === from || turns(place)) (buckets[quotient(length, PARTS)] ??= []).push({ place, climbed, length });
  };
  reach(from, 0, 0);
  for (const bucket of buckets)
    for (const { place, climbed, length } of bucket ?? []) {
      if ((best[climbed * PLACES + place] ?? 0) < length) continue;
      const { places, lengths } = walksFrom(terrain, place);
      for (const [n, to] of places.entries()) {
        const line = lengths[n] ?? FAR;
        if (length + line > most) break;
        if (!near.some((foe) => passes(place, to, foe))) reach(to, climbed, length + line);
      }
      for (const to of beside(place)) {
        const up = Math.abs(heightAt(terrain, to) - heightAt(terrain, place));
        if (up > 0 && climbed + up <= climb && terrain.standable[to] === true)
          reach(to, climbed + up, length + (1 + up) * PARTS);
      }
    }
  return shortest(best);
}

/** The straight walks from a place, shortest first, with their lengths in 1/100,000 inch. */
interface Walks {
  readonly places: readonly Place[];
  readonly lengths: Int32Array;
}

const knownWalks = new WeakMap<Terrain, (Walks | undefined)[]>();

/** Worked out once for each place of a map. */
function walksFrom(terrain: Terrain, place: Place): Walks {
  const known = knownWalks.get(terrain) ?? [];
  knownWalks.set(terrain, known);
  return (known[place] ??= findWalks(terrain, place));
}

function findWalks(terrain: Terrain, place: Place): Walks {
  const straight = straightFrom(terrain, place);
  const length = (to: Place) => lineLength(columnOf(to) - columnOf(place), rowOf(to) - rowOf(place));
  const places = Array.from(straight.keys())
    .filter((to) => to !== place && straight[to] === 1)
    .sort((a, b) => length(a) - length(b));
  return { places, lengths: Int32Array.from(places, length) };
}

/** The shortest way to each place; of ways as long, the one that climbs least. */
function shortest(best: Int32Array): ReadonlyMap<Place, Way> {
  const ways = new Map<Place, Way>();
  for (let place = 0; place < PLACES; place++) {
    let way = FAR;
    let climbed = 0;
    for (let key = place, up = 0; key < best.length; key += PLACES, up++) {
      const length = best[key] ?? FAR;
      if (length < way) [way, climbed] = [length, up];
    }
    if (way < FAR) ways.set(place, { length: quotient(way, PARTS / 100), climbed });
  }
  return ways;
}

function isNext(a: Place, b: Place): boolean {
  return Math.abs(columnOf(a) - columnOf(b)) <= 1 && Math.abs(rowOf(a) - rowOf(b)) <= 1;
}

const knownBends = new WeakMap<Terrain, Uint8Array>();

/** By place, 1 where a taut way may bend: beside a place of another height or one that nobody can stand on. */
function bendsOf(terrain: Terrain): Uint8Array {
  const known =
    knownBends.get(terrain) ??
    Uint8Array.from({ length: SIDE * SIDE }, (_, place) =>
      surrounding(place).some(
        (other) => heightAt(terrain, other) !== heightAt(terrain, place) || terrain.standable[other] !== true,
      )
        ? 1
        : 0,
    );
  knownBends.set(terrain, known);
  return known;
}
