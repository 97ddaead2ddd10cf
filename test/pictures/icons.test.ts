import { describe, expect, it } from 'vitest';
import { ICONS, OWNERS } from '../../src/engine/index.ts';
import { painted, sceneOf } from './drawn.ts';

const BOX = { x: 100, y: 50, width: 60, height: 60 };

describe('The icon', () => {
  it.each(ICONS)('%s is drawn, and stays within its box', async (icon) => {
    const { inside, outside } = await painted(sceneOf({ kind: 'icon', ...BOX, icon, tone: 'bright' }), BOX);
    expect(inside).toBeGreaterThan(400);
    expect(outside).toBe(0);
  });
});

describe('The piece', () => {
  it.each(OWNERS.flatMap((owner) => (['full', 'spent', 'hidden'] as const).map((look) => [owner, look] as const)))(
    'of %s, %s, stays within its box',
    async (owner, look) => {
      const piece = { kind: 'piece', ...BOX, owner, letter: 'W', look, left: 0.5 } as const;
      const { inside, outside } = await painted(sceneOf(piece), BOX);
      expect(inside).toBeGreaterThan(800);
      expect(outside).toBe(0);
    },
  );
});
