import { altText, type Seat } from '#engine';
import { SPOT_IDS } from '../../content/board.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import type { Slot, Table } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { nowText } from '../words/now.ts';
import { alertOf } from '../shown/tracks.ts';
import { leveled, pirateName, roomName, seatName, seatNames } from '../words/words.ts';

/** The board in a few sentences, with everybody's abilities where they have space; all of it stands in the text board. */
export function altOf(view: View, status: string): string {
  const { table } = view;
  const { level, name, toLockdown } = alertOf(table);
  const board = [
    `Skydock. ${status.replace(/\.$/, '')}.`,
    // Words of a picture are not marked up.
    nowText(view).replaceAll('*', '').replaceAll('\n', ' '),
    `Alert level ${level}, ${name}, lockdown in ${toLockdown}; launch in ${table.launch}.`,
    ...table.pirates.map(
      ({ spot }, seat) => `${pirateName(table, seat)}: ${roomName(table, spot)}, ${gloryInWords(table, seat)}.`,
    ),
    guards(table),
    ...table.objectives.map(
      ({ id, done }) =>
        `${OBJECTIVE_TABLE[id].name}${done.length > 0 ? `: completed by ${seatNames(done)}` : ': open'}.`,
    ),
  ];
  const abilities = table.pirates.map(({ board, character }, seat) =>
    character === null ? '' : `${seatName(seat)}: ${abilitiesInWords(board)}.`,
  );
  return altText([...board, ...abilities], board);
}

/** What stands at the star: the glory, and once the game is over everything that counted. */
function gloryInWords({ pirates, ending }: Table, seat: Seat): string {
  const total = ending && 'scores' in ending ? ending.scores[seat]?.total : undefined;
  return total === undefined ? `glory ${pirates[seat]?.glory ?? 0}` : `${total} in all`;
}

/** "Move 2 marked, Heal 1 recovering"; a marker planned for a slot counts as lying there. */
export function abilitiesInWords(board: readonly (Slot | null)[], planned: readonly number[] = []): string {
  return board.flatMap((slot, i) => (slot === null ? [] : [slotInWords(slot, planned.includes(i))])).join(', ');
}

const NEUTRALIZED = { no: '', assigned: 'neutralized', recovering: 'recovering' } as const;

function slotInWords(slot: Slot, planned: boolean): string {
  const markers = slot.markers + (planned ? 1 : 0);
  const marked = markers > 1 ? `marked ${markers} times` : markers === 1 ? 'marked' : '';
  return [leveled(slot), marked, NEUTRALIZED[slot.neutralized]].filter((word) => word !== '').join(' ');
}

function guards(table: Table): string {
  const posts = SPOT_IDS.flatMap((spot) => {
    const { active, stunned } = table.guards[spot];
    if (active + stunned === 0) return [];
    return [`${roomName(table, spot)} ${active}${stunned > 0 ? ` and ${stunned} stunned` : ''}`];
  });
  return posts.length > 0 ? `Guards: ${posts.join(', ')}.` : 'No guards aboard.';
}
