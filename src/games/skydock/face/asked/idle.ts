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
 * Why a card in hand is of no use now; `null` if it may be of use. Every card is offered, so that the offer reveals
 * nothing; this saves its owner from trying each of them.
 */
export function whyIdle(view: View, seat: Seat, card: Card): string | null {
  if (!isScheme(card)) return view.table.turn === null ? whyNotPlanned(view, seat, card) : whyNotUsed(view, seat, card);
  // A card with a trigger can be armed or disarmed at any time.
  if (schemeOn(card).trigger !== undefined) return null;
  return whyNotNow(view, seat, card) ?? (wouldDo(view, seat, card) ? null : WOULD_DO_NOTHING);
}

export const WOULD_DO_NOTHING = 'It would do nothing now';

function wouldDo(view: View, seat: Seat, card: Card): boolean {
  const { does } = isScheme(card) ? schemeOn(card) : lootOn(card);
  return worthDoing(meansSeen(view, seat, ownHand(view)), seat, does);
}

/** A loot card is played for its text, or gains or upgrades an ability. */
function whyNotUsed(view: View, seat: Seat, card: LootCard): string | null {
  const { board } = pirateOf(view, seat);
  const improves = improvements(pirateOf(view, seat), { board, tokens: view.table.tokens }, card).length > 0;
  return improves || wouldDo(view, seat, card) ? null : (whyNotNow(view, seat, card) ?? WOULD_DO_NOTHING);
}

function isForPlanning(card: Card): boolean {
  return !isScheme(card) && lootOn(card).planning !== undefined;
}

/** Why a card cannot be played for its text now; `null` if it can. */
export function whyNotNow({ table }: View, seat: Seat, card: Card): string | null {
  const { turn } = table;
  if (isForPlanning(card))
    return turn === null ? 'Place your energy markers first' : 'You can play it only in the planning phase';
  if (turn === null) return 'You can play it only in the action phase';
  if (isScheme(card) && !maySchemeNow(table, seat)) return 'You have already played a scheme card this turn';
  return turn.seat === seat ? null : 'You can play it only on your own turn';
}

function whyNotPlanned(view: View, seat: Seat, card: LootCard): string | null {
  const { plan } = ownHand(view);
  if (orderOf(plan, card) === null)
    return planUses(view.table, pirateOf(view, seat), plan, card).length > 0
      ? null
      : 'You cannot plan anything with it now';
  return plan.orders.at(-1)?.card === card && canCancel(plan)
    ? null
    : 'Planned; later plans depend on it, so it cannot be cancelled';
}
