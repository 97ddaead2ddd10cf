import { describe, expect, it } from 'vitest';
import { at, freeRng, idsOf, seats } from '#engine';
import { dystopianSkyTactics } from '../../../../src/games/dystopian-sky/ai/index.ts';
import { MAPS, skirmishMap } from '../../../../src/games/dystopian-sky/content/maps.ts';
import { dystopianSky } from '../../../../src/games/dystopian-sky/game.ts';
import { SIDE, type Place } from '../../../../src/games/dystopian-sky/map/place.ts';
import { waysOf } from '../../../../src/games/dystopian-sky/movement/reach.ts';
import { hasLineOfSight } from '../../../../src/games/dystopian-sky/sight/sight.ts';
import type { Table } from '../../../../src/games/dystopian-sky/state/state.ts';
import { terrainIn } from '../../../../src/games/dystopian-sky/units/units.ts';
import { mustering } from '../matches.ts';

/** A match of ready-made crews on a map once the heuristic has chosen zones and put every unit there. */
function deployed(map: string, crews = 2, key = map): Table {
  const rng = freeRng(`deployment ${key}`);
  let { state } = mustering(
    seats(crews).map(() => null),
    { map },
  ).everybodyReady();
  for (;;) {
    const [decision] = dystopianSky.decisions(state);
    if (!decision || decision.kind === 'unit') return state.table;
    const answer = dystopianSkyTactics.heuristic(dystopianSky.view(state, decision.seat), [decision], rng);
    if (!answer) throw new Error('The heuristic says nothing.');
    ({ state } = dystopianSky.apply(state, answer, rng));
  }
}

const middleOf = ({ options }: Table, zone: number): Place => at(skirmishMap(options.map).zones, zone) + SIDE + 1;

describe.each(idsOf(MAPS))('On the map %s the heuristic', (map) => {
  it('puts its units where a first move of 10 inches from the other zone sees few of them', () => {
    const table = deployed(map);
    const terrain = terrainIn(table);
    for (const [seat, { units }] of table.crews.entries()) {
      const enemy = at(table.crews, 1 - seat).zone ?? 0;
      const near = [...waysOf(terrain, middleOf(table, enemy), { movement: 1000, climb: 5 }, []).keys()];
      const seen = units.filter(({ place }) => near.some((from) => hasLineOfSight(terrain, from, place ?? 0)));
      expect(seen.length).toBeLessThanOrEqual(1);
    }
  });
});

it('Every other zone will have an enemy: of four corners no choice is better than another', () => {
  const zones = Array.from({ length: 24 }, (_, n) => {
    const { order, crews } = deployed('cinder-court', 4, String(n));
    return at(crews, at(order, 2)).zone;
  });
  expect(new Set(zones).size).toBe(4);
});
