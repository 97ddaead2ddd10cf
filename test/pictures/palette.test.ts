import { describe, expect, it } from 'vitest';
import { OWNERS } from '#engine';
import { GROUNDS, INK, LINES, OWNER_COLOURS, TONES } from '../../src/pictures/palette.ts';
import { TYPES } from '../../src/pictures/letters/type-scale.ts';
import { contrast, DEFICIENCIES, distance, type Eyes } from './colours.ts';

const PAIRS = OWNERS.flatMap((a, i) => OWNERS.slice(i + 1).map((b) => [a, b] as const));
const EYES: readonly Eyes[] = ['all cones', 'protanopia', 'deuteranopia', 'tritanopia'];

describe('The palette', () => {
  it.each(Object.entries(GROUNDS))('has every tone readable on the ground %s', (_, ground) => {
    for (const [tone, colour] of Object.entries(TONES)) {
      expect(contrast(colour, ground), tone).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has a letter readable on every piece, and a figure on every light badge', () => {
    for (const colour of [...Object.values(OWNER_COLOURS), TONES.bright]) {
      expect(contrast(INK, colour)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(EYES)('has owners that eyes with %s can tell apart', (eyes) => {
    for (const [a, b] of PAIRS) {
      expect(distance(OWNER_COLOURS[a], OWNER_COLOURS[b], eyes), `${a} and ${b}`).toBeGreaterThan(20);
    }
  });

  it('has doors that stand out of the hull', () => {
    expect(contrast(LINES.door, GROUNDS.hull)).toBeGreaterThanOrEqual(3);
  });

  it('stands out of a light page by its own dark ground', () => {
    expect(contrast(GROUNDS.deep, '#ffffff')).toBeGreaterThan(15);
  });
});

describe('The test of the palette', () => {
  it('finds red and green that some cannot tell apart', () => {
    const worst = (Object.keys(DEFICIENCIES) as Eyes[]).map((eyes) => distance('#b0663a', '#7f8035', eyes));
    expect(Math.min(...worst)).toBeLessThan(20);
    expect(distance('#b0663a', '#7f8035', 'all cones')).toBeGreaterThan(20);
  });
});

describe('The type scale', () => {
  it('has nothing that is under 8 pixels in a picture shown at 400', () => {
    for (const { least } of Object.values(TYPES)) expect(least * (400 / 1000)).toBeGreaterThanOrEqual(8);
  });
});
