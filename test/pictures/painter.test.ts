import { describe, expect, it, vi } from 'vitest';
import type { Scene } from '#engine';
import { createPainter, type PainterOptions } from '../../src/pictures/draw/painter.ts';
import { renderer } from '../../src/pictures/draw/render.ts';
import { loadFonts } from '../../src/pictures/sheet.ts';
import { sceneOf } from './drawn.ts';

const PNG = Buffer.from('a picture');

function painterWith(options: Partial<PainterOptions> = {}) {
  const logged: string[] = [];
  const note = (level: string) => (about: object, text: string) =>
    void logged.push(
      `${level}${'err' in about && about.err instanceof Error ? `${text}: ${about.err.message}` : text}`,
    );
  const log = { info: note('(no fault) '), warn: note('') };
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

  it('gives nothing but a line in the log when drawing fails, and draws the same scene the next time', async () => {
    const render = vi.fn(() => Promise.resolve(PNG)).mockRejectedValueOnce(new Error('The drawing thread has died.'));
    const { painter, logged } = painterWith({ render });
    expect(await painter.draw(scene(1))).toBeNull();
    expect(logged).toEqual(['A picture could not be drawn: The drawing thread has died.']);
    expect(await painter.draw(scene(1))).toBe(PNG);
  });

  it('waits no longer than its patience, while others are drawn, and has the picture once it is drawn', async () => {
    const { promise: ink, resolve } = Promise.withResolvers<Buffer>();
    const render = vi.fn(({ width }: Scene) => (width === 999 ? ink : Promise.resolve(PNG)));
    const { painter, logged } = painterWith({ render, patienceMs: 40 });
    const stuck = { ...scene(1), width: 999 };
    const waiting = painter.draw(stuck);
    expect(await painter.draw(scene(2))).toBe(PNG);
    expect(logged).toEqual([]);
    expect(await waiting).toBeNull();
    expect(logged).toEqual(['(no fault) A picture was not drawn within 40 ms']);
    const late = painter.late(stuck);
    resolve(PNG);
    expect(await late).toBe(PNG);
    expect(painter.known(stuck)).toBe(PNG);
    expect(await painter.late(stuck)).toBe(PNG);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('knows without reading its shapes that a scene with another alt text was not drawn', async () => {
    const { painter } = painterWith();
    await painter.draw(scene(1));
    let reads = 0;
    const asked: Scene = {
      ...scene(2),
      alt: 'Another board.',
      get shapes() {
        reads++;
        return [];
      },
    };
    expect(painter.known(asked)).toBeNull();
    expect(reads).toBe(0);
  });

  it('has nothing late to give where nothing is being drawn', async () => {
    const { painter } = painterWith({ render: () => Promise.reject(new Error('No ink.')) });
    expect(await painter.draw(scene(1))).toBeNull();
    expect(await painter.late(scene(1))).toBeNull();
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
    painter.close();
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
