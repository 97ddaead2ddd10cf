import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TYPES } from '../../src/pictures/letters/type-scale.ts';
import { fitLine, fitLines, widthOf } from '../../src/pictures/letters/fit.ts';
import { Font, fontFile } from '../../src/pictures/letters/font.ts';
import { drawable } from '../../src/pictures/letters/letters.ts';
import { painted, sceneOf } from './drawn.ts';

const font = new Font(fontFile('semibold'));
const BOX = { x: 100, y: 80, width: 200, height: 40 };

const NAMES = {
  'of 100 characters': 'Bartholomew-Maximilian '.repeat(5).slice(0, 100),
  'of 100 wide characters without a blank': 'W'.repeat(100),
  'written from right to left': 'שלום עולם مرحبا بالعالم',
  'of emoji': '🏴‍☠️👩🏽‍🚀 Ada 🚀🚀🚀',
  'with zero-width characters': 'A\u200Bd\u200D\u2060a\uFEFF\u202E of the Deep',
  'with marks upon marks': 'Z\u0351\u0352\u0357\u0334a\u0310\u0321\u0349lgo',
  'with what ends a tag': '</text><script>"&amp;\'',
  'that is no text at all': '\u0000\uD800\u0007',
} as const;

describe('A name', () => {
  it.each(Object.entries(NAMES))('%s stays within its box', async (_, name) => {
    const line = { kind: 'text', ...BOX, text: name, size: 'title', tone: 'bright' } as const;
    expect((await painted(sceneOf(line), BOX)).outside).toBe(0);
    const several = { ...line, size: 'body', wrap: true } as const;
    expect((await painted(sceneOf(several), BOX)).outside).toBe(0);
  });

  it('of nothing the font can draw still shows that there is one', async () => {
    const line = { kind: 'text', ...BOX, text: 'مرحبا', size: 'label', tone: 'bright' } as const;
    expect((await painted(sceneOf(line), BOX)).inside).toBeGreaterThan(20);
  });

  it('is never wider than its box, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 30, max: 400 }), (name, width) => {
        const { lines, pixels } = fitLine(font, name, { width, height: 60 }, 40, 20);
        expect(lines.map((line) => widthOf(font, line, pixels)).every((wide) => wide <= width)).toBe(true);
        expect(pixels).toBeGreaterThanOrEqual(20);
      }),
    );
  });
});

describe('Letters', () => {
  it('are drawn: a text paints its box', async () => {
    const { inside, outside } = await painted(
      sceneOf({ kind: 'text', ...BOX, text: 'Paint the Hull', size: 'label', tone: 'bright' }),
      BOX,
    );
    expect(inside).toBeGreaterThan(700);
    expect(outside).toBe(0);
  });

  it('of every sort a game uses have an outline', () => {
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?’“”–−—+/()&éüñ…#%';
    for (const weight of ['medium', 'semibold', 'extrabold'] as const) {
      const face = new Font(fontFile(weight));
      const missing = Array.from(signs).filter((sign) => !face.draws(sign));
      expect(missing).toEqual([]);
      for (const { glyph } of face.line(signs).glyphs) {
        // Every step of an outline has all its numbers: a missing blank would run two together.
        for (const [, step = '', numbers = ''] of face.outline(glyph).matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
          const count = numbers === '' ? 0 : numbers.split(' ').length;
          expect([step, count]).toEqual([step, { M: 2, L: 2, Q: 4, C: 6, Z: 0 }[step]]);
        }
      }
    }
  });

  it('that nobody sees are left out, and others become one box a run', () => {
    expect(drawable('A\u200Bd\u202Ea', font)).toBe('Ada');
    expect(Array.from(drawable('Ada 🚀🚀 Bo', font))).toHaveLength(8);
  });

  it('shrink before they are cut', () => {
    const { pixels } = TYPES.title;
    const whole = fitLine(font, 'Skydock', { width: 400, height: 60 }, pixels, 20);
    const smaller = fitLine(font, 'Strongly Worded Memo', { width: 250, height: 60 }, pixels, 20);
    const cut = fitLine(font, 'Strongly Worded Memo of the Other Day', { width: 250, height: 60 }, pixels, 20);
    expect(whole).toEqual({ lines: ['Skydock'], pixels });
    expect(smaller.lines).toEqual(['Strongly Worded Memo']);
    expect(smaller.pixels).toBeLessThan(pixels);
    expect(cut.lines[0]).toMatch(/^Strongly Worded Memo.*…$/);
  });

  it('are wrapped between words, and the last line that fits ends in an ellipsis', () => {
    const text = 'An energy marker from the pile goes on one of your abilities.';
    expect(fitLines(font, text, { width: 180, height: 100 }, 22, 20).lines.join(' ')).toBe(text);
    const { lines } = fitLines(font, text, { width: 180, height: 46 }, 22, 20);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });
});
