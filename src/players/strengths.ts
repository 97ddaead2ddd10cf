/**
 * How well a player who is no person plays: `random` is for tests, `thumb` goes by its game's rules of thumb, `search`
 * thinks ahead.
 */
export const STRENGTHS = ['random', 'thumb', 'search'] as const;
export type Strength = (typeof STRENGTHS)[number];
