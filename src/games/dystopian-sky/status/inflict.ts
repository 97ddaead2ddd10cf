import { roll } from '#engine';
import type { Status } from '../content/effects.ts';
import { inchesBetween } from '../map/measure.ts';
import { drive } from '../movement/drive.ts';
import { changeUnit, emit, push, type Draft } from '../state/draft.ts';
import type { UnitId } from '../state/ids.ts';
import { enemiesOf, isStanding, placeOf, resistance, stat, terrainIn, unitOf } from '../units/units.ts';
import { sparks } from './arc.ts';

/** Turns a Burn lasts (rules: Burn). */
const BURN_TURNS = 3;
/** How far an Arc jumps, in inches (rules: Arc). */
const ARC_REACH = 5;

/**
 * A status for a unit, unless a D100 resists it (rules: Resistances; D23). Returns whether it was inflicted. What acts at
 * once happens here: Staggered moves the unit, Arc jumps to another.
 */
export function inflict(draft: Draft, unit: UnitId, status: Status, by: UnitId): boolean {
  if (!isStanding(draft.table, unit)) return false;
  const die = roll(draft.rng, 100);
  const chance = resistance(draft.table, unit, status);
  if (die <= chance) {
    emit(draft, { kind: 'resisted', unit, status, roll: die, chance });
    return false;
  }
  emit(draft, { kind: 'inflicted', unit, status });
  apply(draft, unit, status, by);
  return true;
}

/** A status without a roll to resist it (D10). */
function apply(draft: Draft, unit: UnitId, status: Status, by: UnitId): void {
  switch (status) {
    case 'stun':
      // It can not react to the attack that inflicted it: the attack sees to that.
      return;
    case 'arc':
      arc(draft, unit, by);
      return;
    case 'bleed':
      changeUnit(draft, unit, { bleeds: [...unitOf(draft.table, unit).bleeds, by] });
      return;
    case 'burn':
      changeUnit(draft, unit, { burn: { by, turns: BURN_TURNS } });
      return;
    case 'disarmed':
      changeUnit(draft, unit, { disarmed: true });
      return;
    case 'fear':
      changeUnit(draft, unit, { fear: by });
      return;
    case 'poison':
      changeUnit(draft, unit, { poison: { by, due: false } });
      return;
    case 'staggered':
      if (isStanding(draft.table, by)) drive(draft, unit, by, Math.floor(stat(draft.table, by, 'brawn') / 2));
  }
}

/** Sparks jump to the nearest other unit hostile to the attacker within 5 inches; of two as near, the attacker chooses (D7; D34). */
function arc(draft: Draft, from: UnitId, by: UnitId): void {
  const { table } = draft;
  const here = placeOf(table, from);
  const near = enemiesOf(table, by)
    .filter((unit) => unit !== from)
    .map((unit) => ({ unit, inches: inchesBetween(terrainIn(table), here, placeOf(table, unit)) }))
    .filter(({ inches }) => inches <= ARC_REACH);
  const least = Math.min(...near.map(({ inches }) => inches));
  const units = near.filter(({ inches }) => inches === least).map(({ unit }) => unit);
  const [only] = units;
  if (units.length > 1) push(draft, { kind: 'arc', by, units });
  else if (only !== undefined) sparks(draft, only, by);
}
