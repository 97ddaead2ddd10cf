import { altText } from '../../../../engine/index.ts';
import { boardOf } from '../../board.ts';
import { LAYOUTS } from '../../content/layouts.ts';
import { CAPACITOR_LIMIT } from '../../set-up-ai.ts';
import type { RoomId } from '../../state.ts';
import type { View } from '../../view.ts';
import { statusOf } from '../board.ts';
import { roomName, sentence } from '../words.ts';

/** The board in a few sentences; all of it stands in the text board. */
export function altOf(view: View): string {
  const { layout, reactor, capacitor, rations, captured, ai, pirates } = view;
  return altText([
    `Breach on the ${LAYOUTS[layout].name}. ${sentence(statusOf(view))}`,
    `The Bridge is ${boardOf(layout).bridge}; breaches: ${[boardOf(layout).breach, ...captured].join(', ')}.`,
    `Reactor ${reactor}, Capacitor ${capacitor} of ${CAPACITOR_LIMIT}; rations ${rations}.`,
    `Units of the A.I.: ${crowds(view, ai, ({ seen }) => (seen ? '' : ' unseen'))}.`,
    `Pirates: ${crowds(view, pirates, () => '')}.`,
  ]);
}

/** "2 in C3 Long Hall, 1 unseen in B1 Chart Room". */
function crowds<U extends { readonly room: RoomId }>(
  { layout }: View,
  units: readonly U[],
  word: (unit: U) => string,
): string {
  const counts = new Map<string, number>();
  for (const unit of units) {
    const where = `${word(unit)} in ${roomName(layout, unit.room)}`;
    counts.set(where, (counts.get(where) ?? 0) + 1);
  }
  return counts.size === 0 ? 'none' : [...counts].map(([where, count]) => `${count}${where}`).join(', ');
}
