import type { Link, Point } from '#engine';
import { LINES, TONES } from '../palette.ts';
import { round } from '../sheet.ts';

const LOOKS = {
  corridor: { width: 18, colour: LINES.corridor },
  door: { width: 26, colour: LINES.door },
} as const satisfies Record<Link['look'], { width: number; colour: string }>;

/** Half the height of an arrowhead: large enough for a phone. */
const HEAD = 11;

/** A corridor or door; the arrow lies in its middle. */
export function link({ from, to, look, arrow }: Link): string {
  const { width, colour } = LOOKS[look];
  const way = `<path d="M${at(from)}L${at(to)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return arrow ? way + head(from, to) : way;
}

function head(from: Point, to: Point): string {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    `<path transform="translate(${at(middle)}) rotate(${round(angle)})" fill="${TONES.gold}" ` +
    `d="M${HEAD + 2} 0L${-HEAD + 2} ${HEAD + 1}L${-HEAD + 7} 0L${-HEAD + 2} ${-HEAD - 1}z"/>`
  );
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
