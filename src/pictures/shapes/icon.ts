import type { Box, Drawing, Icon } from '#engine';
import { TONES } from '../palette.ts';
import { round, type Sheet } from '../sheet.ts';

/** The width of the pen, and of the square icons are drawn on. */
const PEN = 2.6;
const GRID = 24;

export function icon({ icon: name, tone, ...box }: Icon, sheet: Sheet): string {
  return drawing(sheet.icon(name), box, TONES[tone]);
}

/** An icon, centred and as large as the box allows. */
export function drawing({ fill, pen }: Drawing, { x, y, width, height }: Box, colour: string): string {
  const side = Math.min(width, height);
  const filled = fill === undefined ? '' : `<path fill="${colour}" fill-rule="evenodd" d="${fill}"/>`;
  const drawn =
    pen === undefined
      ? ''
      : `<path fill="none" stroke="${colour}" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round" d="${pen}"/>`;
  const place = `translate(${round(x + (width - side) / 2)} ${round(y + (height - side) / 2)})`;
  return `<g transform="${place} scale(${side / GRID})">${filled}${drawn}</g>`;
}
