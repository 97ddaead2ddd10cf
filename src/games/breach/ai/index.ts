import type { Tactics } from '#engine';
import type { Action } from '../state/actions.ts';
import { WAVES } from '../turn-order/length.ts';
import { AI, type State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { aiPlayer } from './ship.ts';
import { piratesPlayer } from './pirates.ts';
import { evaluate } from './evaluate.ts';

/** AI players of Breach. Simulations last two rounds: it takes that long until an attack of the Pirates pays off. */
export const breachTactics: Tactics<State, Action, View> = {
  names: ['Orrin', 'Vesper'],
  heuristic(view, [decision], rng) {
    if (!decision) return null;
    const player = decision.seat === AI ? aiPlayer : piratesPlayer;
    return { seat: decision.seat, decision: decision.id, actions: [player(view, decision, rng)] };
  },
  // Nor does an AI player need what is suggested to people.
  isPointless: ({ do: does }) => does === 'back' || does === 'defend',
  kindOf: (action) => action.do,
  heuristicOnly: [],
  progress: ({ round, wave }) => round * (WAVES + 1) + wave,
  depth: 2 * (WAVES + 1),
  iterations: 24,
  evaluate,
};
