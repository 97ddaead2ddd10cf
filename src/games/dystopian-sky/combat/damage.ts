import { roll, type Rng } from '#engine';
import type { Dice } from '../content/weapons.ts';
import { changeUnit, emit, type Draft } from '../state/draft.ts';
import type { Hurt } from '../state/events.ts';
import { isCaptain, type UnitId } from '../state/ids.ts';
import {
  areEnemies,
  bonus,
  isStanding,
  mostHealth,
  seatsStanding,
  traits,
  traumaResistance,
  unitOf,
} from '../units/units.ts';

export function rolled(rng: Rng, { n, sides }: Dice): number {
  return Array.from({ length: Math.max(0, n) }, () => roll(rng, sides)).reduce((sum, die) => sum + die, 0);
}

/**
 * A unit loses Health; at 0 it is Downed, and `by` gets the experience (rules: Combat; D22). Nothing happens to one that is
 * Downed already.
 */
export function hurt(draft: Draft, unit: UnitId, n: number, why: Hurt, by: UnitId | null): void {
  if (!isStanding(draft.table, unit)) return;
  const lost = Math.max(0, n);
  const health = Math.max(0, unitOf(draft.table, unit).health - lost);
  changeUnit(draft, unit, { health });
  emit(draft, { kind: 'hurt', unit, by: why, from: by, n: lost, health });
  if (health === 0) down(draft, unit, by);
}

/** Damage of a hit, which armour lessens. */
export function hit(draft: Draft, unit: UnitId, n: number, why: 'hit' | 'blast', by: UnitId): void {
  hurt(draft, unit, n - bonus(traits(draft.table, unit), 'armour'), why, by);
}

/** A Downed unit leaves the map and rolls for Trauma at once (rules: Combat; Trauma). */
function down(draft: Draft, unit: UnitId, by: UnitId | null): void {
  changeUnit(draft, unit, { place: null });
  emit(draft, { kind: 'downed', unit, by });
  if (by !== null && areEnemies(by, unit))
    changeUnit(draft, by, { xp: unitOf(draft.table, by).xp + (isCaptain(unit) ? 2 : 1) });
  const die = roll(draft.rng, 100);
  const chance = traumaResistance(draft.table, unit);
  const row = die > chance ? roll(draft.rng, 20) : null;
  changeUnit(draft, unit, { trauma: row });
  emit(draft, { kind: 'trauma', unit, roll: die, chance, row });
  endIfDecided(draft);
}

/** The match is over once no more than one crew has a unit standing (rules: Game End Condition). */
export function endIfDecided(draft: Draft): void {
  if (seatsStanding(draft.table).length > 1 || draft.table.ending !== null) return;
  draft.table.ending = 'last-standing';
  emit(draft, { kind: 'over', why: 'last-standing' });
}

export function heal(draft: Draft, unit: UnitId, n: number): void {
  const { health } = unitOf(draft.table, unit);
  const healed = Math.min(mostHealth(draft.table, unit) - health, n + bonus(traits(draft.table, unit), 'heals'));
  changeUnit(draft, unit, { health: health + healed });
  emit(draft, { kind: 'healed', unit, n: healed, health: health + healed });
}
