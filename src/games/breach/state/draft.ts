import type { Draft as KitDraft, Rule as KitRule, Writable } from '#engine';
import type { Action, Event } from './actions.ts';
import type { Frames, Frame, State } from './state.ts';

/** A step being worked out, with a copy of the state whose fields may be set. */
export interface Draft extends KitDraft<Event> {
  readonly state: Writable<State>;
}

/** What one kind of frame does while it is on top of the stack. */
export type Rule<K extends keyof Frames> = KitRule<Draft, State, Action, Frame<K>>;
