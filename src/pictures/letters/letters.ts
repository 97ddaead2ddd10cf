import type { Font } from './font.ts';

/** Stands for what the font cannot draw: one for a whole run of it. The font has no such character, so it draws its empty box. */
const MISSING = '\uFFFF';

/** What a reader counts as one sign. */
export const GRAPHEMES = new Intl.Segmenter('en');

/**
 * A text as the font can draw it, left to right: composed, without what nobody sees (controls, zero-width characters,
 * changes of direction) and without marks piled upon letters, blanks as single spaces, and one empty box for each run of
 * anything else it has no letters for.
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
