import { boxes, CANVAS } from '#engine';
import { ICON_TABLE, type Scene } from '../../content/icons.ts';
import type { View } from '../../state/view.ts';
import { statusOf } from '../shown/board.ts';
import { altOf } from './alt.ts';
import { corners } from './corners.ts';
import { crew } from './crew.ts';
import { objectives } from './objectives.ts';
import { SIDE } from './places.ts';
import { ship } from './ship.ts';
import { tracks } from './tracks.ts';

const GAP = 8;

/** The board as everybody sees it: the ship, its tracks, its objectives, its crew. */
export function boardScene(view: View): Scene {
  const [top, below] = boxes.cutTop(SIDE, 98, GAP);
  const [middle, bottom] = boxes.cutTop(below, 292, GAP);
  return {
    ...CANVAS,
    icons: ICON_TABLE,
    alt: altOf(view, statusOf(view)),
    shapes: [
      ...ship(view.table),
      ...corners(view),
      ...tracks(view.table, top),
      ...objectives(view.table, middle),
      ...crew(view, bottom),
    ],
  };
}
