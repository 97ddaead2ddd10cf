import { only, pop, push, emit, unexpected, withId } from '#engine';
import type { Action } from '../state/actions.ts';
import { useAiUnit } from '../battle/battle.ts';
import { isHeld } from '../board/board.ts';
import type { Draft, Rule } from '../state/draft.ts';
import { BACK, END, question } from '../state/question.ts';
import { AI, type AiUnit, type PirateUnit, type State } from '../state/state.ts';
import { AI_DESIGNS } from '../content/ai-units.ts';
import { askWhile, endSection } from './section.ts';

/** Whether the A.I. can use any unit. */
export function hasAiWave(state: State): boolean {
  return state.ai.some((unit) => canUse(state, unit));
}

export const aiWave: Rule<'ai-wave'> = {
  run: askWhile(hasAiWave),
  ask(state, frame) {
    const usable = state.ai.filter((unit) => canUse(state, unit));
    const answers = usable
      .filter((a, at) => usable.findIndex((b) => a.design === b.design && a.room === b.room) === at)
      .map((unit): Action => ({ do: AI_DESIGNS[unit.design].type === 'trap' ? 'spring' : 'fire', unit: unit.id }));
    return question(frame, AI, answers, END);
  },
  answer(draft, _frame, answer) {
    const action = only(answer);
    if (action.do === 'fire') push(draft.state, { kind: 'target', unit: action.unit });
    else if (action.do === 'spring') springTrap(draft, action.unit);
    else if (action.do === 'end') endSection(draft);
    else unexpected(action);
  },
};

/** The turret is chosen; the target is asked for unless all targets are alike. */
export const target: Rule<'target'> = {
  run(draft, { unit }) {
    const [target, ...more] = targetsOf(draft.state, unit);
    if (!target || more.length > 0) return 'ask';
    pop(draft.state);
    fireTurret(draft, unit, target.id);
    return 'on';
  },
  ask(state, frame) {
    const answers = targetsOf(state, frame.unit).map(({ id }): Action => ({ do: 'target', unit: id }));
    return question(frame, AI, answers, BACK);
  },
  answer(draft, { unit }, answer) {
    const action = only(answer);
    pop(draft.state);
    if (action.do === 'target') fireTurret(draft, unit, action.unit);
    else if (action.do !== 'back') unexpected(action);
  },
};

/** A turret does its damage to one pirate in its room (rules: Damage). */
function fireTurret(draft: Draft, turret: number, target: number): void {
  const hit = draft.state.pirates.filter(({ id }) => id === target);
  useAiUnit(draft, withId(draft.state.ai, turret), hit);
}

/** A trap does its damage to every pirate in its room at once (rules: Damage). */
function springTrap(draft: Draft, unit: number): void {
  const trap = withId(draft.state.ai, unit);
  useAiUnit(
    draft,
    trap,
    draft.state.pirates.filter(({ room }) => room === trap.room),
  );
}

/** Reports the units the A.I. could still have used, so that the Pirates know it had the choice. */
export function tellHeldBack(draft: Draft): void {
  const { state } = draft;
  const units = state.ai.filter((unit) => canUse(state, unit)).map(({ design, room }) => ({ design, room }));
  emit(draft, { kind: 'held-back', units, capacitor: state.capacitor });
}

/** Whether only a lack of energy keeps the A.I. from using any unit. */
export function isPowerless(state: State): boolean {
  return !hasAiWave(state) && state.ai.some(({ room }) => isHeld(state.pirates, room));
}

/** Whether the Capacitor can pay for it and a pirate is in its room. */
function canUse(state: State, unit: AiUnit): boolean {
  return AI_DESIGNS[unit.design].cost <= state.capacitor && isHeld(state.pirates, unit.room);
}

/** The pirates in a turret's room. Of identical pirates only the first is listed. */
function targetsOf(state: State, turret: number): readonly PirateUnit[] {
  const where = withId(state.ai, turret).room;
  const there = state.pirates.filter(({ room }) => room === where);
  return there.filter((a, at) => there.findIndex((b) => a.design === b.design && a.hurt === b.hurt) === at);
}
