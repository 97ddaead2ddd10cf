import type { Link, Point } from '#engine';
import { LINES, TONES } from '../palette.ts';
import { round } from '../sheet.ts';

const LOOKS = {
  corridor: { width: 18, colour: LINES.corridor },
  door: { width: 14, colour: LINES.door },
} as const satisfies Record<Exclude<Link['look'], 'route'>, { width: number; colour: string }>;

/** A route's line, and its arrowhead's length and half its height: large enough for a phone. */
const ROUTE = { width: 6, colour: TONES.gold, dashes: '8 6' } as const;
const HEAD = { length: 18, half: 12 } as const;

export function link({ from, to, look }: Link): string {
  if (look === 'route') return route(from, to);
  const { width, colour } = LOOKS[look];
  return `<path d="M${at(from)}L${at(to)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A dashed line that ends in an arrowhead. */
function route(from: Point, to: Point): string {
  const { width, colour, dashes } = ROUTE;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const neck = length - HEAD.length;
  return (
    `<g transform="translate(${at(from)}) rotate(${round(angle)})">` +
    `<path d="M0 0H${round(neck)}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}"/>` +
    `<path d="M${round(length)} 0L${round(neck)} ${HEAD.half}V${-HEAD.half}z" fill="${colour}"/></g>`
  );
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
