import { heightAt, type Terrain } from '../map/terrain.ts';
import { beside, SIDE, surrounding, type Place } from '../map/place.ts';

const known = new WeakMap<Terrain, (Float64Array | undefined)[]>();

/**
 * Inches to walk to a place from every other, over all that can be climbed, near enough for plans; `Infinity` where there is no
 * way. Worked out once for each place of a map.
 */
export function inchesTo(terrain: Terrain, place: Place): Float64Array {
  const found = known.get(terrain) ?? [];
  known.set(terrain, found);
  return (found[place] ??= walked(terrain, place));
}

/** From the goal outwards, in buckets of half inches. */
function walked(terrain: Terrain, goal: Place): Float64Array {
  const inches = new Float64Array(SIDE * SIDE).fill(Infinity);
  const buckets: Place[][] = [];
  const reach = (place: Place, length: number) => {
    if (terrain.standable[place] !== true || length >= (inches[place] ?? 0)) return;
    inches[place] = length;
    (buckets[Math.floor(2 * length)] ??= []).push(place);
  };
  reach(goal, 0);
  for (let n = 0; n < buckets.length; n++)
    for (const place of buckets[n] ?? []) {
      const length = inches[place] ?? 0;
      if (Math.floor(2 * length) !== n) continue;
      const straight = beside(place);
      for (const to of straight) reach(to, length + 1 + Math.abs(heightAt(terrain, to) - heightAt(terrain, place)));
      for (const to of surrounding(place))
        if (!straight.includes(to) && heightAt(terrain, to) === heightAt(terrain, place))
          reach(to, length + Math.SQRT2);
    }
  return inches;
}
