import type { Seat } from '../../../engine/seat.ts';
import { maySchemeNow } from '../armed.ts';
import { isScheme, schemeOn, type Card, type LootCard, type SchemeCard } from '../cards.ts';
import { canCancel, orderOf, planUses } from '../plan.ts';
import type { View } from '../view.ts';
import { ownHand, pirateOf } from './reading.ts';

/**
 * Why looking at a card of one's hand leads to nothing now, `null` where it may lead to something. Cards are offered
 * whatever they are, so that the offer tells nobody anything; their owner need not try each of them.
 */
export function whyIdle(view: View, seat: Seat, card: Card): string | null {
  return isScheme(card) ? schemeIdle(view, seat, card) : lootIdle(view, seat, card);
}

function schemeIdle({ table }: View, seat: Seat, card: SchemeCard): string | null {
  // What can be armed, or is, has something to be done about at any time.
  if (schemeOn(card).trigger !== undefined) return null;
  if (table.turn === null) return 'For the action phase';
  if (!maySchemeNow(table, seat)) return 'You have played a scheme card already';
  return table.turn.seat === seat ? null : 'For your own turn';
}

function lootIdle(view: View, seat: Seat, card: LootCard): string | null {
  if (view.table.turn !== null) return null;
  const { plan } = ownHand(view);
  if (orderOf(plan, card) === null)
    return planUses(view.table, pirateOf(view, seat), plan, card).length > 0 ? null : 'Nothing to plan with it now';
  return plan.orders.at(-1)?.card === card && canCancel(plan) ? null : 'Planned, and what came after rests on it';
}
