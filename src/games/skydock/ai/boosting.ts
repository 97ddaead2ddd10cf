import { at } from '#engine';
import type { Action } from '../state/actions.ts';
import type { SchemeCard } from '../cards/cards.ts';
import { requiredSymbols } from '../objectives/conditions.ts';
import { cheapestPayment } from '../objectives/symbols.ts';
import { stillWanted } from './backing.ts';
import type { Outlook } from './knowledge.ts';

/** The cards that must pay for the objective being attempted (S13); `null` if the player is attempting none. */
export function paymentDue({ table, seat, own }: Outlook): readonly SchemeCard[] | null {
  const attempt = table.stack.findLast((frame) => frame.kind === 'attempt');
  if (attempt?.seat !== seat) return null;
  // Without a payment, passing the challenge is worth nothing: no card is spared.
  return cheapestPayment(own.scheme, requiredSymbols(table, attempt.objective, attempt.help)) ?? own.scheme;
}

/** Enough cards to pass, if passing is worth them; for an objective, only cards not needed to pay. */
export function boost(look: Outlook, options: readonly Action[]): Action {
  const most = mostCards(options);
  const wanted = most <= spare(look, most) ? most : 0;
  return options.find((action) => cardsIn(action) === wanted) ?? at(options, 0);
}

function spare(look: Outlook, most: number): number {
  const { own, pirate, table } = look;
  const payment = paymentDue(look);
  if (payment) return own.scheme.length - payment.length;
  if (stillWanted(own.backer, pirate, 'fail') > 0) return 0;
  const challenge = table.stack.findLast((frame) => frame.kind === 'challenge');
  if (challenge?.cause.from === 'attack') return 1;
  return most === 1 && own.scheme.length > 2 ? 1 : 0;
}

/** Whether a boost wastes cards: too few to pass, or more than payment for the objective leaves. */
export function isWasteful(look: Outlook, action: Action, options: readonly Action[]): boolean {
  const cards = cardsIn(action);
  if (cards === 0) return false;
  const payment = paymentDue(look);
  return cards < mostCards(options) || (payment !== null && cards > look.own.scheme.length - payment.length);
}

function mostCards(options: readonly Action[]): number {
  return Math.max(...options.map(cardsIn));
}

function cardsIn(action: Action): number {
  return action.do === 'boost' ? action.cards : 0;
}
