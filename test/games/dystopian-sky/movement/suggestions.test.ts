import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../../src/games/dystopian-sky/map/place.ts';
import { p } from '../ground.ts';
import { world } from '../world.ts';

/** One unit with a revolver and its whole movement, and an enemy in sight. */
const shooter = () => world([[{ at: 'A6', weapons: ['revolver'] }, { at: 'A20' }], [{ at: 'X6' }]]).activate();

describe('A movement', () => {
  it('names up to twelve places, and every other one by its column, each place once', () => {
    const game = shooter();
    const named = game.offered('go').map(({ to }) => to);
    expect(named.length).toBeGreaterThan(6);
    expect(new Set(named).size).toBe(named.length);
    for (const { column } of game.offered('column')) {
      const before = game.table.crews;
      const places = game.answer({ do: 'column', column }).offered('go');
      expect(places.some(({ to }) => !named.includes(to))).toBe(true);
      expect(places.length).toBeGreaterThan(1);
      expect(places.every(({ to }) => columnOf(to) === column)).toBe(true);
      game.answer({ do: 'back' });
      expect(game.table.crews).toEqual(before);
      game.asks(0, 'phase');
    }
  });

  it('names first where the attacks that are left do most and enemies do least', () => {
    const game = shooter();
    const [first] = game.offered('go');
    // The revolver reaches 12 inches without a penalty: nearer to the enemy than where the unit stands.
    expect(first && columnOf(first.to)).toBeGreaterThan(columnOf(p('A6')));
  });

  it('names another place first once the unit has no Action left', () => {
    const game = world([
      [{ at: 'K6', weapons: ['revolver'] }, { at: 'A20' }],
      [{ at: 'M6', weapons: ['revolver'] }],
    ]).activate();
    const [before] = game.offered('go');
    game.answer({ do: 'defend' }).answer({ do: 'ready' });
    const [after] = game.offered('go');
    expect(after).not.toEqual(before);
  });
});
