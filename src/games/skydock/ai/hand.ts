import { sameJson, type Rng } from '#engine';
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

/** The gain from which a card is picked up. */
const WORTH_IT = 0.8;
/** The player leaves the hand alone once in this many times. */
const LET_BE = 3;

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

/**
 * A card worth using, or `null` to leave the hand alone. A card picked up may turn out to be useless, so the hand is left
 * alone now and then; otherwise the player could pick up one card for ever.
 */
export function useHand(look: Outlook, options: readonly Action[], rng: Rng): Action | null {
  if (options.some((action) => action.do === 'back')) return finish(look, options);
  if (rng.int(LET_BE) === 0) return null;
  const uses = options.flatMap((action) => {
    if (action.do !== 'card' || planned(look, action.card)) return [];
    const use = bestUse(look, action.card);
    return use && use.gain > WORTH_IT && possible(look, action.card, use) ? [{ action, gain: use.gain }] : [];
  });
  uses.sort((a, b) => b.gain - a.gain);
  return uses[0]?.action ?? null;
}

function planned({ own }: Outlook, card: Card): boolean {
  return own.plan.orders.some((order) => order.card === card);
}

/** Whether the use will be offered once the card is picked up. */
function possible(look: Outlook, card: Card, { action }: Use): boolean {
  const { table, seat, pirate, own } = look;
  if (action.do === 'marker') return own.plan.marks.length > 0 && pirate.board.filter((slot) => slot).length > 5;
  if (action.do !== 'play') return table.turn === null || table.turn.seat === seat;
  if (isScheme(card) && table.schemed.includes(seat)) return false;
  return table.turn !== null && (table.turn.seat === seat || (isScheme(card) && schemeOn(card).trigger !== undefined));
}

function finish(look: Outlook, options: readonly Action[]): Action {
  const back: Action = { do: 'back' };
  const card = look.own.looking;
  const use = card === null ? null : bestUse(look, card);
  if (!use || use.gain <= WORTH_IT) return back;
  const marker = options.find((action) => action.do === 'marker');
  if (use.action.do === 'marker') return marker ?? back;
  return options.find((action) => sameJson(action, use.action)) ?? back;
}
