import type { Box, Panel, Point, Scene, Shape } from '#engine';

/** Distance of a ring from a place, in pixels: half the gap between neighbours, so that rings do not overlap. */
const MARGIN = 3;
/** Distance of a ring from a shape that is on no place: letters fill their box to the edge. */
const WIDE_MARGIN = 5;
/** A shape that covers more than this share of the canvas is background, not a place. */
const LARGEST = 0.25;

/** The scene with a dashed ring around every place that differs from an earlier scene of the same board. */
export function ringed(now: Scene, before: Scene): Scene {
  const places = now.shapes.filter((shape) => shape.kind === 'panel').filter((panel) => isPlace(panel, now));
  const gone = missing(before, now).filter((shape) => shape.kind !== 'text' || isReplaced(shape, now));
  const rings = [...missing(now, before), ...gone].map(boxOf).map((box) => {
    const place = placeOf(box, places);
    return place === null ? around(box, WIDE_MARGIN, now) : around(place, MARGIN, now);
  });
  return { ...now, shapes: [...now.shapes, ...merged(rings).map(ring)] };
}

/** Merges boxes until none overlap. */
function merged(boxes: readonly Box[]): Box[] {
  return boxes.reduce<Box[]>((apart, box) => {
    const touching = apart.filter((other) => overlap(other, box));
    const rest = apart.filter((other) => !touching.includes(other));
    return touching.length === 0 ? [...rest, box] : merged([...rest, unionOf([...touching, box])]);
  }, []);
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function unionOf(boxes: readonly Box[]): Box {
  return hold(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}

/** Shapes that the other scene lacks. */
function missing(scene: Scene, other: Scene): Shape[] {
  const known = new Set(other.shapes.map(keyOf));
  return scene.shapes.filter((shape) => !known.has(keyOf(shape)));
}

/** Whether anything but background is where these words were: a ring around nothing would puzzle its reader. */
function isReplaced(words: Box, now: Scene): boolean {
  return now.shapes.map(boxOf).some((box) => isPlace(box, now) && overlap(box, words));
}

/** What makes two shapes different; that a piece may act again does not. */
function keyOf(shape: Shape): string {
  return JSON.stringify(shape.kind === 'piece' && shape.look === 'spent' ? { ...shape, look: 'full' } : shape);
}

function boxOf(shape: Shape): Box {
  switch (shape.kind) {
    case 'hull':
      return hold(shape.points);
    case 'link':
      return hold([shape.from, shape.to]);
    default:
      return shape;
  }
}

/** The bounding box. */
function hold(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function isPlace(box: Box, canvas: Scene): boolean {
  return areaOf(box) <= LARGEST * canvas.width * canvas.height;
}

/** The smallest place that contains the middle of the box and is at least as large, if any. */
function placeOf(box: Box, places: readonly Panel[]): Panel | null {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const holding = places.filter((place) => holds(place, x, y) && areaOf(place) >= areaOf(box));
  return holding.sort((a, b) => areaOf(a) - areaOf(b))[0] ?? null;
}

function areaOf({ width, height }: Box): number {
  return width * height;
}

function holds(place: Box, x: number, y: number): boolean {
  return place.x <= x && x <= place.x + place.width && place.y <= y && y <= place.y + place.height;
}

/** The box with a margin, clipped to the canvas. */
function around({ x, y, width, height }: Box, margin: number, canvas: Scene): Box {
  const [left, top] = [Math.max(1, x - margin), Math.max(1, y - margin)];
  const right = Math.min(canvas.width - 1, x + width + margin);
  const bottom = Math.min(canvas.height - 1, y + height + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A ring is dashed, unlike edges of the board. */
function ring(box: Box): Panel {
  return { kind: 'panel', ...box, ground: 'bare', edge: 'bright', dashed: true };
}
