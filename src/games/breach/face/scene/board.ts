import { CANVAS } from '#engine';
import { ICON_TABLE, type Scene } from '../../content/icons.ts';
import { AI } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { altOf } from './alt.ts';
import { ship } from './ship.ts';
import { side } from './side.ts';

/** The board as the reader may see it: who has not seen a unit of the A.I. sees a question mark. */
export function boardScene(view: View): Scene {
  return { ...CANVAS, icons: ICON_TABLE, alt: altOf(view), shapes: [...ship(view), ...side(view)] };
}

/** The A.I. alone sees what all its units are; the Pirates have nothing that does not lie open. */
export function handScene(view: View): Scene | null {
  return view.viewer === AI ? boardScene(view) : null;
}
