import { describe, expect, it } from 'vitest';
import { at, draw, freeRng, hashOf, seats, start, submit } from '#engine';
import { dystopianSkyTactics } from '../../../../src/games/dystopian-sky/ai/index.ts';
import { MAP_IDS } from '../../../../src/games/dystopian-sky/content/maps.ts';
import { dystopianSky } from '../../../../src/games/dystopian-sky/game.ts';

/** Matches between a heuristic player and a random one: two on each map, from both seats. */
const MATCHES = 12;

describe('The heuristic', () => {
  it('beats random answers on every map', () => {
    const won = seats(MATCHES).filter((number) => {
      const seed = hashOf(`heuristic ${String(number)}`);
      const rng = freeRng(seed);
      const smart = number % 2;
      const options = dystopianSky.readOptions({ map: at(MAP_IDS, Math.floor(number / 2)) });
      if (!options) throw new Error('These are no options.');
      let match = start(dystopianSky, 2, options, seed);
      let open = dystopianSky.decisions(match.state);
      for (let [decision] = open; decision; [decision] = open) {
        const { seat, id } = decision;
        const view = dystopianSky.view(match.state, seat);
        const answer =
          seat === smart
            ? dystopianSkyTactics.heuristic(view, [decision], rng)
            : { seat, decision: id, actions: [draw(rng, decision.options)] };
        if (!answer) throw new Error('The heuristic says nothing.');
        const step = submit(dystopianSky, match, seed, answer, open);
        if (!step.ok) throw new Error(`Refused: ${step.refusal}`);
        ({ match, open } = step);
      }
      return dystopianSky.outcome(match.state)?.winners.includes(smart);
    });
    expect(won.length).toBeGreaterThanOrEqual(MATCHES - 1);
  });
});
