import { isSuccess, FACES, type RollKind } from '../content/dice.ts';
import type { CharacterId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import {
  attackDice,
  attackRerolls,
  defenseDice,
  defenseRerolls,
  freeHits,
  freeSaves,
  pierceOf,
  reachOf,
  strikesOf,
  type Aim,
} from './pool.ts';

/** Successes are counted up to this many. */
const MOST = 16;

/** The chance of each number of successes, and of at most that many. */
interface Chances {
  readonly exactly: readonly number[];
  readonly atMost: readonly number[];
}

const known = new Map<string, Chances>();

/** With that many dice, crits with their extra dice, when dice that fail are rolled again while there are rerolls. */
function chances(kind: RollKind, dice: number, rerolls: number): Chances {
  const key = `${kind} ${String(dice)} ${String(rerolls)}`;
  const found = known.get(key);
  if (found) return found;
  const exactly = rolled(kind, dice, rerolls);
  let sum = 0;
  const result = { exactly, atMost: exactly.map((chance) => (sum += chance)) };
  known.set(key, result);
  return result;
}

/** Die by die: a miss is rolled again or done, a success is done, a crit is a success and brings another die. */
function rolled(kind: RollKind, dice: number, rerolls: number): readonly number[] {
  const none = [1, ...Array.from({ length: MOST }, () => 0)];
  if (dice === 0) return none;
  const share = 1 / FACES.length;
  const crit = share;
  const success = share * FACES.filter((face) => face !== 'crit' && isSuccess(kind, face)).length;
  const miss = 1 - crit - success;
  const fewer = chances(kind, dice - 1, rerolls).exactly;
  const again = rerolls > 0 ? chances(kind, dice, rerolls - 1).exactly : fewer;
  const result: number[] = [];
  for (const n of none.keys())
    result.push(miss * (again[n] ?? 0) + success * (fewer[n - 1] ?? 0) + crit * (result[n - 1] ?? 0));
  return result;
}

/** An attack roll: its dice, rerolls, and hits without a die. */
export interface AttackRoll {
  readonly kind: 'melee' | 'ranged';
  readonly dice: number;
  readonly rerolls: number;
  readonly hits: number;
}

/** A defense roll: its dice, rerolls, saves without a die, and saves that do not count. */
export interface DefenseRoll {
  readonly dice: number;
  readonly rerolls: number;
  readonly saves: number;
  readonly pierce: number;
}

/** The rolls of an attack against one of its targets, as things stand. */
export function rollsOf(table: Table, aim: Aim, target: CharacterId): { attack: AttackRoll; defense: DefenseRoll } {
  const strikes = strikesOf(table, aim);
  return {
    attack: {
      kind: reachOf(table, aim),
      dice: attackDice(table, aim, strikes),
      rerolls: attackRerolls(table, aim, strikes),
      hits: freeHits(table, aim, strikes),
    },
    defense: {
      dice: defenseDice(table, aim, target),
      rerolls: defenseRerolls(table, aim, target),
      saves: freeSaves(table, aim, target),
      pierce: pierceOf(table, aim, strikes),
    },
  };
}

/** The chance that an attack inflicts at least this many wounds. */
export function chanceOfWounds(wounds: number, attack: AttackRoll, defense: DefenseRoll): number {
  const saves = chances('defense', defense.dice, defense.rerolls).atMost;
  return chances(attack.kind, attack.dice, attack.rerolls).exactly.reduce((sum, hit, hits) => {
    const spare = hits + attack.hits - wounds;
    if (spare < 0) return sum;
    return sum + hit * (saves[Math.min(spare - defense.saves + defense.pierce, MOST)] ?? 0);
  }, 0);
}
