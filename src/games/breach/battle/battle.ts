import { emit } from '#engine';
import { AI_DESIGNS, type AiDesignId } from '../content/ai-units.ts';
import type { Draft } from '../state/draft.ts';
import type { AiUnit, PirateUnit, RoomId } from '../state/state.ts';
import { isKnown, type KnownAiUnit, type View } from '../state/view.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';

/** The fields of an A.I. unit that decide how much of it is left. */
export type Target = Pick<AiUnit, 'design' | 'endurance' | 'security'>;

/**
 * The Endurance left to a turret or the Security left to a trap, at least 0 (rules: Endurance, Security). Damage of the
 * other kind is recorded but never destroys (B7).
 */
export function toughnessLeft(unit: Target): number {
  const { type, toughness } = AI_DESIGNS[unit.design];
  return Math.max(0, toughness - (type === 'turret' ? unit.endurance : unit.security));
}

export function healthLeft(unit: Pick<PirateUnit, 'design' | 'hurt'>): number {
  return Math.max(0, PIRATE_DESIGNS[unit.design].health - unit.hurt);
}

/** The damage a pirate's attack does to a unit of this design, of the kind that can destroy it. */
export function damageTo(target: AiDesignId, attacker: Pick<PirateUnit, 'design'>): number {
  return PIRATE_DESIGNS[attacker.design][AI_DESIGNS[target].type === 'turret' ? 'endurance' : 'security'];
}

/** The A.I. units in the room that a pirate there can attack. Of identical units only the first is listed. */
export function targetsIn({ ai }: Pick<View, 'ai'>, room: RoomId): readonly KnownAiUnit[] {
  const there = ai.filter((unit) => unit.room === room).filter(isKnown);
  return there.filter((a, at) => there.findIndex((b) => isSameTarget(a, b)) === at);
}

/** Damage of the kind that cannot destroy a unit (B7) makes no difference to an attacker. */
function isSameTarget(a: Target, b: Target): boolean {
  return a.design === b.design && toughnessLeft(a) === toughnessLeft(b);
}

/** A pirate attacks an A.I. unit in its room with both kinds of its damage (rules: Battle, Pirates). */
export function attackAiUnit(draft: Draft, attacker: PirateUnit, target: AiUnit): void {
  const { endurance, security } = PIRATE_DESIGNS[attacker.design];
  const hit = { ...target, endurance: target.endurance + endurance, security: target.security + security };
  const left = toughnessLeft(hit);
  draft.state.ai = draft.state.ai.flatMap((unit) => (unit.id !== target.id ? [unit] : left > 0 ? [hit] : []));
  emit(draft, {
    kind: 'attacked',
    design: attacker.design,
    room: attacker.room,
    wave: draft.state.wave,
    target: target.design,
    endurance,
    security,
    left,
  });
}

/** Uses an A.I. unit: the Capacitor pays, and each target takes its damage (rules: Damage, Cost). */
export function useAiUnit(draft: Draft, unit: AiUnit, targets: readonly PirateUnit[]): void {
  const { damage, cost } = AI_DESIGNS[unit.design];
  const hits = targets.map((target) => ({ ...target, hurt: target.hurt + damage }));
  draft.state.capacitor -= cost;
  draft.state.pirates = draft.state.pirates.flatMap((pirate) => {
    const hit = hits.find(({ id }) => id === pirate.id);
    if (!hit) return [pirate];
    return healthLeft(hit) > 0 ? [hit] : [];
  });
  emit(draft, {
    kind: 'used',
    design: unit.design,
    room: unit.room,
    round: draft.state.round,
    wave: draft.state.wave,
    hits: hits.map((hit) => ({ unit: hit.id, design: hit.design, left: healthLeft(hit) })),
  });
}
