import { clippedLine } from '../story/clip-lines.ts';
import { labelOf, type Question } from './questions.ts';

/** Characters of a phone's row. */
const COLUMNS = 38;
/**
 * Characters of a row of small print. A hint is cut down to one such row, with its label, where there is no space for all
 * hints in full; `Help` has the rest.
 */
const SMALL_COLUMNS = 40;
/** The least that is left of a hint, whatever its label. */
const LEAST = 12;

/** A hint, and what stands before it: the labels of all options it belongs to. */
interface HintLine {
  readonly head: string;
  readonly hint: string;
}

/** Lines for what follows from each option, in full or cut to a row of a phone each; options with the same hint share one. */
export function hintLines(options: Question['options'], isWhole: boolean): string[] {
  return linesOf(options).map(({ head, hint }) =>
    isWhole
      ? `- **${head}**: ${hint}`
      : `-# **${head}**: ${clippedLine(hint, Math.max(LEAST, SMALL_COLUMNS - head.length))}`,
  );
}

/** Which of these questions have space for their hints in full, in that many rows of a phone together: the first go first. */
export function whichWhole(asked: readonly Question['options'][], most: number): boolean[] {
  let left = most;
  return asked.map((options) => {
    const rows = hintRows(options);
    const isWhole = rows <= left;
    left -= isWhole ? rows : hintCount(options);
    return isWhole;
  });
}

/** How many lines that are. */
export function hintCount(options: Question['options']): number {
  return linesOf(options).length;
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
