import type { Box, Owner, Piece } from '#engine';
import { fitLine, widthOf } from '../letters/fit.ts';
import { GROUNDS, INK, LINES, OWNER_COLOURS } from '../palette.ts';
import { rect, round, type Sheet } from '../sheet.ts';
import { middleBaseline } from './text.ts';

const EDGE = 3;
/** Height of the bar for what is left, and the gap above it. */
const BAR = 5;
const GAP = 2;

interface Body {
  /** The letter's height and its distance below the middle, relative to the side. */
  readonly letter: number;
  readonly drop: number;
  /** In a square of that side, with the attributes of its paint. */
  outline(left: number, top: number, side: number, paint: string): string;
}

/** The shape of each owner, so that pieces are readable without colours. */
const BODIES: Readonly<Record<Owner, Body>> = {
  red: {
    letter: 0.7,
    drop: 0,
    outline: (x, y, s, paint) =>
      `<circle cx="${round(x + s / 2)}" cy="${round(y + s / 2)}" r="${round(s / 2)}" ${paint}/>`,
  },
  blue: {
    letter: 0.74,
    drop: 0,
    outline: (x, y, s, paint) => rect({ x, y, width: s, height: s }, `rx="${round(s * 0.12)}" ${paint}`),
  },
  green: {
    letter: 0.66,
    drop: 0.18,
    outline: (x, y, s, paint) => polygon([x + s / 2, y, x + s, y + s, x, y + s], paint),
  },
  yellow: {
    letter: 0.58,
    drop: 0,
    outline: (x, y, s, paint) => polygon([x + s / 2, y, x + s, y + s / 2, x + s / 2, y + s, x, y + s / 2], paint),
  },
};

/** A polygon through points given as x, y, x, y, … */
function polygon(coordinates: readonly number[], paint: string): string {
  return `<polygon points="${coordinates.map(round).join(' ')}" ${paint}/>`;
}

/** A piece in its owner's colour, shape and letter: full, hollow, with gaps in its edge when hidden. */
export function piece({ owner, letter, look, left, ...box }: Piece, sheet: Sheet): string {
  const colour = OWNER_COLOURS[owner];
  const body = BODIES[owner];
  const square = squareIn(left === undefined ? box : { ...box, height: box.height - BAR - GAP });
  const line = look === 'full' ? 0 : Math.min(EDGE, square.side / 9);
  const paint =
    look === 'full'
      ? `fill="${colour}"`
      : `fill="${GROUNDS.deep}" stroke="${colour}" stroke-width="${round(line)}" stroke-linejoin="round"${look === 'hidden' ? ' stroke-dasharray="6 4"' : ''}`;
  const outline = body.outline(square.x + line / 2, square.y + line / 2, square.side - line, paint);
  return (
    outline +
    letterOn(square, body, letter, look === 'full' ? INK : colour, sheet) +
    (left === undefined ? '' : bar(square.x, box.y + box.height - BAR, square.side, left, colour))
  );
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function squareIn({ x, y, width, height }: Box): Square {
  const side = Math.min(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, side };
}

function letterOn({ x, y, side }: Square, body: Body, letter: string, colour: string, sheet: Sheet): string {
  const font = sheet.font('extrabold');
  const { lines, pixels } = fitLine(font, letter, { width: side * 0.8, height: side }, side * body.letter, side * 0.3);
  const [line = ''] = lines;
  const left = x + (side - widthOf(font, line, pixels)) / 2;
  const baseline = middleBaseline(font, y + side * (0.5 + body.drop), pixels);
  return sheet.line(line, left, baseline, 'extrabold', pixels, colour);
}

function bar(x: number, y: number, width: number, left: number, colour: string): string {
  const part = (share: number, fill: string) =>
    rect({ x, y, width: width * share, height: BAR }, `rx="2" fill="${fill}"`);
  return part(1, LINES.space) + part(Math.min(1, Math.max(0, left)), colour);
}
