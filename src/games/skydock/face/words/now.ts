import type { Seat } from '#engine';
import { objectiveAt } from '../../objectives/conditions.ts';
import type { View } from '../../state/view.ts';
import { rollText, tries } from './causes.ts';
import { frameOf } from './reading.ts';
import { seatName, seatNames, symbolName } from './words.ts';

/** What is going on in the open: a request for help, a roll. Empty most of the time. */
export function nowText(view: View): string {
  return [offerText(view), rollingText(view)].filter((line) => line !== '').join('\n');
}

function offerText(view: View): string {
  const frame = frameOf(view, 'offer');
  if (!frame) return '';
  const { seat, symbol, objective } = frame;
  const { name } = objectiveAt(view.table, objective);
  return `${seatName(seat)} asks for a **${symbolName(symbol)}** to complete **${name}**. ${answersText(view)}`;
}

/** Who has refused to help, and who may still answer. */
export function answersText(view: View): string {
  const frame = frameOf(view, 'offer');
  if (!frame) return '';
  const { refused } = frame;
  const open = mayHelp(view);
  if (open.length === 0)
    return refused.length === view.hands.length - 1 ? 'Everybody has refused.' : 'Nobody else can help.';
  const no = refused.length > 0 ? `${seatNames(refused)} refused; ` : '';
  return `${no}${seatNames(open)} may still answer.`;
}

/** The seats that have not refused yet and hold a scheme card, which everybody sees. */
export function mayHelp(view: View): Seat[] {
  const frame = frameOf(view, 'offer');
  return view.hands.flatMap(({ scheme }, seat) =>
    frame && seat !== frame.seat && scheme > 0 && !frame.refused.includes(seat) ? [seat] : [],
  );
}

function rollingText(view: View): string {
  const frame = frameOf(view, 'challenge');
  const roll = frame?.roll ?? null;
  if (!frame || roll === null) return '';
  const { seat, cause, stat, modifiers, dc } = frame;
  const total = roll + modifiers.stat + modifiers.guards + modifiers.bonus + modifiers.cards;
  return `${seatName(seat)} ${tries(cause)}: rolled ${rollText({ stat, roll, modifiers, total })}, needs ${dc}.`;
}
