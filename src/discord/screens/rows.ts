import { BETWEEN_SENTENCES } from '#engine';

/** Characters of a phone's row. */
const COLUMNS = 38;
/** A section begins at the foot of a page only if this many of its rows fit there, or all of them. */
export const FEWEST_ROWS = 3;
/** Rows that the title of a section and the space around it take. */
export const TITLE_ROWS = 2;

/** How many rows of a phone these lines fill. */
export function rowsOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / COLUMNS)), 0);
}

/** What fits, with a title, into the rows left on a page, often nothing; then the rest page by page, each of at most `most` rows. */
export function partsOf(lines: readonly string[], most: number, rows: number): [here: string[], ...next: string[][]] {
  const parts: [string[], ...string[][]] = [[]];
  let left = rows - TITLE_ROWS;
  for (const line of lines) {
    let rest = line;
    if (rowsOf([rest]) > left) {
      const begun = sentencesIn(line, left);
      if (begun !== '') parts.at(-1)?.push(begun);
      rest = line.slice(begun.length).trimStart();
      parts.push([]);
      left = most - TITLE_ROWS;
    }
    parts.at(-1)?.push(rest);
    left -= rowsOf([rest]);
  }
  return parts;
}

/** The first sentences of a paragraph that fit into these rows, if those are enough to begin it; a list's item stays whole. */
function sentencesIn(line: string, rows: number): string {
  if (rows < FEWEST_ROWS - TITLE_ROWS || !/^[A-Z]/.test(line)) return '';
  const ends = [...line.matchAll(BETWEEN_SENTENCES)].map(({ index }) => index);
  return line.slice(0, ends.findLast((end) => rowsOf([line.slice(0, end)]) <= rows) ?? 0);
}
