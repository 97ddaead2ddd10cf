import type { Font } from './font.ts';

/** Replaces a run of characters that the font cannot draw. The font lacks this one too, so it draws its empty box. */
const MISSING = '\uFFFF';

/** Splits text into graphemes. */
export const GRAPHEMES = new Intl.Segmenter('en');

/**
 * The text as the font can draw it, left to right: NFC, without invisible characters (controls, zero-width characters,
 * direction marks) and stacked marks, blanks as single spaces, and one empty box for each run of characters that the font
 * lacks.
 */
export function drawable(text: string, font: Font): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();
  let out = '';
  for (const { segment } of GRAPHEMES.segment(visible)) {
    if (font.draws(segment)) out += segment;
    else if (!out.endsWith(MISSING)) out += MISSING;
  }
  return out;
}
