import { counted, type Seat } from '#engine';
import { looksAt } from '../../end-of-game/backers.ts';
import { powerOf } from '../../characters/characters.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import type { SpotId } from '../../content/board.ts';
import type { Frame } from '../../state/frames.ts';
import { lastNoticed } from '../../action-phase/routes.ts';
import { piratesIn, roomAt, showsIcon } from '../../ship/spots.ts';
import type { View } from '../../state/view.ts';
import { frameOf, ownHand, pirateOf } from '../words/reading.ts';
import { ICONS, inRoom, roomName, seatNames } from '../words/words.ts';

/** Who and what is in the destination, and the risks on the way; also the way itself, if the label does not name it. */
export function moveHint(view: View, seat: Seat, path: readonly SpotId[], isNamed: boolean): string {
  const { table } = view;
  const to = path.at(-1);
  if (to === undefined) return 'No encounter card is drawn';
  const { active, stunned } = table.guards[to];
  const company = piratesIn(table, to).filter((other) => other !== seat);
  const parts = [
    roomAt(table, to)
      .icons.filter((icon) => icon !== 'encounter')
      .map((icon) => ICONS[icon].name)
      .join(', '),
    active > 0 ? counted(active, 'guard') : '',
    stunned > 0 ? counted(stunned, 'stunned guard') : '',
    company.length > 0 ? seatNames(company) : '',
    isNamed ? '' : wayOf(view, path),
    entered(view, seat, path),
    risks(view, seat, path, to),
    `${roomAt(table, to).action.name}: ${roomAt(table, to).action.text}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The rooms on the way. */
function wayOf({ table }: View, path: readonly SpotId[]): string {
  const through = path.slice(0, -1).map((spot) => roomName(table, spot));
  return through.length === 0 ? '' : `via ${through.join(', ')}`;
}

/** The number of new rooms entered, if the seat's backer or an objective counts them. */
function entered(view: View, seat: Seat, path: readonly SpotId[]): string {
  const { backer } = ownHand(view);
  const counts =
    (backer !== null && looksAt(BACKER_TABLE[backer].wish, 'visit')) ||
    view.table.objectives.some(({ id }) => OBJECTIVE_TABLE[id].track?.advance === 'visit');
  const fresh = new Set(path.filter((spot) => !pirateOf(view, seat).visited.includes(spot)));
  return counts && fresh.size > 0 ? `enters ${counted(fresh.size, 'new room')}` : '';
}

/** The encounters at the end of a way. */
function risks(view: View, seat: Seat, path: readonly SpotId[], to: SpotId): string {
  const { table } = view;
  const pirate = pirateOf(view, seat);
  const frame = frameOf(view, 'move');
  const encounters: Frame<'move'>['encounters'] = frame?.encounters ?? 'all';
  const slips = encounters === 'all' ? (powerOf(pirate, 'guards-slipped')?.to ?? 0) : Infinity;
  const noticed = lastNoticed(table, pirate.spot, path, slips);
  return [
    noticed === null ? '' : `risk: guards ${inRoom(roomName(table, noticed))}`,
    encounters !== 'none' && showsIcon(table, to, 'encounter') ? 'risk: random encounter' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
