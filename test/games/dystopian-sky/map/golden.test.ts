import { expect, it } from 'vitest';
import { freeRng, idsOf } from '#engine';
import { MAPS } from '../../../../src/games/dystopian-sky/content/maps.ts';
import { inchesBetween } from '../../../../src/games/dystopian-sky/map/measure.ts';
import { placeName, SIDE } from '../../../../src/games/dystopian-sky/map/place.ts';
import { terrainOf } from '../../../../src/games/dystopian-sky/map/terrain.ts';
import { waysOf } from '../../../../src/games/dystopian-sky/movement/reach.ts';
import { hiddenShare } from '../../../../src/games/dystopian-sky/sight/sight.ts';

/** Pairs of places, over all maps. */
const POSITIONS = 1000;

it('measures the same on every machine: distance, what is hidden and the way, for 1,000 pairs of places', async () => {
  const rng = freeRng('golden positions');
  const ids = idsOf(MAPS);
  const terrains = ids.map((id) => terrainOf(MAPS[id].plan));
  const standing = terrains.map(({ standable }) => [...standable.keys()].filter((place) => standable[place] === true));
  const lines = Array.from({ length: POSITIONS }, (_, n) => {
    const map = n % ids.length;
    const terrain = terrains[map];
    const places = standing[map];
    if (!terrain || !places) throw new Error('There is no such map.');
    const from = places[rng.int(places.length)] ?? 0;
    // Mostly near enough to walk.
    const near = places.filter(
      (place) => Math.abs((place % SIDE) - (from % SIDE)) < 9 && Math.abs(place - from) < 9 * SIDE,
    );
    const to = near[rng.int(near.length)] ?? 0;
    const way = waysOf(terrain, from, { movement: 1300, climb: 6 }, []).get(to);
    const walked = way ? `${String(way.length)} ${String(way.climbed)}` : '-';
    return `${ids[map] ?? ''} ${placeName(from)} ${placeName(to)}: ${String(inchesBetween(terrain, from, to))} ${String(hiddenShare(terrain, from, to))} ${walked}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden-positions.txt');
});
