import { sameJson } from '#engine';
import type { Action } from '../state/actions.ts';
import { isScheme, lootOn, schemeOn, type Card } from '../cards/cards.ts';
import { collects } from './backing.ts';
import { bestImprovement, keepWorth, savesCards, textWorth, trackWorth } from './cards.ts';
import { roundsLeft, type Outlook } from './knowledge.ts';

/** The gain of using a card now over keeping it, and the use. */
interface Use {
  readonly action: Action;
  readonly gain: number;
}

/** The gain from which a card is used. */
const WORTH_IT = 0.8;

function bestUse(look: Outlook, card: Card): Use | null {
  const thrift = savesCards(look) ? -5 : 0;
  if (isScheme(card)) {
    const scheme = schemeOn(card);
    const mine = look.table.turn?.seat === look.seat;
    const late = scheme.trigger && !mine ? -0.6 : 0;
    const track = trackWorth(look, 'scheme-played');
    return {
      action: { do: 'play' },
      gain: textWorth(look, scheme.does) - keepWorth(look, card) + thrift + late + track,
    };
  }
  const loot = lootOn(card);
  const kept = roundsLeft(look) <= 2 && collects(look.own.backer, 'loot') ? 2 : 0.2;
  const improvement = bestImprovement(look, card);
  const uses: Use[] = [];
  if (look.table.turn === null && loot.planning) uses.push({ action: { do: 'marker', slot: -1 }, gain: 1.3 });
  if (look.table.turn !== null && !loot.planning) {
    uses.push({
      action: { do: 'play' },
      gain: textWorth(look, loot.does) + trackWorth(look, 'loot-played') + thrift - kept,
    });
  }
  if (improvement) uses.push({ action: improvement.action, gain: improvement.worth - kept });
  return uses.sort((a, b) => b.gain - a.gain)[0] ?? null;
}

/** The card most worth using, or `null` to leave the hand alone. */
export function useHand(look: Outlook, options: readonly Action[]): Action | null {
  const uses = options.flatMap((action) => {
    if (action.do !== 'card' || planned(look, action.card)) return [];
    const use = bestUse(look, action.card);
    return use && use.gain > WORTH_IT && isUse(action.use, use) ? [{ action, gain: use.gain }] : [];
  });
  return uses.sort((a, b) => b.gain - a.gain)[0]?.action ?? null;
}

function planned({ own }: Outlook, card: Card): boolean {
  return own.plan.orders.some((order) => order.card === card);
}

/** Whether an offered use is that one; any slot will do for a marker. */
function isUse(action: Action, use: Use): boolean {
  return use.action.do === 'marker' ? action.do === 'marker' : sameJson(action, use.action);
}
