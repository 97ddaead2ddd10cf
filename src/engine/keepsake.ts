import type { Seat } from './seat.ts';

/**
 * What belongs to a person and outlives a match, such as a crew that remembers. It comes in when a match begins and goes
 * out, changed, when it ends; the match's record holds it as it came in, so that a replay needs nothing else. Every
 * version says what its last match did, so that its figures can be checked against the version before. `K` is plain JSON.
 */
export interface Keepsake<S, K> {
  /** What players call one and several, in lower case: "crew" and "crews". */
  readonly noun: { readonly one: string; readonly many: string };
  /** From stored or imported JSON; else what is wrong with it, as one sentence. */
  read(raw: unknown): ReadKeepsake<K>;
  /** Its names, its own first, then those of its parts. Names are the owner's choice and prove nothing. */
  names(kept: K): readonly string[];
  /** The same with other names, one for each; names are not checked here. */
  renamed(kept: K, names: readonly string[]): K;
  /**
   * Checks the figures of a version against the one before it, `null` for the first: `null` if they follow, else the
   * first line that does not add up ("Vera: 90 credits, but 40 are left after what was bought.").
   */
  problem(before: K | null, after: K): string | null;
  /** What a seat takes home from a match that is over; also where it brought nothing. `null` while it is not over. */
  handOut(state: S, seat: Seat): K | null;
  /** Some to begin with at one press. */
  readonly readyMade: readonly { readonly hint: string; readonly kept: K }[];
}

export type ReadKeepsake<K> = { readonly ok: true; readonly kept: K } | { readonly ok: false; readonly why: string };
