import type { Draft as KitDraft, Rule as KitRule, Writable } from '#engine';
import type { Action, Event } from './actions.ts';
import type { Frames, Frame, State } from './state.ts';

/** A step in progress. `state` is a copy whose fields may be set; what they hold may not be changed. */
export interface Draft extends KitDraft<Event> {
  readonly state: Writable<State>;
}

/** How one kind of frame asks and is answered while it is on top of the stack. */
export type Rule<K extends keyof Frames> = KitRule<Draft, State, Action, Frame<K>>;
