import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { usableWeapons } from '../units/units.ts';
import type { Lie } from './lie.ts';
import { aimAt, aimingOf, chanceToHit, type Aim, type Aiming } from './odds.ts';

/** The damage that an attack can be expected to do, in 1/200 Health. */
export function expectedDamage(aim: Aim): number {
  const { damage, skill, harm } = aim;
  return chanceToHit(aim) * Math.max(0, damage.n * (damage.sides + 1) + 2 * (skill + harm));
}

/** The same of the best attack of one unit on another after a movement, by how the target lies; 0 where none reaches it. */
export function bestDamage(table: Table, attacker: UnitId, target: UnitId): (lie: Lie) => number {
  const known: (number | undefined)[] = [];
  const aims: Partial<Record<'level' | 'high', readonly Aiming[]>> = {};
  const aimsFrom = (ground: 'level' | 'high') =>
    (aims[ground] ??= [...usableWeapons(table, attacker), null].map((weapon) =>
      aimingOf(table, { attacker, weapon, target, reacting: false, extra: 0, moved: true }, ground === 'high'),
    ));
  return (lie) =>
    (known[lie.no] ??= aimsFrom(lie.highGround ? 'high' : 'level').reduce(
      (best, aiming) => (lie.inches > aiming.reach ? best : Math.max(best, expectedDamage(aimAt(aiming, lie)))),
      0,
    ));
}
