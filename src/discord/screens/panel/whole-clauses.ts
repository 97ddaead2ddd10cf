/** Between two clauses of a hint; a full stop belongs to the clause before it. */
const BETWEEN = / · |; |(?<=\.) /g;

/** As many whole clauses of a hint as fit, the first in any case: the end of a cut one could be what tells two options apart. */
export function wholeClauses(hint: string, most: number): string {
  if (hint.length <= most) return hint;
  const ends = [...hint.matchAll(BETWEEN)].map(({ index }) => index);
  return hint.slice(0, ends.findLast((end) => end <= most) ?? ends[0] ?? hint.length);
}
