import { boxes, type Box } from '#engine';
import type { IconName, Shape } from '../../content/icons.ts';
import { LAUNCH } from '../../content/printed.ts';
import type { Table } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { frameOf, seatChoosing, seatOnTurn } from '../words/reading.ts';
import { seatName } from '../words/words.ts';
import { CORNERS, HOLLOWS } from './places.ts';
import { ownerOf, pirate } from './signs.ts';

/** What stands around the ship and in its hollows: the round, whose turn it is, what is going on, what is left. */
export function corners(view: View): Shape[] {
  return [...title(), ...round(view), ...turn(view), ...now(view), ...reserves(view)];
}

function title(): Shape[] {
  return [{ kind: 'text', ...CORNERS.bowPort, text: 'Skydock', size: 'title', tone: 'gold' }];
}

function round({ table }: View): Shape[] {
  if (table.round === 0) return [];
  const [label, figure] = boxes.cutTop(HOLLOWS.bow, 26);
  return [
    { kind: 'text', ...label, text: 'Round', size: 'label', tone: 'quiet' },
    { kind: 'text', ...figure, text: `${table.round}/${LAUNCH}`, size: 'display', tone: 'bright' },
  ];
}

/** Whose turn it is, who chooses in the set-up, or which phase. */
function turn({ table }: View): Shape[] {
  const line = CORNERS.bowStarboard;
  const choosing = seatChoosing(table);
  const seat = seatOnTurn(table) ?? choosing;
  if (seat === null)
    return [{ kind: 'text', ...line, text: phase(table), size: 'heading', tone: 'gold', align: 'right' }];
  return [
    {
      kind: 'text',
      ...{ ...line, width: line.width - 42 },
      text: choosing === null ? `${seatName(seat)}’s turn` : `${seatName(seat)} chooses`,
      size: 'heading',
      tone: ownerOf(seat),
      align: 'right',
    },
    pirate(seat, { x: line.x + line.width - 34, y: line.y, width: 34, height: 34 }),
  ];
}

function phase({ ending, round: number, stack }: Table): string {
  if (ending !== null) return ending.reason === 'lockdown' ? 'LOCKDOWN' : 'Launched';
  if (number === 0) return 'Setup';
  return stack.some((frame) => frame.kind === 'planning') ? 'Planning' : 'Upkeep';
}

/** An open call for help, or a roll on the table. */
function now(view: View): Shape[] {
  const [upper, lower] = boxes.rows(HOLLOWS.stern, 2);
  if (!upper || !lower) return [];
  const offer = frameOf(view, 'offer');
  if (offer) {
    const side = { width: 40, height: 40 };
    return [
      {
        kind: 'text',
        ...upper,
        text: `${seatName(offer.seat)} asks for`,
        size: 'body',
        tone: ownerOf(offer.seat),
        align: 'right',
      },
      {
        kind: 'icon',
        ...lower,
        ...side,
        x: lower.x + lower.width - side.width,
        icon: offer.symbol,
        tone: 'gold',
      },
    ];
  }
  const challenge = frameOf(view, 'challenge');
  const roll = challenge?.roll ?? null;
  if (!challenge || roll === null) return [];
  const { stat, guards, bonus, cards } = challenge.modifiers;
  const total = roll + stat + guards + bonus + cards;
  return [
    {
      kind: 'text',
      ...upper,
      text: `${total}`,
      size: 'title',
      tone: total >= challenge.dc ? 'good' : 'danger',
      align: 'right',
    },
    {
      kind: 'text',
      ...lower,
      height: 28,
      text: `needs ${challenge.dc}`,
      size: 'body',
      tone: 'bright',
      align: 'right',
    },
  ];
}

/** What is left beside the board: guards, energy markers, support tokens; and in the decks. */
function reserves({ table, decks: { scheme, loot, encounter }, support }: View): Shape[] {
  return [
    ...reserve('Supply', CORNERS.sternPort, 'left', [
      ['guard', table.guardSupply],
      ['energy', table.markers],
      ['support', support],
    ]),
    ...reserve('Decks', CORNERS.sternStarboard, 'right', [
      ['encounter', encounter],
      ['scheme', scheme],
      ['loot', loot],
    ]),
  ];
}

const PILE = 56;

function reserve(
  name: string,
  box: Box,
  align: 'left' | 'right',
  piles: readonly (readonly [IconName, number])[],
): Shape[] {
  const [upper, lower] = boxes.rows(box, 2);
  if (!upper || !lower) return [];
  const from = align === 'left' ? lower.x : lower.x + lower.width - PILE * piles.length;
  return [
    { kind: 'text', ...upper, text: name, size: 'body', tone: 'quiet', align },
    ...piles.map(([icon, count], i): Shape => ({
      kind: 'counter',
      ...{ ...lower, x: from + i * PILE, width: PILE - 4 },
      icon,
      text: `${count}`,
      tone: 'quiet',
    })),
  ];
}
