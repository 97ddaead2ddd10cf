import type { Deed } from './achievements.ts';
import type { Deck } from './effects.ts';
import type { Printing } from './printing.ts';

/**
 * Where the pirate is: in a room with a guard; in one with onlookers, which are a guard or two other pirates; or in one
 * without guards, and with no other pirate there or next door.
 */
export type Company = 'guards' | 'onlookers' | 'nobody';

/** What a secret backer looks at when the ship launches (sheet: End of Game). Nothing is checked before. */
export type Wish =
  /** Deeds of these kinds, added up. */
  | { readonly looks: 'deeds'; readonly of: readonly Deed[]; readonly least?: number; readonly most?: number }
  /** Abilities of at least that level. */
  | { readonly looks: 'abilities'; readonly level: number; readonly least: number }
  /** Cards in hand. */
  | { readonly looks: 'hand'; readonly deck: Deck; readonly least: number }
  | { readonly looks: 'company'; readonly of: Company }
  /** Several things at once. */
  | { readonly looks: 'all'; readonly of: readonly Wish[] };

export interface Backer {
  readonly name: string;
  /** The first printing it is in, where an earlier one has another in its place. */
  readonly since?: Printing;
  /** The last printing it is in, where a later one has another in its place. */
  readonly until?: Printing;
  readonly text: string;
  readonly wish: Wish;
  /** Support, when the wish is met. */
  readonly support: number;
  readonly quip: string;
}

/** What the printings of a card have in common. */
const WRESTLING = {
  name: 'Galactic Wrestling League',
  quip: 'Sponsoring violence since the last lawsuit.',
} as const;
const COLLECTOR = {
  name: 'A Discreet Collector',
  quip: 'Do not unwrap it. Do not shake it. Do not look at it.',
} as const;
const PAPARAZZI = { name: 'Paparazzi Guild', quip: 'Chin up. And scream a little.' } as const;
const HERMITS = { name: 'Order of Hermits', quip: 'We would visit, but no.' } as const;
const UNION = { name: 'Pirates’ Union', quip: 'An injury to one is a form for all.' } as const;
const DAREDEVILS = { name: 'Daredevil Quarterly', quip: 'Our readers skip to the crash.' } as const;
const COURIER = { name: 'Sudden Courier Service', quip: 'Your parcel is somewhere. It is good to travel.' } as const;
const QUEUE = { name: 'Society for Queuing', quip: 'After you. No, after us.' } as const;

/** Each likes another way to play, and none of them asks for glory: that is what glory is for. */
const BACKERS = {
  wrestling: {
    ...WRESTLING,
    until: 'second',
    text: 'Attack 5 guards with success.',
    wish: { looks: 'deeds', of: ['airlock', 'knock-out'], least: 5 },
    support: 4,
  },
  'wrestling-third': {
    ...WRESTLING,
    since: 'third',
    text: 'Attack 6 guards with success.',
    wish: { looks: 'deeds', of: ['airlock', 'knock-out'], least: 6 },
    support: 4,
  },
  insurer: {
    name: 'Hopeful Mutual Insurance',
    text: 'Remove 3 neutralization tokens with Heal.',
    wish: { looks: 'deeds', of: ['heal-self', 'heal-other'], least: 3 },
    support: 4,
    quip: 'We pay only if you cannot be found.',
  },
  union: {
    ...UNION,
    until: 'first',
    text: 'Complete an objective together, as asker or as helper.',
    wish: { looks: 'deeds', of: ['help', 'helped-by'], least: 1 },
    support: 3,
  },
  'union-second': {
    ...UNION,
    since: 'second',
    text: 'Complete an objective together, as asker or as helper, and 2 without help.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'deeds', of: ['help', 'helped-by'], least: 1 },
        { looks: 'deeds', of: ['objective'], least: 2 },
      ],
    },
    support: 4,
  },
  daredevils: {
    ...DAREDEVILS,
    until: 'first',
    text: 'Fail 7 challenges.',
    wish: { looks: 'deeds', of: ['fail'], least: 7 },
    support: 4,
  },
  'daredevils-second': {
    ...DAREDEVILS,
    since: 'second',
    text: 'Fail 8 challenges.',
    wish: { looks: 'deeds', of: ['fail'], least: 8 },
    support: 4,
  },
  auditors: {
    name: 'The Auditors',
    text: 'Play at most 2 cards for their text, and complete 3 objectives without help.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'deeds', of: ['scheme-played', 'loot-played'], most: 2 },
        { looks: 'deeds', of: ['objective'], least: 3 },
      ],
    },
    support: 5,
    quip: 'Waste is the only crime we prosecute.',
  },
  courier: {
    ...COURIER,
    until: 'first',
    text: 'Enter all 8 rooms besides the Dock, and leave guards behind with 3 Moves.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'deeds', of: ['visit'], least: 8 },
        { looks: 'deeds', of: ['sneak'], least: 3 },
      ],
    },
    support: 4,
  },
  'courier-second': {
    ...COURIER,
    since: 'second',
    text: 'Enter all 8 rooms besides the Dock, and leave guards behind with 4 Moves.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'deeds', of: ['visit'], least: 8 },
        { looks: 'deeds', of: ['sneak'], least: 4 },
      ],
    },
    support: 4,
  },
  academy: {
    name: 'Night School of Piracy',
    text: 'Have 4 abilities of level 4.',
    wish: { looks: 'abilities', level: 4, least: 4 },
    support: 4,
    quip: 'Graduates float to the top.',
  },
  collector: {
    ...COLLECTOR,
    until: 'second',
    text: 'Have 3 loot cards in your hand.',
    wish: { looks: 'hand', deck: 'loot', least: 3 },
    support: 3,
  },
  'collector-third': {
    ...COLLECTOR,
    since: 'third',
    text: 'Have 4 loot cards in your hand.',
    wish: { looks: 'hand', deck: 'loot', least: 4 },
    support: 3,
  },
  archivist: {
    name: 'The Archivist',
    text: 'Have 5 scheme cards in your hand, after completing 3 objectives without help.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'hand', deck: 'scheme', least: 5 },
        { looks: 'deeds', of: ['objective'], least: 3 },
      ],
    },
    support: 3,
    quip: 'The best plans are the ones still in the drawer.',
  },
  paparazzi: {
    ...PAPARAZZI,
    until: 'second',
    text: 'Be in a room with a guard.',
    wish: { looks: 'company', of: 'guards' },
    support: 3,
  },
  'paparazzi-third': {
    ...PAPARAZZI,
    since: 'third',
    until: 'third',
    text: 'Be in a room with a guard, after entering 6 of the 8 rooms besides the Dock.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'company', of: 'guards' },
        { looks: 'deeds', of: ['visit'], least: 6 },
      ],
    },
    support: 4,
  },
  'paparazzi-fourth': {
    ...PAPARAZZI,
    since: 'fourth',
    text: 'Be in a room with a guard or 2 other pirates, after entering 6 of the 8 rooms besides the Dock.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'company', of: 'onlookers' },
        { looks: 'deeds', of: ['visit'], least: 6 },
      ],
    },
    support: 4,
  },
  hermits: {
    ...HERMITS,
    until: 'second',
    text: 'Be in a room without guards, with no other pirate there or next door.',
    wish: { looks: 'company', of: 'nobody' },
    support: 3,
  },
  'hermits-third': {
    ...HERMITS,
    since: 'third',
    text: 'Be in a room without guards, with no other pirate there or next door, after leaving guards behind with 2 Moves.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'company', of: 'nobody' },
        { looks: 'deeds', of: ['sneak'], least: 2 },
      ],
    },
    support: 3,
  },
  queue: {
    ...QUEUE,
    until: 'first',
    text: 'Claim the first player token 8 times.',
    wish: { looks: 'deeds', of: ['claim'], least: 8 },
    support: 3,
  },
  'queue-second': {
    ...QUEUE,
    since: 'second',
    text: 'Claim the first player token 5 times, and fail at most 5 challenges.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'deeds', of: ['claim'], least: 5 },
        { looks: 'deeds', of: ['fail'], most: 5 },
      ],
    },
    support: 4,
  },
} as const satisfies Record<string, Backer>;

export type BackerId = keyof typeof BACKERS;

export const BACKER_TABLE: Readonly<Record<BackerId, Backer>> = BACKERS;
