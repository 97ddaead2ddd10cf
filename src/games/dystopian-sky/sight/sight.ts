import { columnOf, rowOf, SIDE, type Place } from '../map/place.ts';
import { heightAt, type Terrain } from '../map/terrain.ts';

/*
 * Line of sight and how much of a target is hidden (rules: Line of Sight; Cover & High Ground; D6, D16). A unit is a block
 * of 1 × 1 × 1¼ inches. It is measured at 20 points: five of a level, at four heights; it looks from the five points of the
 * highest level, and from the best of them, as a player would bend down to the model. Units hide nobody.
 *
 * Terrain is solid from the floor up, so whatever of a unit is seen, the point above it is seen too. That makes sight the
 * same from both ends: it exists exactly when one of the five points up here sees one of the five up there.
 */

/** Parts of an inch along the map, and upwards. */
const ACROSS = 6;
const UP = 32;
/** Where the five points of a level are in a unit's square, in sixths of an inch. */
const SPOTS = [
  [3, 3],
  [1, 1],
  [5, 1],
  [1, 5],
  [5, 5],
] as const;
type Spot = (typeof SPOTS)[number];
/** The heights of the four levels, in 1/32 inch: the middle of each quarter of 1¼ inches. */
const LEVELS = [5, 15, 25, 35] as const;
const EYES = 35;
/** That of a point itself. */
const LEVEL = [0];

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Percent of the target that terrain hides from a unit: a multiple of 5; at 100 there is no line of sight. */
export function hiddenShare(terrain: Terrain, from: Place, target: Place): number {
  const known = sharesOf(terrain);
  const key = from * SIDE * SIDE + target;
  const share = known[key] ?? UNKNOWN;
  if (share !== UNKNOWN) return share;
  const measured = measure(terrain, from, target);
  known[key] = measured;
  return measured;
}

/** Whether one of the five points up here sees one of the five up there. */
export function hasLineOfSight(terrain: Terrain, from: Place, target: Place): boolean {
  const known = sightsOf(terrain);
  const key = from * SIDE * SIDE + target;
  const seen = known[key] ?? UNKNOWN;
  if (seen !== UNKNOWN) return seen === 1;
  const isSeen = SPOTS.some((eye) =>
    SPOTS.some((spot) => isClear(terrain, pointOf(terrain, from, eye, EYES), pointOf(terrain, target, spot, EYES))),
  );
  known[key] = isSeen ? 1 : 0;
  known[target * SIDE * SIDE + from] = isSeen ? 1 : 0;
  return isSeen;
}

const UNKNOWN = 255;

/** A table of pairs of places for each map: terrain never changes, and the same pairs are asked for again and again. */
function tableOf(tables: WeakMap<Terrain, Uint8Array>, terrain: Terrain): Uint8Array {
  const known = tables.get(terrain) ?? new Uint8Array((SIDE * SIDE) ** 2).fill(UNKNOWN);
  tables.set(terrain, known);
  return known;
}

const shares = new WeakMap<Terrain, Uint8Array>();
const sights = new WeakMap<Terrain, Uint8Array>();
const sharesOf = (terrain: Terrain) => tableOf(shares, terrain);
const sightsOf = (terrain: Terrain) => tableOf(sights, terrain);

function measure(terrain: Terrain, from: Place, target: Place): number {
  const points = SPOTS.length * LEVELS.length;
  let least = points;
  for (const eye of SPOTS) {
    const looking = pointOf(terrain, from, eye, EYES);
    let hidden = 0;
    for (const spot of SPOTS) {
      hidden += hiddenBelow(terrain, looking, pointOf(terrain, target, spot, 0), LEVELS);
      if (hidden >= least) break;
    }
    least = Math.min(least, hidden);
    if (least === 0) break;
  }
  return (least * 100) / points;
}

function pointOf(terrain: Terrain, place: Place, [across, down]: Spot, level: number): Point {
  return {
    x: columnOf(place) * ACROSS + across,
    y: rowOf(place) * ACROSS + down,
    z: heightAt(terrain, place) * UP + level,
  };
}

/** Whether no terrain rises above the straight line between two points. */
function isClear(terrain: Terrain, a: Point, b: Point): boolean {
  return hiddenBelow(terrain, a, b, LEVEL) === 0;
}

/**
 * How many points above `b`, at these levels from the lowest up, terrain hides from `a`: it rises above the straight lines to
 * them, which lie above each other. A line that skims an edge or a corner is clear.
 */
function hiddenBelow({ heights }: Terrain, a: Point, b: Point, levels: readonly number[]): number {
  const across = Math.abs(b.x - a.x);
  const down = Math.abs(b.y - a.y);
  const right = Math.sign(b.x - a.x);
  const below = Math.sign(b.y - a.y);
  let column = (a.x - (a.x % ACROSS)) / ACROSS;
  let row = (a.y - (a.y % ACROSS)) / ACROSS;
  const lastColumn = (b.x - (b.x % ACROSS)) / ACROSS;
  const lastRow = (b.y - (b.y % ACROSS)) / ACROSS;
  // How far the next border of a column and of a row are, in sixths of an inch along that axis.
  let toColumn = right > 0 ? (column + 1) * ACROSS - a.x : a.x - column * ACROSS;
  let toRow = below > 0 ? (row + 1) * ACROSS - a.y : a.y - row * ACROSS;
  let hidden = 0;
  let rise = b.z + (levels[0] ?? 0) - a.z;
  while (column !== lastColumn || row !== lastRow) {
    const columnFirst = row === lastRow ? -1 : column === lastColumn ? 1 : toColumn * down - toRow * across;
    // The lines cross the border at `part / whole` of their length, from a place before it into one beyond it.
    const part = columnFirst <= 0 ? toColumn : toRow;
    const whole = columnFirst <= 0 ? across : down;
    const before = heights[row * SIDE + column] ?? 0;
    if (columnFirst <= 0) {
      column += right;
      toColumn += ACROSS;
    }
    if (columnFirst >= 0) {
      row += below;
      toRow += ACROSS;
    }
    const beyond = heights[row * SIDE + column] ?? 0;
    const terrainTop = (before > beyond ? before : beyond) * UP * whole;
    while (a.z * whole + rise * part < terrainTop) {
      hidden++;
      if (hidden === levels.length) return hidden;
      rise = b.z + (levels[hidden] ?? 0) - a.z;
    }
  }
  return hidden;
}
