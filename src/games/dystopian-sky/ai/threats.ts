import type { Seat } from '#engine';
import { liesOn } from '../combat/lie.ts';
import type { Place } from '../map/place.ts';
import type { Terrain } from '../map/terrain.ts';
import { waysOf, type Budget } from '../movement/reach.ts';
import { seatOf, type UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { areEnemies, bonus, mostHealth, placeOf, standing, stat, terrainIn, traits, unitOf } from '../units/units.ts';
import { duelOf } from './duel.ts';
import { unitWorth } from './harm.ts';

/** Attacks of a Phase, counted in the first: the second may come too late. */
const ATTACKS = 1.6;
/** What the attacks still to come count: those of the crew whose Turn it is, and those of the others when they act. */
const REST = 0.8;
const ANSWER = 0.5;

interface Standing {
  readonly unit: UnitId;
  readonly place: Place;
  readonly whole: number;
  /** What is left of its worth. */
  left: number;
}

/**
 * What each crew can be expected to lose before the crew whose Turn it is acts again. First the units act that are still to
 * come in this Turn, then all others, as far as they are expected to be left: each goes where its best attack is, and what
 * several do to the same unit is never more than that is worth.
 */
export function expectedLosses(table: Table, turn: Seat): readonly number[] {
  const units = standing(table).map((unit): Standing => {
    const left = unitWorth(unitOf(table, unit).health, mostHealth(table, unit));
    return { unit, place: placeOf(table, unit), whole: left, left };
  });
  const others = table.crews.length - 1;
  for (const attacker of units)
    if (seatOf(attacker.unit) === turn && !unitOf(table, attacker.unit).done) strike(table, units, attacker, REST);
  for (const attacker of units)
    if (seatOf(attacker.unit) !== turn)
      strike(table, units, attacker, (ANSWER * attacker.left) / attacker.whole / others);
  const losses = table.crews.map(() => 0);
  for (const { unit, whole, left } of units) losses[seatOf(unit)] = (losses[seatOf(unit)] ?? 0) + whole - left;
  return losses;
}

function strike(table: Table, units: readonly Standing[], attacker: Standing, share: number): void {
  const terrain = terrainIn(table);
  const lies = liesOn(terrain);
  const from = placesOf(table, terrain, attacker);
  let best: Standing | null = null;
  let most = 0;
  for (const target of units) {
    if (target.left <= 0 || !areEnemies(attacker.unit, target.unit)) continue;
    const duel = duelOf(table, { attacker: attacker.unit, target: target.unit, reacting: false, moved: true });
    let blow = 0;
    for (const place of from) {
      const lie = lies.inSight(place, target.place);
      const worth = (lie && duel.best(lie))?.worth ?? 0;
      if (worth > blow) blow = worth;
    }
    const harm = Math.min(target.left, share * ATTACKS * blow);
    if (harm > most) [best, most] = [target, harm];
  }
  if (best) best.left -= most;
}

/** Where a unit can be when it attacks in a Phase, nobody being in its way. */
function placesOf(table: Table, terrain: Terrain, { unit, place }: Standing): Uint16Array {
  const own = traits(table, unit);
  const agility = stat(table, unit, 'agility');
  return reachable(terrain, place, {
    movement: (agility + bonus(own, 'move')) * 100,
    climb: Math.floor(agility / 2) + bonus(own, 'climb'),
  });
}

/** Sets of places that are kept for a map. */
const KEPT = 400;
const known = new WeakMap<Terrain, Map<number, Uint16Array>>();

function reachable(terrain: Terrain, from: Place, { movement, climb }: Budget): Uint16Array {
  const kept = known.get(terrain) ?? new Map<number, Uint16Array>();
  known.set(terrain, kept);
  const key = (movement * 100 + climb) * 1000 + from;
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= KEPT) kept.clear();
  const places = Uint16Array.from(waysOf(terrain, from, { movement, climb }, []).keys());
  kept.set(key, places);
  return places;
}
