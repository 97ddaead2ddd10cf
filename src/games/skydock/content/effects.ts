/**
 * The closed vocabulary of what cards, rooms and powers do. "You" is whoever plays, meets or stands in it, "here" the
 * room you are in. What cannot be done is left out; the rest still happens.
 */

/** What a challenge tries. Every character is good at one, fair at another and poor at the third (S24). */
export const STATS = ['physical', 'mental', 'technical'] as const;
export type Stat = (typeof STATS)[number];

export type Deck = 'scheme' | 'loot';

export type Effect =
  // Glory and cards
  /** Gain glory, or lose it down to none. As a cost it has to be paid in full, or nothing else happens. */
  | { readonly do: 'glory'; readonly n: number; readonly cost?: true }
  | { readonly do: 'draw'; readonly deck: Deck; readonly n: number }
  /** Look at the top cards, keep one, discard the others. */
  | { readonly do: 'sift'; readonly deck: Deck; readonly n: number }
  /** Take a card of your choice out of the discards. */
  | { readonly do: 'fetch'; readonly deck: Deck }
  /** Discard cards of your choice. As a cost, as above. */
  | { readonly do: 'discard'; readonly deck: Deck; readonly n: number; readonly cost?: true }
  | { readonly do: 'support' }
  // The alert
  | { readonly do: 'alert'; readonly n: number }
  /** Lower the alert, never below the first space of its level. */
  | { readonly do: 'calm'; readonly n: number }
  // Guards
  | { readonly do: 'guard'; readonly where: 'here' | 'dock' | 'next'; readonly n: number }
  /** Active guards here are stunned. */
  | { readonly do: 'stun'; readonly n: number }
  /** An active guard here moves to an adjacent room of your choice. */
  | { readonly do: 'shoo' }
  /** An active guard from a room of your choice next door comes here. */
  | { readonly do: 'lure' }
  /** Every active guard here goes where the arrow points. */
  | { readonly do: 'march' }
  /** A guard here goes back to the supply, a stunned one before an active one. */
  | { readonly do: 'dismiss' }
  // Your abilities
  | { readonly do: 'neutralize'; readonly n: number }
  /** Remove neutralization tokens from abilities of your choice. */
  | { readonly do: 'recover'; readonly n: number }
  /** Your assigned neutralization tokens are flipped to the recovering side. */
  | { readonly do: 'brace' }
  /** An energy marker from the pile goes on one of your abilities that has none and is not neutralized. */
  | { readonly do: 'charge' }
  /** Upgrade an ability of your choice without discarding loot. */
  | { readonly do: 'upgrade' }
  // Going places
  /** Move up to that many rooms. No encounter card is drawn. */
  | { readonly do: 'step'; readonly n: number }
  /** Go to one of the three fixed rooms, or to any room without guards. No encounter card is drawn. */
  | { readonly do: 'jump'; readonly to: 'fixed' | 'unguarded' }
  // Challenges and objectives
  /** A bonus to your challenges for the rest of this turn. */
  | { readonly do: 'bonus'; readonly n: number }
  /** A bonus to the challenge somebody has just failed, or else to those of whoever's turn it is. */
  | { readonly do: 'lend'; readonly n: number }
  /** Advance one space on the track of an objective of your choice. */
  | { readonly do: 'track' }
  | {
      readonly do: 'challenge';
      readonly stat: Stat;
      readonly pass: readonly Effect[];
      readonly fail: readonly Effect[];
    }
  // The table
  | { readonly do: 'claim' }
  /** Each other pirate here. */
  | { readonly do: 'crew'; readonly does: readonly Effect[] }
  | { readonly do: 'choose'; readonly options: readonly Branch[] };

export interface Branch {
  readonly text: string;
  readonly does: readonly Effect[];
}

export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
