/**
 * The printing of the box a game is played with, from 1. A game keeps the printing it was opened with, so content can be
 * added and replaced while games are being played: an entry names the first printing it is in and, once another takes
 * its place, the last.
 */
export type Printing = number;

export interface Printed {
  /** The first printing with it; default 1. */
  readonly since?: Printing;
  /** The last printing with it; default the newest. */
  readonly until?: Printing;
}

/** Whether an entry is in a printing. */
export function isPrinted({ since = 1, until = Infinity }: Printed, printing: Printing): boolean {
  return since <= printing && printing <= until;
}
