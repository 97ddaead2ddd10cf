import { draw, shuffled, type Tactics } from '#engine';
import type { ToyAction, ToyState } from './state.ts';
import type { ToyView } from './view.ts';

/** An AI player of the toy bids high and answers everything else at random. */
export const toyTactics: Tactics<ToyState, ToyAction, ToyView> = {
  names: ['Moth', 'Firefly', 'Candle', 'Spark'],
  heuristic(_view, open, rng) {
    const decision = open.find(({ urgency }) => urgency === 'required');
    if (!decision) return null;
    const { seat, id, options, pick } = decision;
    if (pick) return { seat, decision: id, actions: shuffled(rng, options).slice(0, pick.min) };
    const dear = options.findLast((option) => option.do === 'stake' || option.do === 'card');
    return { seat, decision: id, actions: [dear ?? draw(rng, options)] };
  },
  isPointless: () => false,
  kindOf: () => 'any',
  heuristicOnly: [],
  progress: ({ round }) => round,
  depth: 2,
  iterations: 24,
  evaluate({ scores }, seat) {
    const all = scores.reduce((sum, score) => sum + score, 0);
    return all === 0 ? 1 / scores.length : (scores[seat] ?? 0) / all;
  },
};
