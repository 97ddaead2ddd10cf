import { describe, expect, it, onTestFinished } from 'vitest';
import type { Scene } from '#engine';
import { DrawingProcess } from '../../src/pictures/draw/drawing-process.ts';

const SCENE: Scene = { width: 20, height: 20, alt: 'A test.', shapes: [] };

function drawing(): DrawingProcess {
  // Other tests may want every processor at the same time.
  const made = new DrawingProcess({ distance: 'nice' });
  onTestFinished(() => made.close());
  return made;
}

describe('The process that draws', () => {
  it('draws a scene as a PNG, always the same', async () => {
    const drawer = drawing();
    const [one, two] = await Promise.all([drawer.draw(SCENE), drawer.draw(SCENE)]);
    expect(one.subarray(1, 4).toString()).toBe('PNG');
    expect(two).toEqual(one);
  });

  it('says so when something cannot be drawn, and goes on', async () => {
    const drawer = drawing();
    await expect(drawer.draw({ ...SCENE, width: 0 })).rejects.toThrow('dimensions');
    expect((await drawer.draw(SCENE)).byteLength).toBeGreaterThan(50);
  });
});
