import { wholeClauses } from './whole-clauses.ts';
import { labelOf, type Question } from './questions.ts';

/** Characters of a phone's row. */
const COLUMNS = 38;
/** Characters of a phone's row of small print. */
const SMALL_COLUMNS = 44;
/**
 * Rows of small print that a hint and its label have where there is no space for all hints in full; `Help` has the rest. On a
 * wide screen two are one row.
 */
const CUT_ROWS = 2;
/** The same where a question below the first finds no space for them, or there are many in all. */
const FEWEST_ROWS = 1;
/** The most rows of small print of all questions together. */
const MOST_SMALL_ROWS = 12;
/** So few hints of the first question are always shown in full. */
const FEW = 3;

/** How hints are told: in full, in that many rows each, or not at all. */
export type HintSpace = number | 'whole' | 'none';

/** A hint, and what stands before it: the labels of all options it belongs to. */
interface HintLine {
  readonly head: string;
  readonly hint: string;
}

/**
 * Lines for what follows from each option: in full, or as many whole clauses as fit that many rows of small print; options
 * with the same hint share one.
 */
export function hintLines(options: Question['options'], rows: number | 'whole'): string[] {
  return linesOf(options).map(({ head, hint }) => {
    if (rows === 'whole') return `- **${head}**: ${hint}`;
    return `-# **${head}**: ${wholeClauses(hint, rows * SMALL_COLUMNS - head.length - 2)}`;
  });
}

/**
 * How many rows each hint of these questions has, of that many rows of a phone for all together: the first go first. Those
 * below the first are left out where they need more rows than are left and `more`.
 */
export function rowsForHints(asked: readonly Question['options'][], most: number, more: number): HintSpace[] {
  let left = most;
  const all = asked.reduce((sum, options) => sum + hintCount(options), 0);
  return asked.map((options, at) => {
    const count = hintCount(options);
    const rows = hintRows(options);
    if (rows <= left || (count <= FEW && at === 0)) {
      left -= rows;
      return 'whole';
    }
    if (at > 0 && fewestRows(options) > left + more) return 'none';
    const isRoomy = at === 0 ? all + count <= MOST_SMALL_ROWS : CUT_ROWS * count <= left;
    const each = isRoomy ? CUT_ROWS : FEWEST_ROWS;
    left -= each * count;
    return each;
  });
}

/** How many lines that are. */
export function hintCount(options: Question['options']): number {
  return linesOf(options).length;
}

/** How many rows of small print the hints fill at least: one each, or as many as the first clause needs. */
function fewestRows(options: Question['options']): number {
  return linesOf(options).reduce((sum, { head, hint }) => {
    const shown = wholeClauses(hint, FEWEST_ROWS * SMALL_COLUMNS - head.length - 2);
    return sum + Math.ceil((head.length + 2 + shown.length) / SMALL_COLUMNS);
  }, 0);
}

/** How many rows of a phone the hints fill in full. */
function hintRows(options: Question['options']): number {
  return linesOf(options).reduce(
    (sum, { head, hint }) => sum + Math.ceil((head.length + hint.length + 2) / COLUMNS),
    0,
  );
}

function linesOf(options: Question['options']): HintLine[] {
  const hinted = options.flatMap(({ face }) => (face.hint === undefined ? [] : [{ face, hint: face.hint }]));
  return [...Map.groupBy(hinted, ({ hint }) => hint)].map(([hint, alike]) => ({
    head: alike.map(({ face }) => labelOf(face)).join('**, **'),
    hint,
  }));
}
