import type { Point } from '#engine';
import type { Shape } from '../../../content/icons.ts';
import { BOARD, SPOT_IDS, type SpotId } from '../../../content/board.ts';
import { arrowFrom } from '../../../ship/spots.ts';
import type { Table } from '../../../state/state.ts';
import { corridor, type Layout } from './layout.ts';
import { room, type RoomLook, type RoomSize } from './room.ts';

/** Rooms on the board. */
export const BOARD_ROOM: RoomSize = { name: 28, line: 28, pirates: 29, type: 'label', tellsHarm: false };

/** The ship: its hull, the corridors, the ways guards walk, and every room. */
export function ship(table: Table, layout: Layout, size: RoomSize, look: (spot: SpotId) => RoomLook): Shape[] {
  return [
    { kind: 'hull', points: layout.hull },
    ...corridors(layout),
    ...SPOT_IDS.flatMap((spot) => patrol(layout, spot)),
    ...SPOT_IDS.flatMap((spot) => room(table, spot, layout.tiles[spot], size, look(spot))),
  ];
}

function corridors(layout: Layout): Shape[] {
  return SPOT_IDS.flatMap((a) =>
    BOARD[a].corridors
      .filter((b) => SPOT_IDS.indexOf(a) < SPOT_IDS.indexOf(b))
      .map((b): Shape => {
        const [from, to] = corridor(layout, a, b);
        return { kind: 'link', look: 'corridor', from, to };
      }),
  );
}

/** A guard's side, and its distance from the middle of its way. */
const GUARD = 26;
const BESIDE = 27;

/** The way guards leave a room, with a guard beside it. */
function patrol(layout: Layout, spot: SpotId): Shape[] {
  const [from, to] = corridor(layout, spot, arrowFrom(spot));
  const { x, y } = beside(from, to);
  return [
    { kind: 'link', look: 'route', from, to },
    { kind: 'icon', x: x - GUARD / 2, y: y - GUARD / 2, width: GUARD, height: GUARD, icon: 'guard', tone: 'gold' },
  ];
}

/** A point beside the middle of a way, above it or on its right. */
function beside(from: Point, to: Point): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const isAcross = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  return isAcross ? { x: middle.x, y: middle.y - BESIDE } : { x: middle.x + BESIDE, y: middle.y };
}
