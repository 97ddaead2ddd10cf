import type { Box, Point } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { inchesBetween } from '../../map/measure.ts';
import type { Terrain } from '../../map/terrain.ts';
import type { Recent } from '../../state/state.ts';
import { outlineOf, piecesOf } from './rectangles.ts';
import type { Squares } from './squares.ts';

/** The thickness of the edge of a blast, all of it drawn as edge. */
const BAR = 6;
/** How far an arrow stays off the middles of its squares, by their side, and its least length. */
const CLEAR = 0.55;
const SHORTEST = 26;

/** The edge of the squares a blast reaches, under what stands there. */
export function blast(terrain: Terrain, squares: Squares, recent: Recent | null): Shape[] {
  if (recent?.kind !== 'blast') return [];
  const hit = new Set(squares.places.filter((place) => inchesBetween(terrain, recent.at, place) <= recent.radius));
  return piecesOf(hit).flatMap((piece) => {
    const corners = outlineOf(piece).map(squares.cornerOf);
    return corners.map((corner, n) => bar(corner, corners[(n + 1) % corners.length] ?? corner));
  });
}

/** A straight line across or down. */
function bar(a: Point, b: Point): Shape {
  const [x, y] = [Math.min(a.x, b.x) - BAR / 2, Math.min(a.y, b.y) - BAR / 2];
  const size = { width: Math.abs(a.x - b.x) + BAR, height: Math.abs(a.y - b.y) + BAR };
  return { kind: 'panel', x, y, ...size, ground: 'bare', edge: 'danger' };
}

/** The arrow of an attack, over everything. */
export function arrow({ places, boxOf, side }: Squares, recent: Recent | null): Shape[] {
  if (recent?.kind !== 'shot' || ![recent.from, recent.to].every((place) => places.includes(place))) return [];
  const [from, to] = [centreOf(boxOf(recent.from)), centreOf(boxOf(recent.to))];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // It leaves both pieces free, and is never too short for its head.
  const cut = Math.max(0, Math.min(side * CLEAR, (length - SHORTEST) / 2)) / length;
  const along = (part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  return length === 0 ? [] : [{ kind: 'link', from: along(cut), to: along(1 - cut), look: 'route' }];
}

function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
