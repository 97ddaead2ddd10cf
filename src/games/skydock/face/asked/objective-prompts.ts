import { counted, type Decision, type Seat } from '#engine';
import type { Action } from '../../state/actions.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { objectiveAt, requiredSymbols } from '../../objectives/conditions.ts';
import { covered } from '../../objectives/symbols.ts';
import type { View } from '../../state/view.ts';
import { answersText, mayHelp } from '../words/now.ts';
import { frameOf, ownHand } from '../words/reading.ts';
import { cardName, seatName, SUPPORT_TOKEN, symbolName, symbolNames } from '../words/words.ts';

/* Decisions of "Asking for Help" and "Completing Objectives". */

interface AskedFor {
  readonly name: string;
  readonly glory: number;
  readonly symbol: string;
  readonly asker: Seat;
}

function asked(view: View): AskedFor {
  const frame = frameOf(view, 'offer');
  if (!frame) return { name: 'an objective', glory: 0, symbol: 'card', asker: 0 };
  const { name, glory } = objectiveAt(view.table, frame.objective);
  return {
    name,
    glory,
    symbol: symbolName(frame.symbol),
    asker: frame.seat,
  };
}

/** For the asker: the request, and who has answered. */
export function offerPrompt(view: View): string {
  const { name, symbol } = asked(view);
  const stands = mayHelp(view).length > 0 ? 'Wait for an answer, or withdraw the request?' : 'Withdraw the request?';
  return `You asked for a ${symbol} to complete ${name}. ${answersText(view)} ${stands}`;
}

/** The public task of a possible helper. */
export function helpTask(view: View): string {
  const { name, asker } = asked(view);
  return `answer ${seatName(asker)}’s request for help with ${name}`;
}

/** For a possible helper: the request, and what both gain. */
export function helpPrompt(view: View, { seat, options }: Decision<Action>): string {
  const { name, glory, symbol, asker } = asked(view);
  const { table } = view;
  const character = table.pirates[asker]?.character;
  const who = character ? `${seatName(asker)} (${CHARACTER_TABLE[character].name})` : seatName(asker);
  const asks = `${who} asks for a ${symbol} to complete ${name}.`;
  if (!options.some((action) => action.do === 'agree'))
    return `${asks} You can’t help: none of your cards has a ${symbol} or a Wild (a helper can’t pay with two cards for one symbol)`;
  const shared = completed(view, seat)
    ? `You have already completed it. If you help and ${seatName(asker)} succeeds,`
    : `If you help and ${seatName(asker)} succeeds, you both complete the objective, but without its ${glory} glory;`;
  const instead = completed(view, seat) ? `, and ${seatName(asker)} gets none of its ${glory} glory` : '';
  const gain =
    view.support > 0
      ? `each of you draws ${SUPPORT_TOKEN}${instead}.`
      : `there is no support token left to draw${instead}.`;
  const later = completed(view, seat) ? '' : ' If you refuse, you can still complete it later.';
  return `Help? ${asks} ${shared} ${gain}${later}`;
}

/** Whether a pirate has completed the objective of the request. */
function completed(view: View, seat: Seat): boolean {
  const frame = frameOf(view, 'offer');
  return frame !== null && (view.table.objectives[frame.objective]?.done.includes(seat) ?? false);
}

/** The cost of the objective, and the cards chosen so far. */
export function payPrompt(view: View): string {
  const frame = frameOf(view, 'pay');
  if (!frame) return 'Which cards do you pay with?';
  const required = requiredSymbols(view.table, frame.objective, frame.help);
  const { paying } = ownHand(view);
  const { name } = objectiveAt(view.table, frame.objective);
  const so =
    paying.length > 0
      ? ` Chosen so far: ${paying.map(cardName).join(', ')} (${covered(paying, required)} of ${counted(required.length, 'symbol')})`
      : '';
  return `Which cards do you discard? ${name} costs ${symbolNames(required)}. Any two scheme cards count as one missing symbol.${so}`;
}
