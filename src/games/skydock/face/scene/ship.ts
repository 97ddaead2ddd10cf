import { boxes, type Box } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { BOARD, SPOT_IDS, type SpotId } from '../../content/board.ts';
import { arrowFrom, piratesIn, roomAt } from '../../ship/spots.ts';
import type { Table } from '../../state/state.ts';
import { seatOnTurn } from '../words/reading.ts';
import { corridor, HULL, tile } from './places.ts';
import { ownerOf, pirate } from './signs.ts';

/** The ship: its hull, the corridors with the way guards walk, and every room with what is printed on it and who is in it. */
export function ship(table: Table): Shape[] {
  return [{ kind: 'hull', points: HULL }, ...corridors(), ...SPOT_IDS.flatMap((spot) => room(table, spot))];
}

function corridors(): Shape[] {
  return SPOT_IDS.flatMap((a) =>
    BOARD[a].corridors
      .filter((b) => SPOT_IDS.indexOf(a) < SPOT_IDS.indexOf(b))
      .map((b): Shape => {
        const back = arrowFrom(b) === a;
        const [from, to] = back ? corridor(b, a) : corridor(a, b);
        return { kind: 'link', look: 'corridor', from, to, ...(back || arrowFrom(a) === b ? { arrow: true } : {}) };
      }),
  );
}

/** Heights of the lines of a room: its name, what its action is called, its icons and guards, its pirates. */
const LINES = { name: 26, action: 22, icons: 26, pirates: 32 } as const;

function room(table: Table, spot: SpotId): Shape[] {
  const box = tile(spot);
  const { name, action, icons } = roomAt(table, spot);
  const [nameBox, below] = boxes.cutTop(boxes.inset(box, 9, 5), LINES.name);
  const [actionBox, rest] = boxes.cutTop(below, LINES.action);
  const [iconBox, last] = boxes.cutTop(rest, LINES.icons);
  const seat = seatOnTurn(table);
  const acting = seat !== null && table.pirates[seat]?.spot === spot ? seat : null;
  return [
    {
      kind: 'panel',
      ...box,
      ground: BOARD[spot].fixed === undefined ? 'room' : 'raised',
      ...(acting === null ? {} : { edge: ownerOf(acting) }),
    },
    { kind: 'text', ...nameBox, width: nameBox.width - BADGE.width, text: name, size: 'label', tone: 'bright' },
    { kind: 'text', ...actionBox, text: action.name, size: 'body', tone: 'quiet' },
    ...icons.map((icon, i): Shape => ({
      kind: 'icon',
      ...small(iconBox, i * 27, 23),
      icon,
      tone: icon === 'guard' ? 'danger' : 'gold',
    })),
    ...guards(table, spot, box, iconBox),
    ...piratesIn(table, spot).map((seat, i) => pirate(seat, small(last, i * (LINES.pirates + 9), LINES.pirates))),
  ];
}

/** The badge of the active guards, in the upper right corner. */
const BADGE = { width: 54, height: 27 } as const;
const STUNNED = 52;

/** Active guards as a light badge on the corner of the room; stunned ones without a ground, below it. */
function guards(table: Table, spot: SpotId, room: Box, line: Box): Shape[] {
  const { active, stunned } = table.guards[spot];
  const right = room.x + room.width - 4;
  const awake: Shape = {
    kind: 'counter',
    ...{ x: right - BADGE.width, y: room.y + 4, ...BADGE },
    icon: 'guard',
    text: `${active}`,
    tone: 'bright',
    solid: true,
  };
  const asleep: Shape = {
    kind: 'counter',
    ...{ x: right - STUNNED, y: line.y, width: STUNNED, height: line.height },
    icon: 'guard-stunned',
    text: `${stunned}`,
    tone: 'quiet',
  };
  return [...(active > 0 ? [awake] : []), ...(stunned > 0 ? [asleep] : [])];
}

/** A square on a line, so far from its left. */
function small({ x, y, height }: Box, from: number, side: number): Box {
  return { x: x + from, y: y + (height - side) / 2, width: side, height: side };
}
