import type { Tactics } from '#engine';
import type { View } from '../hidden/view.ts';
import type { Action } from '../state/actions.ts';
import type { State, Table } from '../state/state.ts';
import { evaluate } from './evaluate.ts';
import { heuristic } from './heuristic.ts';

/** AI players of Dystopian Sky. A simulation ends with the Turn at hand. */
export const dystopianSkyTactics: Tactics<State, Action, View> = {
  names: ['Boss Tallow', 'Rust Vesper', 'Aunt Static', 'Nine Volt'],
  heuristic,
  isPointless: ({ do: does }) => does === 'stance' || does === 'back' || does === 'concede',
  kindOf: (action) => action.do,
  heuristicOnly: ['muster', 'zone', 'deploy', 'row', 'arc'],
  progress: ({ table }) => turnsOf(table),
  depth: 1,
  iterations: 12,
  evaluate,
};

/** Turns of crews that have begun. */
function turnsOf({ round, order, stack, ending, crews, options }: Table): number {
  if (ending !== null) return (Number(options.length) + 1) * crews.length;
  const turn = stack.find(({ kind }) => kind === 'turn');
  return turn?.kind === 'turn' ? (round - 1) * crews.length + order.indexOf(turn.seat) + 1 : 0;
}
