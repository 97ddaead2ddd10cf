/**
 * How an AI player chooses: `random` is for tests, `heuristic` follows its game's heuristic, `search` simulates games.
 * Stored with the seat.
 */
export const STRENGTHS = ['random', 'heuristic', 'search'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The strengths players can choose, the default first. */
export const OFFERED_STRENGTHS = ['search', 'heuristic'] as const satisfies readonly Strength[];
