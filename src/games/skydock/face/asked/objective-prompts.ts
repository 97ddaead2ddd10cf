import type { Decision, Seat } from '#engine';
import type { Action } from '../../state/actions.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { objectiveAt, requiredSymbols } from '../../objectives/objectives.ts';
import { covered } from '../../objectives/symbols.ts';
import type { View } from '../../state/view.ts';
import { answersText, mayHelp } from '../words/now.ts';
import { frameOf, ownHand } from '../words/reading.ts';
import { cardName, seatName, symbolName, symbolNames } from '../words/words.ts';

/*
 * What is asked while an objective is completed: "Asking for Help" and "Completing Objectives".
 */

function asked(view: View): { readonly name: string; readonly symbol: string; readonly asker: Seat } {
  const frame = frameOf(view, 'offer');
  if (!frame) return { name: 'an objective', symbol: 'card', asker: 0 };
  return {
    name: objectiveAt(view.table, frame.objective).name,
    symbol: symbolName(frame.symbol),
    asker: frame.seat,
  };
}

/** To whoever has asked for help: for what, who has answered, and what becomes of it. */
export function offerPrompt(view: View): string {
  const { name, symbol } = asked(view);
  const stands = mayHelp(view).length > 0 ? 'It stands until somebody agrees: take it back?' : 'Take it back?';
  return `You have asked for a ${symbol} to complete ${name}. ${answersText(view)} ${stands}`;
}

/** What whoever is asked is called to, in public as the asking is. */
export function helpTask(view: View): string {
  const { name, asker } = asked(view);
  return `answer ${seatName(asker)}’s call for help with ${name}`;
}

/** To whoever is asked: by whom, for what, and what there is in it for either. */
export function helpPrompt(view: View, { seat, options }: Decision<Action>): string {
  const { name, symbol, asker } = asked(view);
  const { table } = view;
  const character = table.pirates[asker]?.character;
  const who = character ? `${seatName(asker)} (${CHARACTER_TABLE[character].name})` : seatName(asker);
  const asks = `${who} asks for a ${symbol} to complete ${name}.`;
  if (!options.some((action) => action.do === 'agree'))
    return `${asks} You have no card with a ${symbol} or a Wild, so you can only refuse`;
  const shared = completed(view, seat)
    ? 'You have completed it, but'
    : 'You would share the objective, without its glory, and';
  const gain = view.support > 0 ? 'each of you would draw a support token' : 'no support token is left';
  return `${asks} ${shared} ${gain}: help?`;
}

/** Whether a pirate has a token on the objective help is asked for. */
function completed(view: View, seat: Seat): boolean {
  const frame = frameOf(view, 'offer');
  return frame !== null && (view.table.objectives[frame.objective]?.done.includes(seat) ?? false);
}

/** To whoever pays: the symbols it costs, and how many of them are laid out already. */
export function payPrompt(view: View): string {
  const frame = frameOf(view, 'pay');
  if (!frame) return 'What do you pay with?';
  const required = requiredSymbols(view.table, frame.objective, frame.help);
  const { paying } = ownHand(view);
  const { name } = objectiveAt(view.table, frame.objective);
  const so =
    paying.length > 0
      ? ` Laid out: ${paying.map(cardName).join(', ')} (${covered(paying, required)} of ${required.length})`
      : '';
  return `${name} costs ${symbolNames(required)}: what do you discard? Any two cards stand for one symbol.${so}`;
}
