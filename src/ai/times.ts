/**
 * How long players think, in ms: about what the table waits for, about what it does not, and how long before they speak
 * they begin: long enough for two seats that are asked in vain and the one that is waited for, and for presses in between.
 */
export const THINKING = { needed: 240, optional: 40, ahead: 420 } as const;
