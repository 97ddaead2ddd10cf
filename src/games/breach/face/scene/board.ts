import { CANVAS } from '#engine';
import { ICON_TABLE, type Scene } from '../../content/icons.ts';
import { AI } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { altOf } from './alt.ts';
import { ship } from './ship.ts';
import { side } from './side.ts';

/** The board as this viewer may see it: unknown A.I. units are question marks. */
export function boardScene(view: View): Scene {
  return { ...CANVAS, icons: ICON_TABLE, alt: altOf(view), shapes: [...ship(view), ...side(view)] };
}

/** The A.I.'s board shows all its units. The Pirates have no secrets, so they get no picture of their own. */
export function handScene(view: View): Scene | null {
  return view.viewer === AI ? boardScene(view) : null;
}
