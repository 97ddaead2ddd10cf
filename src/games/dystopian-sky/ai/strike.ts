import { aimOf, ownedWeapon, reaches, type Attack, type Lie } from '../combat/odds.ts';
import { weapon } from '../content/weapons.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { bonus, mostHealth, traits, unitOf, usableWeapons } from '../units/units.ts';
import { harmOf } from './harm.ts';
import { landsOn, statusWorth } from './statuses.ts';

/** What an attack can be expected to do. */
export interface Strike {
  /** What the target loses, less what the attacker may do to itself. */
  readonly worth: number;
  /** The chance that the target is Downed, and that it may not react. */
  readonly downs: number;
  readonly stuns: number;
}

/** What a Critical Fail costs beside the Health: it may be Disarmed. */
const FUMBLE = 0.1;

/** An attack on a target that lies like that. */
export function strikeOf(table: Table, attack: Attack, lie: Lie): Strike {
  const { attacker, target } = attack;
  const aim = aimOf(table, attack, lie);
  const lowest = Math.max(2, Math.min(aim.critical, aim.against - aim.bonus + 1));
  const criticals = (21 - aim.critical) / 20;
  const hits = Math.max(0, (21 - lowest) / 20 - criticals);
  const { health } = unitOf(table, target);
  const most = mostHealth(table, target);
  const plus = aim.skill + aim.harm - bonus(traits(table, target), 'armour');
  const plain = harmOf(health, most, aim.damage, plus);
  const critical = harmOf(health, most, { ...aim.damage, n: 2 * aim.damage.n }, plus);
  const statuses = aim.inflicts.reduce((sum, status) => sum + statusWorth(table, target, status), 0);
  const downs = hits * plain.downs + criticals * critical.downs;
  const own = unitOf(table, attacker);
  const fumble = harmOf(own.health, mostHealth(table, attacker), NONE, aim.skill).worth + FUMBLE;
  return {
    worth: hits * plain.worth + criticals * critical.worth + (hits + criticals - downs) * statuses - fumble / 20,
    downs,
    stuns: aim.inflicts.includes('stun') ? (hits + criticals) * landsOn(table, target, 'stun') : 0,
  };
}

const NONE = { n: 0, sides: 6 } as const;

/** Everything a unit can attack with now, fists last; what is thrown is not among it. */
export function arms(table: Table, unit: UnitId): readonly (number | null)[] {
  return [
    ...usableWeapons(table, unit).filter((place) => weapon(ownedWeapon(table, unit, place).id).method !== 'explosive'),
    null,
  ];
}

/** The best that a unit can do to another that lies like that; `null` where nothing reaches. */
export function bestStrike(
  table: Table,
  attack: Pick<Attack, 'attacker' | 'target' | 'reacting' | 'moved'>,
  lie: Lie,
  weapons = arms(table, attack.attacker),
): Strike | null {
  let best: Strike | null = null;
  for (const place of weapons) {
    if (!reaches(table, attack.attacker, place, lie.inches)) continue;
    const strike = strikeOf(table, { ...attack, weapon: place, extra: 0 }, lie);
    if (best === null || strike.worth > best.worth) best = strike;
  }
  return best;
}
