import { wholeClauses } from '#engine';
import { labelOf, type Question } from './questions.ts';

/** Characters of a phone's row of small print. */
const SMALL_COLUMNS = 44;

/** How hints are told: in full, large or in small print; or as many whole clauses as fit into this many rows of small print. */
export type HintSize = 'large' | 'small' | number;

/** A hint, and what stands before it: the labels of all options it belongs to. */
interface HintLine {
  readonly head: string;
  readonly hint: string;
  /** Whether it belongs to the green button. */
  readonly isMain: boolean;
}

/**
 * Lines for what follows from each option; options with the same hint share one. That of the green button is cut only where
 * `cutsMain` says so. `Help` has all hints in full.
 */
export function hintLines(options: Question['options'], size: HintSize, cutsMain = false): string[] {
  return linesOf(options).map(({ head, hint, isMain }) => {
    if (size === 'large') return `- **${head}**: ${hint}`;
    const isWhole = size === 'small' || (isMain && !cutsMain);
    const shown = isWhole ? hint : wholeClauses(hint, size * SMALL_COLUMNS - head.length - 2);
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
    isMain: alike.some(({ face }) => face.tone === 'main'),
  }));
}
