import { heightAt } from '../map/terrain.ts';
import { changeUnit, emit, type Draft } from '../state/draft.ts';
import type { UnitId } from '../state/ids.ts';
import { placeOf, terrainIn, unitIn } from '../units/units.ts';
import { fall } from './fall.ts';
import { placesAway } from './straight-away.ts';

/**
 * Moves a unit straight away from another by this many inches, until terrain, a unit or the edge of the map stops it (rules:
 * Staggered). Over a ledge it falls, and stays where it lands.
 */
export function drive(draft: Draft, unit: UnitId, from: UnitId, inches: number): void {
  const { table } = draft;
  const terrain = terrainIn(table);
  const start = placeOf(table, unit);
  let end = start;
  for (const next of placesAway(placeOf(table, from), start, inches)) {
    const isBlocked = terrain.standable[next] !== true || heightAt(terrain, next) > heightAt(terrain, end);
    if (isBlocked || unitIn(table, next) !== null) break;
    end = next;
    if (heightAt(terrain, next) < heightAt(terrain, start)) break;
  }
  if (end === start) return;
  changeUnit(draft, unit, { place: end });
  emit(draft, { kind: 'moved', unit, from: start, to: end, why: 'push' });
  fall(draft, unit, heightAt(terrain, start) - heightAt(terrain, end), from);
}
