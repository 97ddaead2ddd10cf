import { objectiveAt } from '../objectives.ts';
import type { View } from '../view.ts';
import { causeName, rollText } from './causes.ts';
import { frameOf } from './reading.ts';
import { seatName, seatNames, symbolName } from './words.ts';

/** What everybody may want to know of what is being done: an open call for help, a roll. Empty most of the time. */
export function nowText(view: View): string {
  return [offerText(view), rollingText(view)].filter((line) => line !== '').join('\n');
}

function offerText(view: View): string {
  const frame = frameOf(view, 'offer');
  if (!frame) return '';
  const { seat, symbol, objective, refused } = frame;
  const { name } = objectiveAt(view.table, objective);
  const open = [...view.table.pirates.keys()].filter((other) => other !== seat && !refused.includes(other));
  const may = open.length > 0 ? `${seatNames(open)} may still answer.` : 'Everybody has refused.';
  return `${seatName(seat)} asks for a **${symbolName(symbol)}** for **${name}**. ${may}`;
}

function rollingText(view: View): string {
  const frame = frameOf(view, 'challenge');
  const roll = frame?.roll ?? null;
  if (!frame || roll === null) return '';
  const { seat, cause, modifiers, dc } = frame;
  const total = roll + modifiers.stat + modifiers.guards + modifiers.bonus + modifiers.cards;
  return `${seatName(seat)} has rolled (${causeName(cause)}): ${rollText({ roll, modifiers, total, dc })}`;
}
