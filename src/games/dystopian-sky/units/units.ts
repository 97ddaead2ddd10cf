import { at, seats } from '#engine';
import { MAPS } from '../content/maps.ts';
import type { Stat, Status, Trait, When } from '../content/effects.ts';
import type { Place } from '../map/place.ts';
import { terrainOf, type Terrain } from '../map/terrain.ts';
import { baseResistance, canWield, healthOf, resistanceTo, statOf, traitsOf, type Member } from '../roster/roster.ts';
import { seatOf, slotOf, unitId, type UnitId } from '../state/ids.ts';
import type { Options, Table, Unit } from '../state/state.ts';

/** The terrain of each map, read once. */
const TERRAINS = new Map(Object.entries(MAPS).map(([id, { plan }]) => [id, terrainOf(plan)]));

export function terrainIn({ options }: { readonly options: Options }): Terrain {
  const terrain = TERRAINS.get(options.map);
  if (!terrain) throw new Error(`There is no map ${options.map}.`);
  return terrain;
}

export function unitOf({ crews }: Table, unit: UnitId): Unit {
  return at(at(crews, seatOf(unit)).units, slotOf(unit));
}

/** The unit's line of the Roster. */
export function memberOf({ crews }: Table, unit: UnitId): Member {
  const { roster } = at(crews, seatOf(unit));
  if (!roster) throw new Error('The crews have not been mustered.');
  return at(roster.members, slotOf(unit));
}

/** Every unit of the match, in seat and Roster order. */
function allUnits({ crews }: Table): readonly UnitId[] {
  return crews.flatMap(({ units }, seat) => units.map((_, slot) => unitId(seat, slot)));
}

export function isStanding(table: Table, unit: UnitId): boolean {
  return unitOf(table, unit).place !== null;
}

/** The units on the map, in seat and Roster order. */
export function standing(table: Table): readonly UnitId[] {
  return allUnits(table).filter((unit) => isStanding(table, unit));
}

/** The place of a unit that stands on the map. Throws for any other. */
export function placeOf(table: Table, unit: UnitId): Place {
  const { place } = unitOf(table, unit);
  if (place === null) throw new Error(`Unit ${String(unit)} is not on the map.`);
  return place;
}

/** Every other crew is an enemy (D35). */
export function areEnemies(a: UnitId, b: UnitId): boolean {
  return seatOf(a) !== seatOf(b);
}

export function enemiesOf(table: Table, unit: UnitId): readonly UnitId[] {
  return standing(table).filter((other) => areEnemies(unit, other));
}

/** The other units of its crew that stand. */
export function friendsOf(table: Table, unit: UnitId): readonly UnitId[] {
  return standing(table).filter((other) => other !== unit && !areEnemies(unit, other));
}

/** Who stands in a place. */
export function unitIn(table: Table, place: Place): UnitId | null {
  return standing(table).find((unit) => unitOf(table, unit).place === place) ?? null;
}

/** The seats that have a unit standing. */
export function seatsStanding(table: Table): readonly number[] {
  return seats(table.crews.length).filter((seat) => at(table.crews, seat).units.some(({ place }) => place !== null));
}

export function stat(table: Table, unit: UnitId, which: Stat): number {
  return statOf(memberOf(table, unit), which);
}

export function mostHealth(table: Table, unit: UnitId): number {
  return healthOf(memberOf(table, unit));
}

export function resistance(table: Table, unit: UnitId, status: Status): number {
  return resistanceTo(memberOf(table, unit), status);
}

export function traumaResistance(table: Table, unit: UnitId): number {
  return baseResistance(memberOf(table, unit));
}

export function traits(table: Table, unit: UnitId): readonly Trait[] {
  return traitsOf(memberOf(table, unit));
}

/** The sum of the traits of a kind that have a plain number. */
export function bonus(list: readonly Trait[], kind: 'move' | 'climb' | 'lands' | 'armour' | 'dash' | 'heals'): number {
  return list.reduce((sum, trait) => sum + (trait.kind === kind ? trait.n : 0), 0);
}

/** What the conditions of bonuses are about. */
export interface Circumstances {
  readonly highGround: boolean;
  readonly moved: boolean;
  readonly reacting: boolean;
  /** Whether the target, and the unit itself, have lost Health: any, and half. */
  readonly targetHurt: boolean;
  readonly hurt: boolean;
}

export function holds(when: When, now: Circumstances): boolean {
  switch (when) {
    case 'always':
      return true;
    case 'high-ground':
      return now.highGround;
    case 'not-moved':
      return !now.moved && !now.reacting;
    case 'target-hurt':
      return now.targetHurt;
    case 'hurt':
      return now.hurt;
    case 'reacting':
      return now.reacting;
  }
}

/** Whether a unit has half of its Health or less. */
export function isHurt(table: Table, unit: UnitId): boolean {
  return unitOf(table, unit).health * 2 <= mostHealth(table, unit);
}

export function hasLostHealth(table: Table, unit: UnitId): boolean {
  return unitOf(table, unit).health < mostHealth(table, unit);
}

/** The weapons a unit can use now, by their places in its list: it has the Tech, and is not Disarmed. */
export function usableWeapons(table: Table, unit: UnitId): readonly number[] {
  const { weapons, disarmed } = unitOf(table, unit);
  const member = memberOf(table, unit);
  return disarmed ? [] : weapons.flatMap((owned, place) => (canWield(member, owned) ? [place] : []));
}
