import { at, emit, type Answer, type Decision } from '#engine';
import type { Action } from '../state/actions.ts';
import type { Effect, EffectName } from '../content/effects.ts';
import { pop, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame } from '../state/frames.ts';
import { meansOf, type Means } from '../cards/resources.ts';
import { listOf } from './sources.ts';
import type { Hand, State, Table } from '../state/state.ts';
import * as abilities from './abilities.ts';
import * as branches from './branches.ts';
import * as cards from './cards.ts';
import type { EffectRule } from './rule.ts';
import * as ship from './ship.ts';

const RULES: { readonly [K in EffectName]: EffectRule<K> } = { ...abilities, ...branches, ...cards, ...ship };

type Doing = Frame<'effects'>;

function run<K extends EffectName>(draft: Draft, frame: Doing, effect: Effect<K>): 'on' | 'ask' {
  return RULES[effect.do].run(draft, frame, effect);
}

function ask<K extends EffectName>(state: State, frame: Doing, effect: Effect<K>): readonly Decision<Action>[] {
  return RULES[effect.do].ask?.(state, frame, effect) ?? [];
}

function answered<K extends EffectName>(draft: Draft, frame: Doing, effect: Effect<K>, answer: Answer<Action>): void {
  RULES[effect.do].answer?.(draft, frame, effect, answer);
}

function bites<K extends EffectName>(means: Means, seat: number, effect: Effect<K>): boolean {
  // A cost alone is not worth doing.
  if ('cost' in effect) return false;
  return RULES[effect.do].bites?.(means, seat, effect, (other, inner) => bites(means, other, inner)) ?? true;
}

/** Carries out a list of effects in order. An encounter is met unasked: where it changes nothing, that is told. */
export const effects: Rule<'effects'> = {
  run(draft, frame) {
    const list = listOf(frame);
    const effect = list[frame.next];
    if (frame.of.from === 'encounter' && isBeginning(frame) && effect && !changesAnything(draft, frame, list))
      emit(draft, { kind: 'in-vain', seat: frame.seat, encounter: frame.of.id });
    if (effect) return run(draft, frame, effect);
    pop(draft);
    return 'on';
  },
  ask: (state, frame) => ask(state, frame, at(listOf(frame), frame.next)),
  answer: (draft, frame, answer) => answered(draft, frame, at(listOf(frame), frame.next), answer),
};

function isBeginning({ next, times, passed }: Doing): boolean {
  return next === 0 && times === 0 && passed === null;
}

function changesAnything(draft: Draft, { seat }: Doing, list: readonly Effect[]): boolean {
  const means = meansOf(draft, seat);
  return list.some((effect) => 'cost' in effect || bites(means, seat, effect));
}

/** Whether these effects would change anything and their cost can be paid. Only then are they offered. */
export function worthDoing(means: Means, seat: number, list: readonly Effect[]): boolean {
  return affordable(means.table, seat, means.hand, list) && list.some((effect) => bites(means, seat, effect));
}

/** Whether the cost of these effects can be paid. */
export function affordable(
  table: Table,
  seat: number,
  hand: Pick<Hand, 'scheme' | 'loot'>,
  list: readonly Effect[],
): boolean {
  return list.every((effect) => {
    if (effect.do === 'glory' && effect.cost) return at(table.pirates, seat).glory >= -effect.n;
    if (effect.do === 'discard' && effect.cost) return hand[effect.deck].length >= effect.n;
    return true;
  });
}
