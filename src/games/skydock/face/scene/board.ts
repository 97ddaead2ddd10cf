import { boxes, CANVAS } from '#engine';
import { BOARD } from '../../content/board.ts';
import { ICON_TABLE, type Scene } from '../../content/icons.ts';
import type { View } from '../../state/view.ts';
import { statusOf } from '../shown/board.ts';
import { seatOnTurn } from '../words/reading.ts';
import { altOf } from './alt.ts';
import { crew } from './crew.ts';
import { header } from './header.ts';
import { objectives } from './objectives.ts';
import { CREW, HEADER, layoutIn, SHIP, SIDE } from './places.ts';
import { BOARD_ROOM, ship } from './ship.ts';
import { ownerOf } from './signs.ts';
import { tracks } from './tracks.ts';

const SHIP_LAYOUT = layoutIn(SHIP, { x: 46, y: 32 });
const [TRACKS, OBJECTIVES] = boxes.cutTop(SIDE, 138, 8);

/** The board as everybody sees it: the ship, its tracks, its objectives, its crew. */
export function boardScene(view: View): Scene {
  const { table } = view;
  const seat = seatOnTurn(table);
  return {
    ...CANVAS,
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
    ],
  };
}
