/**
 * The printings of the box, the newest first. A new printing changes figures that players who think ahead made too much
 * of, or too little; a game goes on with the one it was opened with.
 */
export const PRINTINGS = ['fourth', 'third', 'second', 'first'] as const;
export type Printing = (typeof PRINTINGS)[number];

export const [NEWEST, ...EARLIER] = PRINTINGS;

/** The printing of games that were opened before there was another. */
export const UNMARKED: Printing = 'first';
