import { altText, boxes, CANVAS, type Scene, type Seat, type Shape } from '../../../../engine/index.ts';
import { isMet } from '../../backers.ts';
import { characterOf } from '../../characters.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import type { Stat } from '../../content/effects.ts';
import type { Hand } from '../../state.ts';
import type { View } from '../../view.ts';
import { orderLine } from '../panel.ts';
import { cardNames, signed } from '../words.ts';
import { pirateOf } from '../reading.ts';
import { cards } from './cards.ts';
import { ownBoard } from './own-board.ts';
import { pirate, STAT_ICONS } from './signs.ts';

const MARGIN = 16;
const GAP = 12;
const ALL = boxes.inset({ x: 0, y: 0, ...CANVAS }, MARGIN);
const [HEAD, BELOW] = boxes.cutTop(ALL, 76, GAP);
const [UPPER, CARDS] = boxes.cutTop(BELOW, 286, GAP);
const [BOARD, SECRETS] = boxes.cutLeft(UPPER, 650, GAP);

/** What a seat alone sees: its board with the sealed plan, its backer and support tokens, its cards. */
export function handScene(view: View): Scene | null {
  const { viewer, own } = view;
  if (viewer === 'public' || own === null || pirateOf(view, viewer).character === null) return null;
  return {
    ...CANVAS,
    alt: altOf(view, viewer, own),
    shapes: [
      ...head(view, viewer),
      ...ownBoard(view, viewer, own, BOARD),
      ...secrets(view, viewer, own),
      ...cards(view, own, CARDS),
    ],
  };
}

const STATS = ['physical', 'mental', 'technical'] as const satisfies readonly Stat[];
const STAT = 84;

/** Who the seat is: name, power, glory, and what is added to challenges. */
function head(view: View, seat: Seat): Shape[] {
  const { glory } = pirateOf(view, seat);
  const { name, power, stats } = characterOf(pirateOf(view, seat));
  const { options, turn } = view.table;
  const bonus = turn?.seat === seat ? turn.bonus : 0;
  const figures: Shape[] = [
    counter(0, 'glory', `${glory}`, 'gold'),
    ...(options.stats === 'on'
      ? STATS.map((stat, i) => counter(i + 1, STAT_ICONS[stat], signed(stats[stat] + bonus), 'bright'))
      : []),
  ];
  const width = HEAD.width - 70 - figures.length * STAT - 10;
  return [
    pirate(seat, { x: HEAD.x, y: HEAD.y + 8, width: 58, height: 58 }),
    { kind: 'text', ...HEAD, x: HEAD.x + 72, width, height: 42, text: name, size: 'title', tone: 'bright' },
    {
      kind: 'text',
      ...{ ...HEAD, x: HEAD.x + 72, y: HEAD.y + 44, width: HEAD.width - 72, height: 30 },
      text: `${power.name}: ${power.text}`,
      size: 'body',
      tone: 'quiet',
    },
    ...figures,
  ];

  function counter(i: number, icon: 'glory' | (typeof STATS)[number], text: string, tone: 'gold' | 'bright'): Shape {
    const count = options.stats === 'on' ? STATS.length + 1 : 1;
    const x = HEAD.x + HEAD.width - (count - i) * STAT;
    return { kind: 'counter', x, y: HEAD.y + 4, width: STAT - 8, height: 36, icon, text, tone };
  }
}

/** The backer, whether its wish is met as things lie, support tokens, and what loot is planned for. */
function secrets(view: View, seat: Seat, hand: Hand): Shape[] {
  const inner = boxes.inset(SECRETS, 14, 10);
  const planned = hand.plan.orders.length > 0;
  const [backer, rest] = boxes.cutTop(inner, planned ? 150 : 200, 4);
  const [support, plan] = boxes.cutTop(rest, 34, 4);
  return [
    { kind: 'panel', ...SECRETS, ground: 'hull' },
    ...backerShapes(view, seat, hand, backer),
    {
      kind: 'counter',
      ...support,
      icon: 'support',
      text: hand.support.length === 0 ? 'No support' : hand.support.join(' + '),
      tone: hand.support.length === 0 ? 'quiet' : 'bright',
    },
    ...(planned
      ? [
          {
            kind: 'text',
            ...plan,
            text: hand.plan.orders.map((order) => orderLine(view, seat, order)).join('. '),
            size: 'body',
            tone: 'gold',
            wrap: true,
          } as const,
        ]
      : []),
  ];
}

function backerShapes({ table }: View, seat: Seat, hand: Hand, box: typeof SECRETS): Shape[] {
  const [label, below] = boxes.cutTop(box, 26);
  if (hand.backer === null) return [{ kind: 'text', ...label, text: 'No backer yet', size: 'body', tone: 'quiet' }];
  const { name, text, support } = BACKER_TABLE[hand.backer];
  const met = isMet(table, seat, hand, hand.backer);
  const [title, rest] = boxes.cutTop(below, 30, 4);
  const [wish, worth] = boxes.cutTop(rest, rest.height - 30);
  return [
    { kind: 'text', ...label, text: 'Secret backer', size: 'body', tone: 'quiet' },
    { kind: 'text', ...title, text: name, size: 'label', tone: 'gold' },
    { kind: 'text', ...wish, text, size: 'body', tone: 'bright', wrap: true },
    {
      kind: 'icon',
      ...{ ...worth, y: worth.y + 3, width: 24, height: 24 },
      icon: met ? 'check' : 'cross',
      tone: met ? 'good' : 'quiet',
    },
    {
      kind: 'text',
      ...{ ...worth, x: worth.x + 32, width: worth.width - 32 },
      text: `Worth ${support}: ${met ? 'met as things lie' : 'not met yet'}`,
      size: 'body',
      tone: met ? 'good' : 'quiet',
    },
  ];
}

function altOf(view: View, seat: Seat, { scheme, loot, support, backer }: Hand): string {
  const { name } = characterOf(pirateOf(view, seat));
  return altText([
    `Your board: ${name}, glory ${pirateOf(view, seat).glory}.`,
    `Your hand: ${cardNames([...scheme, ...loot]) || 'no cards'}.`,
    backer === null ? '' : `Your backer: ${BACKER_TABLE[backer].name}.`,
    support.length === 0 ? '' : `Support tokens: ${support.join(', ')}.`,
  ]);
}
