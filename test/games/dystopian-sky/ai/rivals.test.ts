import { describe, expect, it } from 'vitest';
import { rivalWeight } from '../../../../src/games/dystopian-sky/ai/harm.ts';
import { phaseWorths } from '../../../../src/games/dystopian-sky/ai/phase.ts';
import { world } from '../world.ts';

/** A unit with a rifle halfway between one of a whole crew and the last of another, in the open. */
const between = () =>
  world([
    [{ at: 'H9', weapons: ['hunting-rifle'] }],
    [{ at: 'C9' }, { at: 'A1' }, { at: 'B1' }, { at: 'C1' }],
    [{ at: 'M9' }],
  ]);

describe('Among several crews', () => {
  it('harm to the strongest rival counts in full, and to the others by how strong they are', () => {
    const { table } = between();
    expect(rivalWeight(table, 0, 4)).toBe(1);
    expect(rivalWeight(table, 0, 8)).toBeCloseTo(1 / 4);
    expect(rivalWeight(table, 8, 0)).toBeCloseTo(1 / 4);
  });

  it('the heuristic shoots at the strongest, all else being equal', () => {
    const game = between().activate();
    const frame = game.table.stack.at(-1);
    if (frame?.kind !== 'phase') throw new Error('No Phase has begun.');
    const worth = phaseWorths(game.table, frame);
    const [strong, weak] = [4, 8].map((target) => worth({ do: 'attack', weapon: 0, target }));
    expect(strong).toBeGreaterThan(weak ?? Infinity);
    expect(weak).toBeGreaterThan(0);
  });

  it('harm to the only other crew counts in full, however weak it is', () => {
    const { table } = world([[{ at: 'H9' }, { at: 'H10' }], [{ at: 'C9' }]]);
    expect(rivalWeight(table, 0, 4)).toBe(1);
  });
});
