import type { Box, Drawing, Scene } from '#engine';
import { Font, fontFile } from './letters/font.ts';
import type { Weight } from './letters/type-scale.ts';

export type Fonts = Readonly<Record<Weight, Font>>;

/** The bundled font. Throws when it is missing. */
export function loadFonts(file = fontFile): Fonts {
  return {
    medium: new Font(file('medium')),
    semibold: new Font(file('semibold')),
    extrabold: new Font(file('extrabold')),
  };
}

/**
 * An SVG in progress. Each letter's outline is stored once and referenced, so the SVG contains no text and nothing has to
 * be escaped.
 */
export class Sheet {
  readonly #fonts: Fonts;
  readonly #icons: Scene['icons'];
  readonly #outlines = new Map<string, string>();

  constructor(fonts: Fonts, icons: Scene['icons']) {
    this.#fonts = fonts;
    this.#icons = icons;
  }

  /** Throws when the scene has no such icon. */
  icon(name: string): Drawing {
    const drawing = this.#icons[name];
    if (!drawing) throw new Error(`There is no icon ${name}.`);
    return drawing;
  }

  font(weight: Weight): Font {
    return this.#fonts[weight];
  }

  /** A line of text on a baseline. */
  line(text: string, x: number, baseline: number, weight: Weight, pixels: number, colour: string): string {
    const font = this.#fonts[weight];
    const scale = pixels / font.em;
    const letters = font.line(text).glyphs.map(({ glyph, x: at }) => this.#letter(font, weight, glyph, at));
    return `<g fill="${colour}" transform="translate(${round(x)} ${round(baseline)}) scale(${scale})">${letters.join('')}</g>`;
  }

  /** The outlines of all letters used so far. */
  definitions(): string {
    return [...this.#outlines].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('');
  }

  #letter(font: Font, weight: Weight, glyph: number, x: number): string {
    const outline = font.outline(glyph);
    if (outline === '') return '';
    const id = `${weight.slice(0, 1)}${glyph}`;
    this.#outlines.set(id, outline);
    return `<use href="#${id}" x="${Math.round(x)}"/>`;
  }
}

/** A rectangle with further attributes, such as its corners and its paint. */
export function rect({ x, y, width, height }: Box, attributes: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${attributes}/>`;
}

/** A number, rounded for an SVG. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
