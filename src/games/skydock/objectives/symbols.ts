import { at, without } from '#engine';
import { oneOfEach, schemeOn, type SchemeCard } from '../cards/cards.ts';
import type { SymbolId } from '../content/schemes.ts';

/**
 * How many of the required symbols these cards cover when all are discarded. A card covers each matching symbol on it
 * (S14), a wild any one symbol, and any two cards any one symbol (sheet: Creating Icons).
 */
export function covered(cards: readonly SchemeCard[], required: readonly SymbolId[]): number {
  const wilds = cards.filter(isWild).length;
  const others = cards.filter((card) => !isWild(card));
  return Math.min(required.length, wilds + best(others, 0, required, 0));
}

/** The most symbols the cards from `place` on cover, each by its symbols or as half of a pair. */
function best(cards: readonly SchemeCard[], place: number, required: readonly SymbolId[], halves: number): number {
  const card = cards[place];
  if (card === undefined) return Math.min(required.length, Math.floor(halves / 2));
  const left = afterCard(required, card);
  const matched = required.length - left.length;
  const asHalf = best(cards, place + 1, required, halves + 1);
  return matched === 0 ? asHalf : Math.max(asHalf, matched + best(cards, place + 1, left, halves));
}

/** Whether a player can pay these symbols, by known cards or by their number. */
export type Pays = (required: readonly SymbolId[]) => boolean;

export function payable(cards: readonly SchemeCard[], required: readonly SymbolId[]): boolean {
  return couldPay(cards.length, required) && covered(cards, required) === required.length;
}

/** Whether this number of cards could be enough: no card has more than two symbols. */
export function couldPay(cards: number, required: readonly SymbolId[]): boolean {
  return cards * 2 >= required.length;
}

/** The symbols still required after discarding a card for its symbols. */
function afterCard(required: readonly SymbolId[], card: SchemeCard): readonly SymbolId[] {
  return schemeOn(card).symbols.reduce<readonly SymbolId[]>(
    (left, symbol) => (symbol === 'wild' ? left : without(left, symbol)),
    required,
  );
}

/** Whether one card covers the symbol, as a helper's card must (S15). */
export function bears(card: SchemeCard, symbol: SymbolId): boolean {
  return isWild(card) || schemeOn(card).symbols.includes(symbol);
}

function isWild(card: SchemeCard): boolean {
  return schemeOn(card).symbols.includes('wild');
}

/** The cards without the redundant ones. */
export function needed(cards: readonly SchemeCard[], required: readonly SymbolId[]): readonly SchemeCard[] {
  return cards.reduce((kept, card) => (payable(without(kept, card), required) ? without(kept, card) : kept), cards);
}

/**
 * The payment with the fewest cards, using pairs for missing symbols; among equals the one that keeps wilds. `null` if
 * all cards together cannot pay.
 */
export function cheapestPayment(
  cards: readonly SchemeCard[],
  required: readonly SymbolId[],
): readonly SchemeCard[] | null {
  const found = [...waysToCover(cards, required)].flatMap(({ left, used }) => {
    const halves = cards.filter((card) => !used.includes(card)).sort((a, b) => worth(a) - worth(b));
    const needed = 2 * left.length;
    return halves.length < needed ? [] : [[...used, ...halves.slice(0, needed)]];
  });
  return found.reduce<readonly SchemeCard[] | null>(
    (best, way) => (best === null || isCheaper(way, best) ? way : best),
    null,
  );
}

/** How many of the required symbols no card has: each is paid with any two cards. */
export function lacking(cards: readonly SchemeCard[], required: readonly SymbolId[]): number {
  return Math.min(...[...waysToCover(cards, required)].map(({ left }) => left.length));
}

interface Cover {
  /** The symbols still uncovered. */
  readonly left: readonly SymbolId[];
  readonly used: readonly SchemeCard[];
}

/** For each set of uncovered symbols, the cheapest cards that cover the others by symbols and wilds. */
function waysToCover(cards: readonly SchemeCard[], required: readonly SymbolId[]): Iterable<Cover> {
  const cheapest = new Map<string, Cover>([[required.join(' '), { left: required, used: [] }]]);
  for (const card of cards) {
    for (const { left, used } of [...cheapest.values()]) {
      for (const rest of coveredBy(card, left)) {
        const known = cheapest.get(rest.join(' '));
        const way = [...used, card];
        if (!known || isCheaper(way, known.used)) cheapest.set(rest.join(' '), { left: rest, used: way });
      }
    }
  }
  return cheapest.values();
}

/** The sets of symbols a card can leave uncovered; a wild covers any one. */
function coveredBy(card: SchemeCard, left: readonly SymbolId[]): readonly (readonly SymbolId[])[] {
  if (isWild(card)) return [...new Set(left)].map((symbol) => without(left, symbol));
  const rest = afterCard(left, card);
  return rest.length < left.length ? [rest] : [];
}

/** The value of keeping a card: its number of symbols, and most for a wild. */
function worth(card: SchemeCard): number {
  return isWild(card) ? 9 : schemeOn(card).symbols.length;
}

function totalWorth(cards: readonly SchemeCard[]): number {
  return cards.reduce((sum, card) => sum + worth(card), 0);
}

function isCheaper(way: readonly SchemeCard[], other: readonly SchemeCard[]): boolean {
  return way.length === other.length ? totalWorth(way) < totalWorth(other) : way.length < other.length;
}

/**
 * Payments with symbols and wilds only and without a redundant card, those that leave the best hand first; copies of one card
 * count as the same.
 */
export function payments(
  hand: readonly SchemeCard[],
  required: readonly SymbolId[],
): readonly (readonly SchemeCard[])[] {
  const found = new Map<string, readonly SchemeCard[]>();
  collect(hand, required, [], found);
  return [...found.values()]
    .filter((cards) => needed(cards, required).length === cards.length)
    .sort((a, b) => a.length - b.length || totalWorth(a) - totalWorth(b));
}

function collect(
  hand: readonly SchemeCard[],
  required: readonly SymbolId[],
  paid: readonly SchemeCard[],
  found: Map<string, readonly SchemeCard[]>,
): void {
  if (required.length === 0) {
    const cards = [...paid].sort();
    found.set(cards.join(' '), cards);
    return;
  }
  const symbol = at(required, 0);
  for (const card of oneOfEach(hand)) {
    if (!bears(card, symbol)) continue;
    const left = isWild(card) ? without(required, symbol) : afterCard(required, card);
    collect(without(hand, card), left, [...paid, card], found);
  }
}
