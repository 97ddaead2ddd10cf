import type { Hull } from '#engine';
import { GROUNDS, LINES } from '../palette.ts';
import { round } from '../sheet.ts';

/** The outline of the ship, under its rooms. */
export function hull({ points }: Hull): string {
  const corners = points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
  return `<polygon points="${corners}" fill="${GROUNDS.hull}" stroke="${LINES.hull}" stroke-width="4" stroke-linejoin="round"/>`;
}
