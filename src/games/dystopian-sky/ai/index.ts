import { at, type Tactics } from '#engine';
import type { View } from '../hidden/view.ts';
import { CREW_SIZE } from '../roster/roster.ts';
import type { Action } from '../state/actions.ts';
import type { State, Table } from '../state/state.ts';
import { evaluate } from './evaluate.ts';
import { heuristic, isClearlyWorse } from './heuristic.ts';

/** What changes nothing, or cannot be judged by what follows in a Phase. */
const NEVER: readonly Action['do'][] = ['stance', 'back', 'concede', 'pass-all'];

/** AI players of Dystopian Sky. A simulation ends with the Phase at hand: what follows is expected, not rolled. */
export const dystopianSkyTactics: Tactics<State, Action, View> = {
  names: ['Boss Tallow', 'Rust Vesper', 'Aunt Static', 'Nine Volt'],
  heuristic,
  isPointless: (action, view, options) => NEVER.includes(action.do) || isClearlyWorse(action, view, options),
  kindOf: (action) => action.do,
  heuristicOnly: ['muster', 'zone', 'deploy', 'row', 'arc'],
  progress: ({ table }) => phasesOf(table),
  depth: 1,
  iterations: 64,
  evaluate,
};

/** Phases that are over, or were skipped; every Turn has one for each unit. */
function phasesOf({ round, order, stack, ending, crews, options }: Table): number {
  const turns = (Number(options.length) + 1) * crews.length;
  if (ending !== null) return turns * (CREW_SIZE + 1);
  const turn = stack.find(({ kind }) => kind === 'turn');
  if (turn?.kind !== 'turn') return 0;
  const begun = (round - 1) * crews.length + order.indexOf(turn.seat) + 1;
  return (
    begun * (CREW_SIZE + 1) + at(crews, turn.seat).units.filter(({ place, done }) => done || place === null).length
  );
}
