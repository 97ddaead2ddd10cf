import type { Counter } from '#engine';
import { fitLine, widthOf } from '../letters/fit.ts';
import type { Font } from '../letters/font.ts';
import { INK, TONES } from '../palette.ts';
import { rect, round, type Sheet } from '../sheet.ts';
import { TYPES } from '../letters/type-scale.ts';
import { drawing } from './icon.ts';
import { middleBaseline } from './text.ts';

/** The icon's share of the counter's height when the width allows, and the gap after it. */
const ICON = 0.82;
const LEAST_ICON = 14;
const GAP = 3;

/** Sizes of a counter's icon and number, in pixels. */
export interface CounterSizes {
  readonly line: string;
  /** The size of the number's letters, and its width. */
  readonly pixels: number;
  readonly figure: number;
  /** The icon's side. */
  readonly side: number;
}

export function counterSizes(counter: Counter, font: Font): CounterSizes {
  const { width, height, text, size = 'label' } = counter;
  const { pixels, least } = TYPES[size];
  const inner = width - 2 * marginOf(counter) - GAP;
  const fitted = fitLine(font, text, { width: inner - Math.min(LEAST_ICON, inner / 2), height }, pixels, least);
  const [line = ''] = fitted.lines;
  const figure = widthOf(font, line, fitted.pixels);
  return { line, pixels: fitted.pixels, figure, side: Math.min(height * ICON, inner - figure) };
}

function marginOf({ solid }: Counter): number {
  return solid ? 5 : 0;
}

/** An icon and its number, left-aligned; a solid counter is a centred light chip. */
export function counter(shape: Counter, sheet: Sheet): string {
  const { x, y, width, height, icon, tone, size = 'label', solid } = shape;
  const { weight } = TYPES[size];
  const font = sheet.font(weight);
  const { line, pixels, figure, side } = counterSizes(shape, font);
  const left = solid ? x + (width - side - GAP - figure) / 2 : x;
  const colour = solid ? INK : TONES[tone];
  const chip = solid ? rect({ x, y, width, height }, `rx="${round(height / 3)}" fill="${TONES[tone]}"`) : '';
  const baseline = middleBaseline(font, y + height / 2, pixels);
  return (
    chip +
    drawing(sheet.icon(icon), { x: left, y, width: side, height }, colour) +
    sheet.line(line, left + side + GAP, baseline, weight, pixels, colour)
  );
}
