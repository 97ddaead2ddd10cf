import { shuffled, emit, emitTo, type Seat } from '#engine';
import { isScheme, type Card, type LootCard, type SchemeCard } from './cards.ts';
import type { Deck } from '../content/effects.ts';
import { changeHand, handOf, type Draft } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { Hand } from '../state/state.ts';

type Why = Event<'discarded'>['why'];

export function handSize(hand: Hand): number {
  return hand.scheme.length + hand.loot.length;
}

/** Draws up to `n` cards into a hand. */
export function drawCards(draft: Draft, seat: Seat, deck: Deck, n: number): void {
  const cards = takeFromDeck(draft, deck, n);
  if (cards.length === 0) return;
  putIntoHand(draft, seat, cards);
  emitTo(
    draft,
    seat,
    { kind: 'drew', seat, deck, count: cards.length, cards },
    { kind: 'drew', seat, deck, count: cards.length, cards: null },
  );
}

/** Takes up to `n` cards from a deck. */
export function takeFromDeck(draft: Draft, deck: Deck, n: number): Card[] {
  const taken: Card[] = [];
  while (taken.length < n) {
    if (draft.hidden.decks[deck].length === 0 && !reshuffle(draft, deck)) break;
    const cards = draft.hidden.decks[deck].slice(-(n - taken.length));
    draft.hidden.decks = { ...draft.hidden.decks, [deck]: draft.hidden.decks[deck].slice(0, -cards.length) };
    taken.push(...cards.reverse());
  }
  if (taken.length > 0) draft.reveals = true;
  return taken;
}

/** Shuffles the discards into an empty deck (S18). Returns false if there are none. */
export function reshuffle(draft: Draft, deck: Deck | 'encounter'): boolean {
  const discards = draft.table.discards[deck];
  if (discards.length === 0) return false;
  draft.hidden.decks = { ...draft.hidden.decks, [deck]: shuffled<string>(draft.rng, discards) };
  draft.table.discards = { ...draft.table.discards, [deck]: [] };
  draft.table.shuffledIn = [...draft.table.shuffledIn, ...discards];
  emit(draft, { kind: 'reshuffled', deck });
  return true;
}

export function putIntoHand(draft: Draft, seat: Seat, cards: readonly Card[]): void {
  const hand = handOf(draft, seat);
  const { scheme, loot } = sorted(cards);
  changeHand(draft, seat, { scheme: [...hand.scheme, ...scheme], loot: [...hand.loot, ...loot] });
}

/** Discards cards from a hand, face up. */
export function discardCards(draft: Draft, seat: Seat, cards: readonly Card[], why: Why): void {
  if (cards.length === 0) return;
  moveToDiscards(draft, seat, cards);
  emit(draft, { kind: 'discarded', seat, cards, why });
}

/** Moves cards from a hand to the discards; everybody sees them. */
export function moveToDiscards(draft: Draft, seat: Seat, cards: readonly Card[]): void {
  const hand = handOf(draft, seat);
  const gone = new Set<Card>(cards);
  const kept = <C extends Card>(list: readonly C[]) => list.filter((card) => !gone.has(card));
  changeHand(draft, seat, {
    scheme: kept(hand.scheme),
    loot: kept(hand.loot),
    armed: kept(hand.armed),
    paying: kept(hand.paying),
    pledge: hand.pledge !== null && gone.has(hand.pledge) ? null : hand.pledge,
  });
  putOnDiscards(draft, cards);
  draft.reveals = true;
}

export function putOnDiscards(draft: Draft, cards: readonly Card[]): void {
  const { discards } = draft.table;
  const { scheme, loot } = sorted(cards);
  draft.table.discards = {
    ...discards,
    scheme: [...discards.scheme, ...scheme],
    loot: [...discards.loot, ...loot],
  };
}

function sorted(cards: readonly Card[]): { scheme: SchemeCard[]; loot: LootCard[] } {
  const scheme: SchemeCard[] = [];
  const loot: LootCard[] = [];
  for (const card of cards) {
    if (isScheme(card)) scheme.push(card);
    else loot.push(card);
  }
  return { scheme, loot };
}
