import { boxes, type Box } from '#engine';
import type { IconName, Shape } from '../../content/icons.ts';
import { boardOf } from '../../board/board.ts';
import { ROUNDS, WAVES } from '../../turn-order/length.ts';
import { CAPACITOR_LIMIT } from '../../turn-order/set-up-ai.ts';
import type { View } from '../../state/view.ts';
import { SIDE } from './places.ts';
import { AI_LETTERS, PIRATE_LETTERS } from './signs.ts';
import { AI_DESIGN_IDS, AI_DESIGNS } from '../../content/ai-units.ts';
import { PIRATE_DESIGN_IDS, PIRATE_DESIGNS } from '../../content/pirates.ts';

const GAP = 8;

/** The column beside the ship: round and section, each side's resources, and a key to the pieces. */
export function side(view: View): Shape[] {
  const [head, below] = boxes.cutTop(SIDE, 98, GAP);
  const [ai, rest] = boxes.cutTop(below, 66, GAP);
  const [pirates, legend] = boxes.cutTop(rest, 66, GAP);
  return [...round(view, head), ...machine(view, ai), ...crew(view, pirates), ...designs(legend)];
}

function round(view: View, box: Box): Shape[] {
  const [top, below] = boxes.cutTop(box, 60, 0);
  const { round: number, wave, ending } = view;
  const [title, rest] = boxes.cutLeft(top, 116);
  const [label, figure] = boxes.cutLeft(rest, 68, 8);
  return [
    { kind: 'text', ...title, text: 'Breach', size: 'title', tone: 'gold' },
    { kind: 'text', ...label, text: 'Round', size: 'label', tone: 'quiet', align: 'right' },
    { kind: 'text', ...figure, text: `${number}/${ROUNDS}`, size: 'display', tone: 'bright', align: 'right' },
    ...(ending === null
      ? section(view, below)
      : [
          {
            kind: 'text',
            ...below,
            text: ending === 'bridge-captured' ? 'Bridge captured' : 'Bridge held',
            size: 'heading',
            tone: ending === 'bridge-captured' ? 'red' : 'blue',
          } as const,
        ]),
    ...(ending === null && wave > 0 ? [waves(wave, below)] : []),
  ];
}

/** The side to act. */
function section({ phase }: View, { x, y, height }: Box): Shape[] {
  const ai = phase === 'ai-set-up' || phase === 'ai-wave';
  const setUp = phase === 'ai-set-up' || phase === 'pirate-set-up';
  const owner = ai ? 'blue' : 'red';
  return [
    { kind: 'icon', x, y: y + 2, width: 34, height: 34, icon: ai ? 'computer' : 'skull', tone: owner },
    {
      kind: 'text',
      ...{ x: x + 44, y, width: setUp ? 260 : 150, height },
      text: `${ai ? 'Ship' : 'Pirates'}${setUp ? ': set-up' : ''}`,
      size: 'heading',
      tone: owner,
    },
  ];
}

function waves(wave: number, { x, y, width, height }: Box): Shape {
  return {
    kind: 'text',
    ...{ x: x + width - 110, y, width: 110, height },
    text: `Wave ${wave}/${WAVES}`,
    size: 'heading',
    tone: 'bright',
    align: 'right',
  };
}

/** The A.I.: its Reactor, generators and Capacitor. */
function machine({ layout, reactor, capacitor, generators }: View, box: Box): Shape[] {
  const [upper, lower] = halves(box);
  const [plants, store] = boxes.columns(upper.rest, 2, 8);
  if (!plants || !store) return [];
  return [
    { kind: 'panel', ...box, ground: 'hull' },
    { kind: 'icon', ...upper.badge, icon: 'computer', tone: 'blue' },
    { kind: 'counter', ...plants, icon: 'reactor', text: `${reactor}`, tone: 'blue' },
    { kind: 'counter', ...store, icon: 'generator', text: `${generators}/${boardOf(layout).generators}`, tone: 'blue' },
    {
      kind: 'counter',
      ...{ ...lower, width: 70 },
      icon: 'battery',
      text: `${capacitor}/${CAPACITOR_LIMIT}`,
      tone: 'blue',
    },
    {
      kind: 'track',
      ...{ x: lower.x + 84, y: lower.y + 8, width: lower.width - 84, height: lower.height - 16 },
      spaces: CAPACITOR_LIMIT,
      reached: Math.min(CAPACITOR_LIMIT, capacitor),
      tone: 'blue',
    },
  ];
}

/** The Pirates: rations, number aboard, captured rooms. */
function crew({ rations, captured, pirates }: View, box: Box): Shape[] {
  const [upper, lower] = halves(box);
  const [food, heads] = boxes.columns(upper.rest, 2, 8);
  if (!food || !heads) return [];
  return [
    { kind: 'panel', ...box, ground: 'hull' },
    { kind: 'icon', ...upper.badge, icon: 'skull', tone: 'red' },
    { kind: 'counter', ...food, icon: 'ration', text: `${rations}`, tone: 'red' },
    { kind: 'counter', ...heads, icon: 'heart', text: `${pirates.length} aboard`, tone: 'red' },
    { kind: 'icon', ...{ ...lower, width: 26 }, icon: 'breach', tone: 'danger' },
    {
      kind: 'text',
      ...{ ...lower, x: lower.x + 34, width: lower.width - 34 },
      text: capturedRooms(captured),
      size: 'label',
      tone: captured.length === 0 ? 'quiet' : 'bright',
    },
  ];
}

/** The two lines of a side's panel; the first begins with a badge. */
function halves(box: Box) {
  const [first, second] = boxes.rows(boxes.inset(box, 10, 3), 2, 2);
  const upper = first ?? box;
  const [badge, rest] = boxes.cutLeft(upper, upper.height, 12);
  return [{ badge, rest }, second ?? box] as const;
}

/** Every design with its letter and figures: the A.I.'s on the left, the Pirates' on the right. */
function designs(box: Box): Shape[] {
  const [left, right] = boxes.cutLeft(box, 150, 6);
  const leftRows = boxes.rows(left, AI_DESIGN_IDS.length, 4);
  const rightRows = boxes.rows(right, PIRATE_DESIGN_IDS.length, 1);
  return [
    ...AI_DESIGN_IDS.flatMap((id, i) => {
      const { name, type, toughness, damage, cost } = AI_DESIGNS[id];
      return entry(leftRows[i], 'blue', AI_LETTERS[id], name, [
        [type, toughness],
        ['attack', damage],
        ['energy', cost],
      ]);
    }),
    ...PIRATE_DESIGN_IDS.flatMap((id, i) => {
      const { name, cost, health, endurance, security } = PIRATE_DESIGNS[id];
      return entry(rightRows[i], 'red', PIRATE_LETTERS[id], name, [
        ['ration', cost],
        ['heart', health],
        ['turret', endurance],
        ['trap', security],
      ]);
    }),
  ];
}

const LETTER = 24;
/** Height of each of the two text lines. They may touch: digits have no descenders. */
const TEXT = 22;

const DIGIT = 10;

type Figure = readonly [icon: IconName, value: number];

function entry(
  box: Box | undefined,
  owner: 'blue' | 'red',
  letter: string,
  name: string,
  figures: readonly Figure[],
): Shape[] {
  if (!box) return [];
  const [badge, rest] = boxes.cutLeft(box, LETTER, 5);
  const title = { ...rest, height: TEXT };
  const line = { ...rest, y: rest.y + rest.height - TEXT, height: TEXT };
  const cells = inLine(line, figures);
  return [
    { kind: 'piece', ...badge, owner, letter, look: 'full' },
    { kind: 'text', ...title, text: name, size: 'body', tone: 'bright' },
    ...figures.flatMap(([icon, value], i): Shape[] => {
      const cell = cells[i];
      return cell ? [{ kind: 'counter', ...cell, icon, text: `${value}`, tone: 'quiet' }] : [];
    }),
  ];
}

/** Boxes for figures in a line, each as wide as its digits need. */
function inLine({ x, y, width, height }: Box, figures: readonly Figure[]): Box[] {
  const digits = figures.map(([, value]) => `${value}`.length);
  const spare = (width - digits.reduce((sum, count) => sum + count, 0) * DIGIT) / figures.length;
  let left = x;
  return digits.map((count) => {
    const box = { x: left, y, width: spare + count * DIGIT, height };
    left += box.width;
    return box;
  });
}

/** More captured rooms than this are counted, not named: the ship shows them. */
const MOST_NAMED = 9;

function capturedRooms(rooms: View['captured']): string {
  if (rooms.length === 0) return 'No room captured';
  return rooms.length > MOST_NAMED ? `${String(rooms.length)} rooms captured` : rooms.join('  ');
}
