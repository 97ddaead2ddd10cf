import { altText, at, counted, type Seat } from '#engine';
import { SPOT_IDS, type SpotId } from '../../content/board.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import { arrowFrom, piratesIn, roomAt } from '../../ship/spots.ts';
import type { Slot, Table } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { nowText } from '../words/now.ts';
import { alertOf } from '../shown/tracks.ts';
import { iconNames, inRoom, leveled, pirateName, roomName, seatName, seatNames } from '../words/words.ts';

/** The board in a few sentences; abilities only if they fit. The text board has everything. */
export function altOf(view: View, status: string): string {
  const { table } = view;
  const { level, name, toLockdown } = alertOf(table);
  const board = [
    `Skydock. ${status.replace(/\.$/, '')}.`,
    // Alternative texts have no Markdown.
    nowText(view).replaceAll('*', '').replaceAll('\n', ' '),
    `Alert level ${level}, ${name}, ${counted(toLockdown, 'space')} to LOCKDOWN; ${table.launch > 0 ? `launch in ${counted(table.launch, 'round')}` : 'launched'}.`,
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

/** The number at the star: the glory, or the score once the game is over. */
function gloryInWords({ pirates, ending }: Table, seat: Seat): string {
  const total = ending && 'scores' in ending ? ending.scores[seat]?.total : undefined;
  return total === undefined ? `glory ${pirates[seat]?.glory ?? 0}` : counted(total, 'point');
}

/** "Move 2 marked, Heal 1 recovering"; planned markers count. */
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
    return [`${roomName(table, spot)} ${active} active${stunned > 0 ? ` and ${stunned} stunned` : ''}`];
  });
  return posts.length > 0 ? `Guards: ${posts.join(', ')}.` : 'No guards aboard.';
}

/** What a map tells beside the rooms, their icons and who is there: the numbers of options, where guards go, actions. */
export interface MapSaid {
  readonly signs?: ReadonlyMap<SpotId, string>;
  readonly patrol?: true;
  readonly action?: true;
}

/** The map in sentences: where the pirate is, then each room. */
export function mapInWords({ table }: View, seat: Seat, { signs, patrol, action }: MapSaid): string[] {
  const rooms = SPOT_IDS.map((spot) => {
    const room = roomAt(table, spot);
    const { active, stunned } = table.guards[spot];
    const parts = [
      iconNames(room.icons),
      active > 0 ? counted(active, 'active guard') : '',
      stunned > 0 ? counted(stunned, 'stunned guard') : '',
      seatNames(piratesIn(table, spot).filter((other) => other !== seat)),
      patrol ? `guards go to ${roomName(table, arrowFrom(spot))}` : '',
    ].filter((part) => part !== '');
    const sign = signs?.get(spot);
    return `${sign === undefined ? '' : `${sign} `}${room.name}: ${parts.join(', ')}.${action ? ` ${room.action.text}` : ''}`;
  });
  return [`Map. You are ${inRoom(roomName(table, at(table.pirates, seat).spot))}.`, ...rooms];
}
