import type { Tactics } from '#engine';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { evaluate } from './evaluate.ts';
import { skydockPlayer } from './heuristic.ts';

/** How Skydock is played without people. What is left of the round is thought out. */
export const skydockTactics: Tactics<State, Action, View> = {
  names: ['Captain Fine-Probably', 'Second-Best Betty', 'Oops Abernathy', 'Lucky Until Tuesday'],
  heuristic: skydockPlayer,
  isPointless: (action) => action.do === 'back' || action.do === 'unlock',
  // Its heuristics weigh everything in glory. Ways to one room are of a kind, so that search sees several rooms.
  kindOf: (action) => (action.do === 'go' ? `go ${action.path.at(-1)}` : 'any'),
  heuristicOnly: ['character', 'backer'],
  progress: ({ table }) => table.round,
  depth: 1,
  iterations: 96,
  evaluate,
};
