import { lieOf, type Lie } from '../combat/lie.ts';
import type { Reflex } from '../content/effects.ts';
import { skill } from '../content/skills.ts';
import { dashBudget, dashInches } from '../movement/dash.ts';
import { placesInReach } from '../movement/move.ts';
import type { Place } from '../map/place.ts';
import type { Action } from '../state/actions.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { isStanding, mostHealth, placeOf, terrainIn, unitOf } from '../units/units.ts';
import { fieldOf } from './field.ts';
import { unitWorth } from './harm.ts';
import { statusWorth } from './statuses.ts';
import { duelOf } from './duel.ts';

/** What getting away from attacks counts: some of them will not come. */
const AWAY = 0.45;

/** What striking back, getting away or using a skill is worth. */
export function reactionWorth(table: Table, unit: UnitId, attacker: UnitId, option: Action): number {
  switch (option.do) {
    case 'attack': {
      const pairing = { attacker: unit, target: attacker, reacting: true, moved: false };
      return duelOf(table, pairing).by(option.weapon, lieBetween(table, unit, attacker))?.worth ?? -1;
    }
    case 'dash':
      return awayWorth(table, unit, dashInches(table, unit));
    case 'reflex': {
      const known = skill(option.skill);
      return known.form === 'reactive' ? reflexWorth(table, unit, attacker, known.reflex) : 0;
    }
    case 'pass-all':
      return -1;
    default:
      return 0;
  }
}

function lieBetween(table: Table, from: UnitId, to: UnitId): Lie {
  return lieOf(terrainIn(table), placeOf(table, from), placeOf(table, to));
}

function reflexWorth(table: Table, unit: UnitId, attacker: UnitId, does: Reflex): number {
  switch (does.kind) {
    case 'dash':
      return awayWorth(table, unit, does.n);
    case 'recover': {
      const most = mostHealth(table, unit);
      const { health } = unitOf(table, unit);
      return unitWorth(Math.min(most, health + 3.5 * does.dice), most) - unitWorth(health, most);
    }
    case 'brace':
      return unitOf(table, unit).defending ? 0 : 0.14 * fieldOf(table, unit, false).danger(placeOf(table, unit));
    case 'afflict':
      return isStanding(table, attacker) ? statusWorth(table, attacker, does.status) : 0;
    case 'riposte': {
      if (!isStanding(table, attacker)) return 0;
      const pairing = { attacker: unit, target: attacker, reacting: true, moved: false };
      const strike = duelOf(table, pairing).best(lieBetween(table, unit, attacker));
      return strike ? strike.worth * (1 + 0.09 * does.n) : 0;
    }
  }
}

function awayWorth(table: Table, unit: UnitId, inches: number): number {
  const field = fieldOf(table, unit, false);
  let least = Infinity;
  for (const place of placesInReach(table, unit, dashBudget(inches)).keys()) {
    least = Math.min(least, field.danger(place));
  }
  return AWAY * (field.danger(placeOf(table, unit)) - least);
}

/** What a dash to a place is worth. */
export function dashWorth(table: Table, unit: UnitId, place: Place): number {
  return fieldOf(table, unit, false).stand(place);
}
