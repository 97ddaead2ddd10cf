import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font as Parsed, type Glyph } from 'opentype.js';
import type { Weight } from './type-scale.ts';

/**
 * Letters are drawn as outlines from the bundled font file, so they look the same on every machine and are measured
 * exactly. A narrow typeface, because pictures are short of width.
 */
const FILES: Readonly<Record<Weight, string>> = {
  medium: '500Medium/BarlowCondensed_500Medium.ttf',
  semibold: '600SemiBold/BarlowCondensed_600SemiBold.ttf',
  extrabold: '800ExtraBold/BarlowCondensed_800ExtraBold.ttf',
};

const PACKAGE = '@expo-google-fonts/barlow-condensed';

/** The folder of the font files; tests can set another. */
export function fontFile(weight: Weight): string {
  return createRequire(import.meta.url).resolve(`${PACKAGE}/${FILES[weight]}`);
}

/** One weight of the bundled font. */
export class Font {
  readonly #parsed: Parsed;
  readonly #outlines = new Map<number, string>();
  readonly #kerning = new Map<number, number>();

  /** Throws when the file is missing or not a font. */
  constructor(file: string) {
    const bytes = readFileSync(file);
    this.#parsed = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }

  /** Font units per em, the unit of widths and outlines. */
  get em(): number {
    return this.#parsed.unitsPerEm;
  }

  /** Cap height, in font units. */
  get capHeight(): number {
    return this.#parsed.tables.os2?.sCapHeight ?? this.em * 0.7;
  }

  /** Whether every character of the text can be drawn. */
  draws(text: string): boolean {
    return Array.from(text).every((character) => this.#parsed.charToGlyphIndex(character) !== 0);
  }

  /** The glyphs of a text from left to right with their positions, and the total width, in font units. */
  line(text: string): { readonly glyphs: readonly Placed[]; readonly width: number } {
    const glyphs: Placed[] = [];
    let x = 0;
    let before: Glyph | null = null;
    for (const character of text) {
      const glyph = this.#parsed.charToGlyph(character);
      if (before) x += this.#kern(before, glyph);
      glyphs.push({ glyph: glyph.index, x });
      x += glyph.advanceWidth ?? 0;
      before = glyph;
    }
    return { glyphs, width: x };
  }

  /** The outline of a glyph as SVG path data, in font units; empty for a blank. */
  outline(glyph: number): string {
    const known = this.#outlines.get(glyph);
    if (known !== undefined) return known;
    const path = this.#parsed.glyphs.get(glyph).getPath(0, 0, this.em).commands.map(written).join('');
    this.#outlines.set(glyph, path);
    return path;
  }

  #kern(left: Glyph, right: Glyph): number {
    const pair = left.index * 65536 + right.index;
    const known = this.#kerning.get(pair);
    if (known !== undefined) return known;
    const kern = this.#parsed.getKerningValue(left, right);
    this.#kerning.set(pair, kern);
    return kern;
  }
}

/** A glyph's index in the font, and its x position. */
interface Placed {
  readonly glyph: number;
  readonly x: number;
}

/** One path command. (The library's own output joins numbers when one is rounded to negative zero.) */
function written(step: Command): string {
  switch (step.type) {
    case 'M':
    case 'L':
      return step.type + numbers(step.x, step.y);
    case 'Q':
      return step.type + numbers(step.x1, step.y1, step.x, step.y);
    case 'C':
      return step.type + numbers(step.x1, step.y1, step.x2, step.y2, step.x, step.y);
    case 'Z':
      return step.type;
  }
}

function numbers(...values: readonly number[]): string {
  return values.map((value) => Math.round(value)).join(' ');
}
