import type { Seat } from '#engine';
import { terms, type Trial } from '../../challenges/challenges.ts';
import { BOOST, D20 } from '../../content/printed.ts';
import type { Challenge } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';

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

/** "11+ on the D20 (50%); after the roll, +2 per scheme card you add": the roll a pirate needs now. */
export function oddsText(table: Table, seat: Seat, trial: Trial): string {
  const { needed, percent } = odds(terms(table, seat, trial));
  return `${needed}+ on the D20 (${percent}%); after the roll, +${BOOST} per scheme card you add`;
}
