import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Scene, Shape } from '#engine';
import { games } from '../../src/games/index.ts';
import { drawn, pointsOf } from './drawn.ts';
import { all, linesOf, PHONE, tooSmall } from './legible.ts';
import { shots } from './positions.ts';

/** Letters smaller than this are none on a phone, in its pixels. */
const LEAST = 8;

/** The brightest of the red, green and blue of a colour: blue letters are as bright as red ones. */
function brightest(colour: number): number {
  return Math.max(colour >> 16, (colour >> 8) & 0xff, colour & 0xff);
}

describe.each(shots)('The picture $name', ({ name, scene }) => {
  it('is drawn, in under 100 kB, and is still there at the width of a phone', async () => {
    const { png, points } = await drawn(scene);
    expect([points.width, points.height]).toEqual([scene.width, scene.height]);
    expect(png.byteLength).toBeLessThan(100_000);
    const small = await pointsOf(await sharp(png).resize(PHONE).png().toBuffer());
    let bright = 0;
    for (let y = 0; y < small.height; y++) {
      for (let x = 0; x < small.width; x++) if (brightest(small.colour(x, y)) > 0xb0) bright++;
    }
    expect(small.height).toBe(Math.round((points.height * PHONE) / points.width));
    // A low strip, such as the objectives alone, has less of everything.
    expect(bright).toBeGreaterThan(Math.min(1500, small.width * small.height * 0.05));
  });

  it('has no text too small to be read there', () => {
    for (const text of all(scene, 'text'))
      expect((linesOf(text).pixels * PHONE) / scene.width, text.text).toBeGreaterThanOrEqual(LEAST);
  });

  // What the fullest boards cut stands in the text board.
  it.skipIf(name.endsWith('fullest'))('cuts no text', () => {
    for (const text of all(scene, 'text')) expect(linesOf(text).lines.join(' ')).not.toMatch(/…$/);
  });
});

describe.each(games)('The signs of $game.id', ({ game: { id }, face: { rules } }) => {
  const [legend] = rules.flatMap((rule) => rule.scene ?? []);
  if (!legend) throw new Error(`Nothing says what the signs of ${id} mean.`);

  it('are all told of', () => {
    const icons = (scene: Scene) => [...all(scene, 'icon'), ...all(scene, 'counter')].map(({ icon }) => icon);
    const known = new Set(icons(legend));
    const seen = new Set(shots.flatMap(({ name, scene }) => (name.startsWith(id) ? icons(scene) : [])));
    expect([...seen].filter((icon) => !known.has(icon))).toEqual([]);
  });

  it('have their meanings in letters that can be read on a phone, and none is cut', () => {
    for (const text of all(legend, 'text')) {
      const { pixels, lines } = linesOf(text);
      expect((pixels * PHONE) / legend.width, text.text).toBeGreaterThanOrEqual(LEAST);
      expect(lines.join(' ')).not.toMatch(/…$/);
    }
  });
});

describe('Digits and signs', () => {
  it.each(shots)('of $name are at least 9 pixels high on a phone', ({ scene }) => {
    expect(tooSmall(scene)).toEqual([]);
  });

  it('are found where they are too small', () => {
    const box = { x: 0, y: 0, width: 200, height: 20 };
    const shapes: Shape[] = [
      { kind: 'icon', ...box, icon: 'move', tone: 'gold' },
      { kind: 'counter', ...box, icon: 'move', text: '3', tone: 'gold' },
      { kind: 'text', ...box, text: 'in 3', size: 'label', tone: 'gold' },
      { kind: 'text', ...box, height: 30, text: 'in 3', size: 'label', tone: 'gold' },
    ];
    expect(tooSmall({ width: 1000, height: 100, alt: 'A test.', shapes, icons: {} })).toEqual([
      'move: 8.0 px',
      'move beside 3: 6.6 px',
      '3 beside move: 7.3 px',
      'in 3: 7.3 px',
    ]);
  });
});

describe('The words of a picture', () => {
  it('are whole', () => {
    for (const { name, scene } of shots) expect(scene.alt, name).not.toMatch(/…$|[.][.]|: [.]/);
  });
});
