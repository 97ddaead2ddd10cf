import type { Tactics } from '../../../engine/ai/tactics.ts';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { prospects } from './prospects.ts';
import { skydockPlayer } from './thumb.ts';

/** How Skydock is played without people. What is left of the round is thought out. */
export const skydockTactics: Tactics<State, Action, View> = {
  names: ['Captain Fine-Probably', 'Second-Best Betty', 'Oops Abernathy', 'Lucky Until Tuesday'],
  thumb: skydockPlayer,
  isNeedless: (action) => action.do === 'back' || action.do === 'unlock',
  // Its rules of thumb weigh everything in glory: nothing is of another kind.
  kindOf: () => 'any',
  unforeseen: ['character', 'backer'],
  clock: ({ table }) => table.round,
  horizon: 1,
  iterations: 96,
  prospects,
};
