import { boxes, type Box, type Panel, type TypeSize } from '#engine';
import type { Shape } from '../../../content/icons.ts';
import type { SpotId } from '../../../content/board.ts';
import type { Icon } from '../../../content/rooms.ts';
import { piratesIn, roomAt } from '../../../ship/spots.ts';
import type { Table } from '../../../state/state.ts';
import { gist } from './gist.ts';
import { pirate } from '../signs.ts';

/** How large a room's lines are: its name, its icons and what its action does, its pirates. */
export interface RoomSize {
  readonly name: number;
  readonly line: number;
  readonly pirates: number;
  readonly type: TypeSize;
  /** Whether there is space for the harm its action may do. */
  readonly tellsHarm: boolean;
}

export interface RoomLook extends Pick<Panel, 'ground' | 'edge'> {
  /** The sign of the option that leads here. */
  readonly sign?: string;
}

const MARGIN = { x: 8, y: 4 } as const;

/** A room: what is printed on it as signs, and who is in it. */
export function room(table: Table, spot: SpotId, box: Box, size: RoomSize, { sign, ...look }: RoomLook): Shape[] {
  const { name, action, icons } = roomAt(table, spot);
  const inner = boxes.inset(box, MARGIN.x, MARGIN.y);
  const [head, below] = boxes.cutTop(inner, size.name);
  const [iconLine, rest] = boxes.cutTop(below, size.line);
  const [gistLine, last] = boxes.cutTop(rest, size.line);
  const [signBox, beside] = sign === undefined ? [null, head] : boxes.cutLeft(head, size.name + 4, 8);
  const chip = { width: size.line + 25, height: size.line } as const;
  const { active, stunned } = table.guards[spot];
  const side = size.line - 2;
  return [
    { kind: 'panel', ...box, ...look },
    ...(signBox && sign !== undefined ? signed(sign, signBox) : []),
    {
      kind: 'text',
      ...{ ...beside, width: beside.width - (active > 0 ? chip.width : 0) },
      text: name,
      size: size.type,
      tone: look.ground === 'hull' ? 'quiet' : 'bright',
    },
    ...(active > 0 ? [guards('guard', active, { ...rightOf(head, chip.width), y: head.y, height: chip.height })] : []),
    ...icons.map((icon, i) =>
      roomIcon(icon, { x: iconLine.x + i * (side + 4), y: iconLine.y + 1, width: side, height: side }),
    ),
    ...(stunned > 0 ? [guards('guard-stunned', stunned, rightOf(iconLine, chip.width - 4))] : []),
    ...gist(action.does, gistLine, size.type, size.tellsHarm),
    ...piratesIn(table, spot).map((seat, i) =>
      pirate(seat, { x: last.x + i * (size.pirates + 8), y: last.y, width: size.pirates, height: size.pirates }),
    ),
  ];
}

/** An icon of a room. A room with the guard icon is a guard post; the guard itself has another icon. */
export function roomIcon(icon: Icon, box: Box): Shape {
  const look = icon === 'guard' ? ({ icon: 'post', tone: 'danger' } as const) : ({ icon, tone: 'gold' } as const);
  return { kind: 'icon', ...box, ...look };
}

function signed(sign: string, box: Box): Shape[] {
  return [
    { kind: 'panel', ...box, ground: 'goal', edge: 'gold' },
    { kind: 'text', ...box, text: sign, size: 'title', tone: 'gold', align: 'center' },
  ];
}

/** Active guards stand on a light chip; stunned ones have none. */
function guards(icon: 'guard' | 'guard-stunned', count: number, box: Box): Shape {
  const look = icon === 'guard' ? ({ tone: 'bright', solid: true } as const) : ({ tone: 'quiet' } as const);
  return { kind: 'counter', ...box, icon, text: `${count}`, size: 'heading', ...look };
}

function rightOf({ x, y, width, height }: Box, wide: number): Box {
  return { x: x + width - wide, y, width: wide, height };
}
