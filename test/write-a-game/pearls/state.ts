import type { Draft as KitDraft, Progress, Rule as KitRule, Frame, Seat, Writable } from '#engine';

export const ROUNDS = 5;
export const CARDS: readonly number[] = [1, 2, 3, 4, 5];

/** What the game can be in the middle of, each with what it must remember. */
export interface Frames {
  /** The rounds of the game, one after the other. */
  rounds: object;
  /** Everybody bids for a pearl, sealed until the last bid is in. */
  auction: { readonly worth: number };
  /** The winner of an auction keeps the pearl, or dives for another. */
  dive: { readonly seat: Seat; readonly worth: number };
}

export interface State extends Progress<Frames> {
  readonly round: number;
  /** Cards not played yet, by seat. They lie open. */
  readonly hands: readonly (readonly number[])[];
  /** Sealed bids, by seat; the card stays in the hand until all are shown. */
  readonly bids: readonly (number | null)[];
  /** Points, by seat. */
  readonly points: readonly number[];
  readonly ending: 'sold-out' | null;
}

export type Action = { readonly do: 'bid'; readonly card: number } | { readonly do: 'keep' } | { readonly do: 'dive' };

export type Event =
  | { readonly kind: 'offered'; readonly round: number; readonly worth: number }
  | { readonly kind: 'sealed'; readonly seat: Seat }
  | { readonly kind: 'shown'; readonly bids: readonly number[] }
  | { readonly kind: 'unsold'; readonly worth: number }
  | { readonly kind: 'dived'; readonly seat: Seat; readonly worth: number }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly worth: number };

/** A step being worked out, with a copy of the state whose fields may be set. */
export interface Draft extends KitDraft<Event> {
  readonly state: Writable<State>;
}

export type Rule<K extends keyof Frames> = KitRule<Draft, State, Action, Frame<Frames, K>>;
