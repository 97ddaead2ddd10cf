import { at, boxes, seats, type Box } from '#engine';
import { ICON_TABLE, type Scene, type Shape } from '../../content/icons.ts';
import type { Table } from '../../state/state.ts';
import type { Terrain } from '../../map/terrain.ts';
import { terrainIn } from '../../units/units.ts';
import { crewOwner } from '../letters.ts';
import { altOf, roundOf, stageOf } from './alt.ts';
import { crewPanels, heightOfCrews } from './crews.ts';
import { ground } from './ground.ts';
import { MARGIN, SIDE_OF_SQUARE, WIDTH, zoneShapes } from './map.ts';
import { arrow, blast } from './recent.ts';
import { axes, squaresFrom, type Squares } from './squares.ts';
import { crewAtHand, unitsOnMap } from './units.ts';

const HEAD = 58;
const SIDES = 10;
const GAP = 10;

const SQUARES = squaresFrom({ x: 0, y: HEAD }, SIDE_OF_SQUARE);

const still = new WeakMap<Terrain, readonly Shape[]>();

/** What never changes on a map, worked out once: it is most of a board. */
function stillOf(terrain: Terrain): readonly Shape[] {
  const known = still.get(terrain) ?? [...axes(SQUARES), ...ground(terrain, SQUARES)];
  still.set(terrain, known);
  return known;
}

/** The map with everybody on it, whose Turn it is, and below it the units of every crew. */
export function boardScene(table: Table): Scene {
  const terrain = terrainIn(table);
  const crews: Box = {
    x: SIDES,
    y: SQUARES.whole.y + SQUARES.whole.height + GAP,
    width: WIDTH - 2 * SIDES,
    height: heightOfCrews(table),
  };
  return {
    width: WIDTH,
    height: Math.ceil(crews.y + crews.height + MARGIN),
    icons: ICON_TABLE,
    alt: altOf(table),
    shapes: [
      ...head(table),
      ...stillOf(terrain),
      ...blast(terrain, SQUARES, table.recent),
      ...zones(table, SQUARES),
      ...unitsOnMap(table, SQUARES),
      ...arrow(SQUARES, table.recent),
      ...crewPanels(table, crews),
    ],
  };
}

/** The same without the crews: where one starts is chosen from the map alone. */
export function deploymentScene(table: Table): Scene {
  return {
    width: WIDTH,
    height: Math.ceil(SQUARES.whole.y + SQUARES.whole.height + MARGIN),
    icons: ICON_TABLE,
    alt: altOf(table),
    shapes: [...head(table), ...stillOf(terrainIn(table)), ...zones(table, SQUARES), ...unitsOnMap(table, SQUARES)],
  };
}

function head(table: Table): Shape[] {
  const seat = crewAtHand(table);
  const [round, rest] = boxes.cutLeft({ x: SIDES, y: 4, width: WIDTH - 2 * SIDES, height: HEAD - 8 }, 220, 10);
  return [
    { kind: 'text', ...round, text: roundOf(table), size: 'title', tone: 'bright' },
    { kind: 'text', ...rest, text: stageOf(table), size: 'title', tone: seat === null ? 'gold' : crewOwner(seat) },
  ];
}

/** Zones in their crews' colours; those nobody has chosen are there until the match begins. */
function zones({ options, crews, round }: Table, squares: Squares): Shape[] {
  return seats(crews.length).flatMap((zone) => {
    const seat = crews.findIndex((crew) => crew.zone === zone);
    if (seat < 0) return round === 0 ? zoneShapes(squares, options.map, zone, 'bright', true) : [];
    const isEmpty = at(crews, seat).units.every(({ place }) => place === null);
    return zoneShapes(squares, options.map, zone, crewOwner(seat), round === 0 && isEmpty);
  });
}
