/**
 * Thinking times in ms: for a required answer, for an optional one, and how long before its time to speak an AI player
 * starts: enough for two optional answers and a required one, with presses in between. A required answer takes
 * 30 to 300 ms for all its simulated games, depending on the game.
 */
export const THINKING = { needed: 100, optional: 15, ahead: 190 } as const;
