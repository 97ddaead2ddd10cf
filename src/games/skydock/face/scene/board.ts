import { boxes, CANVAS, type Box } from '#engine';
import { BOARD } from '../../content/board.ts';
import { ICON_TABLE, type Scene } from '../../content/icons.ts';
import type { View } from '../../state/view.ts';
import { statusOf } from '../shown/board.ts';
import { seatOnTurn } from '../words/reading.ts';
import { altOf } from './alt.ts';
import { crew } from './crew.ts';
import { header } from './header.ts';
import { actionKey, roomKey, symbolKey } from './key.ts';
import { objectives } from './objectives.ts';
import { layoutIn } from './ship/layout.ts';
import { BOARD_ROOM, ship } from './ship/ship.ts';
import { ownerOf } from './signs.ts';
import { tracks } from './tracks.ts';

/** The ship, the tracks and objectives beside it; the pirates and a key of icons below. */
const HEADER: Box = { x: 16, y: 8, width: 612, height: 36 };
const SHIP: Box = { x: 8, y: 50, width: 628, height: 464 };
const SIDE: Box = { x: 648, y: 10, width: 342, height: 504 };
const CREW: Box = { x: 8, y: 522, width: 982, height: 170 };
const KEY: Box = { x: 8, y: 698, width: 982, height: 110 };

const SHIP_LAYOUT = layoutIn(SHIP, { x: 46, y: 32 });
const [ROOM_KEY, BELOW] = boxes.cutTop(KEY, 34, 4);
const [ACTION_KEY, SYMBOL_KEY] = boxes.cutTop(BELOW, 34, 4);
const [TRACKS, OBJECTIVES] = boxes.cutTop(SIDE, 134, 8);

/** The board as everybody sees it: the ship, its tracks, its objectives, its crew. */
export function boardScene(view: View): Scene {
  const { table } = view;
  const seat = seatOnTurn(table);
  return {
    width: CANVAS.width,
    height: KEY.y + KEY.height + 6,
    icons: ICON_TABLE,
    alt: altOf(view, statusOf(view)),
    shapes: [
      ...header(view, HEADER),
      ...ship(table, SHIP_LAYOUT, BOARD_ROOM, (spot) => ({
        ground: BOARD[spot].fixed === undefined ? 'room' : 'raised',
        ...(seat !== null && table.pirates[seat]?.spot === spot && { edge: ownerOf(seat) }),
      })),
      ...tracks(table, TRACKS),
      ...objectives(table, OBJECTIVES),
      ...crew(view, CREW),
      ...roomKey(ROOM_KEY),
      ...actionKey(ACTION_KEY),
      ...symbolKey(SYMBOL_KEY),
    ],
  };
}
