import { counted, joined, type Seat } from '#engine';
import type { Card, SchemeCard } from '../../cards/cards.ts';
import { AIRLOCK_GLORY, BOOST, CROWD } from '../../content/printed.ts';
import type { SymbolId } from '../../content/schemes.ts';
import { requiredSymbols } from '../../objectives/conditions.ts';
import { guardsIn } from '../../ship/guards.ts';
import { cheapestPayment } from '../../objectives/symbols.ts';
import type { View } from '../../state/view.ts';
import type { Frame } from '../../state/frames.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import { rollText, sourceName, sourceText } from '../words/causes.ts';
import { frameOf, ownHand } from '../words/reading.ts';
import { summed, symbolNames } from '../words/words.ts';
import { lootedRoom, openTracks } from './here.ts';

/* Scheme cards added to a roll. The cards left must still pay for the objective, if the roll is for one (S13). */

export function boostPrompt(view: View): string {
  const frame = frameOf(view, 'challenge');
  const roll = frame?.roll ?? null;
  if (!frame || roll === null) return 'How many scheme cards do you add to your roll?';
  const { stat, modifiers, dc } = frame;
  const total = roll + modifiers.stat + modifiers.guards + modifiers.bonus + modifiers.cards;
  const { what, stakes } = tried(view, frame);
  return `${what}. You rolled ${rollText({ stat, roll, modifiers, total })}; you need ${dc}. How many scheme cards do you add (+${BOOST} each)? ${stakes}`;
}

/** What the roller tries, and what passing and failing lead to. */
function tried(view: View, { cause, seat }: Frame<'challenge'>): { readonly what: string; readonly stakes: string } {
  switch (cause.from) {
    case 'attack':
      return {
        what: 'You attack a guard',
        stakes: `Pass: knock the guard out (+1 loot card) or airlock it (+${AIRLOCK_GLORY} glory). Fail: gain a neutralization token.`,
      };
    case 'patrol':
      return { what: 'The patrol has found you', stakes: `Fail: gain a neutralization token.${crowdText(view, seat)}` };
    case 'loot-action':
      return {
        what: 'You try to get away with the loot',
        stakes: `You keep the loot either way. ${gotAwayText(view, seat)}Fail: a guard is placed ${lootedRoom(view)}.`,
      };
    case 'objective':
      return {
        what: `You try to complete ${OBJECTIVE_TABLE[cause.id].name}`,
        stakes: `Pass: pay ${symbolNames(costOf(view))} and complete it. Fail: pay nothing.`,
      };
    default: {
      const text = sourceText(cause);
      return { what: sourceName(cause), stakes: text.includes('Fail:') ? text : `${text} Fail: no effect.` };
    }
  }
}

/** "Pass: advance on Empty the Lockers. ": the tracks that getting away with the loot advances; empty without one. */
function gotAwayText(view: View, seat: Seat): string {
  const tracks = openTracks(view, seat, 'loot');
  return tracks.length === 0 ? '' : `Pass: advance on ${joined(tracks)}. `;
}

/** That too many guards cost an ability whatever becomes of the patrol's challenge. */
function crowdText({ table }: View, seat: Seat): string {
  const spot = table.pirates[seat]?.spot;
  return spot !== undefined && guardsIn(table, spot) >= CROWD
    ? ` Pass or fail, you also gain one for too many guards (${CROWD} or more).`
    : '';
}

/** The result with this many cards added, and whether the cards left can pay for the objective. */
export function boostHint(view: View, cards: number): string | null {
  const result = boosted(view, cards);
  if (result === null) return null;
  const { total, dc } = result;
  const sum = `${summed(total)} (needs ${dc})`;
  if (total < dc) return `Fails with ${sum}`;
  const short = unpaid(view, cards);
  return short === null ? `Passes with ${sum}` : `Passes with ${sum}, but ${short}: objective not completed`;
}

/** Whether adding this many cards is useless: the roll still fails, or the cards left cannot pay for the objective. */
export function isWasted(view: View, cards: number): boolean {
  const result = boosted(view, cards);
  return cards > 0 && result !== null && (result.total < result.dc || unpaid(view, cards) !== null);
}

/** The total with this many cards added, and the DC. */
function boosted(view: View, cards: number): { readonly total: number; readonly dc: number } | null {
  const frame = frameOf(view, 'challenge');
  const roll = frame?.roll ?? null;
  if (!frame || roll === null) return null;
  const { stat, guards, bonus, cards: added } = frame.modifiers;
  return { total: roll + stat + guards + bonus + added + BOOST * cards, dc: frame.dc };
}

export function boostCardsPrompt(view: View, cards: number): string {
  const question = `Choose ${counted(cards, 'scheme card')} to add to the roll (+${BOOST} each)`;
  const cost = costOf(view);
  return cost.length === 0 || unpaid(view, cards) !== null
    ? question
    : `${question}. You still have to pay ${symbolNames(cost)} with the rest`;
}

/** A warning if the objective cannot be paid for once this card is among the cards added. */
export function neededToPay(view: View, card: Card, cards: number): string | null {
  const cost = costOf(view);
  const others = ownHand(view).scheme.filter((other) => other !== card);
  const left = others.length + 1 - cards;
  return unpaid(view, cards) === null && priceIn(others, cost) > left ? `Needed to pay ${symbolNames(cost)}` : null;
}

/** Why the objective cannot be paid for after adding this many cards; `null` if it can, or there is nothing to pay. */
function unpaid(view: View, cards: number): string | null {
  const cost = costOf(view);
  const { scheme } = ownHand(view);
  const left = scheme.length - cards;
  if (priceIn(scheme, cost) <= left) return null;
  const price = symbolNames(cost);
  return left === 0
    ? `you have no card left to pay ${price}`
    : `your last ${left === 1 ? 'card' : `${left} cards`} cannot pay ${price}`;
}

/** The fewest of these cards that pay the cost. */
function priceIn(scheme: readonly SchemeCard[], cost: readonly SymbolId[]): number {
  return cheapestPayment(scheme, cost)?.length ?? Infinity;
}

/** The cost of the objective being attempted; empty if the roll is for something else. */
function costOf(view: View): readonly SymbolId[] {
  const frame = frameOf(view, 'attempt');
  return frame ? requiredSymbols(view.table, frame.objective, frame.help) : [];
}
