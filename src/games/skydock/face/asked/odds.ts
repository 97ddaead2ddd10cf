import type { Seat } from '#engine';
import { terms, type Trial } from '../../challenges/challenges.ts';
import { BOOST, D20 } from '../../content/printed.ts';
import type { Challenge } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';
import { signed } from '../words/words.ts';

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

/**
 * "DC 11, so 10+ on the D20 with your +1 (55%); after the roll, +2 per scheme card you add": the roll a pirate needs now, and
 * the number that it is told as after the roll.
 */
export function oddsText(table: Table, seat: Seat, trial: Trial): string {
  const challenge = terms(table, seat, trial);
  const { needed, percent } = odds(challenge);
  const { stat, guards, bonus, cards } = challenge.modifiers;
  const sum = stat + bonus + cards;
  const parts = [
    ...(sum === 0 ? [] : [`your ${signed(sum)}`]),
    ...(guards === 0 ? [] : [`the guards’ ${signed(guards)}`]),
  ];
  const own = parts.length === 0 ? '' : ` with ${parts.join(' and ')}`;
  return `DC ${challenge.dc}, so ${needed}+ on the D20${own} (${percent}%); after the roll, +${BOOST} per scheme card you add`;
}
