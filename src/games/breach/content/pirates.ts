import { idsOf } from '#engine';

/** A pirate to hire. All but the Grunt and the Geek also do 1 damage of their weaker kind (B6). */
export interface PirateDesign {
  readonly name: string;
  /** In rations. */
  readonly cost: number;
  readonly health: number;
  /** Endurance damage per attack. */
  readonly endurance: number;
  /** Security damage per attack. */
  readonly security: number;
  readonly quip: string;
}

const DESIGNS = {
  grunt: {
    name: 'Grunt',
    cost: 2,
    health: 3,
    endurance: 2,
    security: 0,
    quip: 'Hits what is hard.',
  },
  geek: {
    name: 'Geek',
    cost: 2,
    health: 2,
    endurance: 0,
    security: 3,
    quip: 'Types what is rude.',
  },
  stowaway: {
    name: 'Stowaway',
    cost: 1,
    health: 1,
    endurance: 2,
    security: 1,
    quip: 'Technically already on board.',
  },
  'fuse-lighter': {
    name: 'Fuse Lighter',
    cost: 3,
    health: 2,
    endurance: 5,
    security: 1,
    quip: 'Has counted to three before. Once.',
  },
  optimist: {
    name: 'Optimist',
    cost: 4,
    health: 6,
    endurance: 2,
    security: 1,
    quip: 'It is only a flesh wound, and a nice one.',
  },
  'hull-opener': {
    name: 'Hull Opener',
    cost: 5,
    health: 5,
    endurance: 5,
    security: 1,
    quip: 'Every wall is a door to somebody.',
  },
  intern: {
    name: 'Intern',
    cost: 1,
    health: 1,
    endurance: 1,
    security: 2,
    quip: 'Paid in exposure, mostly to vacuum.',
  },
  'password-guesser': {
    name: 'Password Guesser',
    cost: 3,
    health: 2,
    endurance: 1,
    security: 5,
    quip: 'It is always the name of the cat.',
  },
  'union-rep': {
    name: 'Union Rep',
    cost: 4,
    health: 5,
    endurance: 1,
    security: 3,
    quip: 'Wishes to speak to the ship about its hours.',
  },
  'ghost-writer': {
    name: 'Ghost Writer',
    cost: 5,
    health: 4,
    endurance: 1,
    security: 6,
    quip: 'Rewrites the ship in the first person.',
  },
} as const satisfies Record<string, PirateDesign>;

export type PirateDesignId = keyof typeof DESIGNS;

export const PIRATE_DESIGNS: Readonly<Record<PirateDesignId, PirateDesign>> = DESIGNS;
export const PIRATE_DESIGN_IDS = idsOf(PIRATE_DESIGNS);
