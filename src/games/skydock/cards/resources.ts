import { at } from '#engine';
import type { Deck } from '../content/effects.ts';
import type { Hand, State, Table } from '../state/state.ts';
import type { View } from '../state/view.ts';

/** What a seat knows: the public table, its own hand, and the sizes of what is hidden. */
export interface Means {
  readonly table: Table;
  readonly hand: Pick<Hand, 'scheme' | 'loot'>;
  /** Cards in each deck. */
  readonly decks: Readonly<Record<Deck, number>>;
  /** Support tokens in the pile. */
  readonly support: number;
  /** Whether another player holds a scheme card. */
  readonly helpers: boolean;
}

export function meansOf({ table, hidden }: Pick<State, 'table' | 'hidden'>, seat: number): Means {
  const { decks, support, hands } = hidden;
  return {
    table,
    hand: at(hands, seat),
    decks: { scheme: decks.scheme.length, loot: decks.loot.length },
    support: support.length,
    helpers: hands.some(({ scheme }, other) => other !== seat && scheme.length > 0),
  };
}

/** The same from a view. */
export function meansSeen({ table, decks, support, hands }: View, seat: number, hand: Means['hand']): Means {
  return { table, hand, decks, support, helpers: hands.some(({ scheme }, other) => other !== seat && scheme > 0) };
}

/** Whether there is a card to draw, in the deck or in its discards (S18). */
export function canDraw({ table, decks }: Means, deck: Deck): boolean {
  return decks[deck] + table.discards[deck].length > 0;
}
