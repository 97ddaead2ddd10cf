import { describe, expect, it } from 'vitest';
import { AI_DESIGN_IDS } from '../../../src/games/breach/content/ai-units.ts';
import { suggestedDefence } from '../../../src/games/breach/turn-order/suggested-defence.ts';
import { board, newGame } from './world.ts';

/** The Bridge is C1. */
describe('The suggested Set-Up of the Ship', () => {
  it('is traps and turrets in turn on the Bridge', () => {
    expect(suggestedDefence(newGame().state)).toEqual({
      generators: 0,
      units: ['fresh-air', 'final-reminder', 'fresh-air'],
    });
    expect(
      newGame()
        .choose({ do: 'defend' })
        .state.ai.map(({ room }) => room),
    ).toEqual(['C1', 'C1', 'C1']);
  });

  it('adds what is missing to the units on the Bridge', () => {
    const ship = board({ phase: 'ai-set-up', wave: 0, reactor: 9, ai: { C1: ['static-carpet', 'fire-drill'] } });
    expect(suggestedDefence(ship.state).units).toEqual(['final-reminder', 'final-reminder']);
  });

  it('begins with generators where the Capacitor cannot pay for one use, but leaves energy for a unit', () => {
    const suggested = (capacitor: number, reactor: number) => {
      const { generators, units } = suggestedDefence(board({ phase: 'ai-set-up', wave: 0, reactor, capacitor }).state);
      return [generators, units.length];
    };
    expect(suggested(2, 2)).toEqual([0, 2]);
    expect(suggested(1, 2)).toEqual([1, 1]);
    expect(suggested(0, 2)).toEqual([1, 1]);
    expect(suggested(0, 3)).toEqual([2, 1]);
    expect(suggested(0, 1)).toEqual([0, 1]);
  });

  it('counts the generators that are already active', () => {
    const ship = board({ phase: 'ai-set-up', wave: 0, reactor: 2, capacitor: 0, generators: 2 });
    expect(suggestedDefence(ship.state)).toMatchObject({ generators: 0 });
  });

  it('fills the Capacitor with what no unit needs', () => {
    const four = ['fresh-air', 'fresh-air', 'fresh-air', 'fresh-air'] as const;
    const suggested = (capacitor: number) =>
      suggestedDefence(board({ phase: 'ai-set-up', wave: 0, reactor: 9, capacitor, ai: { C1: four } }).state);
    expect(suggested(4)).toEqual({ generators: 1, units: [] });
    expect(suggested(0)).toEqual({ generators: 3, units: [] });
  });

  it('is as many units and generators whatever those are that only the Ship knows', () => {
    const counts = AI_DESIGN_IDS.map((design) => {
      const ship = board({ phase: 'ai-set-up', wave: 0, reactor: 9, capacitor: 3, ai: { C1: [design] } });
      const { generators, units } = suggestedDefence(ship.state);
      return `${generators} ${units.length}`;
    });
    expect(new Set(counts)).toEqual(new Set(['2 3']));
  });

  it('is not offered where the Bridge and the Capacitor are full, or the Reactor is empty', () => {
    const four = ['fresh-air', 'fresh-air', 'fresh-air', 'fresh-air'] as const;
    const full = board({ phase: 'ai-set-up', wave: 0, reactor: 9, capacitor: 5, ai: { C1: four } });
    const empty = board({ phase: 'ai-set-up', wave: 0, reactor: 0 });
    for (const ship of [full, empty]) expect(ship.options).not.toContainEqual({ do: 'defend' });
  });
});
