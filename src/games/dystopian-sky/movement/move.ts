import { at, only } from '#engine';
import { heightAt, type Terrain } from '../map/terrain.ts';
import { beside, columnOf, type Place } from '../map/place.ts';
import type { Action } from '../state/actions.ts';
import { changeUnit, emit, pop, question, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import { seatOf, type UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { inflict } from '../status/inflict.ts';
import { areEnemies, isStanding, placeOf, standing, terrainIn, unitIn } from '../units/units.ts';
import { fall } from './fall.ts';
import { isInTheWay, waysOf, type Budget, type Way } from './reach.ts';
import { suggestions } from './suggestions.ts';

/** The places a unit can end a movement in, its own not among them, in order: around foes, never on anybody (D20). */
export function placesInReach(table: Table, unit: UnitId, { movement, climb }: Budget): ReadonlyMap<Place, Way> {
  const from = placeOf(table, unit);
  const budget = { movement, climb };
  const foes: Place[] = [];
  const taken: Place[] = [];
  for (const other of standing(table)) {
    const place = placeOf(table, other);
    if (!isInTheWay(from, budget, place)) continue;
    taken.push(place);
    if (areEnemies(unit, other)) foes.push(place);
  }
  return endsOf(terrainIn(table), from, budget, foes, taken);
}

/** Sets of places in reach that are kept for a map: the same are asked for the options, their words and plans. */
const KEPT = 300;
const known = new WeakMap<Terrain, Map<string, ReadonlyMap<Place, Way>>>();

/** The places a unit can get to, but for those that are taken. */
function endsOf(
  terrain: Terrain,
  from: Place,
  budget: Budget,
  foes: readonly Place[],
  taken: readonly Place[],
): ReadonlyMap<Place, Way> {
  const kept = known.get(terrain) ?? new Map<string, ReadonlyMap<Place, Way>>();
  known.set(terrain, kept);
  const key = `${String(from)} ${String(budget.movement)} ${String(budget.climb)} ${foes.join()} ${taken.join()}`;
  const found = kept.get(key);
  if (found) return found;
  const ends = new Map(waysOf(terrain, from, budget, foes));
  for (const place of taken) ends.delete(place);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, ends);
  return ends;
}

/** Whether there is any such place. One beside the unit nearly always tells. */
export function canMove(table: Table, unit: UnitId, budget: Budget): boolean {
  const terrain = terrainIn(table);
  const here = placeOf(table, unit);
  const isEasy = (to: Place) =>
    terrain.standable[to] === true && heightAt(terrain, to) === heightAt(terrain, here) && unitIn(table, to) === null;
  return budget.movement >= 100 && (beside(here).some(isEasy) || placesInReach(table, unit, budget).size > 0);
}

/** Places beside a unit that are lower, onto which it can let itself fall for an inch of movement (rules: Movement; D33). */
export function dropsOf(table: Table, unit: UnitId): readonly Place[] {
  const terrain = terrainIn(table);
  const here = placeOf(table, unit);
  return beside(here).filter(
    (to) =>
      terrain.standable[to] === true && heightAt(terrain, to) < heightAt(terrain, here) && unitIn(table, to) === null,
  );
}

/** Puts a unit somewhere else; a hazard there burns it. */
export function relocate(draft: Draft, unit: UnitId, to: Place, why: 'move' | 'dash' | 'fear'): void {
  const from = placeOf(draft.table, unit);
  changeUnit(draft, unit, { place: to });
  emit(draft, { kind: 'moved', unit, from, to, why });
  if (terrainIn(draft.table).hazards.has(to)) inflict(draft, unit, 'burn', unit);
}

/** A unit steps over an edge and falls. */
export function drop(draft: Draft, unit: UnitId, to: Place): void {
  const terrain = terrainIn(draft.table);
  const inches = heightAt(terrain, placeOf(draft.table, unit)) - heightAt(terrain, to);
  relocate(draft, unit, to, 'move');
  if (isStanding(draft.table, unit)) fall(draft, unit, inches, null);
}

/** Where a unit that still makes this many attacks can go: some places by name, every other one by its column. */
export function waysOn(table: Table, unit: UnitId, budget: Budget, attacks: number): readonly Action[] {
  const ways = placesInReach(table, unit, budget);
  const named = suggestions(table, unit, ways, attacks);
  const columns = Map.groupBy([...ways.keys()], columnOf);
  return [
    ...[...named.keys()].map((to): Action => ({ do: 'go', to })),
    ...[...columns]
      .filter(([, places]) => !places.every((place) => named.has(place)))
      .toSorted(([a], [b]) => a - b)
      .map(([column, places]): Action =>
        places.length === 1 ? { do: 'go', to: at(places, 0) } : { do: 'column', column },
      ),
  ];
}

/** Where does it go? A dash is asked for a named place or a column, and every movement that has a column for the row. */
export const move: Rule<'move'> = {
  run: () => 'ask',
  ask: ({ table }, frame) => [
    frame.column === null
      ? question(frame, seatOf(frame.unit), 'dash', {
          options: [...waysOn(table, frame.unit, frame, 0), { do: 'back' }],
        })
      : question(frame, seatOf(frame.unit), 'row', {
          options: [...rowsOf(table, frame), { do: 'back' }],
          part: frame.column,
        }),
  ],
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'column') replace(draft, { ...frame, column: action.column });
    else if (action.do === 'back' && frame.why === 'dash' && frame.column !== null)
      replace(draft, { ...frame, column: null });
    else {
      pop(draft);
      if (action.do === 'go') go(draft, frame, action.to);
    }
  },
};

function rowsOf(table: Table, frame: Frame<'move'>): readonly Action[] {
  return [...placesInReach(table, frame.unit, frame).keys()]
    .filter((place) => columnOf(place) === frame.column)
    .map((to): Action => ({ do: 'go', to }));
}

/** What a unit goes with, and in which way. */
interface Going extends Budget {
  readonly unit: UnitId;
  readonly why: 'move' | 'dash';
}

/** Goes to a place in reach, in a Phase out of the movement that is left. */
export function go(draft: Draft, { unit, why, ...budget }: Going, to: Place): void {
  const way = placesInReach(draft.table, unit, budget).get(to);
  if (!way) throw new Error('That place is out of reach.');
  const top = draft.table.stack.at(-1);
  if (why === 'move' && top?.kind === 'phase')
    replace(draft, { ...top, movement: top.movement - way.length, climb: top.climb - way.climbed, moved: true });
  relocate(draft, unit, to, why);
}
