import { describe, expect, it } from 'vitest';
import { AI_DESIGN_IDS } from '../../../src/games/breach/content/ai-units.ts';
import { suggestedDefence } from '../../../src/games/breach/turn-order/suggested-defence.ts';
import { board, newGame } from './world.ts';

/** The Bridge is C1. */
describe('The suggested Set-Up of the Ship', () => {
  it('is traps and turrets in turn on the Bridge', () => {
    expect(suggestedDefence(newGame().state)).toEqual(['fresh-air', 'final-reminder', 'fresh-air']);
    expect(
      newGame()
        .choose({ do: 'defend' })
        .state.ai.map(({ room }) => room),
    ).toEqual(['C1', 'C1', 'C1']);
  });

  it('adds what is missing to the units on the Bridge', () => {
    const ship = board({ phase: 'ai-set-up', wave: 0, reactor: 9, ai: { C1: ['static-carpet', 'fire-drill'] } });
    expect(suggestedDefence(ship.state)).toEqual(['final-reminder', 'final-reminder']);
  });

  it('is as many units whatever those are that only the Ship knows', () => {
    const counts = AI_DESIGN_IDS.map(
      (design) =>
        suggestedDefence(board({ phase: 'ai-set-up', wave: 0, reactor: 9, ai: { C1: [design] } }).state).length,
    );
    expect(new Set(counts)).toEqual(new Set([3]));
  });

  it('is not offered where the Bridge is full or the Reactor empty', () => {
    const four = ['fresh-air', 'fresh-air', 'fresh-air', 'fresh-air'] as const;
    const full = board({ phase: 'ai-set-up', wave: 0, reactor: 9, ai: { C1: four } });
    const empty = board({ phase: 'ai-set-up', wave: 0, reactor: 0 });
    for (const ship of [full, empty]) expect(ship.options).not.toContainEqual({ do: 'defend' });
  });
});
