import type { Deck } from './effects.ts';

/** One level of an ability (sheet: Ability Tokens). */
export interface Level {
  readonly text: string;
}
export interface MoveLevel extends Level {
  /** Rooms of a Move. */
  readonly rooms: number;
  /** Leaving guarded rooms draws no encounter card. */
  readonly quiet?: true;
}
export interface InteractLevel extends Level {
  /** Added to the challenges of the interaction. */
  readonly bonus: number;
  /** Interactions for one energy marker. */
  readonly times: number;
}
export interface DrawLevel extends Level {
  readonly deck: Deck;
  readonly cards: number;
  /** Added to the challenge to get away. */
  readonly bonus: number;
}
export interface AttackLevel extends Level {
  readonly bonus: number;
  /** Attacks for one energy marker. */
  readonly times: number;
}
export interface HealLevel extends Level {
  readonly tokens: number;
  /** Whose abilities can be healed. */
  readonly reach: 'here' | 'next-door';
}

export const ABILITY_IDS = ['move', 'interact', 'scheme', 'loot', 'attack', 'heal'] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];

/** The highest level there is. */
export const TOP_LEVEL = 4;

type Levels<L> = readonly [L, L, L, L];

export const MOVE: Levels<MoveLevel> = [
  { rooms: 2, text: 'Move up to 2 rooms.' },
  { rooms: 3, text: 'Move up to 3 rooms.' },
  { rooms: 4, text: 'Move up to 4 rooms.' },
  { rooms: 4, quiet: true, text: 'Move up to 4 rooms. Guards do not notice you leave.' },
];

export const INTERACT: Levels<InteractLevel> = [
  { bonus: 0, times: 1, text: 'Use the room, or complete an objective.' },
  { bonus: 2, times: 1, text: 'Use the room, or complete an objective, with +2 to the challenge.' },
  { bonus: 3, times: 1, text: 'Use the room, or complete an objective, with +3 to the challenge.' },
  { bonus: 4, times: 2, text: 'Twice: use the room, or complete an objective, with +4 to each challenge.' },
];

export const SCHEME: Levels<DrawLevel> = [
  { deck: 'scheme', cards: 1, bonus: 0, text: 'Draw 1 scheme card.' },
  { deck: 'scheme', cards: 2, bonus: 0, text: 'Draw 2 scheme cards.' },
  { deck: 'scheme', cards: 3, bonus: 0, text: 'Draw 3 scheme cards.' },
  { deck: 'scheme', cards: 4, bonus: 0, text: 'Draw 4 scheme cards.' },
];

export const LOOT: Levels<DrawLevel> = [
  { deck: 'loot', cards: 1, bonus: 0, text: 'Draw 1 loot card.' },
  { deck: 'loot', cards: 1, bonus: 3, text: 'Draw 1 loot card, with +3 to get away with it.' },
  { deck: 'loot', cards: 2, bonus: 3, text: 'Draw 2 loot cards, with +3 to get away with them.' },
  { deck: 'loot', cards: 2, bonus: 6, text: 'Draw 2 loot cards, with +6 to get away with them.' },
];

export const ATTACK: Levels<AttackLevel> = [
  { bonus: 0, times: 1, text: 'Attack a guard here.' },
  { bonus: 2, times: 1, text: 'Attack a guard here with +2.' },
  { bonus: 4, times: 1, text: 'Attack a guard here with +4.' },
  { bonus: 4, times: 2, text: 'Attack up to 2 guards here with +4.' },
];

export const HEAL: Levels<HealLevel> = [
  { tokens: 1, reach: 'here', text: 'Remove 1 neutralization token here.' },
  { tokens: 2, reach: 'here', text: 'Remove up to 2 neutralization tokens here.' },
  { tokens: 3, reach: 'here', text: 'Remove up to 3 neutralization tokens here.' },
  { tokens: 3, reach: 'next-door', text: 'Remove up to 3 neutralization tokens here or in an adjacent room.' },
];

export interface Ability {
  readonly name: string;
  readonly levels: Levels<Level>;
  /**
   * Tokens in the box. `low` tokens show levels 1 and 2, `high` ones levels 3 and 4. Few enough for four pirates to
   * compete for the last one.
   */
  readonly low: number;
  readonly high: number;
}

export const ABILITIES: Readonly<Record<AbilityId, Ability>> = {
  move: { name: 'Move', levels: MOVE, low: 7, high: 3 },
  interact: { name: 'Interact', levels: INTERACT, low: 7, high: 3 },
  scheme: { name: 'Scheme', levels: SCHEME, low: 6, high: 3 },
  loot: { name: 'Loot', levels: LOOT, low: 6, high: 3 },
  attack: { name: 'Attack', levels: ATTACK, low: 6, high: 3 },
  heal: { name: 'Heal', levels: HEAL, low: 4, high: 2 },
};
