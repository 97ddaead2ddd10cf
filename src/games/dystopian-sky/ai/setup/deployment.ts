import { at, best, seats, type Decision, type Rng } from '#engine';
import { skirmishMap } from '../../content/maps.ts';
import { lineLength, PARTS } from '../../map/measure.ts';
import { inchesTo } from '../../movement/inches-to.ts';
import { columnOf, rowOf, SIDE, surrounding, type Place } from '../../map/place.ts';
import type { Terrain } from '../../map/terrain.ts';
import { CREW_SIZE } from '../../roster/roster.ts';
import { hasLineOfSight } from '../../sight/sight.ts';
import type { Action } from '../../state/actions.ts';
import type { Table } from '../../state/state.ts';
import { terrainIn } from '../../units/units.ts';

/** Inches that most units walk in their first Turn, and with a Sprint. */
const FIRST_MOVE = 13;
const WITH_SPRINT = 18;
/** How much more a place counts that an enemy gets to without a Sprint, from where it attacks twice. */
const NEAR = 5;
/** Inches that a zone may be nearer to the enemy for each place that sees a unit in it. */
const SEEN = 0.02;
/** Inches that chance adds to a zone: zones that differ by less are as good, to what is measured here. */
const ALIKE = 4;

/** A zone that few see into, and far from the others: each of them will have an enemy in it. */
export function chooseZone(table: Table, { options }: Decision<Action>, rng: Rng): Action {
  return best(options, (option) => (option.do === 'zone' ? zoneWorth(table, option.zone) : 0), rng, ALIKE);
}

function zoneWorth(table: Table, zone: number): number {
  const middle = middleOf(table, zone);
  const others = seats(table.crews.length).filter((other) => other !== zone);
  const nearest = Math.min(...others.map((other) => inches(middle, middleOf(table, other))));
  const terrain = terrainIn(table);
  const lairs = lairsOf(table, others);
  const seers = surrounding(middle).map((place) => seersOf(terrain, lairs, place));
  const hiding = seers.toSorted((a, b) => a - b).slice(0, CREW_SIZE);
  return nearest - SEEN * hiding.reduce((sum, n) => sum + n, 0);
}

/** The place that is seen from the fewest places an enemy may get to in its first Turn. */
export function chooseDeployment(table: Table, { seat, options }: Decision<Action>, rng: Rng): Action {
  const terrain = terrainIn(table);
  const lairs = lairsOf(
    table,
    zonesTaken(table).filter((zone) => zone !== at(table.crews, seat).zone),
  );
  return best(options, (option) => (option.do === 'deploy' ? -seersOf(terrain, lairs, option.to) : 0), rng, 0.5);
}

/** A place that an enemy may get to in its first Turn. */
interface Lair {
  readonly place: Place;
  /** What it counts that an enemy sees from there. */
  readonly weight: number;
}

/** Where crews in these zones can be when they first attack. */
function lairsOf(table: Table, zones: readonly number[]): readonly Lair[] {
  const terrain = terrainIn(table);
  const walks = zones.map((zone) => inchesTo(terrain, middleOf(table, zone)));
  return Array.from(terrain.standable.keys()).flatMap((place) => {
    const inches = Math.min(...walks.map((walk) => walk[place] ?? Infinity));
    if (inches > WITH_SPRINT) return [];
    return [{ place, weight: inches > FIRST_MOVE ? 1 : NEAR }];
  });
}

function seersOf(terrain: Terrain, lairs: readonly Lair[], place: Place): number {
  return lairs.reduce((sum, { place: lair, weight }) => sum + (hasLineOfSight(terrain, lair, place) ? weight : 0), 0);
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
