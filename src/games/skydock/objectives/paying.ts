import { asking, at, only, unexpected } from '#engine';
import type { Action } from '../state/actions.ts';
import { unarmedFirst } from '../cards/armed.ts';
import { oneOfEach, type SchemeCard } from '../cards/cards.ts';
import type { SymbolId } from '../content/schemes.ts';
import { changeHand, handOf, pop, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame } from '../state/frames.ts';
import { requiredSymbols } from './conditions.ts';
import { settle } from './objectives.ts';
import { question } from '../state/question.ts';
import { cheapestPayment, needed, payable, payments } from './symbols.ts';
import type { State } from '../state/state.ts';

/** Number of complete payments offered; any other one is made card by card. */
const MOST_PAYMENTS = 8;

/**
 * Paying for an objective (sheet: Completing Objectives, Creating Icons). One answer makes a whole payment with symbols
 * and wilds or, if there is none, one with two cards for one symbol. The player makes any other payment card by card, in
 * secret, until it is enough.
 */
export const pay: Rule<'pay'> = asking({
  ask: (state, frame) => [question(frame, frame.seat, 'pay', { options: answers(state, frame) })],
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'pay') finish(draft, frame, action.cards);
    else if (action.do === 'put') put(draft, frame, action.card);
    else unexpected(action);
  },
});

function answers({ table, hidden }: State, frame: Frame<'pay'>): Action[] {
  const hand = at(hidden.hands, frame.seat);
  const scheme = unarmedFirst(hand);
  const { paying } = hand;
  const required = requiredSymbols(table, frame.objective, frame.help);
  const whole = paying.length > 0 ? [] : wholePayments(scheme, required);
  // A single card that is a whole payment is offered as that.
  const alone = whole.flatMap((cards) => (cards.length === 1 ? cards : []));
  const others = oneOfEach([...alone, ...scheme.filter((card) => !paying.includes(card))]).slice(alone.length);
  return [
    ...whole.map((cards): Action => ({ do: 'pay', cards })),
    ...others.map((card): Action => ({ do: 'put', card })),
  ];
}

function wholePayments(
  scheme: readonly SchemeCard[],
  required: readonly SymbolId[],
): readonly (readonly SchemeCard[])[] {
  const plain = payments(scheme, required).slice(0, MOST_PAYMENTS);
  const cheapest = plain.length > 0 ? null : cheapestPayment(scheme, required);
  return cheapest === null ? plain : [cheapest];
}

function put(draft: Draft, frame: Frame<'pay'>, card: SchemeCard): void {
  const paying = [...handOf(draft, frame.seat).paying, card];
  const required = requiredSymbols(draft.table, frame.objective, frame.help);
  if (payable(paying, required)) finish(draft, frame, needed(paying, required));
  else changeHand(draft, frame.seat, { paying });
}

function finish(draft: Draft, frame: Frame<'pay'>, cards: readonly SchemeCard[]): void {
  pop(draft);
  changeHand(draft, frame.seat, { paying: [] });
  settle(draft, frame.seat, frame.objective, frame.help, cards);
}
