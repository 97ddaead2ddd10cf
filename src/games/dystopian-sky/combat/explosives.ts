import { automatic, roll } from '#engine';
import { weapon as articleOf, type Explosive } from '../content/weapons.ts';
import { inchesBetween, lineLength, PARTS, quotient, wholeRoot } from '../map/measure.ts';
import { columnOf, placeAt, rowOf, SIDE, type Place } from '../map/place.ts';
import { heightAt, type Terrain } from '../map/terrain.ts';
import { hasHighGround } from '../sight/cover.ts';
import { hasLineOfSight } from '../sight/sight.ts';
import { changeUnit, emit, pop, push, type Draft, type Rule } from '../state/draft.ts';
import { seatOf, type UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { inflict } from '../status/inflict.ts';
import { placeOf, standing, stat, terrainIn, traits, unitOf } from '../units/units.ts';
import { hit, rolled } from './damage.ts';
import { ownedWeapon } from './odds.ts';

/** What Focus is added to for the effective range of explosives, and the mark that is a direct hit (rules: Explosives). */
const MARK = 10;
/** Sides of the die that tells where it lands. */
const SIDES = 12;
/** What high ground adds to Focus (D27). */
const HIGH_GROUND = 2;

/** Whether an explosive can be thrown at a target: seen, and within Focus + 10 inches (D37). */
export function canThrow(table: Table, thrower: UnitId, target: UnitId): boolean {
  const terrain = terrainIn(table);
  const [from, to] = [placeOf(table, thrower), placeOf(table, target)];
  if (!hasLineOfSight(terrain, from, to)) return false;
  const longer = traits(table, thrower).reduce(
    (sum, trait) => sum + (trait.kind === 'range' && trait.method === 'explosive' ? trait.n : 0),
    0,
  );
  return inchesBetween(terrain, from, to) <= MARK + throwFocus(table, thrower, target) + longer;
}

function throwFocus(table: Table, thrower: UnitId, target: UnitId): number {
  const isHigh = hasHighGround(terrainIn(table), placeOf(table, thrower), placeOf(table, target));
  return stat(table, thrower, 'focus') + (isHigh ? HIGH_GROUND : 0);
}

/**
 * The mark an explosive lands at: 10 is a direct hit, each number below or above it an inch short or far. Focus corrects the
 * roll towards 10, and past it only where the table lets it (rules: Explosives; D4).
 */
function markOf(die: number, focus: number, overshoot: boolean): number {
  if (die === MARK) return MARK;
  const moved = die < MARK ? die + focus : die - focus;
  if (overshoot) return moved;
  return die < MARK ? Math.min(MARK, moved) : Math.max(MARK, moved);
}

/** A point of the map, in 1/100,000 inch. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Where an explosive lands: on the line of the throw, this many inches short of the target or beyond it. */
function landing(terrain: Terrain, from: Place, to: Place, inches: number): Spot {
  const across = columnOf(to) - columnOf(from);
  const down = rowOf(to) - rowOf(from);
  const line = lineLength(across, down);
  const shift = (step: number) => (line === 0 ? 0 : Math.trunc((inches * step * PARTS * PARTS) / line));
  return {
    x: columnOf(to) * PARTS + shift(across),
    y: rowOf(to) * PARTS + shift(down),
    height: heightAt(terrain, to),
  };
}

/** The place of the map in which a spot lies, or the nearest to it. */
function placeNear({ x, y }: Spot): Place {
  const inside = (n: number) => Math.min(SIDE - 1, Math.max(0, quotient(2 * n + PARTS, 2 * PARTS)));
  return placeAt(inside(x), inside(y));
}

/** Whole inches of a place from where an explosive lands (D5; D16). */
function inchesFrom({ x, y, height }: Spot, terrain: Terrain, place: Place): number {
  // In hundredths, whose squares stay whole numbers that can be counted exactly.
  const fine = PARTS / 100;
  const across = Math.trunc((x - columnOf(place) * PARTS) / fine);
  const down = Math.trunc((y - rowOf(place) * PARTS) / fine);
  const up = (height - heightAt(terrain, place)) * 100;
  return quotient(wholeRoot(across * across + down * down + up * up), 100);
}

/** One way a throw can end, and its chance. */
export interface Landing {
  readonly chance: number;
  /** How far from the target it lands. */
  readonly inches: number;
  readonly caught: readonly Caught[];
}

/** A unit within a Blast Radius, and the dice it takes. */
interface Caught {
  readonly unit: UnitId;
  readonly dice: number;
}

/** Where a throw can land, and the units it catches there. */
export function landingsOf(table: Table, thrower: UnitId, weapon: number, target: UnitId): readonly Landing[] {
  const focus = throwFocus(table, thrower, target);
  const { damage } = articleOf(ownedWeapon(table, thrower, weapon).id);
  const marks = Array.from({ length: SIDES }, (_, n) => markOf(n + 1, focus, table.options.overshoot === 'on'));
  return [...Map.groupBy(marks, (mark) => mark)].map(([mark, all]) => ({
    chance: all.length / SIDES,
    inches: Math.abs(mark - MARK),
    caught: caughtBy(table, spotOf(table, thrower, target, mark), damage.n),
  }));
}

function spotOf(table: Table, thrower: UnitId, target: UnitId, mark: number): Spot {
  return landing(terrainIn(table), placeOf(table, thrower), placeOf(table, target), mark - MARK);
}

/** Everybody in a Blast Radius: a die less for each inch from where it lands (D5). */
function caughtBy(table: Table, spot: Spot, dice: number): readonly Caught[] {
  const terrain = terrainIn(table);
  return standing(table)
    .map((unit) => ({ unit, dice: dice - inchesFrom(spot, terrain, placeOf(table, unit)) }))
    .filter((caught) => caught.dice > 0);
}

/**
 * Throws an explosive: it lands, and everybody in its Blast Radius takes a die less for each inch, friends and the thrower
 * too (rules: Explosives; D5). Those who survive react, the target first, then in Turn Order (D21).
 */
export const throwing: Rule<'throw'> = automatic((draft, frame) => {
  pop(draft);
  const { attacker, target } = frame;
  const { table, rng } = draft;
  const owned = ownedWeapon(table, attacker, frame.weapon);
  const article = articleOf(owned.id);
  if (article.method !== 'explosive') throw new Error(`${owned.id} cannot be thrown.`);
  const die = roll(rng, SIDES);
  const mark = markOf(die, throwFocus(table, attacker, target), table.options.overshoot === 'on');
  const spot = spotOf(table, attacker, target, mark);
  emit(draft, { kind: 'thrown', unit: attacker, target, weapon: owned.id, roll: die, mark });
  draft.table.recent = { kind: 'blast', at: placeNear(spot), radius: article.damage.n - 1 };
  const { weapons } = unitOf(table, attacker);
  changeUnit(draft, attacker, { weapons: weapons.filter((_, place) => place !== frame.weapon) });
  const caught = caughtBy(table, spot, article.damage.n);
  const first = (unit: UnitId) => (unit === target ? -1 : 0);
  const place = (unit: UnitId) => table.order.indexOf(seatOf(unit));
  const attacked = [target, ...caught.map(({ unit }) => unit).filter((unit) => unit !== target && unit !== attacker)];
  // Below what the blast causes: those who are Downed by it do not react.
  push(draft, {
    kind: 'reactions',
    attacker,
    units: attacked.toSorted((a, b) => first(a) - first(b) || place(a) - place(b) || a - b),
  });
  for (const { unit, dice } of caught)
    blast(draft, unit, { ...article, damage: { ...article.damage, n: dice } }, attacker);
});

function blast(draft: Draft, unit: UnitId, { damage, inflicts }: Explosive, attacker: UnitId): void {
  hit(draft, unit, rolled(draft.rng, damage), 'blast', attacker);
  if (inflicts) inflict(draft, unit, inflicts, attacker);
}
