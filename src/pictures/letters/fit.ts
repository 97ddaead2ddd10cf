import type { Box } from '#engine';
import type { Font } from './font.ts';
import { drawable, GRAPHEMES } from './letters.ts';

/** Lines of text at one size. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly pixels: number;
}

/** Line height and letter height (ascender to descender), relative to the text size. */
export const LEADING = 1.12;
const LETTERS = 1.1;

/** The space for a text. */
type Space = Pick<Box, 'width' | 'height'>;

const ELLIPSIS = '…';

/** The width of a text at a size, in pixels. */
export function widthOf(font: Font, text: string, pixels: number): number {
  return (font.line(text).width * pixels) / font.em;
}

/**
 * Fits the text on one line: shrinks it when it is too wide, but not below `least`, then cuts it with an ellipsis. Letters
 * never reach above or below their box.
 */
export function fitLine(font: Font, text: string, space: Space, pixels: number, least: number): Fitted {
  const line = drawable(text, font);
  const most = Math.min(pixels, space.height / LETTERS);
  const wanted = widthOf(font, line, most);
  const size =
    wanted <= space.width ? most : Math.min(most, Math.max(least, Math.floor((most * space.width) / wanted)));
  return { lines: [cut(font, line, space.width, size)], pixels: size };
}

/** Wraps the text into the box: shrinks it if needed, but not below `least`, then cuts it with an ellipsis. */
export function fitLines(font: Font, text: string, { width, height }: Space, pixels: number, least: number): Fitted {
  const words = drawable(text, font).split(' ');
  for (let size = pixels; ; size--) {
    const most = Math.max(1, Math.floor(height / (size * LEADING)));
    const lines = wrapped(font, words, width, size);
    const fits = lines.length <= most && lines.every((line) => widthOf(font, line, size) <= width);
    if (fits) return { lines, pixels: size };
    if (size > least) continue;
    const last = lines.slice(most - 1).join(' ');
    return { lines: [...lines.slice(0, most - 1), last].map((line) => cut(font, line, width, size)), pixels: size };
  }
}

function wrapped(font: Font, words: readonly string[], width: number, pixels: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(font, longer, pixels) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function cut(font: Font, line: string, width: number, pixels: number): string {
  if (widthOf(font, line, pixels) <= width) return line;
  const characters = Array.from(GRAPHEMES.segment(line), ({ segment }) => segment);
  while (characters.length > 0 && widthOf(font, `${characters.join('').trimEnd()}${ELLIPSIS}`, pixels) > width)
    characters.pop();
  return characters.length > 0 ? `${characters.join('').trimEnd()}${ELLIPSIS}` : '';
}
