import type { Tactics } from '#engine';
import type { Action } from '../state/actions.ts';
import { WAVES } from '../turn-order/rounds.ts';
import { AI, type State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { aiPlayer } from './ship.ts';
import { piratesPlayer } from './pirates.ts';
import { prospects } from './evaluate.ts';

/** How Breach is played without people. Two rounds are thought out: what the Pirates begin takes as long to tell. */
export const breachTactics: Tactics<State, Action, View> = {
  names: ['Orrin', 'Vesper'],
  thumb(view, [decision], rng) {
    if (!decision) return null;
    const player = decision.seat === AI ? aiPlayer : piratesPlayer;
    return { seat: decision.seat, decision: decision.id, actions: [player(view, decision, rng)] };
  },
  isNeedless: ({ do: does }) => does === 'back' || does === 'order-room',
  kindOf: (action) => action.do,
  unforeseen: [],
  clock: ({ round, wave }) => round * (WAVES + 1) + wave,
  horizon: 2 * (WAVES + 1),
  iterations: 24,
  prospects,
};
