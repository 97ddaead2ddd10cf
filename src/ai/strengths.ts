/**
 * How well a player who is no person plays: `random` is for tests, `thumb` goes by its game's rules of thumb, `search`
 * thinks ahead.
 */
export const STRENGTHS = ['random', 'thumb', 'search'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Those a table may choose from, the usual one first. */
export const OFFERED_STRENGTHS = ['search', 'thumb'] as const satisfies readonly Strength[];
