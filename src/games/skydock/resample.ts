import { draw, type Rng } from '../../engine/random.ts';
import type { Seat, Viewer } from '../../engine/seat.ts';
import { BACKER_IDS } from './backers.ts';
import { isScheme, schemeOn, type Card, type LootCard, type SchemeCard } from './cards.ts';
import type { BackerId } from './content/backers.ts';
import type { SymbolId } from './content/schemes.ts';
import { at, without } from './list.ts';
import { requiredSymbols } from './objectives.ts';
import { randomPlan } from './random-plan.ts';
import { shuffle } from './shuffle.ts';
import type { Hand, Hidden, State, Table } from './state.ts';
import { bears, payable } from './symbols.ts';

/** Deals tried for a hand that has to be able to pay for something, before every hand is left as it is. */
const TRIES = 24;

/**
 * The state with everything this viewer cannot see drawn anew: cards in other hands and in the decks, backers, support
 * tokens, sealed plans, armed cards. Whatever lies open holds in it as well, and no card is lost or found.
 */
export function resample(state: State, viewer: Viewer, rng: Rng): State {
  const { table, hidden } = state;
  const others = [...table.pirates.keys()].filter((seat) => seat !== viewer);
  const owed = debts(table);
  const scheme = deal(rng, hidden, 'scheme', others, (seat, cards) => owed.every((debt) => canPay(debt, seat, cards)));
  const loot = deal(rng, hidden, 'loot', others, () => true);
  const kept = keptSecrets(state, others, rng);
  const hands = [...hidden.hands];
  for (const [i, seat] of others.entries()) {
    const dealt: Dealt = { scheme: at(scheme.held, i), loot: at(loot.held, i), ...at(kept.hands, i) };
    hands[seat] = redrawn(state, seat, dealt, owed, rng);
  }
  return {
    table,
    hidden: {
      decks: { scheme: scheme.deck, loot: loot.deck, encounter: shuffle(rng, hidden.decks.encounter) },
      support: kept.support,
      hands,
    },
  };
}

/** What the cards of one player are known to cover, because it is being paid or has been promised. */
interface Debt {
  readonly seat: Seat;
  readonly symbols: readonly SymbolId[];
  /** Set for who has promised to help: one card that bears this symbol. */
  readonly helping: SymbolId | null;
}

function canPay({ seat, symbols, helping }: Debt, whose: Seat, cards: readonly SchemeCard[]): boolean {
  if (whose !== seat) return true;
  return helping === null ? payable(cards, symbols) : cards.some((card) => bears(card, helping));
}

function debts(table: Table): Debt[] {
  return table.stack.flatMap((frame, i): Debt[] => {
    switch (frame.at) {
      case 'offer': {
        const symbols = without(requiredSymbols(table, frame.objective, null), frame.symbol);
        return [{ seat: frame.seat, symbols, helping: null }];
      }
      case 'attempt':
      case 'pay': {
        const { seat, objective, help } = frame;
        const promised: Debt[] = help ? [{ seat: help.helper, symbols: [], helping: help.symbol }] : [];
        const above = table.stack[i + 1];
        // Cards spent on the challenge may have been needed for the symbols (S13).
        if (above?.at === 'challenge' && above.modifiers.cards > 0) return promised;
        return [{ seat, symbols: requiredSymbols(table, objective, help), helping: null }, ...promised];
      }
      default:
        return [];
    }
  });
}

interface Deal<C> {
  readonly deck: readonly C[];
  /** For each seat dealt to, as many cards as it holds, those it is sifting last. */
  readonly held: readonly (readonly C[])[];
}

interface Decks {
  readonly scheme: SchemeCard;
  readonly loot: LootCard;
}

/** Deals a deck and what others hold of it anew, to hands of the same size that fit what is known of them. */
function deal<D extends keyof Decks>(
  rng: Rng,
  { decks, hands }: Hidden,
  which: D,
  others: readonly Seat[],
  fits: (seat: Seat, cards: readonly SchemeCard[]) => boolean,
): Deal<Card> {
  const real = others.map((seat): readonly Card[] => {
    const hand = at(hands, seat);
    return [...hand[which], ...hand.sifting.filter((card) => isScheme(card) === (which === 'scheme'))];
  });
  let pool = shuffle<Card>(rng, [...decks[which], ...real.flat()]);
  const held: Card[][] = [];
  for (const [i, seat] of others.entries()) {
    const count = at(real, i).length;
    const inHand = at(hands, seat)[which].length;
    let tries = 0;
    while (!fits(seat, pool.slice(0, inHand).filter(isScheme))) {
      if (++tries === TRIES) return { deck: shuffle<Card>(rng, decks[which]), held: real };
      pool = shuffle(rng, pool);
    }
    held.push(pool.slice(0, count));
    pool = pool.slice(count);
  }
  return { deck: pool, held };
}
