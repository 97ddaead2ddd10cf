import type { Status } from '../content/effects.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { mostHealth, resistance, unitOf } from '../units/units.ts';

/** Health that each status costs a unit, or what it loses by it otherwise, counted in Health. */
const COSTS: Readonly<Record<Status, number>> = {
  stun: 0,
  arc: 1.5,
  bleed: 3,
  burn: 8,
  disarmed: 4,
  fear: 3,
  poison: 4,
  staggered: 0.7,
};

/** What it is worth to inflict a status on a unit, the chance that it resists counted. */
export function statusWorth(table: Table, target: UnitId, status: Status): number {
  return hasAlready(table, target, status) ? 0 : landsOn(table, target, status) * costOf(table, target, status);
}

/** The chance that a unit does not resist a status. */
export function landsOn(table: Table, target: UnitId, status: Status): number {
  return Math.max(0, 1 - resistance(table, target, status) / 100);
}

/** What the statuses of a unit will still cost it. */
export function statusesOn(table: Table, unit: UnitId): number {
  const { bleeds, burn, poison, disarmed, fear } = unitOf(table, unit);
  const most = mostHealth(table, unit);
  const health =
    COSTS.bleed * bleeds.length +
    (burn ? 2.7 * burn.turns : 0) +
    (poison ? COSTS.poison : 0) +
    (disarmed ? COSTS.disarmed : 0) +
    (fear === null ? 0 : COSTS.fear);
  return health / most;
}

function costOf(table: Table, target: UnitId, status: Status): number {
  return Math.min(COSTS[status], unitOf(table, target).health) / mostHealth(table, target);
}

function hasAlready(table: Table, target: UnitId, status: Status): boolean {
  const { burn, poison, disarmed, fear } = unitOf(table, target);
  switch (status) {
    case 'burn':
      return burn !== null && burn.turns > 1;
    case 'poison':
      return poison !== null;
    case 'disarmed':
      return disarmed;
    case 'fear':
      return fear !== null;
    default:
      return false;
  }
}
