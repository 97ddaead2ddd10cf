import { boxes, type Box } from '#engine';
import type { IconName, Shape } from '../../content/icons.ts';
import type { Icon } from '../../content/rooms.ts';
import { SYMBOLS } from '../../content/schemes.ts';
import { ICONS, symbolName } from '../words/words.ts';
import { roomIcon } from './ship/room.ts';

/** The icons of rooms, and how wide each is with its name. */
const ROOM_ICONS: readonly (readonly [icon: Icon, width: number])[] = [
  ['scheme', 160],
  ['loot', 122],
  ['encounter', 278],
  ['guard', 202],
];
/** How wide the sample of a patrol's arrow is. */
const ARROW = 56;

/** The icons of rooms with their names, and the way of a patrol, in a line. */
export function roomKey({ x, y, height }: Box): Shape[] {
  const before = (at: number) => ROOM_ICONS.slice(0, at).reduce((sum, [, width]) => sum + width, x + 14);
  const middle = { x: before(ROOM_ICONS.length), y: y + height / 2 };
  return [
    ...ROOM_ICONS.flatMap(([icon, width], at) => {
      const box = { x: before(at), y, width: width - 12, height };
      return named(roomIcon(icon, iconBox(box)), ICONS[icon].name, box);
    }),
    { kind: 'link', from: middle, to: { ...middle, x: middle.x + ARROW }, look: 'route' },
    {
      kind: 'text',
      x: middle.x + ARROW + 8,
      y,
      width: 144,
      height,
      text: 'guards walk',
      size: 'heading',
      tone: 'quiet',
    },
  ];
}

/** The signs in the actions of rooms, each with its name and how wide both are. */
const ACTION_SIGNS: readonly (readonly [icon: IconName, name: string, width: number])[] = [
  ['physical', 'phys', 126],
  ['mental', 'ment', 130],
  ['technical', 'tech', 126],
  ['glory', 'glory', 128],
  ['support', 'support', 162],
  ['upgrade', 'upgrade', 168],
  ['guard-stunned', 'stun', 120],
];

/** The signs in the actions of rooms, with their names, in a line. */
export function actionKey({ x, y, height }: Box): Shape[] {
  const before = (at: number) => ACTION_SIGNS.slice(0, at).reduce((sum, [, , width]) => sum + width, x + 14);
  return ACTION_SIGNS.flatMap(([icon, name, width], at) => {
    const box = { x: before(at), y, width: width - 12, height };
    return named({ kind: 'icon', ...iconBox(box), icon, tone: 'bright' }, name, box);
  });
}

/** How wide "downside" is with its sign. */
const HARM = 190;

/** The symbols that objectives cost, and the sign of an action with a downside, with their names, in a line. */
export function symbolKey(line: Box): Shape[] {
  const [left, harm] = boxes.cutLeft({ ...line, x: line.x + 14, width: line.width - 14 }, line.width - 14 - HARM, 0);
  const cells = boxes.columns(left, SYMBOLS.length);
  return [
    ...SYMBOLS.flatMap((symbol, at) => {
      const cell = cells[at];
      return cell
        ? named({ kind: 'icon', ...iconBox(cell), icon: symbol, tone: 'gold' }, symbolName(symbol), cell)
        : [];
    }),
    ...named(
      { kind: 'text', ...iconBox(harm), text: '!', size: 'heading', tone: 'danger', align: 'right' },
      'downside',
      harm,
    ),
  ];
}

function iconBox({ x, y, height }: Box): Box {
  return { x, y: y + 1, width: height - 2, height: height - 2 };
}

function named(sign: Shape, name: string, { x, y, width, height }: Box): Shape[] {
  const beside = { x: x + height + 6, y, width: width - height - 6, height };
  return [sign, { kind: 'text', ...beside, text: name.toLowerCase(), size: 'heading', tone: 'quiet' }];
}
