import type { Text } from '#engine';
import { fitLine, fitLines, LEADING, widthOf } from '../letters/fit.ts';
import type { Font } from '../letters/font.ts';
import { TONES } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { TYPES } from '../letters/type-scale.ts';

/** Text inside its box: shrinks, wraps if allowed, and ends with an ellipsis. */
export function text({ text: words, size, tone, align = 'left', wrap, ...box }: Text, sheet: Sheet): string {
  const { x, y, width, height } = box;
  const { weight, pixels, least } = TYPES[size];
  const font = sheet.font(weight);
  const fitted = wrap ? fitLines(font, words, box, pixels, least) : fitLine(font, words, box, pixels, least);
  const leading = fitted.pixels * LEADING;
  const top = wrap ? y : y + (height - leading) / 2;
  return fitted.lines
    .map((line, i) => {
      const spare = width - widthOf(font, line, fitted.pixels);
      const left = x + { left: 0, center: spare / 2, right: spare }[align];
      const baseline = middleBaseline(font, top + leading * (i + 0.5), fitted.pixels);
      return sheet.line(line, left, baseline, weight, fitted.pixels, TONES[tone]);
    })
    .join('');
}

/** The baseline that centres capitals at height `y`. */
export function middleBaseline(font: Font, y: number, pixels: number): number {
  return y + ((font.capHeight / font.em) * pixels) / 2;
}
