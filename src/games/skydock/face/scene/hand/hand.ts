import { altText, boxes, CANVAS, counted, type Box, type Seat } from '#engine';
import { ICON_TABLE, type Scene, type Shape } from '../../../content/icons.ts';
import { isMet } from '../../../end-of-game/backers.ts';
import { characterOf } from '../../../characters/characters.ts';
import { BACKER_TABLE } from '../../../content/backers.ts';
import type { Stat } from '../../../content/effects.ts';
import type { Hand } from '../../../state/state.ts';
import type { View } from '../../../state/view.ts';
import { inUse } from '../../asked/labels.ts';
import { orderLine } from '../../shown/panel.ts';
import { wishCounts } from '../../words/backers.ts';
import { boardOf, pirateOf } from '../../words/reading.ts';
import { cardName, cardNames, signed } from '../../words/words.ts';
import { abilitiesInWords } from '../alt.ts';
import { cards, heightOfCards } from './cards.ts';
import { ownBoard } from './own-board.ts';
import { pirate } from '../signs.ts';

const MARGIN = 16;
const GAP = 12;
const ALL = boxes.inset({ x: 0, y: 0, ...CANVAS }, MARGIN);
const [HEAD, BELOW] = boxes.cutTop(ALL, 76, GAP);
const [UPPER, LOWER] = boxes.cutTop(BELOW, 286, GAP);
const [BOARD, SECRETS] = boxes.cutLeft(UPPER, 672, GAP);
/** The planned loot cards: this many per line of this height. */
const ORDERS_ACROSS = 2;
const ORDER = 30;

/** What only its seat sees: board with the sealed plan, backer, support tokens and cards. As high as these need. */
export function handScene(view: View): Scene | null {
  const { viewer, own } = view;
  if (viewer === 'public' || own === null || pirateOf(view, viewer).character === null) return null;
  const lines = Math.ceil(own.plan.orders.length / ORDERS_ACROSS);
  const plan = { ...ALL, y: LOWER.y, height: lines * ORDER };
  const below = { ...ALL, y: plan.y + plan.height + (lines > 0 ? GAP : 0), height: heightOfCards(own) };
  return {
    icons: ICON_TABLE,
    width: CANVAS.width,
    height: below.y + below.height + MARGIN,
    alt: altOf(view, viewer, own),
    shapes: [
      ...head(view, viewer),
      ...ownBoard(view, viewer, own, BOARD),
      ...secrets(view, viewer, own),
      ...orders(view, viewer, own, plan),
      ...cards(view, own, below),
    ],
  };
}

const STATS = ['physical', 'mental', 'technical'] as const satisfies readonly Stat[];
const STAT = 84;

/** Name, power, glory and stats. */
function head(view: View, seat: Seat): Shape[] {
  const { glory } = pirateOf(view, seat);
  const { name, power, stats } = characterOf(pirateOf(view, seat));
  const { options, turn } = view.table;
  const bonus = turn?.seat === seat ? turn.bonus : 0;
  const figures: Shape[] = [
    counter(0, 'glory', `${glory}`, 'gold'),
    ...(options.stats === 'on'
      ? STATS.map((stat, i) => counter(i + 1, stat, signed(stats[stat] + bonus), 'bright'))
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

/** The backer, whether its wish is met now, and support tokens. */
function secrets(view: View, seat: Seat, hand: Hand): Shape[] {
  const [backer, support] = boxes.cutTop(boxes.inset(SECRETS, 14, 10), 200, 4);
  return [
    { kind: 'panel', ...SECRETS, ground: 'hull' },
    ...backerShapes(view, seat, hand, backer),
    {
      kind: 'counter',
      ...{ ...support, height: 34 },
      icon: 'support',
      text: hand.support.length === 0 ? 'No support' : hand.support.join(' + '),
      tone: hand.support.length === 0 ? 'quiet' : 'bright',
    },
  ];
}

/** The orders of the plan. */
function orders(view: View, seat: Seat, { plan }: Hand, box: Box): Shape[] {
  const places = boxes
    .rows(box, Math.ceil(plan.orders.length / ORDERS_ACROSS))
    .flatMap((line) => boxes.columns(line, ORDERS_ACROSS, GAP));
  return plan.orders.flatMap((order, i): Shape[] => {
    const place = places[i];
    return place ? [{ kind: 'text', ...place, text: orderLine(view, seat, order), size: 'body', tone: 'gold' }] : [];
  });
}

const MET = 'met for now';
const NOT_MET = 'not met yet';

function backerShapes({ table }: View, seat: Seat, hand: Hand, box: Box): Shape[] {
  const [label, below] = boxes.cutTop(box, 26);
  if (hand.backer === null) return [{ kind: 'text', ...label, text: 'No backer yet', size: 'body', tone: 'quiet' }];
  const { name, text, support } = BACKER_TABLE[hand.backer];
  const counts = wishCounts(table, seat, hand, hand.backer);
  const met = isMet(table, seat, hand, hand.backer);
  const [title, rest] = boxes.cutTop(below, 30, 4);
  const [wish, worth] = boxes.cutTop(rest, rest.height - 30);
  return [
    { kind: 'text', ...label, text: `Secret backer, worth ${support}`, size: 'body', tone: 'quiet' },
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
      text: counts.join(', ') || (met ? MET : NOT_MET),
      size: 'body',
      tone: met ? 'good' : 'quiet',
    },
  ];
}

function altOf(view: View, seat: Seat, hand: Hand): string {
  const { scheme, loot, sifting, support, plan } = hand;
  const { name } = characterOf(pirateOf(view, seat));
  const board = boardOf(view, seat);
  const empty = board.filter((slot) => slot === null).length;
  const cards = [...scheme, ...loot].map((card) => `${cardName(card)}${inUse(view, card)}`);
  return altText([
    `Your board: ${name}, glory ${pirateOf(view, seat).glory}. ${abilitiesInWords(board, plan.marks)}.`,
    empty === 0 ? '' : `${counted(empty, 'slot')} empty.`,
    `Your hand: ${cards.join(', ') || 'no cards'}.`,
    sifting.length === 0 ? '' : `Looking at: ${cardNames(sifting)}.`,
    ...plan.orders.map((order) => `${orderLine(view, seat, order)}.`),
    backerInWords(view, seat, hand),
    support.length === 0 ? '' : `Support tokens: ${support.join(', ')}.`,
  ]);
}

function backerInWords({ table }: View, seat: Seat, hand: Hand): string {
  if (hand.backer === null) return '';
  const { name, support } = BACKER_TABLE[hand.backer];
  const met = isMet(table, seat, hand, hand.backer) ? MET : NOT_MET;
  return `Your backer: ${[name, `worth ${support}`, ...wishCounts(table, seat, hand, hand.backer), met].join(', ')}.`;
}
