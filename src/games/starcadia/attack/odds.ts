import { has } from '../characters/characters.ts';
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

/** The chance of each number of successes, of each with no crit among the dice, and of at most that many. */
interface Chances {
  readonly exactly: readonly number[];
  readonly critless: readonly number[];
  readonly atMost: readonly number[];
}

const known = new Map<string, Chances>();

/** With that many dice, crits with their extra dice, when dice that fail are rolled again while there are rerolls. */
function chances(kind: RollKind, dice: number, rerolls: number): Chances {
  const key = `${kind} ${String(dice)} ${String(rerolls)}`;
  const found = known.get(key);
  if (found) return found;
  const exactly = rolled(kind, dice, rerolls, 'exactly');
  const critless = rolled(kind, dice, rerolls, 'critless');
  let sum = 0;
  const result = { exactly, critless, atMost: exactly.map((chance) => (sum += chance)) };
  known.set(key, result);
  return result;
}

/** Die by die: a miss is rolled again or done, a success is done, a crit is a success and brings another die. */
function rolled(kind: RollKind, dice: number, rerolls: number, of: 'exactly' | 'critless'): readonly number[] {
  const none = [1, ...Array.from({ length: MOST }, () => 0)];
  if (dice === 0) return none;
  const share = 1 / FACES.length;
  const success = share * FACES.filter((face) => face !== 'crit' && isSuccess(kind, face)).length;
  const miss = 1 - share - success;
  const crit = of === 'critless' ? 0 : share;
  const fewer = chances(kind, dice - 1, rerolls)[of];
  const again = rerolls > 0 ? chances(kind, dice, rerolls - 1)[of] : fewer;
  const result: number[] = [];
  for (const n of none.keys())
    result.push(miss * (again[n] ?? 0) + success * (fewer[n - 1] ?? 0) + crit * (result[n - 1] ?? 0));
  return result;
}

/** An attack roll: its dice, rerolls, hits without a die, and whether a crit dazes the target before it defends. */
export interface AttackRoll {
  readonly kind: 'melee' | 'ranged';
  readonly dice: number;
  readonly rerolls: number;
  readonly hits: number;
  readonly critDazes: boolean;
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
      critDazes:
        target === aim.targets[0] &&
        !has(table, target, 'steady') &&
        strikes.some((strike) => strike.kind === 'on-crit' && strike.blow === 'daze'),
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
  const dazed = attack.critDazes ? chances('defense', 0, 0).atMost : saves;
  const { exactly, critless } = chances(attack.kind, attack.dice, attack.rerolls);
  return exactly.reduce((sum, hit, hits) => {
    const spare = hits + attack.hits - wounds;
    if (spare < 0) return sum;
    const most = Math.min(spare - defense.saves + defense.pierce, MOST);
    const calm = critless[hits] ?? 0;
    return sum + calm * (saves[most] ?? 0) + (hit - calm) * (dazed[most] ?? 0);
  }, 0);
}
