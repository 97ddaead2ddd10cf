import { describe, expect, it } from 'vitest';
import { freeRng, hashOf, seats, start, submit, type Answer, type Decision } from '#engine';
import { starcadiaTactics } from '../../../src/games/starcadia/ai/index.ts';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import type { Action } from '../../../src/games/starcadia/state/actions.ts';

/** Games of the first scenario between a heuristic player and a random one. */
const GAMES = 12;

describe('The heuristic', () => {
  it('beats random answers in nearly every scenario', () => {
    const won = seats(GAMES).filter((number) => {
      const seed = hashOf(`heuristic ${String(number)}`);
      const rng = freeRng(seed);
      const smart = number % 2;
      let match = start(starcadia, 2, { play: '1', heroes: 'pairs', monsters: 'players' }, seed);
      let open = starcadia.decisions(match.state);
      for (let [decision] = open; decision; [decision] = open) {
        const view = starcadia.view(match.state, decision.seat);
        const answer =
          decision.seat === smart ? starcadiaTactics.heuristic(view, [decision], rng) : random(decision, rng);
        if (!answer) throw new Error('The heuristic says nothing.');
        const step = submit(starcadia, match, seed, answer, open);
        if (!step.ok) throw new Error(`Refused: ${step.refusal}`);
        ({ match, open } = step);
      }
      return starcadia.outcome(match.state)?.winners.includes(smart);
    });
    expect(won.length).toBeGreaterThanOrEqual(GAMES - 2);
  });
});

function random({ id, seat, options, pick }: Decision<Action>, rng: ReturnType<typeof freeRng>): Answer<Action> {
  const { min, max } = pick ?? { min: 1, max: 1 };
  const rest = [...options];
  const actions = seats(min + rng.int(max - min + 1)).flatMap(() => rest.splice(rng.int(rest.length), 1));
  return { seat, decision: id, actions };
}
