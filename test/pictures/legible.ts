import type { Scene, Shape } from '#engine';
import { fitLine, fitLines } from '../../src/pictures/letters/fit.ts';
import { TYPES } from '../../src/pictures/letters/type-scale.ts';
import { counterSizes } from '../../src/pictures/shapes/counter.ts';
import { loadFonts } from '../../src/pictures/sheet.ts';

const FONTS = loadFonts();

/** A phone shows a picture this wide. */
export const PHONE = 400;
/** The least size of digits and signs there, in pixels. */
const LEAST = 9;

type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

export function all<K extends Shape['kind']>({ shapes }: Pick<Scene, 'shapes'>, kind: K): Of<K>[] {
  return shapes.filter((shape): shape is Of<K> => shape.kind === kind);
}

/** The lines a text is drawn as. */
export function linesOf({ text, size, wrap, ...box }: Of<'text'>) {
  const { weight, pixels, least } = TYPES[size];
  return (wrap ? fitLines : fitLine)(FONTS[weight], text, box, pixels, least);
}

/** The bar below a damaged piece, and its letter's share of a piece. */
const BAR = 7;
const LETTER = 0.7;

/** The digits and signs of a scene that are too small on a phone, with their size there. Prose is left out: it wraps. */
export function tooSmall(scene: Scene): string[] {
  return scene.shapes
    .flatMap(sizesOf)
    .map(({ what, pixels }) => ({ what, pixels: (pixels * PHONE) / scene.width }))
    .filter(({ pixels }) => pixels < LEAST)
    .map(({ what, pixels }) => `${what}: ${pixels.toFixed(1)} px`);
}

interface Sized {
  readonly what: string;
  readonly pixels: number;
}

function sizesOf(shape: Shape): Sized[] {
  switch (shape.kind) {
    case 'icon':
      return [{ what: shape.icon, pixels: Math.min(shape.width, shape.height) }];
    case 'piece':
      return [{ what: `the piece ${shape.letter}`, pixels: Math.min(shape.width, shape.height) }];
    case 'counter': {
      const { pixels, side } = counterSizes(shape, FONTS[TYPES[shape.size ?? 'label'].weight]);
      const number = { what: `${shape.text} beside ${shape.icon}`, pixels };
      return [{ what: `${shape.icon} beside ${shape.text}`, pixels: side }, ...(/\d/.test(shape.text) ? [number] : [])];
    }
    case 'text':
      return shape.wrap || !/\d/.test(shape.text) ? [] : [{ what: shape.text, pixels: linesOf(shape).pixels }];
    default:
      return [];
  }
}

/** The height of a piece's letter on a phone, in pixels. */
export function letterOf({ width, height, left }: Of<'piece'>, scene: Scene): number {
  const side = Math.min(width, left === undefined ? height : height - BAR);
  return (LETTER * side * PHONE) / scene.width;
}
