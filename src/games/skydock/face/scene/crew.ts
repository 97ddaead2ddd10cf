import { boxes, type Box, type Seat } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { CHARACTER_TABLE, type CharacterId } from '../../content/characters.ts';
import type { Slot } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { pirateOf, seatChoosing, seatOnTurn } from '../words/reading.ts';
import { seatName } from '../words/words.ts';
import { ownerOf, pirate } from './signs.ts';

const GAP = 6;
/** A strip is never taller than this, however few there are. */
const TALLEST = 132;
/** Height of the line with name and means, and the height from which a strip has space for the power. */
const HEAD = 30;
const WITH_POWER = 110;

/** What everybody sees of the pirates: who they are, what they own, their abilities and markers. */
export function crew(view: View, box: Box): Shape[] {
  const { pirates } = view.table;
  const tall = Math.min(box.height, pirates.length * (TALLEST + GAP) - GAP);
  const strips = boxes.rows({ ...box, y: box.y + box.height - tall, height: tall }, pirates.length, GAP);
  return strips.flatMap((strip, seat) => drawn(view, seat, strip));
}

function drawn(view: View, seat: Seat, box: Box): Shape[] {
  const { table } = view;
  const { character, board } = pirateOf(view, seat);
  const inner = boxes.inset(box, 8, 3);
  const [head, rest] = boxes.cutTop(inner, Math.min(HEAD, inner.height / 2));
  const [below, foot] = boxes.cutTop(rest, Math.min(ABILITIES, rest.height), 2);
  const hasFirst = table.first.holder === seat;
  const [beside, flag] = boxes.cutLeft(below, below.width - FLAG, 2);
  const winner = table.ending?.winners.includes(seat) ?? false;
  const acting = (seatOnTurn(table) ?? seatChoosing(table)) === seat;
  const name = character === null ? seatName(seat) : CHARACTER_TABLE[character].name;
  return [
    {
      kind: 'panel',
      ...box,
      ground: winner ? 'goal' : acting ? 'raised' : 'hull',
      ...(winner ? { edge: 'gold' } : acting ? { edge: ownerOf(seat) } : {}),
    },
    pirate(seat, square(head, 0, 27), isReady(view, seat) ? 'full' : 'spent'),
    {
      kind: 'text',
      ...head,
      x: head.x + 33,
      width: head.width - 33 - MEANS,
      text: name,
      size: 'label',
      tone: 'bright',
    },
    ...means(view, seat, head),
    ...(character === null ? [nobody(below)] : abilities(board, hasFirst ? beside : below)),
    ...(hasFirst ? [first(view, flag)] : []),
    ...(character !== null && box.height >= WITH_POWER ? [power(character, foot)] : []),
  ];
}

function nobody(box: Box): Shape {
  return { kind: 'text', ...box, text: 'No character yet', size: 'body', tone: 'quiet' };
}

/** While everybody plans, who has not locked in yet is drawn hollow. */
function isReady({ table }: View, seat: Seat): boolean {
  const planning = table.stack.some((frame) => frame.kind === 'planning');
  return !planning || (table.pirates[seat]?.planning.locked ?? false);
}

/** Width of what a pirate owns: the glory, which has two figures, and each of the rest. */
const GLORY = 53;
const EACH = 41;
const MEANS = GLORY + 3 * EACH;

function means(view: View, seat: Seat, { x, y, width, height }: Box): Shape[] {
  const hand = view.hands[seat];
  if (!hand) return [];
  const { ending } = view.table;
  const total = ending && 'scores' in ending ? ending.scores[seat]?.total : undefined;
  const parts = [
    { icon: 'glory', count: total ?? pirateOf(view, seat).glory, tone: 'gold' },
    { icon: 'scheme', count: hand.scheme, tone: 'bright' },
    { icon: 'loot', count: hand.loot, tone: 'bright' },
    { icon: 'support', count: hand.support, tone: 'bright' },
  ] as const;
  return parts.map(({ icon, count, tone }, i): Shape => ({
    kind: 'counter',
    ...(i === 0
      ? { x: x + width - MEANS, y, width: GLORY - 4, height }
      : { x: x + width - (parts.length - i) * EACH, y, width: EACH - 2, height }),
    icon,
    text: `${count}`,
    tone,
  }));
}

/** Width of the first player token. */
const FLAG = 22;

/** The first player token; full once it is claimed for the next round. */
function first({ table }: View, box: Box): Shape {
  return { kind: 'icon', ...box, icon: 'first', tone: table.first.claimed ? 'gold' : 'quiet' };
}

/** Height of the line of abilities, and the width of each at most. */
const ABILITIES = 42;
const CHIP = {
  width: 48,
  gap: 4,
  /** With this many abilities they stand closer, so that a phone can still show their levels. */
  crowd: 8,
  tight: 1,
  /** Height of what is drawn in one, for each unit of its width, and at least. */
  slender: 0.6,
  least: 26,
} as const;

function power(character: CharacterId, box: Box): Shape {
  const { text } = CHARACTER_TABLE[character].power;
  return { kind: 'text', ...box, text, size: 'body', tone: 'quiet', wrap: true };
}

/** The abilities in the order of their slots: on gold with an energy marker, with a red edge when neutralized. */
function abilities(board: readonly (Slot | null)[], line: Box): Shape[] {
  const held = board.filter((slot) => slot !== null);
  const gap = held.length < CHIP.crowd ? CHIP.gap : CHIP.tight;
  const wide = Math.min(CHIP.width, line.width / held.length - gap);
  const tall = Math.min(line.height, 36);
  return held.flatMap((slot, i) =>
    ability(slot, {
      x: line.x + i * (wide + gap),
      y: line.y + (line.height - tall) / 2,
      width: wide,
      height: tall,
    }),
  );
}

/** An ability token with its level. */
function ability({ ability: id, level, markers, neutralized }: Slot, box: Box): Shape[] {
  const hurt = neutralized !== 'no';
  const tone = hurt ? 'bright' : markers > 0 ? 'gold' : 'quiet';
  const inner = boxes.inset(box, box.width < CHIP.width ? 1 : 5, 2);
  const height = Math.min(inner.height, Math.max(CHIP.least, box.width * CHIP.slender));
  return [
    {
      kind: 'panel',
      ...box,
      ground: markers > 0 ? 'goal' : hurt ? 'danger' : 'bare',
      ...(hurt ? { edge: 'danger' } : markers > 1 ? { edge: 'gold' } : {}),
      ...(neutralized === 'recovering' ? { dashed: true } : {}),
    },
    {
      kind: 'counter',
      ...inner,
      ...{ y: box.y + (box.height - height) / 2, height },
      icon: id,
      text: `${level}`,
      tone,
    },
  ];
}

function square({ x, y, height }: Box, from: number, most: number): Box {
  const side = Math.min(most, height);
  return { x: x + from, y: y + (height - side) / 2, width: side, height: side };
}
