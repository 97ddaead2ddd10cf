/** Between two sentences: a full stop ends one unless it ends initials such as "A.I.". */
export const BETWEEN_SENTENCES = /(?<=(?<!\b[A-Z])\.) /g;

/** Between two clauses of a hint. */
const BETWEEN = new RegExp(` · |; |${BETWEEN_SENTENCES.source}`, 'g');

/** Follows what is shown of a hint where more is left out. */
export const MORE = ' …';

/**
 * As many whole clauses of a hint as fit into `most` characters, the first in any case, and behind them a sign where others
 * are left out: the end of a cut clause could be what tells two options apart.
 */
export function wholeClauses(hint: string, most: number): string {
  if (hint.length <= most + MORE.length) return hint;
  const ends = [...hint.matchAll(BETWEEN)].map(({ index }) => index);
  const end = ends.findLast((each) => each <= most) ?? ends[0];
  if (end === undefined) return hint;
  const shown = hint.slice(0, end);
  // What stands in brackets at the end is no clause.
  return /^ \([^)]*\)$/.test(hint.slice(end)) ? shown : shown + MORE;
}
