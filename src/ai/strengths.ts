/**
 * How well an AI player plays: `random` is for tests, `thumb` (shown as Easy) is its game's heuristic, `search` (Strong)
 * simulates games.
 */
export const STRENGTHS = ['random', 'thumb', 'search'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Those a table may choose from, the usual one first. */
export const OFFERED_STRENGTHS = ['search', 'thumb'] as const satisfies readonly Strength[];
