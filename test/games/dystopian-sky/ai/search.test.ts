import { describe, expect, it } from 'vitest';
import { at } from '#engine';
import { evaluate } from '../../../../src/games/dystopian-sky/ai/evaluate.ts';
import { dystopianSkyTactics } from '../../../../src/games/dystopian-sky/ai/index.ts';
import { expectedLosses } from '../../../../src/games/dystopian-sky/ai/threats.ts';
import { dystopianSky } from '../../../../src/games/dystopian-sky/game.ts';
import { world } from '../world.ts';

const SHOOTER = { at: 'A1', weapons: ['carbine'] } as const;

/** What the second crew is expected to lose in the Turn of the first. */
const lossOf = (game: ReturnType<typeof world>) => at(expectedLosses(game.table, 0), 1);

describe('The search expects', () => {
  it('a unit to lose more where an enemy can come and attack it', () => {
    const [near, far] = [world([[SHOOTER], [{ at: 'G1' }]]), world([[SHOOTER], [{ at: 'X24' }]])];
    expect(lossOf(near)).toBeGreaterThan(lossOf(far));
    expect(evaluate(near.state, 1)).toBeLessThan(evaluate(far.state, 1));
  });

  it('nothing of a unit whose Phase is over', () => {
    expect(lossOf(world([[SHOOTER], [{ at: 'G1' }]]).given(0, 0, { done: true }))).toBe(0);
  });

  it('no more from several attackers than their target is worth', () => {
    const all = [SHOOTER, { ...SHOOTER, at: 'A2' }, { ...SHOOTER, at: 'B1' }, { ...SHOOTER, at: 'B2' }];
    const game = world([all, [{ at: 'E1', unit: { health: 1 } }]]);
    expect(lossOf(game)).toBeGreaterThan(0.1);
    expect(lossOf(game)).toBeLessThan(0.5);
  });
});

it('The search leaves aside what the heuristic knows to be clearly worse', () => {
  const game = world([[SHOOTER], [{ at: 'G1', unit: { health: 5 } }, { at: 'X24' }]]).activate();
  const { options } = game.asked;
  const view = dystopianSky.view(game.state, 0);
  const pointless = options.filter((option) => dystopianSkyTactics.isPointless(option, view, options));
  expect(pointless.map(({ do: does }) => does)).toEqual(expect.arrayContaining(['done', 'rest']));
  expect(pointless).not.toContainEqual({ do: 'attack', weapon: 0, target: 4 });
});
