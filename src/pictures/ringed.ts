import type { Box, Panel, Scene, Shape } from '../engine/index.ts';

/** Between a ring and what it is around. */
const MARGIN = 5;
/** What covers more of the canvas than this is the ground itself, not a place on it. */
const LARGEST = 0.25;

/** The scene with a ring around every place where it differs from an earlier one of the same board. */
export function ringed(now: Scene, before: Scene): Scene {
  const places = now.shapes.filter((shape) => shape.kind === 'panel').filter((panel) => isPlace(panel, now));
  const changed = [...missing(now, before), ...missing(before, now)].map((box) => placeOf(box, places));
  const rings = changed.filter((box, at) => changed.findIndex((other) => same(box, other)) === at);
  return { ...now, shapes: [...now.shapes, ...rings.map((box) => ring(box, now))] };
}

/** The boxes of the shapes that the other scene does not have. */
function missing(scene: Scene, other: Scene): Box[] {
  const known = new Set(other.shapes.map((shape) => JSON.stringify(shape)));
  return scene.shapes.filter((shape) => !known.has(JSON.stringify(shape))).map(boxOf);
}

function boxOf(shape: Shape): Box {
  switch (shape.kind) {
    case 'hull':
      return around(shape.points);
    case 'link':
      return around([shape.from, shape.to]);
    default:
      return shape;
  }
}

function around(points: readonly { readonly x: number; readonly y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function isPlace({ width, height }: Box, canvas: Scene): boolean {
  return width * height <= LARGEST * canvas.width * canvas.height;
}

/** The smallest place the middle of the box lies in, or the box itself. */
function placeOf(box: Box, places: readonly Panel[]): Box {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const around = places.filter((place) => holds(place, x, y));
  return around.sort((a, b) => a.width * a.height - b.width * b.height)[0] ?? box;
}

function holds(place: Box, x: number, y: number): boolean {
  return place.x <= x && x <= place.x + place.width && place.y <= y && y <= place.y + place.height;
}

function same(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

/** A ring is drawn with gaps, so that it is no edge of the board's own; it stays on the canvas. */
function ring({ x, y, width, height }: Box, canvas: Scene): Panel {
  const [left, top] = [Math.max(1, x - MARGIN), Math.max(1, y - MARGIN)];
  const right = Math.min(canvas.width - 1, x + width + MARGIN);
  const bottom = Math.min(canvas.height - 1, y + height + MARGIN);
  return {
    kind: 'panel',
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    ground: 'bare',
    edge: 'bright',
    dashed: true,
  };
}
