import { hurt, rolled } from '../combat/damage.ts';
import { changeUnit, emit, type Draft } from '../state/draft.ts';
import type { UnitId } from '../state/ids.ts';
import { bonus, isStanding, traits } from '../units/units.ts';

/** Inches that cost one D6 (rules: Movement; D10). */
const PER_DIE = 2;
/** Inches from which a fall disarms. */
const DISARMS = 4;

/** A unit has fallen: one D6 for each 2 inches, and Disarmed from 4 inches on, which nothing resists (D10). */
export function fall(draft: Draft, unit: UnitId, inches: number, by: UnitId | null): void {
  if (inches < 1) return;
  emit(draft, { kind: 'fell', unit, inches });
  const dice = Math.floor(inches / PER_DIE) - bonus(traits(draft.table, unit), 'lands');
  if (dice > 0) hurt(draft, unit, rolled(draft.rng, { n: dice, sides: 6 }), 'fall', by);
  if (inches < DISARMS || !isStanding(draft.table, unit)) return;
  changeUnit(draft, unit, { disarmed: true });
  emit(draft, { kind: 'inflicted', unit, status: 'disarmed' });
}
