import { boxes, type Box, type Ground } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { columnOf, rowOf, type Place } from '../../map/place.ts';
import { heightAt, type Terrain } from '../../map/terrain.ts';
import { coverOf, outlineOf, piecesOf, splitOf, type Rectangle } from './rectangles.ts';
import type { Squares } from './squares.ts';

/** From this length on, terrain to stand on that is one inch wide is a catwalk. */
const CATWALK = 3;
const LINE = 2;
/** Between the outline of terrain and its top. */
const EDGE = 3;
/** The smaller share of a rail's distance from the ends of its catwalk. */
const RAIL = 0.3;
/** The side of a square that has room for more than a figure, and the figure's share of it. */
const LARGE = 50;
const FIGURE = 0.6;

/** Shades of what one can stand on, by inches above the floor. */
const SHADES: readonly Ground[] = ['hull', 'room', 'raised', 'goal', 'goal'];

/** Floor, hazards, terrain with its heights, and the lines between the squares. */
export function ground(terrain: Terrain, squares: Squares): Shape[] {
  const isHazard = (place: Place) => terrain.hazards.has(place);
  const hazards = piecesOf(new Set(squares.places.filter(isHazard)));
  return [
    { kind: 'panel', ...squares.whole, ground: 'hull' },
    ...lines(squares),
    ...hazards.flatMap((piece) => filled(piece, squares, 'danger', 1)),
    ...levels(terrain, squares),
    ...hazards.flatMap((piece) => warnings(piece, squares)),
    ...walls(terrain, squares),
    ...tops(terrain, squares),
  ];
}

function filled(piece: ReadonlySet<Place>, squares: Squares, shade: Ground, margin: number): Shape[] {
  return coverOf(piece).map((rectangle): Shape => ({
    kind: 'panel',
    ...boxes.inset(squares.areaOf(rectangle), margin),
    ground: shade,
  }));
}

/** Whatever is at least so high, from the floor up: steps of a hill lie on each other like contour lines. */
function levels(terrain: Terrain, squares: Squares): Shape[] {
  const most = Math.max(...squares.places.map((place) => heightAt(terrain, place)));
  return Array.from({ length: most }, (_, n) => n + 1).flatMap((height) => {
    const pieces = piecesOf(new Set(squares.places.filter((place) => heightAt(terrain, place) >= height)));
    return pieces
      .filter((piece) => [...piece].some((place) => terrain.standable[place] === true))
      .flatMap((piece): Shape[] => [
        { kind: 'hull', points: outlineOf(piece).map(squares.cornerOf) },
        ...filled(piece, squares, SHADES[height] ?? 'goal', EDGE),
      ]);
  });
}

function lines({ part, whole, cornerOf }: Squares): Shape[] {
  const down = Array.from({ length: part.columns - 1 }, (_, n): Shape => {
    const { x } = cornerOf({ x: part.column + n + 1, y: part.row });
    return { kind: 'panel', ...whole, x: x - LINE / 2, width: LINE, ground: 'deep' };
  });
  const across = Array.from({ length: part.rows - 1 }, (_, n): Shape => {
    const { y } = cornerOf({ x: part.column, y: part.row + n + 1 });
    return { kind: 'panel', ...whole, y: y - LINE / 2, height: LINE, ground: 'deep' };
  });
  return [...down, ...across];
}

/** A sign that warns in every second square of a hazard, as on a chessboard; the only square of a small one has it, too. */
function warnings(piece: ReadonlySet<Place>, { boxOf, side }: Squares): Shape[] {
  const signed = [...piece].filter((place) => (columnOf(place) + rowOf(place)) % 2 === 0);
  return (signed.length > 0 ? signed : [...piece]).map((place): Shape => ({
    kind: 'icon',
    ...boxes.inset(boxOf(place), side * 0.18),
    icon: 'hazard',
    tone: 'danger',
  }));
}

/** What nobody can stand on: dark blocks with an edge, and their height. */
function walls(terrain: Terrain, squares: Squares): Shape[] {
  return byHeight(terrain, squares, false).flatMap(([height, piece]) =>
    splitOf(piece).flatMap((rectangle): Shape[] => {
      const box = boxes.inset(squares.areaOf(rectangle), LINE);
      return [{ kind: 'panel', ...box, ground: 'deep', edge: 'quiet' }, figure(box, height, false)];
    }),
  );
}

/** The heights of what one can stand on, in a square of each piece; along a catwalk there is a rail. */
function tops(terrain: Terrain, squares: Squares): Shape[] {
  return byHeight(terrain, squares, true).flatMap(([height, piece]) => {
    if (height === 0) return [];
    const [only, ...more] = coverOf(piece);
    const isWalk = only && more.length === 0 && isCatwalk(only);
    return [
      ...(isWalk ? [rail(squares.areaOf(only))] : []),
      figure(besideSign(squares.boxOf(middleOf(piece))), height, true),
    ];
  });
}

function byHeight(terrain: Terrain, { places }: Squares, isTop: boolean) {
  const heights = Map.groupBy(
    places.filter((place) => terrain.standable[place] === isTop),
    (place) => heightAt(terrain, place),
  );
  return [...heights].flatMap(([height, alike]) => piecesOf(new Set(alike)).map((piece) => [height, piece] as const));
}

function isCatwalk({ columns, rows }: Rectangle): boolean {
  return Math.min(columns, rows) === 1 && Math.max(columns, rows) >= CATWALK;
}

function rail(box: Box): Shape {
  const end = Math.min(box.width, box.height) * RAIL;
  const isAcross = box.width > box.height;
  const [from, to] = [boxes.middle(box, isAcross ? 'left' : 'top'), boxes.middle(box, isAcross ? 'right' : 'bottom')];
  return isAcross
    ? { kind: 'link', from: { ...from, x: from.x + end }, to: { ...to, x: to.x - end }, look: 'corridor' }
    : { kind: 'link', from: { ...from, y: from.y + end }, to: { ...to, y: to.y - end }, look: 'corridor' };
}

/** The upper left of a large square, so that there is space for signs. */
function besideSign(box: Box): Box {
  return box.width < LARGE ? box : { ...box, width: box.width * FIGURE, height: box.height * FIGURE };
}

/** The square of a piece that is nearest to its middle. */
function middleOf(piece: ReadonlySet<Place>): Place {
  const squares = [...piece];
  const mean = (of: (place: Place) => number) => squares.reduce((sum, place) => sum + of(place), 0) / squares.length;
  const [column, row] = [mean(columnOf), mean(rowOf)];
  const far = (place: Place) => (columnOf(place) - column) ** 2 + (rowOf(place) - row) ** 2;
  return squares.toSorted((a, b) => far(a) - far(b))[0] ?? 0;
}

function figure(box: Box, height: number, isTop: boolean): Shape {
  return {
    kind: 'text',
    ...box,
    text: String(height),
    size: isTop ? 'heading' : 'label',
    tone: isTop ? 'bright' : 'quiet',
    align: 'center',
  };
}
