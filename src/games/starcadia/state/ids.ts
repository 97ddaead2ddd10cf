import type { GadgetId } from '../content/effects.ts';

/**
 * A character on the board. Heroes are numbered by seat: 2 × seat, and one more for the second hero of the crew. Monsters
 * have the numbers from 8 on, in the order they came.
 */
export type CharacterId = number;

/** What lies in a space to be collected (rules: Exploration Tokens). */
export type TokenKind = GadgetId | 'victory' | 'quest';
