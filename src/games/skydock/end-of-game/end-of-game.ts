import type { Outcome, Seat } from '#engine';
import { isMet } from './backers.ts';
import { BACKER_TABLE } from '../content/backers.ts';
import { tell, type Draft } from '../state/draft.ts';
import { at } from '../state/list.ts';
import type { Ending, Score, State } from '../state/state.ts';

/** The ship launches: backers are looked at, for the first and only time, and the winner is determined. */
export function endAtLaunch(draft: Draft): void {
  const scores = draft.table.pirates.map((_, seat) => scoreOf(draft, seat));
  const winners = winnersOf(scores);
  const ending: Ending = { reason: winners.length > 0 ? 'launch' : 'empty-handed', winners, scores };
  draft.table.ending = ending;
  draft.reveals = true;
  tell(draft, { kind: 'ended', ending });
}

/** Glory and support. Only who has a token on an objective can win. */
function scoreOf({ table, hidden }: Pick<State, 'table' | 'hidden'>, seat: Seat): Score {
  const hand = at(hidden.hands, seat);
  const { glory } = at(table.pirates, seat);
  if (hand.backer === null) throw new Error('Every player keeps a backer.');
  const met = isMet(table, seat, hand, hand.backer);
  const backing = met ? BACKER_TABLE[hand.backer].support : 0;
  const tokens = hand.support;
  return {
    glory,
    backer: hand.backer,
    met,
    backing,
    tokens,
    total: tokens.reduce((sum, value) => sum + value, glory + backing),
    eligible: table.objectives.some(({ done }) => done.includes(seat)),
  };
}

/** Score, then support, then the backer's wish; who is still level shares the victory. */
const TIE_STEPS: readonly ((score: Score) => number)[] = [
  ({ total }) => total,
  ({ total, glory }) => total - glory,
  ({ met }) => Number(met),
];

export function winnersOf(scores: readonly Score[]): Seat[] {
  const eligible = [...scores.keys()].filter((seat) => at(scores, seat).eligible);
  return TIE_STEPS.reduce((level, step) => {
    const best = Math.max(...level.map((seat) => step(at(scores, seat))));
    return level.filter((seat) => step(at(scores, seat)) === best);
  }, eligible);
}

export function outcome({ table: { ending } }: State): Outcome | null {
  return ending && { winners: ending.winners, reason: ending.reason };
}
