import type { Deck } from '../content/effects.ts';
import { at } from '../state/list.ts';
import type { Hand, State, Table } from '../state/state.ts';

/** What a seat knows of what it can do: all that lies open, its own hand, and how much is left of the rest. */
export interface Means {
  readonly table: Table;
  readonly hand: Pick<Hand, 'scheme' | 'loot'>;
  /** Cards in each deck. */
  readonly decks: Readonly<Record<Deck, number>>;
  /** Support tokens in the pile. */
  readonly support: number;
}

export function meansOf({ table, hidden }: State, seat: number): Means {
  const { decks, support, hands } = hidden;
  return {
    table,
    hand: at(hands, seat),
    decks: { scheme: decks.scheme.length, loot: decks.loot.length },
    support: support.length,
  };
}

/** Whether there is a card to draw: the discards are shuffled in when the deck is empty (S18). */
export function canDraw({ table, decks }: Means, deck: Deck): boolean {
  return decks[deck] + table.discards[deck].length > 0;
}
