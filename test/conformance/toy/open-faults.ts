import type { Decision } from '#engine';
import { toyFace } from './face.ts';
import { asking, fault, topOf, type Fault } from './fault.ts';
import { allOpen, faceDown } from './open.ts';
import type { Card, ToyAction } from './state.ts';
import { toyTactics } from './tactics.ts';
import type { ToyView } from './view.ts';

/** What a rule set may never have: a memory of its own. */
let lastTop: Card = 'ember';

/** Faults of games in which no seat has a secret from another. */
export const openFaults: readonly Fault[] = [
  fault('is all open and prompts at length', 'words', /prompt of swap is longer than 300/, allOpen, {
    face: { ...toyFace, prompt: () => 'x'.repeat(5000) },
  }),
  fault('is all open and played by an AI that never answers', 'players', /nothing to say/, allOpen, {
    tactics: { ...toyTactics, heuristic: () => null },
  }),
  fault('is all open and played by an AI that invents answers', 'players', /is refused .not-offered/, allOpen, {
    tactics: {
      ...toyTactics,
      heuristic(_view: ToyView, [decision]: readonly Decision<ToyAction>[]) {
        return decision ? { seat: decision.seat, decision: decision.id, actions: [{ do: 'stake', stake: 9 }] } : null;
      },
    },
  }),
  fault('has a face-down deck that is never redrawn', 'hidden', /always the real one, but deck.* is hidden/, {
    ...faceDown,
    resample: (state) => state,
  }),
  fault('offers by the top of a face-down deck', 'asking', /What card:.* offers/, {
    ...faceDown,
    ...asking(
      (decision, state) =>
        decision.kind === 'card' && topOf(state) === 'ember'
          ? { ...decision, options: decision.options.slice(0, 1) }
          : decision,
      faceDown,
    ),
  }),
  fault(
    'is played by an AI that reads a face-down deck',
    'players',
    /answers depends on something hidden/,
    {
      ...faceDown,
      view(state, viewer) {
        lastTop = topOf(state);
        return faceDown.view(state, viewer);
      },
    },
    {
      tactics: {
        ...toyTactics,
        heuristic(view: ToyView, open: readonly Decision<ToyAction>[], rng) {
          const [decision] = open;
          const option = decision?.options.at(lastTop === 'comet' ? 0 : -1);
          if (!decision || decision.pick || option === undefined) return toyTactics.heuristic(view, open, rng);
          return { seat: decision.seat, decision: decision.id, actions: [option] };
        },
      },
    },
  ),
];
