import { automatic, roll } from '#engine';
import { changeUnit, emit, pop, push, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { UnitId } from '../state/ids.ts';
import { isStanding, placeOf, unitOf } from '../units/units.ts';
import { inflict } from '../status/inflict.ts';
import { hit, hurt, rolled } from './damage.ts';
import { aimOf, ownedWeapon, type Aim } from './odds.ts';

/**
 * Rolls an attack and what follows from it (rules: Combat). A unit that was attacked may react afterwards, also to a miss, unless
 * it is Downed or Stunned, or the attack was a reaction itself (rules: Reactions; D3; D36).
 */
export const attack: Rule<'attack'> = automatic((draft, frame) => {
  const { attacker, target, rolled: past } = frame;
  const areThere = isStanding(draft.table, attacker) && isStanding(draft.table, target);
  if (past || !areThere) {
    pop(draft);
    if (past?.provokes === true && isStanding(draft.table, target))
      push(draft, { kind: 'reactions', attacker, units: [target] });
    return;
  }
  const isStunned = rollAttack(draft, frame);
  replace(draft, { ...frame, rolled: { provokes: !frame.reacting && !isStunned } });
});

/** Returns whether the attack Stunned its target. */
function rollAttack(draft: Draft, frame: Frame<'attack'>): boolean {
  const { attacker, target, reacting } = frame;
  const aim = aimOf(draft.table, frame);
  const die = roll(draft.rng, 20);
  const result = resultOf(aim, die);
  const weapon = frame.weapon === null ? null : ownedWeapon(draft.table, attacker, frame.weapon).id;
  const { bonus, against } = aim;
  draft.table.recent = { kind: 'shot', from: placeOf(draft.table, attacker), to: placeOf(draft.table, target) };
  emit(draft, { kind: 'attacked', unit: attacker, target, weapon, reacting, roll: die, bonus, against, result });
  changeUnit(draft, attacker, { ambush: null });
  if (result === 'fumble') fumble(draft, attacker, aim);
  return (result === 'hit' || result === 'critical') && land(draft, frame, aim, result === 'critical');
}

type Result = 'hit' | 'miss' | 'critical' | 'fumble';

/** 1 always misses, the highest rolls always hit; otherwise the sum has to be higher than the target's Agility (D2). */
function resultOf({ bonus, against, critical }: Aim, die: number): Result {
  if (die === 1) return 'fumble';
  if (die >= critical) return 'critical';
  return die + bonus > against ? 'hit' : 'miss';
}

/** Damage and statuses of a hit; returns whether the target is Stunned. A Critical Hit doubles the dice, not the bonuses. */
function land(draft: Draft, { attacker, target }: Frame<'attack'>, aim: Aim, isCritical: boolean): boolean {
  const dice = { ...aim.damage, n: aim.damage.n * (isCritical ? 2 : 1) };
  hit(draft, target, Math.max(0, rolled(draft.rng, dice) + aim.skill + aim.harm), 'hit', attacker);
  const inflicted = aim.inflicts.filter((status) => inflict(draft, target, status, attacker));
  return inflicted.includes('stun');
}

/** A Critical Fail: Disarmed, and damage as high as the weapon skill (rules: Combat). Nobody earns a Down by it (D22). */
function fumble(draft: Draft, attacker: UnitId, { skill }: Aim): void {
  if (!unitOf(draft.table, attacker).disarmed) inflict(draft, attacker, 'disarmed', attacker);
  hurt(draft, attacker, skill, 'fumble', null);
}
