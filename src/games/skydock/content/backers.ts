import type { Achievement } from './achievements.ts';
import type { Deck } from './effects.ts';
import type { Printed } from './printing.ts';

/**
 * Where the pirate is: in a room with onlookers, which are a guard or two other pirates; or in one without guards, and
 * with no other pirate there or next door.
 */
export type Company = 'onlookers' | 'nobody';

/** What a secret backer checks at launch, and only then (sheet: End of Game). */
export type Wish =
  /** The sum of these achievements. */
  | {
      readonly looks: 'achievements';
      readonly of: readonly Achievement[];
      readonly least?: number;
      readonly most?: number;
    }
  /** Abilities of at least this level. */
  | { readonly looks: 'abilities'; readonly level: number; readonly least: number }
  /** Cards in hand. */
  | { readonly looks: 'hand'; readonly deck: Deck; readonly least: number }
  | { readonly looks: 'company'; readonly of: Company }
  /** All of several wishes. */
  | { readonly looks: 'all'; readonly of: readonly Wish[] };

export interface Backer extends Printed {
  readonly name: string;
  readonly text: string;
  readonly wish: Wish;
  /** Support if the wish is met. */
  readonly support: number;
  readonly quip: string;
}

/** Each rewards another way to play; none asks for glory, which scores by itself. */
const BACKERS = {
  wrestling: {
    name: 'Galactic Wrestling League',
    text: 'Knock out or airlock 6 guards.',
    wish: { looks: 'achievements', of: ['airlock', 'knock-out'], least: 6 },
    support: 4,
    quip: 'Sponsoring violence since the last lawsuit.',
  },
  insurer: {
    name: 'Hopeful Mutual Insurance',
    text: 'Remove 3 neutralization tokens with Heal.',
    wish: { looks: 'achievements', of: ['heal-self', 'heal-other'], least: 3 },
    support: 4,
    quip: 'We pay only if you cannot be found.',
  },
  union: {
    name: 'Pirates’ Union',
    text: 'Complete 1 objective together with another pirate, and 2 without help.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'achievements', of: ['help', 'helped-by'], least: 1 },
        { looks: 'achievements', of: ['objective'], least: 2 },
      ],
    },
    support: 4,
    quip: 'An injury to one is a form for all.',
  },
  daredevils: {
    name: 'Daredevil Quarterly',
    text: 'Fail 8 challenges.',
    wish: { looks: 'achievements', of: ['fail'], least: 8 },
    support: 4,
    quip: 'Our readers skip to the crash.',
  },
  auditors: {
    name: 'The Auditors',
    text: 'Play at most 2 cards for their text, and complete 3 objectives without help.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'achievements', of: ['scheme-played', 'loot-played'], most: 2 },
        { looks: 'achievements', of: ['objective'], least: 3 },
      ],
    },
    support: 5,
    quip: 'Waste is the only crime we prosecute.',
  },
  courier: {
    name: 'Sudden Courier Service',
    text: 'Enter all 8 rooms other than the Dock, and leave guards behind on 4 Moves.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'achievements', of: ['visit'], least: 8 },
        { looks: 'achievements', of: ['sneak'], least: 4 },
      ],
    },
    support: 4,
    quip: 'Your parcel is somewhere. It is good to travel.',
  },
  academy: {
    name: 'Night School of Piracy',
    text: 'Have 4 abilities of level 4.',
    wish: { looks: 'abilities', level: 4, least: 4 },
    support: 4,
    quip: 'Graduates float to the top.',
  },
  collector: {
    name: 'A Discreet Collector',
    text: 'Have 4 loot cards in your hand.',
    wish: { looks: 'hand', deck: 'loot', least: 4 },
    support: 3,
    quip: 'Do not unwrap it. Do not shake it. Do not look at it.',
  },
  archivist: {
    name: 'The Archivist',
    text: 'Have 5 scheme cards in your hand, and 3 objectives completed without help.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'hand', deck: 'scheme', least: 5 },
        { looks: 'achievements', of: ['objective'], least: 3 },
      ],
    },
    support: 3,
    quip: 'The best plans are the ones still in the drawer.',
  },
  paparazzi: {
    name: 'Paparazzi Guild',
    text: 'Be in a room with a guard or 2 other pirates, and have entered 6 of the 8 rooms other than the Dock.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'company', of: 'onlookers' },
        { looks: 'achievements', of: ['visit'], least: 6 },
      ],
    },
    support: 4,
    quip: 'Chin up. And scream a little.',
  },
  hermits: {
    name: 'Order of Hermits',
    text: 'Be in a room without guards, with no other pirate there or in an adjacent room, and have left guards behind on 2 Moves.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'company', of: 'nobody' },
        { looks: 'achievements', of: ['sneak'], least: 2 },
      ],
    },
    support: 3,
    quip: 'We would visit, but no.',
  },
  queue: {
    name: 'Society for Queuing',
    text: 'Claim the first player token (by skipping an action) 5 times, and fail at most 5 challenges.',
    wish: {
      looks: 'all',
      of: [
        { looks: 'achievements', of: ['claim'], least: 5 },
        { looks: 'achievements', of: ['fail'], most: 5 },
      ],
    },
    support: 4,
    quip: 'After you. No, after us.',
  },
} as const satisfies Record<string, Backer>;

export type BackerId = keyof typeof BACKERS;

export const BACKER_TABLE: Readonly<Record<BackerId, Backer>> = BACKERS;
