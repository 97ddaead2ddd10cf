import { at, best, type Decision, type Rng } from '#engine';
import { skirmishMap } from '../../content/maps.ts';
import { lineLength, PARTS } from '../../map/measure.ts';
import { columnOf, rowOf, SIDE, type Place } from '../../map/place.ts';
import type { Terrain } from '../../map/terrain.ts';
import { hasLineOfSight } from '../../sight/sight.ts';
import type { Action } from '../../state/actions.ts';
import type { Table } from '../../state/state.ts';
import { terrainIn } from '../../units/units.ts';

/** Inches from its zone at which an enemy may be when it attacks in its first Turn. */
const FIRST_MOVE = 15;

/** The zone that is farthest from the nearest enemy. */
export function chooseZone(table: Table, { options }: Decision<Action>, rng: Rng): Action {
  const enemies = zonesTaken(table);
  return best(
    options,
    (option) =>
      option.do === 'zone'
        ? Math.min(...enemies.map((enemy) => inches(middleOf(table, option.zone), middleOf(table, enemy))), SIDE * 2)
        : 0,
    rng,
    0.5,
  );
}

/** The place that is seen from the fewest places an enemy may get to in its first Turn. */
export function chooseDeployment(table: Table, { seat, options }: Decision<Action>, rng: Rng): Action {
  const terrain = terrainIn(table);
  const enemies = zonesTaken(table)
    .filter((zone) => zone !== at(table.crews, seat).zone)
    .map((zone) => middleOf(table, zone));
  const lairs = Array.from(terrain.standable.keys()).filter(
    (place) => terrain.standable[place] === true && enemies.some((enemy) => inches(enemy, place) <= FIRST_MOVE),
  );
  return best(options, (option) => (option.do === 'deploy' ? -seersOf(terrain, lairs, option.to) : 0), rng, 0.5);
}

function seersOf(terrain: Terrain, from: readonly Place[], place: Place): number {
  return from.filter((lair) => hasLineOfSight(terrain, lair, place)).length;
}

function zonesTaken({ crews }: Table): readonly number[] {
  return crews.flatMap(({ zone }) => (zone === null ? [] : [zone]));
}

function middleOf({ options }: Table, zone: number): Place {
  return at(skirmishMap(options.map).zones, zone) + SIDE + 1;
}

function inches(a: Place, b: Place): number {
  return lineLength(columnOf(a) - columnOf(b), rowOf(a) - rowOf(b)) / PARTS;
}
