import { at, emit, type Outcome, type Seat } from '#engine';
import { isMet } from './backers.ts';
import { BACKER_TABLE } from '../content/backers.ts';
import type { Draft } from '../state/draft.ts';
import type { Ending, Score, State } from '../state/state.ts';

/** Ends the game at launch: reveals backers, scores and determines the winners. */
export function endAtLaunch(draft: Draft): void {
  const scores = draft.table.pirates.map((_, seat) => scoreOf(draft, seat));
  const winners = winnersOf(scores);
  const ending: Ending = { reason: winners.length > 0 ? 'launch' : 'empty-handed', winners, scores };
  draft.table.ending = ending;
  draft.reveals = true;
  emit(draft, { kind: 'ended', ending });
}

/** Glory and support. Only players with a token on an objective are eligible. */
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

/** Eligibility, then score, support and the backer's wish. Players still tied share their place. */
const TIE_STEPS: readonly ((score: Score) => number)[] = [
  ({ eligible }) => Number(eligible),
  ({ total }) => total,
  ({ total, glory }) => total - glory,
  ({ met }) => Number(met),
];

function compare(a: Score, b: Score): number {
  return TIE_STEPS.map((step) => step(b) - step(a)).find((difference) => difference !== 0) ?? 0;
}

/** All seats, best first, tied seats grouped. */
export function placesOf(scores: readonly Score[]): Seat[][] {
  const seats = [...scores.keys()].sort((a, b) => compare(at(scores, a), at(scores, b)));
  return [
    ...Map.groupBy(seats, (seat) =>
      seats.findIndex((other) => compare(at(scores, other), at(scores, seat)) === 0),
    ).values(),
  ];
}

export function winnersOf(scores: readonly Score[]): Seat[] {
  return (placesOf(scores)[0] ?? []).filter((seat) => at(scores, seat).eligible);
}

export function outcome({ table: { ending } }: State): Outcome | null {
  if (!ending) return null;
  const { winners, reason } = ending;
  return { winners, reason, ...('scores' in ending && winners.length > 0 && { places: placesOf(ending.scores) }) };
}
