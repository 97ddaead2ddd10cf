import type { Decision } from '#engine';
import type { Action } from '../state/actions.ts';
import { useAiUnit } from '../battle/battle.ts';
import { isHeld } from '../board/board.ts';
import { aiDesign } from '../battle/designs.ts';
import { current, pop, push, tell, type Draft } from '../state/draft.ts';
import { BACK, END, question } from '../state/question.ts';
import type { AiUnit, PirateUnit, State } from '../state/state.ts';

/** Whether the A.I. could do anything but end the wave. */
export function hasAiWave(state: State): boolean {
  return state.ai.some((unit) => canUse(state, unit));
}

export function askAiWave(state: State): Decision<Action> {
  const usable = state.ai.filter((unit) => canUse(state, unit));
  const answers = usable
    .filter((a, at) => usable.findIndex((b) => a.design === b.design && a.room === b.room) === at)
    .map((unit): Action => ({ do: aiDesign(unit.design).type === 'trap' ? 'spring' : 'fire', unit: unit.id }));
  return question(state, 'ai-wave', answers, END);
}

export function askTarget(state: State): Decision<Action> {
  const answers = targetsOf(state, aiUnit(state, current(state, 'target').unit)).map((target): Action => ({
    do: 'target',
    unit: target.id,
  }));
  return question(state, 'target', answers, BACK);
}

/** Which turret is decided; at whom comes next, unless its targets are all alike. */
export function chooseTurret(draft: Draft, unit: number): void {
  push(draft, { choosing: 'target', unit });
  const [target, ...more] = targetsOf(draft.state, aiUnit(draft.state, unit));
  if (target && more.length === 0) fireTurret(draft, target.id);
}

/** A turret does its damage to one pirate in its room (rules: Damage). */
export function fireTurret(draft: Draft, target: number): void {
  const turret = aiUnit(draft.state, current(draft.state, 'target').unit);
  pop(draft);
  useAiUnit(
    draft,
    turret,
    draft.state.pirates.filter(({ id }) => id === target),
  );
}

/** A trap does its damage to every pirate in its room at once (rules: Damage). */
export function springTrap(draft: Draft, unit: number): void {
  const trap = aiUnit(draft.state, unit);
  useAiUnit(
    draft,
    trap,
    draft.state.pirates.filter(({ room }) => room === trap.room),
  );
}

/** The A.I. goes on without these: the Pirates are told that they were spared, and not forgotten. */
export function tellHeldBack(draft: Draft): void {
  const { state } = draft;
  const units = state.ai.filter((unit) => canUse(state, unit)).map(({ design, room }) => ({ design, room }));
  tell(draft, { kind: 'held-back', units, capacitor: state.capacitor });
}

/** Whether a unit has a pirate in its room that it cannot be used on, for want of energy alone. */
export function isPowerless(state: State): boolean {
  return !hasAiWave(state) && state.ai.some(({ room }) => isHeld(state.pirates, room));
}

/** Whether the Capacitor can pay for it and a pirate is in its room. */
function canUse(state: State, unit: AiUnit): boolean {
  return aiDesign(unit.design).cost <= state.capacitor && isHeld(state.pirates, unit.room);
}

/** The pirates in a turret's room; of several exactly alike the first stands for all. */
function targetsOf(state: State, turret: AiUnit): readonly PirateUnit[] {
  const there = state.pirates.filter(({ room }) => room === turret.room);
  return there.filter((a, at) => there.findIndex((b) => a.design === b.design && a.hurt === b.hurt) === at);
}

function aiUnit(state: State, id: number): AiUnit {
  const unit = state.ai.find((other) => other.id === id);
  if (!unit) throw new Error(`There is no A.I. unit ${id}.`);
  return unit;
}
