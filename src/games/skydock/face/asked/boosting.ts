import { counted } from '#engine';
import type { Card, SchemeCard } from '../../cards/cards.ts';
import { BOOST } from '../../content/printed.ts';
import type { SymbolId } from '../../content/schemes.ts';
import { requiredSymbols } from '../../objectives/objectives.ts';
import { cheapestPayment } from '../../objectives/symbols.ts';
import type { View } from '../../state/view.ts';
import { causeName, rollText } from '../words/causes.ts';
import { frameOf, ownHand } from '../words/reading.ts';
import { summed, symbolNames } from '../words/words.ts';

/** Scheme cards added to a roll; with those that are left the objective the roll is for has still to be paid (S13). */

export function boostPrompt(view: View): string {
  const frame = frameOf(view, 'challenge');
  const roll = frame?.roll ?? null;
  if (!frame || roll === null) return 'How many scheme cards do you add to your roll?';
  const { modifiers, dc, cause } = frame;
  const total = roll + modifiers.stat + modifiers.guards + modifiers.bonus + modifiers.cards;
  return `${causeName(cause)}: ${rollText({ roll, modifiers, total, dc })}. How many scheme cards do you add?`;
}

/** What the roll comes to with so many cards added, and whether what is left can pay for the objective it is for. */
export function boostHint(view: View, cards: number): string | null {
  const result = boosted(view, cards);
  if (result === null) return null;
  const { total, dc } = result;
  const roll = `${summed(total)} against DC ${dc}`;
  if (total < dc) return `${roll}: fails`;
  const short = unpaid(view, cards);
  return short === null ? `${roll}: passes` : `${roll} passes, but ${short}: it is not completed`;
}

/** Whether so many cards added to the roll are lost for nothing: it fails with them, or they leave too few to pay with. */
export function isWasted(view: View, cards: number): boolean {
  const result = boosted(view, cards);
  return cards > 0 && result !== null && (result.total < result.dc || unpaid(view, cards) !== null);
}

/** What the roll comes to with so many cards added, and what it has to come to. */
function boosted(view: View, cards: number): { readonly total: number; readonly dc: number } | null {
  const frame = frameOf(view, 'challenge');
  const roll = frame?.roll ?? null;
  if (!frame || roll === null) return null;
  const { stat, guards, bonus, cards: added } = frame.modifiers;
  return { total: roll + stat + guards + bonus + added + BOOST * cards, dc: frame.dc };
}

export function boostCardsPrompt(view: View, cards: number): string {
  const question = `Which ${counted(cards, 'scheme card')} do you add to the roll? +${BOOST} each`;
  const cost = costOf(view);
  return cost.length === 0 || unpaid(view, cards) !== null
    ? question
    : `${question}. The others have still to pay ${symbolNames(cost)}`;
}

/** That a card had better stay in the hand: with it among so many that are added, the rest cannot pay, though it could. */
export function neededToPay(view: View, card: Card, cards: number): string | null {
  const cost = costOf(view);
  const others = ownHand(view).scheme.filter((other) => other !== card);
  const left = others.length + 1 - cards;
  return unpaid(view, cards) === null && priceIn(others, cost) > left ? `Needed to pay ${symbolNames(cost)}` : null;
}

/** What so many cards spent on a roll would leave unpaid; `null` where enough are left, or nothing is to be paid. */
function unpaid(view: View, cards: number): string | null {
  const cost = costOf(view);
  const { scheme } = ownHand(view);
  const left = scheme.length - cards;
  if (priceIn(scheme, cost) <= left) return null;
  const price = symbolNames(cost);
  return left === 0 ? `no card is left to pay ${price}` : `the ${counted(left, 'card')} left cannot pay ${price}`;
}

/** How many of these cards pay it at the least. */
function priceIn(scheme: readonly SchemeCard[], cost: readonly SymbolId[]): number {
  return cheapestPayment(scheme, cost)?.length ?? Infinity;
}

/** What the objective that is being attempted costs; nothing where the roll is for something else. */
function costOf(view: View): readonly SymbolId[] {
  const frame = frameOf(view, 'attempt');
  return frame ? requiredSymbols(view.table, frame.objective, frame.help) : [];
}
