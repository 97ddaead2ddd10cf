import type { Seat } from '#engine';
import { terms, type Trial } from '../../challenges/challenges.ts';
import { BOOST, D20 } from '../../content/printed.ts';
import type { Challenge } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';
import { modifiersText } from '../words/causes.ts';

/** The lowest D20 roll that passes, and its chance in per cent. A 1 always fails and a 20 always passes. */
interface Odds {
  readonly needed: number;
  readonly percent: number;
}

function odds({ dc, modifiers }: Pick<Challenge, 'dc' | 'modifiers'>): Odds {
  const { stat, guards, bonus, cards } = modifiers;
  const needed = Math.min(D20, Math.max(2, dc - stat - guards - bonus - cards));
  return { needed, percent: ((D20 + 1 - needed) * 100) / D20 };
}

/** "roll 12+": the lowest roll that passes, where space is short. */
export function rollText(table: Table, seat: Seat, trial: Trial): string {
  return `roll ${odds(terms(table, seat, trial)).needed}+`;
}

/** "roll 12+ (45%)". */
export function chanceText(table: Table, seat: Seat, trial: Trial): string {
  return `${rollText(table, seat, trial)} (${odds(terms(table, seat, trial)).percent}%)`;
}

/**
 * "DC 11 with +1 (mental) −2 (guards), so roll 12+ on the D20 (45%); then +2 per scheme card you add": the roll a pirate needs,
 * and why, in the words that tell the result.
 */
export function oddsText(table: Table, seat: Seat, trial: Trial): string {
  const { needed, percent } = odds(terms(table, seat, trial));
  return `${termsText(table, seat, trial)}, so roll ${needed}+ on the D20 (${percent}%); then +${BOOST} per scheme card you add`;
}

/** "DC 11 with +1 (mental) −2 (guards)". */
export function termsText(table: Table, seat: Seat, trial: Trial): string {
  const { dc, modifiers } = terms(table, seat, trial);
  const added = modifiersText(trial.stat, modifiers);
  return added === '' ? `DC ${dc}` : `DC ${dc} with ${added}`;
}
