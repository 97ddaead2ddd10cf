import { boxes, type Box } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { LAUNCH } from '../../content/printed.ts';
import type { Table } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { frameOf, seatChoosing, seatOnTurn } from '../words/reading.ts';
import { seatName } from '../words/words.ts';
import { ownerOf, pirate } from './signs.ts';

/** The line above the ship: the round, what is going on, whose turn it is. */
export function header(view: View, box: Box): Shape[] {
  const [left, rest] = boxes.cutLeft(box, 150);
  const [middle, right] = boxes.cutLeft(rest, 250, 6);
  return [...round(view.table, left), ...now(view, middle), ...turn(view, right)];
}

function round({ round: number }: Table, box: Box): Shape[] {
  const text = number === 0 ? 'Skydock' : `Round ${number} of ${LAUNCH}`;
  return [{ kind: 'text', ...box, text, size: 'heading', tone: 'bright' }];
}

/** Whose turn it is, who chooses in the set-up, or which phase. */
function turn({ table }: View, line: Box): Shape[] {
  const choosing = seatChoosing(table);
  const seat = seatOnTurn(table) ?? choosing;
  if (seat === null)
    return [{ kind: 'text', ...line, text: phase(table), size: 'heading', tone: 'gold', align: 'right' }];
  const { height: side } = line;
  return [
    {
      kind: 'text',
      ...{ ...line, width: line.width - side - 8 },
      text: choosing === null ? `${seatName(seat)}’s turn` : `${seatName(seat)} chooses`,
      size: 'heading',
      tone: ownerOf(seat),
      align: 'right',
    },
    pirate(seat, { x: line.x + line.width - side, y: line.y, width: side, height: side }),
  ];
}

function phase({ ending, round: number, stack }: Table): string {
  if (ending !== null) return ending.reason === 'lockdown' ? 'LOCKDOWN' : 'Launched';
  if (number === 0) return 'Setup';
  return stack.some((frame) => frame.kind === 'planning') ? 'Planning' : 'Upkeep';
}

/** An open call for help, or a roll on the table. */
function now(view: View, box: Box): Shape[] {
  const offer = frameOf(view, 'offer');
  if (offer) {
    const [text, symbol] = boxes.cutLeft(box, box.width - box.height, 0);
    return [
      {
        kind: 'text',
        ...text,
        text: `${seatName(offer.seat)} asks for a`,
        size: 'label',
        tone: ownerOf(offer.seat),
        align: 'right',
      },
      { kind: 'icon', ...boxes.inset(symbol, 3), icon: offer.symbol, tone: 'gold' },
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
      ...box,
      text: `Rolled ${total}, needs ${challenge.dc}`,
      size: 'label',
      tone: total >= challenge.dc ? 'good' : 'danger',
      align: 'center',
    },
  ];
}
