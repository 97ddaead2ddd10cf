import { wholeClauses } from './whole-clauses.ts';
import { labelOf, type Question } from './questions.ts';

/** Characters of a phone's row of small print. */
const SMALL_COLUMNS = 44;

/**
 * How hints are told: in full, large or in small print; or as many whole clauses as fit into this many rows of small print,
 * that of the way on in full unless `first`: on a first panel.
 */
export type HintSize = 'large' | 'small' | number | { readonly first: number };

/** A hint, and what stands before it: the labels of all options it belongs to. */
interface HintLine {
  readonly head: string;
  readonly hint: string;
  readonly isWayOn: boolean;
}

/** Lines for what follows from each option; options with the same hint share one. `Help` has all hints in full. */
export function hintLines(options: Question['options'], size: HintSize): string[] {
  return linesOf(options).map(({ head, hint, isWayOn }) => {
    if (size === 'large') return `- **${head}**: ${hint}`;
    const rows = typeof size === 'object' ? size.first : size;
    const isWhole = rows === 'small' || (isWayOn && typeof size === 'number');
    const shown = isWhole ? hint : wholeClauses(hint, rows * SMALL_COLUMNS - head.length - 2);
    return `-# **${head}**: ${shown}`;
  });
}

/** How many lines that are. */
export function hintCount(options: Question['options']): number {
  return linesOf(options).length;
}

function linesOf(options: Question['options']): HintLine[] {
  const hinted = options.flatMap(({ face }) => (face.hint === undefined ? [] : [{ face, hint: face.hint }]));
  return [...Map.groupBy(hinted, ({ hint }) => hint)].map(([hint, alike]) => ({
    head: alike.map(({ face }) => labelOf(face)).join('**, **'),
    hint,
    isWayOn: alike.some(({ face }) => face.tone === 'main'),
  }));
}
