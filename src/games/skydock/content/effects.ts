import type { Doing } from '#engine';
import type { IconName } from './icons.ts';

/**
 * The closed vocabulary of effects of cards, rooms and powers. "You" is the pirate affected, "here" its room. Impossible
 * effects are skipped; the others still happen.
 */

/** What a challenge tries. Every character is good at one, fair at another and poor at the third (S24). */
export const STATS = ['physical', 'mental', 'technical'] as const;
export type Stat = (typeof STATS)[number];

export type Deck = 'scheme' | 'loot';

interface Count {
  readonly n: number;
}
interface FromDeck {
  readonly deck: Deck;
}
/** A cost must be paid in full, or nothing else on the card happens. */
interface Cost {
  readonly cost?: true;
}

interface Result {
  readonly pass: readonly Effect[];
  readonly fail: readonly Effect[];
}

interface Effects {
  // Glory and cards
  /** Gain or lose glory, never below 0. */
  glory: Count & Cost;
  draw: FromDeck & Count;
  /** Look at the top cards and keep one, discard the others. */
  sift: FromDeck & Count;
  /** Take a card of your choice from the discard pile. */
  fetch: FromDeck;
  /** Discard cards of your choice. */
  discard: FromDeck & Count & Cost;
  /** Draw a support token. */
  support: object;

  // The alert
  alert: Count;
  /** Lower the alert, never below the first space of its level. */
  calm: Count;

  // Guards
  guard: Count & { where: 'here' | 'dock' };
  /** Active guards here are stunned. */
  stun: Count;
  /** An active guard here moves to an adjacent room of your choice. */
  shoo: object;
  /** An active guard from an adjacent room of your choice comes here. */
  lure: object;
  /** Every active guard here follows the arrow. */
  march: object;
  /** A guard here goes back to the supply, a stunned one before an active one. */
  dismiss: object;

  // Your abilities
  neutralize: Count;
  /** Remove neutralization tokens from abilities of your choice. */
  recover: Count;
  /** Your assigned neutralization tokens are flipped to the recovering side. */
  brace: object;
  /** An energy marker from the pile goes on one of your abilities that has none and is not neutralized. */
  charge: object;
  /** Upgrade an ability of your choice without discarding loot. */
  upgrade: object;

  // Going places
  /** Move up to that many rooms. No encounter card is drawn. */
  step: Count;
  /** Go to another of the three fixed rooms, or to a room without guards. No encounter card is drawn. */
  jump: { to: 'fixed' | 'unguarded' };

  // Challenges and objectives
  /** A bonus to your challenges for the rest of this turn. */
  bonus: Count;
  /** A bonus to a challenge that has just failed, or else to the active player's challenges. */
  lend: Count;
  /** Advance one space on the track of an objective of your choice. */
  track: object;
  challenge: { stat: Stat } & Result;

  // The table
  /** Claim the first player token if nobody has. */
  claim: object;
  /** Effects on each other pirate here; none with a choice. */
  crew: { does: readonly Effect[] };
  choose: { options: readonly Branch[] };
}

export interface Branch {
  readonly text: string;
  readonly does: readonly Effect[];
}

export type EffectName = keyof Effects;
export type Effect<K extends EffectName = EffectName> = Doing<Effects, K>;

/** A sign for an effect with a number, such as a star and "3". */
export interface Mark {
  readonly icon: IconName;
  readonly text?: string;
}

/** The signs of each effect on the picture of a room; of a challenge, what passing it brings. */
const MARKS: { readonly [K in EffectName]: (effect: Effect<K>) => readonly Mark[] } = {
  glory: ({ n }) => [{ icon: 'glory', text: amount(n) }],
  draw: ({ deck, n }) => [{ icon: deck, text: amount(n) }],
  sift: ({ deck }) => [{ icon: deck, text: '1' }],
  fetch: ({ deck }) => [{ icon: deck, text: '1' }],
  discard: ({ deck, n }) => [{ icon: deck, text: amount(-n) }],
  support: () => [{ icon: 'support', text: '1' }],
  alert: ({ n }) => [{ icon: 'alert', text: `+${n}` }],
  calm: ({ n }) => [{ icon: 'alert', text: amount(-n) }],
  stun: ({ n }) => [{ icon: 'guard-stunned', text: amount(n) }],
  dismiss: () => [{ icon: 'guard', text: amount(-1) }],
  recover: ({ n }) => [{ icon: 'heal', text: amount(n) }],
  brace: () => [{ icon: 'recover' }],
  charge: () => [{ icon: 'energy', text: '1' }],
  upgrade: () => [{ icon: 'upgrade' }],
  step: () => [{ icon: 'move' }],
  jump: () => [{ icon: 'move' }],
  bonus: ({ n }) => [{ icon: 'bonus', text: `+${n}` }],
  track: () => [{ icon: 'track', text: '1' }],
  claim: () => [{ icon: 'first' }],
  challenge: ({ pass }) => pass.flatMap(marksOf),
  choose: ({ options }) => options.flatMap(({ does }) => does.flatMap(marksOf)),
  guard: ({ n }) => [{ icon: 'guard', text: `+${n}` }],
  neutralize: () => [{ icon: 'cross' }],
  // What happens to others is in the words of the action.
  shoo: () => [],
  lure: () => [],
  march: () => [],
  lend: () => [],
  crew: () => [],
};

export function marksOf<K extends EffectName>(effect: Effect<K>): readonly Mark[] {
  return MARKS[effect.do](effect);
}

function amount(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

// An effect as its card, room or power writes it: `does: [draw('loot', 2), alert(1)]`.

type Counted = 'alert' | 'calm' | 'stun' | 'neutralize' | 'recover' | 'step' | 'bonus' | 'lend';
type Bare = 'support' | 'shoo' | 'lure' | 'march' | 'dismiss' | 'brace' | 'charge' | 'upgrade' | 'track' | 'claim';

function withCount<K extends Counted>(name: K) {
  return (n: number): { readonly do: K } & Count => ({ do: name, n });
}

function bare<K extends Bare>(name: K) {
  return (): { readonly do: K } => ({ do: name });
}

const paid = (cost?: 'cost'): Cost => (cost ? { cost: true } : {});

export const glory = (n: number, cost?: 'cost'): Effect => ({ do: 'glory', n, ...paid(cost) });
export const draw = (deck: Deck, n: number): Effect => ({ do: 'draw', deck, n });
export const sift = (deck: Deck, n: number): Effect => ({ do: 'sift', deck, n });
export const fetch = (deck: Deck): Effect => ({ do: 'fetch', deck });
export const discard = (deck: Deck, n: number, cost?: 'cost'): Effect => ({ do: 'discard', deck, n, ...paid(cost) });
export const support = bare('support');
export const alert = withCount('alert');
export const calm = withCount('calm');
export const guard = (where: 'here' | 'dock', n: number): Effect => ({ do: 'guard', where, n });
export const stun = withCount('stun');
export const shoo = bare('shoo');
export const lure = bare('lure');
export const march = bare('march');
export const dismiss = bare('dismiss');
export const neutralize = withCount('neutralize');
export const recover = withCount('recover');
export const brace = bare('brace');
export const charge = bare('charge');
export const upgrade = bare('upgrade');
export const step = withCount('step');
export const jump = (to: 'fixed' | 'unguarded'): Effect => ({ do: 'jump', to });
export const bonus = withCount('bonus');
export const lend = withCount('lend');
export const track = bare('track');
export const challenge = (stat: Stat, { pass = [], fail = [] }: Partial<Result>): Effect => ({
  do: 'challenge',
  stat,
  pass,
  fail,
});
export const claim = bare('claim');
export const crew = (does: readonly Effect[]): Effect => ({ do: 'crew', does });
export const choose = (options: readonly Branch[]): Effect => ({ do: 'choose', options });
