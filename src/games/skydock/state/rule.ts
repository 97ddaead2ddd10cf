import type { Rule as KitRule, Rules as KitRules } from '#engine';
import type { Action } from './actions.ts';
import type { Draft } from './draft.ts';
import type { At, Frame, Frames } from './frames.ts';
import type { State } from './state.ts';

/** The behaviour of one kind of frame while it is on top of the stack. */
export type Rule<K extends At> = KitRule<Draft, State, Action, Frame<K>>;

export type Rules = KitRules<Frames, Draft, State, Action>;
