import type { Decision } from '#engine';
import { ICON_TABLE, type Scene } from '../../content/icons.ts';
import type { Action } from '../../state/actions.ts';
import { AI } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { altOf } from './alt.ts';

import { head } from './head.ts';
import { heightOf, WIDTH } from './places.ts';
import { ship } from './ship.ts';

/** The board as this viewer may see it: unknown A.I. units are question marks. */
export function boardScene(view: View): Scene {
  const size = { width: WIDTH, height: heightOf(view.layout) };
  return { ...size, icons: ICON_TABLE, alt: altOf(view), shapes: [...head(view), ...ship(view)] };
}

/** The A.I.'s board shows all its units. The Pirates have no secrets, so they get no picture of their own. */
export function handScene(view: View): Scene | null {
  return view.viewer === AI ? boardScene(view) : null;
}

/**
 * The Ship alone sees all its units, whatever it is asked. The Pirates see the map where they choose a breach; their other
 * questions name the rooms next to theirs, and the board above shows them.
 */
export function choiceScene(view: View, { kind }: Decision<Action>): Scene | null {
  return view.viewer === AI || kind === 'breach' ? boardScene(view) : null;
}
