import type { Tactics } from '../../../engine/player.ts';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { prospects } from './prospects.ts';
import { skydockPlayer } from './thumb.ts';

/** How Skydock is played without people. The rest of the round is thought out, and the next one. */
export const skydockTactics: Tactics<State, Action, View> = {
  names: ['Captain Fine-Probably', 'Second-Best Betty', 'Oops Abernathy', 'Lucky Until Tuesday'],
  thumb: skydockPlayer,
  leadsBack: (action) => action.do === 'back' || action.do === 'unlock',
  clock: ({ table }) => table.round,
  horizon: 2,
  prospects,
};
