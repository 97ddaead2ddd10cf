import { at, memoizeLatest } from '#engine';
import type { Dice } from '../content/weapons.ts';
import { seatOf, type UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { mostHealth } from '../units/units.ts';

/** What a unit counts that barely stands; unhurt, it counts 1. */
const STANDING = 0.35;

/** What a unit counts with that much Health of its most. */
export function unitWorth(health: number, most: number): number {
  return health <= 0 ? 0 : STANDING + (1 - STANDING) * Math.sqrt(Math.min(1, health / most));
}

/** What damage can be expected to do to a unit. */
export interface Harm {
  /** What the unit loses of its worth. */
  readonly worth: number;
  /** The chance that it is Downed. */
  readonly downs: number;
}

/** What this damage does to a unit that has `health` of `most`. */
export function harmOf(health: number, most: number, dice: Dice, plus: number): Harm {
  const whole = unitWorth(health, most);
  let worth = 0;
  let downs = 0;
  for (const [sum, chance] of sumOdds(dice).entries()) {
    const left = health - Math.max(0, sum + plus);
    worth += chance * (whole - unitWorth(left, most));
    if (left <= 0) downs += chance;
  }
  return { worth, downs };
}

const known = new Map<number, readonly number[]>();

/** The chance of each sum of some dice, by the sum. */
function sumOdds({ n, sides }: Dice): readonly number[] {
  const key = n * 100 + sides;
  const odds = known.get(key) ?? convolved(n, sides);
  known.set(key, odds);
  return odds;
}

function convolved(n: number, sides: number): readonly number[] {
  let odds: readonly number[] = [1];
  for (let die = 0; die < n; die++) {
    const before = odds;
    odds = Array.from({ length: before.length + sides }, (_, sum) => {
      let chance = 0;
      for (let face = 1; face <= sides; face++) chance += before[sum - face] ?? 0;
      return chance / sides;
    });
  }
  return odds;
}

/**
 * What harm to a foe counts among several crews, from 0 to 1: in full if its crew is the strongest of the rivals, else by how
 * strong it is against that one. Nobody gains by finishing a crew that is losing anyway while another one gets away.
 */
export function rivalWeight(table: Table, unit: UnitId, foe: UnitId): number {
  const own = seatOf(unit);
  const strengths = strengthsOf(table);
  const most = Math.max(...strengths.filter((_, seat) => seat !== own));
  return at(strengths, seatOf(foe)) / most;
}

/** What the units that a crew has left are worth, by seat. */
const strengthsOf = memoizeLatest(
  (table: Table): readonly number[] =>
    table.crews.map(({ units }) =>
      units.reduce(
        (sum, { id, place, health }) => sum + (place === null ? 0 : unitWorth(health, mostHealth(table, id))),
        0,
      ),
    ),
  (one, other) => one.crews === other.crews,
);
