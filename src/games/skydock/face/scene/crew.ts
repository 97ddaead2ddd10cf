import { boxes, type Box, type Seat } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import type { Slot } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { pirateOf, seatChoosing, seatOnTurn } from '../words/reading.ts';
import { seatName } from '../words/words.ts';
import { ownerOf, pirate } from './signs.ts';

const GAP = 8;
/** Height of the line with name and glory, and of the line with the rest of what a pirate has. */
const LINE = 30;

/** What everybody sees of the pirates: who they are, what they have, their abilities and markers. */
export function crew(view: View, box: Box): Shape[] {
  const strips = boxes.columns(box, view.table.pirates.length, GAP);
  return strips.flatMap((strip, seat) => drawn(view, seat, strip));
}

function drawn(view: View, seat: Seat, box: Box): Shape[] {
  const { table } = view;
  const { character, board } = pirateOf(view, seat);
  const [head, rest] = boxes.cutTop(boxes.inset(box, 8, 5), LINE);
  const [line, below] = boxes.cutTop(rest, LINE, 2);
  const winner = table.ending?.winners.includes(seat) ?? false;
  const acting = (seatOnTurn(table) ?? seatChoosing(table)) === seat;
  const [piece, beside] = boxes.cutLeft(head, LINE, 6);
  const [name, glory] = boxes.cutLeft(beside, beside.width - GLORY, 2);
  return [
    {
      kind: 'panel',
      ...box,
      ground: winner ? 'goal' : acting ? 'raised' : 'hull',
      ...(winner ? { edge: 'gold' } : acting ? { edge: ownerOf(seat) } : {}),
    },
    pirate(seat, piece, isReady(view, seat) ? 'full' : 'spent'),
    {
      kind: 'text',
      ...name,
      text: character === null ? seatName(seat) : CHARACTER_TABLE[character].name,
      size: 'label',
      tone: 'bright',
    },
    { kind: 'counter', ...glory, icon: 'glory', text: `${points(view, seat)}`, tone: 'gold', size: 'heading' },
    ...means(view, seat, line),
    ...(character === null ? [nobody(below)] : abilities(board, below)),
  ];
}

/** Width of the glory. */
const GLORY = 62;

/** The glory, or the score once the game is over. */
function points(view: View, seat: Seat): number {
  const { ending } = view.table;
  const total = ending && 'scores' in ending ? ending.scores[seat]?.total : undefined;
  return total ?? pirateOf(view, seat).glory;
}

/** Numbers of cards and support tokens, and the first player token; it is gold once claimed for the next round. */
function means({ table, hands }: View, seat: Seat, line: Box): Shape[] {
  const hand = hands[seat];
  const cells = boxes.columns({ ...line, width: Math.min(line.width, MEANS) }, 4, 2);
  const [scheme, loot, support, first] = cells;
  if (!hand || !scheme || !loot || !support || !first) return [];
  const counts = [
    { box: scheme, icon: 'scheme', count: hand.scheme },
    { box: loot, icon: 'loot', count: hand.loot },
    { box: support, icon: 'support', count: hand.support },
  ] as const;
  return [
    ...counts.map(({ box, icon, count }): Shape => ({
      kind: 'counter',
      ...box,
      icon,
      text: `${count}`,
      tone: 'bright',
    })),
    ...(table.first.holder === seat
      ? [
          {
            kind: 'icon',
            ...boxes.inset(first, 0, 2),
            icon: 'first',
            tone: table.first.claimed ? 'gold' : 'quiet',
          } as const,
        ]
      : []),
  ];
}

/** Width of what a pirate has, so that it is not spread over the strips of two. */
const MEANS = 300;

function nobody(box: Box): Shape {
  return { kind: 'text', ...box, text: 'No pirate yet', size: 'body', tone: 'quiet' };
}

/** While everybody plans, who has not locked in yet is drawn hollow. */
function isReady({ table }: View, seat: Seat): boolean {
  const planning = table.stack.some((frame) => frame.kind === 'planning');
  return !planning || (table.pirates[seat]?.planning.locked ?? false);
}

/** An ability token: its greatest size, its least width, and the gap to the next. */
const TOKEN = { width: 72, height: 54, least: 53, gap: 3 } as const;

/** The abilities in the order of their slots: on gold with an energy marker, with a red edge when neutralized. */
function abilities(board: readonly (Slot | null)[], box: Box): Shape[] {
  const held = board.filter((slot) => slot !== null);
  const { gap } = TOKEN;
  const across = Math.min(held.length, Math.floor((box.width + gap) / (TOKEN.least + gap)));
  const lines = Math.ceil(held.length / across);
  const width = Math.min(TOKEN.width, (box.width - gap * (across - 1)) / across);
  const height = Math.min(TOKEN.height, (box.height - gap * (lines - 1)) / lines);
  return held.flatMap((slot, i) =>
    ability(slot, {
      x: box.x + (i % across) * (width + gap),
      y: box.y + Math.floor(i / across) * (height + gap),
      width,
      height,
    }),
  );
}

/** An ability token with its level. */
function ability({ ability: id, level, markers, neutralized }: Slot, box: Box): Shape[] {
  const hurt = neutralized !== 'no';
  const tone = hurt ? 'bright' : markers > 0 ? 'gold' : 'quiet';
  return [
    {
      kind: 'panel',
      ...box,
      ground: markers > 0 ? 'goal' : hurt ? 'danger' : 'bare',
      ...(hurt ? { edge: 'danger' } : markers > 1 ? { edge: 'gold' } : {}),
      ...(neutralized === 'recovering' ? { dashed: true } : {}),
    },
    { kind: 'counter', ...boxes.inset(box, 5, 0), icon: id, text: `${level}`, tone, size: 'heading' },
  ];
}
