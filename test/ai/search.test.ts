import { describe, expect, it } from 'vitest';
import { freeRng, sameJson, stepRng, type AnyPlayable } from '#engine';
import { games } from '../../src/games/index.ts';
import { candidates } from '../../src/ai/candidates.ts';
import { sightOf, type AiRequest } from '../../src/ai/request.ts';
import { search } from '../../src/ai/search.ts';
import { think } from '../../src/ai/think.ts';

const BREACH = games.find(({ game }) => game.id === 'breach');
if (!BREACH) throw new Error('There is no Breach.');

const request: AiRequest = {
  game: BREACH.game.id,
  seat: 0,
  state: BREACH.game.setup(2, BREACH.game.readOptions({}), stepRng('00'.repeat(32), 0, 'setup')),
  strength: 'search',
  key: 'one',
};
const budget = { iterations: 24, most: 4 };

describe('A search', () => {
  it('gives the same answer to the same request', () => {
    expect(think(BREACH, request, budget)).toEqual(think(BREACH, request, budget));
  });

  it('considers no more answers and no more games than its budget', () => {
    const weighed = search(BREACH, request, freeRng('x'), budget);
    expect(weighed).toHaveLength(4);
    expect(weighed.flatMap(({ values }) => values).length).toBeLessThanOrEqual(24);
  });

  it('thinks out as many games as the game asks for where nobody says how many', () => {
    const asked = (iterations: number) => {
      const eager = { ...BREACH, tactics: { ...BREACH.tactics, iterations } };
      return search(eager, request, freeRng('x'), { most: 4 }).flatMap(({ values }) => values).length;
    };
    expect([asked(8), asked(16), asked(32)]).toEqual([8, 16, 32]);
  });

  it('thinks about the best step of every kind before the second best of any', () => {
    const known = candidates(BREACH.tactics, sightOf(BREACH, request), 3, freeRng('x'));
    const kinds = known.flatMap((answer) => answer?.actions ?? []).map((action) => BREACH.tactics.kindOf(action));
    expect(kinds.sort()).toEqual(['end', 'generator', 'place']);
  });

  it('finds what the heuristic overlooks', () => {
    // A heuristic that sees no difference, in a game that one answer wins.
    const [won] = BREACH.game.decisions(request.state)[0]?.options.slice(1) ?? [];
    const game = {
      ...BREACH.game,
      apply: (state: unknown, answer: Parameters<typeof BREACH.game.apply>[1]) => ({
        state: { of: state, won: sameJson(answer.actions[0], won) },
        events: [],
      }),
      resample: (state: unknown) => state,
    };
    const blind: AnyPlayable = {
      game,
      tactics: {
        ...BREACH.tactics,
        heuristic: (_view, open) => {
          const [decision] = open;
          return decision ? { seat: 0, decision: decision.id, actions: decision.options.slice(0, 1) } : null;
        },
        progress: (state) => (isOver(state) ? 9 : 0),
        depth: 1,
        evaluate: (state) => (isOver(state) && state.won ? 1 : 0.1),
      },
    };
    const [best] = search(blind, request, freeRng('x'), budget);
    expect(best?.answer?.actions).toEqual([won]);
  });

  it('does not think about what it cannot foresee', () => {
    const [decision] = BREACH.game.decisions(request.state);
    const heuristicOnly = [decision?.kind ?? ''];
    const shortSighted = { ...BREACH, tactics: { ...BREACH.tactics, heuristicOnly } };
    const weighed = search(shortSighted, request, freeRng('x'), budget);
    expect(weighed).toHaveLength(1);
    expect(weighed[0]?.answer).toEqual(candidates(BREACH.tactics, sightOf(BREACH, request), 1, freeRng('x'))[0]);
  });

  it('follows the heuristic unless another answer is better', () => {
    const even: AnyPlayable = { ...BREACH, tactics: { ...BREACH.tactics, evaluate: () => 0.5 } };
    const [heuristic] = candidates(BREACH.tactics, sightOf(BREACH, request), 4, freeRng('x'));
    expect(search(even, request, freeRng('x'), budget)[0]?.answer).toEqual(heuristic);
  });
});

function isOver(state: unknown): state is { readonly won: boolean } {
  return typeof state === 'object' && state !== null && 'won' in state;
}

describe('The tactics of every game', () => {
  it.each(games.map((entry) => [entry.game.id, entry] as const))('%s has a name for every seat', (_id, entry) => {
    const { names } = entry.tactics;
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(entry.game.seats[1]);
    expect(names.every((name) => name.length <= 24)).toBe(true);
  });
});
