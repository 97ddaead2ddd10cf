import { best, type Tactics } from '#engine';
import { ROUNDS, type Action, type State } from './state.ts';
import type { View } from './view.ts';

export const pearlsTactics: Tactics<State, Action, View> = {
  names: ['Conch', 'Limpet', 'Whelk', 'Cockle'],
  // Bids about as much as the pearl is worth, and dives again for one worth less than the mean of a die.
  heuristic(view, open, rng) {
    const [decision] = open;
    if (!decision) return null;
    const worth = view.worth ?? 0;
    const score = (action: Action) => {
      if (action.do === 'bid') return -Math.abs(action.card - worth);
      return action.do === 'keep' ? worth : 3.5;
    };
    return { seat: decision.seat, decision: decision.id, actions: [best(decision.options, score, rng, 2)] };
  },
  isPointless: () => false,
  kindOf: ({ do: kind }) => kind,
  heuristicOnly: [],
  progress: ({ round }) => round,
  depth: ROUNDS,
  iterations: 24,
  evaluate({ points }, seat) {
    const all = points.reduce((sum, count) => sum + count, 0);
    return all === 0 ? 1 / points.length : (points[seat] ?? 0) / all;
  },
};
