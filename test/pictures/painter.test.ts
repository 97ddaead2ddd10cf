import { describe, expect, it, vi } from 'vitest';
import type { Scene } from '#engine';
import { createPainter, type PainterOptions } from '../../src/pictures/draw/painter.ts';
import { renderer } from '../../src/pictures/draw/render.ts';
import { loadFonts } from '../../src/pictures/sheet.ts';
import { sceneOf } from './drawn.ts';

const PNG = Buffer.from('a picture');

function painterWith(options: Partial<PainterOptions> = {}) {
  const logged: string[] = [];
  const log = {
    warn: (about: object, text: string) =>
      void logged.push('err' in about && about.err instanceof Error ? `${text}: ${about.err.message}` : text),
  };
  return { painter: createPainter({ log, render: renderer(), ...options }), logged };
}

function scene(number: number): Scene {
  return sceneOf({ kind: 'text', x: 0, y: 0, width: 100, height: 30, text: `${number}`, size: 'label', tone: 'gold' });
}

describe('A painter', () => {
  it('draws a scene as a PNG', async () => {
    const { painter, logged } = painterWith();
    const png = await painter.draw(scene(1));
    expect(png?.subarray(1, 4).toString()).toBe('PNG');
    expect(logged).toEqual([]);
  });

  it('draws the same scene once, also when it is asked for twice at a time', async () => {
    const render = vi.fn(() => Promise.resolve(PNG));
    const { painter } = painterWith({ render });
    const [first, second] = await Promise.all([painter.draw(scene(1)), painter.draw(scene(1))]);
    expect(await painter.draw(scene(1))).toBe(first);
    expect(second).toBe(first);
    await painter.draw(scene(2));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('draws two at a time', async () => {
    let now = 0;
    let most = 0;
    const render = async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setImmediate(resolve));
      now--;
      return PNG;
    };
    const { painter } = painterWith({ render });
    await Promise.all([1, 2, 3, 4, 5].map((number) => painter.draw(scene(number))));
    expect(most).toBe(2);
  });

  it('gives nothing but a line in the log when drawing fails, and draws the same scene the next time', async () => {
    const render = vi.fn(() => Promise.resolve(PNG)).mockRejectedValueOnce(new Error('The drawing thread has died.'));
    const { painter, logged } = painterWith({ render });
    expect(await painter.draw(scene(1))).toBeNull();
    expect(logged).toEqual(['A picture could not be drawn: The drawing thread has died.']);
    expect(await painter.draw(scene(1))).toBe(PNG);
  });

  it('waits no longer than its patience, and others are drawn meanwhile', async () => {
    const render = ({ width }: Scene) => (width === 999 ? new Promise<Buffer>(() => undefined) : Promise.resolve(PNG));
    const { painter, logged } = painterWith({ render, patienceMs: 40 });
    const stuck = painter.draw({ ...scene(1), width: 999 });
    expect(await painter.draw(scene(2))).toBe(PNG);
    expect(logged).toEqual([]);
    expect(await stuck).toBeNull();
    expect(logged).toHaveLength(1);
  });

  it('gives up a drawing that never ends', async () => {
    const render = () => new Promise<Buffer>(() => undefined);
    const { painter, logged } = painterWith({ render, patienceMs: 20 });
    expect(await Promise.all([painter.draw(scene(1)), painter.draw(scene(2)), painter.draw(scene(3))])).toEqual([
      null,
      null,
      null,
    ]);
    expect(logged).toHaveLength(3);
    expect(logged[0]).toBe('A picture could not be drawn: Not drawn within 20 ms.');
  });

  it('never draws a picture without its letters: with the font missing it draws none', async () => {
    const { painter, logged } = painterWith({ render: renderer(() => loadFonts(() => '/nowhere/letters.ttf')) });
    expect(await painter.draw(scene(1))).toBeNull();
    expect(logged[0]).toMatch(/ENOENT.*letters\.ttf/);
  });

  it('does not send what is too large', async () => {
    const { painter, logged } = painterWith({ render: () => Promise.resolve(Buffer.alloc(9 * 2 ** 20)) });
    expect(await painter.draw(scene(1))).toBeNull();
    expect(logged[0]).toMatch(/too large/);
  });

  it('draws nothing after it is closed, and lets what was begun come to its end', async () => {
    const { painter } = painterWith();
    const begun = painter.draw(scene(1));
    await painter.close();
    expect(await begun).not.toBeNull();
    expect(await painter.draw(scene(2))).toBeNull();
  });

  it('finds its letters from whatever directory it is started in', async () => {
    const before = process.cwd();
    process.chdir('/');
    try {
      const { painter } = painterWith();
      expect(await painter.draw(scene(7))).not.toBeNull();
    } finally {
      process.chdir(before);
    }
  });
});
