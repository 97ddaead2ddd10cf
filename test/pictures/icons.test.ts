import { describe, expect, it } from 'vitest';
import { freeRng, idsOf, newOptions, OWNERS, type Box, type GameEntry } from '#engine';
import { games } from '../../src/games/index.ts';
import { drawn, painted, sceneOf } from './drawn.ts';

const BOX = { x: 100, y: 50, width: 60, height: 60 };

/** All icons of a game: every scene of it brings them. */
function iconsOf({ game, face }: GameEntry) {
  const state = game.setup(game.seats[0], newOptions(game), freeRng('icons'));
  return face.scene(game.view(state, 'public')).icons;
}

describe.each(games.map((entry) => [entry.game.id, iconsOf(entry)] as const))('The icon of %s', (_, icons) => {
  it.each(idsOf(icons))('%s is drawn, and stays within its box', async (icon) => {
    const { inside, outside } = await painted(sceneOf({ kind: 'icon', ...BOX, icon, tone: 'bright' }, icons), BOX);
    expect(inside).toBeGreaterThan(400);
    expect(outside).toBe(0);
  });
});

describe('The piece', () => {
  it.each(
    OWNERS.flatMap((owner) => (['full', 'hollow', 'spent', 'hidden'] as const).map((look) => [owner, look] as const)),
  )('of %s, %s, stays within its box', async (owner, look) => {
    const piece = { kind: 'piece', ...BOX, owner, letter: 'W', look, left: 0.5 } as const;
    const { inside, outside } = await painted(sceneOf(piece), BOX);
    expect(inside).toBeGreaterThan(800);
    expect(outside).toBe(0);
  });
});

describe('Owners', () => {
  it('have pieces of four outlines, told apart without colour and letter', async () => {
    const outlines = await Promise.all(
      OWNERS.map(async (owner) => {
        const { points } = await drawn(sceneOf({ kind: 'piece', ...BOX, owner, letter: '', look: 'full' }));
        const ground = points.colour(0, 0);
        return all(BOX).map(([x, y]) => points.colour(x, y) !== ground);
      }),
    );
    for (const [i, one] of outlines.entries()) {
      for (const other of outlines.slice(i + 1)) {
        const differing = one.filter((painted, n) => painted !== other[n]).length;
        expect(differing / one.length).toBeGreaterThan(0.1);
      }
    }
  });
});

/** The points of a box, row by row. */
function all({ x, y, width, height }: Box): [x: number, y: number][] {
  return Array.from({ length: width * height }, (_, n) => [x + (n % width), y + Math.floor(n / width)]);
}
