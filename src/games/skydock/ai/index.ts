import type { Tactics } from '#engine';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { isWasteful } from './boosting.ts';
import { evaluate } from './evaluate.ts';
import { skydockPlayer } from './heuristic.ts';
import { outlookOf } from './knowledge.ts';

/** The AI of Skydock. The search looks ahead to the end of the round. */
export const skydockTactics: Tactics<State, Action, View> = {
  names: ['Captain Fine-Probably', 'Second-Best Betty', 'Oops Abernathy', 'Lucky Until Tuesday'],
  heuristic: skydockPlayer,
  isPointless: (action, view, options) =>
    ['back', 'unlock', 'stay'].includes(action.do) ||
    (action.do === 'boost' && isWasteful(outlookOf(view), action, options)),
  // Routes to the same room are one kind, so that the search tries several rooms.
  kindOf: (action) => (action.do === 'go' ? `go ${action.path.at(-1)}` : 'any'),
  heuristicOnly: ['character', 'backer'],
  progress: ({ table }) => table.round,
  depth: 1,
  iterations: 96,
  evaluate,
};
