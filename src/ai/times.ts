/**
 * Thinking times in ms: for a required answer, for an optional one, and how long before its time to speak an AI player
 * starts: enough for two optional answers and a required one, with presses in between.
 */
export const THINKING = { needed: 240, optional: 40, ahead: 420 } as const;
