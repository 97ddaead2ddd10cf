/**
 * The printings of the box, the newest first. A new printing changes figures that players who think ahead made too much
 * of, or too little; a game goes on with the one it was opened with.
 */
export const PRINTINGS = ['fourth', 'third', 'second', 'first'] as const;
export type Printing = (typeof PRINTINGS)[number];

export const [NEWEST, ...EARLIER] = PRINTINGS;

/** The printing of games that were opened before there was another. */
export const UNMARKED: Printing = 'first';

/** Whether a card of that span, which has no ends but those that are set, is in the printing. */
export function isPrinted(span: { readonly since?: Printing; readonly until?: Printing }, printing: Printing): boolean {
  const age = PRINTINGS.indexOf(printing);
  const oldest = PRINTINGS.indexOf(span.since ?? 'first');
  const newest = PRINTINGS.indexOf(span.until ?? NEWEST);
  return newest <= age && age <= oldest;
}
