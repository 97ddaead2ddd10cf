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
  const most = mostOf(movement);
  const near = foes.filter((foe) => isInTheWay(from, { movement }, foe));
  const turns = turnsAmong(terrain, near);
  const taken = new Uint8Array(PLACES);
  for (const foe of near) taken[foe] = 1;
  // The shortest length known, by inches climbed and place.
  const best = new Int32Array((climb + 1) * PLACES).fill(FAR);
  const isShorter = (place: Place, climbed: number, length: number) => {
    for (let less = climbed; less >= 0; less--) if ((best[less * PLACES + place] ?? FAR) <= length) return false;
    return true;
  };
  // Stops by the whole inches of their length: every step is an inch or longer, so a bucket is complete when its turn comes.
  const buckets: (Stop[] | undefined)[] = [];
  const reach = (place: Place, climbed: number, length: number) => {
    best[climbed * PLACES + place] = length;
    if (turns[place] === 1) (buckets[quotient(length, PARTS)] ??= []).push({ place, climbed, length });
  };
  turns[from] = 1;
  reach(from, 0, 0);
  for (const bucket of buckets)
    for (const { place, climbed, length } of bucket ?? []) {
      if ((best[climbed * PLACES + place] ?? 0) < length) continue;
      const { places, lengths } = walksFrom(terrain, place);
      for (let n = 0; n < places.length; n++) {
        const to = places[n] ?? 0;
        const line = length + (lengths[n] ?? FAR);
        if (line > most) break;
        if (taken[to] === 0 && isShorter(to, climbed, line) && !near.some((foe) => passes(place, to, foe)))
          reach(to, climbed, line);
      }
      for (const { to, up } of climbsFrom(terrain, place)) {
        const line = length + (1 + up) * PARTS;
        if (climbed + up <= climb && line <= most && taken[to] === 0 && isShorter(to, climbed + up, line))
          reach(to, climbed + up, line);
      }
    }
  return shortest(best);
}

/** Whether what stands in a place can matter for the ways from another. */
export function isInTheWay(from: Place, { movement }: Pick<Budget, 'movement'>, place: Place): boolean {
  return lineLength(columnOf(place) - columnOf(from), rowOf(place) - rowOf(from)) <= mostOf(movement) + 2 * PARTS;
}

/** The longest way of a budget, in 1/100,000 inch: all that is rounded down to it (D17). */
function mostOf(movement: number): number {
  return movement * (PARTS / 100) + PARTS / 100 - 1;
}

/** The straight walks from a place, shortest first, with their lengths in 1/100,000 inch. */
interface Walks {
  readonly places: Uint16Array;
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
  return { places: Uint16Array.from(places), lengths: Int32Array.from(places, length) };
}

/** A place beside another, this many inches higher or lower. */
interface Climb {
  readonly to: Place;
  readonly up: number;
}

const knownClimbs = new WeakMap<Terrain, (readonly Climb[] | undefined)[]>();

/** Worked out once for each place of a map. */
function climbsFrom(terrain: Terrain, place: Place): readonly Climb[] {
  const known = knownClimbs.get(terrain) ?? [];
  knownClimbs.set(terrain, known);
  return (known[place] ??= beside(place)
    .map((to) => ({ to, up: Math.abs(heightAt(terrain, to) - heightAt(terrain, place)) }))
    .filter(({ to, up }) => up > 0 && terrain.standable[to] === true));
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

/** By place, 1 where a taut way may bend among foes. */
function turnsAmong(terrain: Terrain, foes: readonly Place[]): Uint8Array {
  const turns = bendsOf(terrain).slice();
  for (const foe of foes) for (const place of surrounding(foe)) turns[place] = 1;
  return turns;
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
