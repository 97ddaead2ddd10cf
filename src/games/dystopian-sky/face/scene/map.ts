import { joined, seats, type Box, type Tone } from '#engine';
import { ICON_TABLE, type Scene, type Shape } from '../../content/icons.ts';
import { skirmishMap, type MapId } from '../../content/maps.ts';
import { columnOf, placeName, rowOf } from '../../map/place.ts';
import { terrainOf } from '../../map/terrain.ts';
import { ground } from './ground.ts';
import { axes, AXIS, squaresFrom, type Squares } from './squares.ts';

/** The width of every picture of this game. */
export const WIDTH = 1000;
export const MARGIN = 6;
/** Inches along a side of a Starting Zone. */
const ZONE = 3;
export const SIDE_OF_SQUARE = (WIDTH - AXIS - MARGIN) / 24;

/** A map before a match, with its Starting Zones. */
export function mapScene(id: MapId): Scene {
  const { name, about, plan, zones } = skirmishMap(id);
  const terrain = terrainOf(plan);
  const squares = squaresFrom({ x: 0, y: 0 }, SIDE_OF_SQUARE);
  return {
    width: WIDTH,
    height: Math.ceil(squares.whole.y + squares.whole.height + MARGIN),
    icons: ICON_TABLE,
    alt: [
      `${name}, a map of 24 by 24 inches. ${about}`,
      `Starting Zones from ${joined(zones.map(placeName))} on, each of 3 by 3 inches.`,
      `Terrain up to ${String(Math.max(...terrain.heights))} inches high${terrain.hazards.size > 0 ? ', and hazards' : ''}.`,
    ].join(' '),
    shapes: [
      ...axes(squares),
      ...ground(terrain, squares),
      ...seats(zones.length).flatMap((zone) => zoneShapes(squares, id, zone, 'bright', true)),
    ],
  };
}

/** A Starting Zone: a dashed edge, and its number where it matters. */
export function zoneShapes(squares: Squares, id: MapId, zone: number, tone: Tone, hasNumber: boolean): Shape[] {
  const first = skirmishMap(id).zones[zone] ?? 0;
  const area: Box = squares.areaOf({ column: columnOf(first), row: rowOf(first), columns: ZONE, rows: ZONE });
  return [
    { kind: 'panel', ...area, ground: 'bare', edge: tone, dashed: true },
    ...(hasNumber
      ? [{ kind: 'text', ...area, text: String(zone + 1), size: 'display', tone, align: 'center' } as const]
      : []),
  ];
}
