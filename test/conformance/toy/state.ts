/** The cards of the toy and what each is worth. */
export const CARDS = { ember: 1, wick: 2, taper: 3, torch: 4, beacon: 5, comet: 6 } as const satisfies Record<
  string,
  number
>;
export type Card = keyof typeof CARDS;
export const CARD_IDS: readonly Card[] = ['ember', 'wick', 'taper', 'torch', 'beacon', 'comet'];

export interface ToyOptions {
  readonly length: 'short' | 'long';
}

export interface Bid {
  readonly card: Card;
  /** `null` while its seat is still thinking about it; with a stake the bid is sealed. */
  readonly stake: number | null;
}

export type Phase =
  | { readonly at: 'swap'; readonly seat: number }
  | { readonly at: 'bid' }
  | { readonly at: 'die'; readonly seat: number; readonly die: number; readonly rerolls: number }
  | { readonly at: 'over' };

export interface ToyState {
  readonly rounds: number;
  readonly round: number;
  readonly phase: Phase;
  /** The top is the last one. It changes while hands are swapped and never after. */
  readonly deck: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  /** What each seat swapped away, face down. */
  readonly buried: readonly (readonly Card[])[];
  readonly bids: readonly (Bid | null)[];
  /** The card each seat has in mind, which it alone knows; absent until somebody has one. */
  readonly minds?: readonly (Card | null)[];
  /** Who has looked at the top of the deck. */
  readonly peeked: readonly boolean[];
  readonly scores: readonly number[];
  /** The bids of the round before, face up. */
  readonly shown: readonly Card[];
}

export type ToyAction =
  | { readonly do: 'swap'; readonly slot: number }
  | { readonly do: 'card'; readonly card: Card }
  | { readonly do: 'stake'; readonly stake: number }
  | { readonly do: 'mind'; readonly card: Card | null }
  | { readonly do: 'peek' }
  | { readonly do: 'keep' }
  | { readonly do: 'reroll' };

export type ToyEvent =
  | { readonly type: 'swapped'; readonly seat: number; readonly count: number }
  | { readonly type: 'drew'; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly type: 'peeked'; readonly seat: number }
  | { readonly type: 'saw'; readonly seat: number; readonly card: Card }
  | { readonly type: 'sealed'; readonly seat: number }
  | { readonly type: 'shown'; readonly cards: readonly Card[] }
  | { readonly type: 'rolled'; readonly seat: number; readonly die: number }
  | { readonly type: 'won'; readonly seat: number; readonly points: number };

/** The list with one place changed. */
export function withAt<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}

/** What a list holds at a place that is known to exist. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`There is no place ${String(place)}.`);
  return item;
}
