import type { Seat } from '#engine';
import { maySchemeNow } from '../../cards/armed.ts';
import { isScheme, lootOn, schemeOn, type Card, type LootCard } from '../../cards/cards.ts';
import { meansSeen } from '../../cards/resources.ts';
import { worthDoing } from '../../effects/index.ts';
import { improvements } from '../../characters/improving.ts';
import { canCancel, orderOf, planUses } from '../../planning/plan.ts';
import type { View } from '../../state/view.ts';
import { ownHand, pirateOf } from '../words/reading.ts';

/**
 * Why looking at a card of one's hand leads to nothing now, `null` where it may lead to something. Cards are offered
 * whatever they are, so that the offer tells nobody anything; their owner need not try each of them.
 */
export function whyIdle(view: View, seat: Seat, card: Card): string | null {
  if (!isScheme(card)) return view.table.turn === null ? whyNotPlanned(view, seat, card) : whyNotUsed(view, seat, card);
  // What can be armed, or is, has something to be done about at any time.
  if (schemeOn(card).trigger !== undefined) return null;
  return whyNotNow(view, seat, card) ?? (wouldDo(view, seat, card) ? null : WOULD_DO_NOTHING);
}

/** What is said of a card that could be played, but in vain. */
export const WOULD_DO_NOTHING = 'Played now it would do nothing';

function wouldDo(view: View, seat: Seat, card: Card): boolean {
  const { does } = isScheme(card) ? schemeOn(card) : lootOn(card);
  return worthDoing(meansSeen(view, seat, ownHand(view)), seat, does);
}

/** Loot can do what it says, and gain or upgrade an ability. */
function whyNotUsed(view: View, seat: Seat, card: LootCard): string | null {
  const { board } = pirateOf(view, seat);
  const improves = improvements(pirateOf(view, seat), { board, tokens: view.table.tokens }, card).length > 0;
  return improves || wouldDo(view, seat, card) ? null : (whyNotNow(view, seat, card) ?? WOULD_DO_NOTHING);
}

function isForPlanning(card: Card): boolean {
  return !isScheme(card) && lootOn(card).planning !== undefined;
}

/** Why it is not the time to play a card for its text; `null` where it is. */
export function whyNotNow({ table }: View, seat: Seat, card: Card): string | null {
  const { turn } = table;
  if (isForPlanning(card))
    return turn === null ? 'Place your energy markers first' : 'It is played in the planning phase';
  if (turn === null) return 'It is played in the action phase';
  if (isScheme(card) && !maySchemeNow(table, seat)) return 'You have played a scheme card already';
  return turn.seat === seat ? null : 'It is played in your own turn';
}

function whyNotPlanned(view: View, seat: Seat, card: LootCard): string | null {
  const { plan } = ownHand(view);
  if (orderOf(plan, card) === null)
    return planUses(view.table, pirateOf(view, seat), plan, card).length > 0 ? null : 'Nothing to plan with it now';
  return plan.orders.at(-1)?.card === card && canCancel(plan) ? null : 'Planned, and what came after rests on it';
}
