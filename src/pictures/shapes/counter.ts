import type { Counter } from '#engine';
import { fitLine, widthOf } from '../letters/fit.ts';
import { INK, TONES } from '../palette.ts';
import { rect, round, type Sheet } from '../sheet.ts';
import { TYPES } from '../letters/type-scale.ts';
import { drawing } from './icon.ts';
import { middleBaseline } from './text.ts';

/** The icon's share of the counter's height when the width allows, and the gap after it. */
const ICON = 0.82;
const LEAST_ICON = 14;
const GAP = 3;

/** An icon and its number, left-aligned; a solid counter is a centred light chip. */
export function counter(
  { x, y, width, height, icon, text, tone, size = 'label', solid }: Counter,
  sheet: Sheet,
): string {
  const { weight, pixels, least } = TYPES[size];
  const margin = solid ? 5 : 0;
  const font = sheet.font(weight);
  const inner = width - 2 * margin - GAP;
  const fitted = fitLine(font, text, { width: inner - Math.min(LEAST_ICON, inner / 2), height }, pixels, least);
  const [line = ''] = fitted.lines;
  const figure = widthOf(font, line, fitted.pixels);
  const side = Math.min(height * ICON, inner - figure);
  const wide = side + GAP + figure;
  const left = solid ? x + (width - wide) / 2 : x;
  const colour = solid ? INK : TONES[tone];
  const chip = solid ? rect({ x, y, width, height }, `rx="${round(height / 3)}" fill="${TONES[tone]}"`) : '';
  const baseline = middleBaseline(font, y + height / 2, fitted.pixels);
  return (
    chip +
    drawing(sheet.icon(icon), { x: left, y, width: side, height }, colour) +
    sheet.line(line, left + side + GAP, baseline, weight, fitted.pixels, colour)
  );
}
