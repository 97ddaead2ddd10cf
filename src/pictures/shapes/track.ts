import type { Track } from '#engine';
import { LINES, TONES } from '../palette.ts';
import { rect } from '../sheet.ts';

const GAP = 3;
const BREAK = 9;

/** A row of spaces with a wider gap before each new part. */
export function track({ x, y, width, height, spaces, reached, tone, breaks = [] }: Track): string {
  const each = (width - GAP * (spaces - 1) - BREAK * breaks.length) / spaces;
  let left = x;
  return Array.from({ length: spaces }, (_, i) => {
    if (breaks.includes(i)) left += BREAK;
    const fill = i < reached ? TONES[tone] : LINES.space;
    const space = rect({ x: left, y, width: each, height }, `rx="4" fill="${fill}"`);
    left += each + GAP;
    return space;
  }).join('');
}
