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

/**
 * The shortest ways of a unit to every place it can get to with a budget, its own among them. A way is taut: straight walks
 * from place to place around terrain and foes, and climbs over the edges between places of different heights, which cost
 * the inch across and every inch up or down. Friends stand in nobody's way, but nobody can end on their places (D20).
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
  const best = new Map<number, number>();
  const open: Stop[] = [];
  const reach = (place: Place, climbed: number, length: number) => {
    if (length > most || near.includes(place)) return;
    const key = climbed * SIDE * SIDE + place;
    if ((best.get(key) ?? Infinity) <= length) return;
    best.set(key, length);
    if (place === from || turns(place)) open.push({ place, climbed, length });
  };
  reach(from, 0, 0);
  for (let stop = takeNearest(open); stop; stop = takeNearest(open)) {
    const { place, climbed, length } = stop;
    if ((best.get(climbed * SIDE * SIDE + place) ?? 0) < length) continue;
    for (const [to, line] of walksFrom(terrain, place, most - length, near)) reach(to, climbed, length + line);
    for (const to of beside(place)) {
      const up = Math.abs(heightAt(terrain, to) - heightAt(terrain, place));
      if (up > 0 && climbed + up <= climb && terrain.standable[to] === true)
        reach(to, climbed + up, length + (1 + up) * PARTS);
    }
  }
  return shortest(best);
}

/** Straight walks from a place that are no longer than `most`, with their lengths, in 1/100,000 inch. */
function* walksFrom(
  terrain: Terrain,
  place: Place,
  most: number,
  foes: readonly Place[],
): Generator<readonly [to: Place, length: number]> {
  const straight = straightFrom(terrain, place);
  const [column, row] = [columnOf(place), rowOf(place)];
  const far = quotient(most, PARTS);
  for (let down = Math.max(-row, -far); down <= Math.min(SIDE - 1 - row, far); down++)
    for (let across = Math.max(-column, -far); across <= Math.min(SIDE - 1 - column, far); across++) {
      const to = (row + down) * SIDE + column + across;
      if (to === place || straight[to] !== 1) continue;
      const length = lineLength(across, down);
      if (length <= most && !foes.some((foe) => passes(place, to, foe))) yield [to, length];
    }
}

/** Takes the stop with the shortest way out of a list; a list is short, so it is searched. */
function takeNearest(open: Stop[]): Stop | null {
  let nearest = 0;
  open.forEach((stop, n) => {
    if (stop.length < (open[nearest]?.length ?? 0)) nearest = n;
  });
  return open.splice(nearest, 1)[0] ?? null;
}

function shortest(best: ReadonlyMap<number, number>): ReadonlyMap<Place, Way> {
  const ways = new Map<Place, Way & { readonly exact: number }>();
  for (const [key, exact] of best) {
    const place = key % (SIDE * SIDE);
    const climbed = quotient(key, SIDE * SIDE);
    const known = ways.get(place);
    if (known && (known.exact < exact || (known.exact === exact && known.climbed <= climbed))) continue;
    ways.set(place, { exact, climbed, length: quotient(exact, PARTS / 100) });
  }
  return new Map([...ways].map(([place, { climbed, length }]) => [place, { climbed, length }]));
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
