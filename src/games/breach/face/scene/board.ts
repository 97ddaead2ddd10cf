import type { Decision } from '#engine';
import { ICON_TABLE, type Scene } from '../../content/icons.ts';
import type { Action } from '../../state/actions.ts';
import { AI, type RoomId } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { altOf } from './alt.ts';
import { head } from './head.ts';
import { around, heightOf, shipAlone, wholeShip, WIDTH, type Part } from './places.ts';
import { ship } from './ship.ts';

/** The board as this viewer may see it: unknown A.I. units are question marks. */
export function boardScene(view: View): Scene {
  const drawn = shipScene(view, wholeShip(view.layout));
  return { ...drawn, shapes: [...head(view), ...drawn.shapes] };
}

/** The A.I.'s board shows all its units. The Pirates have no secrets, so they get no picture of their own. */
export function handScene(view: View): Scene | null {
  return view.viewer === AI ? boardScene(view) : null;
}

/**
 * The ship, as low as a phone needs it: the question says what the figures above the board do. The Ship alone sees all its
 * units, whatever it is asked; the Pirates see where breaches are, and the rooms around those they order.
 */
export function choiceScene(view: View, { kind }: Decision<Action>): Scene | null {
  if (view.viewer === AI || kind === 'breach') return shipScene(view, shipAlone(view.layout));
  const room = orderedRoom(view);
  return room === null ? null : shipScene(view, around(view.layout, room));
}

/** The room whose pirates are being ordered. */
function orderedRoom({ stack, pirates }: View): RoomId | null {
  const frame = stack.at(-1);
  if (frame?.kind === 'order-room') return frame.room;
  return frame?.kind === 'order' ? (pirates.find(({ id }) => id === frame.unit)?.room ?? null) : null;
}

function shipScene(view: View, part: Part): Scene {
  const size = { width: WIDTH, height: heightOf(part) };
  return { ...size, icons: ICON_TABLE, alt: altOf(view), shapes: ship(view, part) };
}
