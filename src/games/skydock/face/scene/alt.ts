import { altText } from '../../../../engine/index.ts';
import { SPOT_IDS } from '../../content/board.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import type { Table } from '../../state.ts';
import type { View } from '../../view.ts';
import { alertOf } from '../tracks.ts';
import { pirateName, roomName, seatNames } from '../words.ts';

/** The board in a few sentences; all of it stands in the text board. */
export function altOf({ table }: View, status: string): string {
  const { level, name, toLockdown } = alertOf(table);
  return altText([
    `Skydock. ${status}.`,
    `Alert level ${level}, ${name}, lockdown in ${toLockdown}; launch in ${table.launch}.`,
    ...table.pirates.map(
      ({ spot, glory }, seat) => `${pirateName(table, seat)}: ${roomName(table, spot)}, glory ${glory}.`,
    ),
    guards(table),
    ...table.objectives.map(
      ({ id, done }) =>
        `${OBJECTIVE_TABLE[id].name}${done.length > 0 ? `: completed by ${seatNames(done)}` : ': open'}.`,
    ),
  ]);
}

function guards(table: Table): string {
  const posts = SPOT_IDS.flatMap((spot) => {
    const { active, stunned } = table.guards[spot];
    if (active + stunned === 0) return [];
    return [`${roomName(table, spot)} ${active}${stunned > 0 ? ` and ${stunned} stunned` : ''}`];
  });
  return posts.length > 0 ? `Guards: ${posts.join(', ')}.` : 'No guards aboard.';
}
