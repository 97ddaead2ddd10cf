import { counted } from '#engine';
import { boardOf } from '../board/board.ts';
import { distances, wayToBridge } from '../board/distances.ts';
import type { RoomId } from '../state/state.ts';
import type { View } from '../state/view.ts';

/** The Pirates' shortest way to the Bridge: how many doors, and the rooms on it, the Bridge left out. */
interface Front {
  readonly doors: number;
  readonly rooms: readonly RoomId[];
}

/** Follows from open facts: where pirates and breaches are. With several equally short ways, all their rooms. */
export function front(view: View): Front {
  const board = boardOf(view.layout);
  const toBridge = wayToBridge(board);
  const far = (room: RoomId) => toBridge.get(room) ?? Infinity;
  const starts = [board.breach, ...view.captured, ...view.pirates.map(({ room }) => room)];
  const doors = Math.min(...starts.map(far));
  const fromStart = distances(
    board,
    [...new Set(starts)].filter((room) => far(room) === doors),
  );
  const rooms = board.rooms.filter(
    (room) => room !== board.bridge && (fromStart.get(room) ?? Infinity) + far(room) === doors,
  );
  return { doors, rooms };
}

/** "4 doors from the Bridge". */
export function doorsAway(view: View, room: RoomId): string {
  return `${counted(wayToBridge(boardOf(view.layout)).get(room) ?? 0, 'door')} from the Bridge`;
}

/** Whether one room is fewer doors from the Bridge than another. */
export function isNearerBridge(view: View, room: RoomId, than: RoomId): boolean {
  const toBridge = wayToBridge(boardOf(view.layout));
  return (toBridge.get(room) ?? Infinity) < (toBridge.get(than) ?? Infinity);
}
