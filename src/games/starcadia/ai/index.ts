import type { Tactics } from '#engine';
import type { View } from '../hidden/view.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { evaluate } from './evaluate.ts';
import { heuristic } from './heuristic.ts';

/** AI players of Starcadia. A simulation goes on for a turn of each of four crews. */
export const starcadiaTactics: Tactics<State, Action, View> = {
  names: ['Admiral Pip', 'Captain Moss', 'Lady Quasar', 'Old Bolt'],
  heuristic,
  isPointless: ({ do: does }) => does === 'decline',
  kindOf: (action) => action.do,
  heuristicOnly: [
    'heroes',
    'distribute',
    'excess',
    'hand-draft',
    'claim',
    'board',
    'reorganize',
    'upgrade-draft',
    'next-scenario',
  ],
  progress: ({ table: { sheet, scenario } }) => sheet.length * 1000 + (scenario?.turns ?? 0),
  depth: 3,
  iterations: 48,
  evaluate,
};
