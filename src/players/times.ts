/**
 * How long players think, in ms: about what the table waits for, about what it does not, and how long before they speak
 * they begin. No more than two seats are asked in vain before the one that is waited for.
 */
export const THINKING = { needed: 240, optional: 40, ahead: 320 } as const;
