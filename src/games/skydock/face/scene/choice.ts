import { altText, at, counted, type Decision, type Seat } from '#engine';
import { SPOT_IDS, type SpotId } from '../../content/board.ts';
import { ICON_TABLE, type Scene } from '../../content/icons.ts';
import { arrowFrom, piratesIn, roomAt } from '../../ship/spots.ts';
import type { Action } from '../../state/actions.ts';
import type { View } from '../../state/view.ts';
import { roomSigns } from '../asked/ways.ts';
import { pirateOf } from '../words/reading.ts';
import { iconNames, inRoom, roomName, seatNames } from '../words/words.ts';
import { layoutIn } from './places.ts';
import type { RoomLook, RoomSize } from './room.ts';
import { ship } from './ship.ts';
import { ownerOf } from './signs.ts';

const MAP = { width: 1000, height: 590 } as const;
const LAYOUT = layoutIn({ x: 6, y: 4, width: MAP.width - 12, height: MAP.height - 8 }, { x: 56, y: 38 });
const ROOM_SIZE: RoomSize = { name: 42, line: 34, pirates: 34, type: 'heading' };

/** The ship with the rooms that the decision offers, numbered like its options. */
export function choiceScene(view: View, decision: Decision<Action>): Scene | null {
  const signs = roomSigns(view, decision.seat, decision.options);
  if (signs.size === 0) return null;
  const here = pirateOf(view, decision.seat).spot;
  const look = (spot: SpotId): RoomLook => {
    const sign = signs.get(spot);
    return {
      ground: sign !== undefined ? 'raised' : 'hull',
      ...(sign !== undefined && { sign }),
      ...(spot === here && { edge: ownerOf(decision.seat) }),
    };
  };
  return {
    ...MAP,
    icons: ICON_TABLE,
    alt: mapInWords(view, decision.seat, signs),
    shapes: ship(view.table, LAYOUT, ROOM_SIZE, look),
  };
}

/** Everything the map shows; the ways of the guards, or what the rooms do, are left out where there is no space. */
function mapInWords({ table }: View, seat: Seat, signs: ReadonlyMap<SpotId, string>): string {
  const start = `Map. You are ${inRoom(roomName(table, at(table.pirates, seat).spot))}.`;
  const version = (said: { patrol: boolean; action: boolean }) => [
    start,
    ...SPOT_IDS.map((spot) => {
      const { icons, action, name } = roomAt(table, spot);
      const { active, stunned } = table.guards[spot];
      const parts = [
        iconNames(icons),
        active > 0 ? counted(active, 'active guard') : '',
        stunned > 0 ? counted(stunned, 'stunned guard') : '',
        seatNames(piratesIn(table, spot).filter((other) => other !== seat)),
        said.patrol ? `guards go to ${roomName(table, arrowFrom(spot))}` : '',
      ].filter((part) => part !== '');
      const sign = signs.get(spot);
      return `${sign === undefined ? '' : `${sign} `}${name}: ${parts.join(', ')}.${said.action ? ` ${action.text}` : ''}`;
    }),
  ];
  return altText(
    version({ patrol: true, action: true }),
    version({ patrol: false, action: true }),
    version({ patrol: true, action: false }),
  );
}
