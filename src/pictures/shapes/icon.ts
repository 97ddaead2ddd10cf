import type { Box, Icon, IconName } from '#engine';
import { DRAWINGS, GRID, PEN } from '../icons.ts';
import { TONES } from '../palette.ts';
import { round } from '../sheet.ts';

export function icon({ icon: name, tone, ...box }: Icon): string {
  return drawing(name, box, TONES[tone]);
}

/** An icon as large as the box holds, in its middle. */
export function drawing(name: IconName, { x, y, width, height }: Box, colour: string): string {
  const side = Math.min(width, height);
  const { fill, pen } = DRAWINGS[name];
  const filled = fill === undefined ? '' : `<path fill="${colour}" fill-rule="evenodd" d="${fill}"/>`;
  const drawn =
    pen === undefined
      ? ''
      : `<path fill="none" stroke="${colour}" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round" d="${pen}"/>`;
  const place = `translate(${round(x + (width - side) / 2)} ${round(y + (height - side) / 2)})`;
  return `<g transform="${place} scale(${side / GRID})">${filled}${drawn}</g>`;
}
