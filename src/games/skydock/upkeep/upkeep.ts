import { doing, at, emit, type Seat } from '#engine';
import { handLimit, slotsWhere } from '../characters/characters.ts';
import { changePirate, pirateOf, pop, replace, type Draft } from '../state/draft.ts';
import { endAtLaunch } from '../end-of-game/end-of-game.ts';
import { passFirst } from '../action-phase/first-player.ts';
import type { Rule } from '../state/rule.ts';
import { UPKEEP_STEPS, type Frame, type UpkeepStep } from '../state/frames.ts';
import { discardCards, handSize } from '../cards/card-moves.ts';
import { unarmedFirst } from '../cards/armed.ts';
import { leastUseful } from '../cards/least-useful.ts';
import { returnMarkers } from '../planning/energy-markers.ts';
import { recover } from '../neutralization/neutralization.ts';
import { alarm, beginPatrolChallenges, disperse, patrol, reinforce, wake } from './patrol.ts';
import { beginPlanning } from '../planning/planning.ts';
import { discardQuestion } from '../state/question.ts';
import type { State } from '../state/state.ts';

/** The steps in printed order, after discarding, which all players do at once. */
const STEPS: Readonly<Record<Exclude<UpkeepStep, 'discard'>, (draft: Draft) => void>> = {
  launch: moveLaunchToken,
  'first-player': passFirst,
  patrol,
  reinforce,
  alert: alarm,
  challenge: beginPatrolChallenges,
  wake,
  crowd: disperse,
  recover: recoverCharacters,
};

/** The upkeep phase. Each step finishes before the next begins. */
export const upkeep: Rule<'upkeep'> = {
  run(draft, frame) {
    if (frame.step === 'discard') {
      if (draft.table.pirates.some((_, seat) => excess(draft, seat) > 0)) return 'ask';
      replace(draft, { ...frame, step: 'launch' });
      return 'on';
    }
    const next = UPKEEP_STEPS[UPKEEP_STEPS.indexOf(frame.step) + 1];
    if (next) replace(draft, { ...frame, step: next });
    STEPS[frame.step](draft);
    if (!next && draft.table.ending === null) nextRound(draft);
    return 'on';
  },
  ask: (state, frame) => state.table.pirates.flatMap((_, seat) => discards(state, frame, seat)),
  answer(draft, _frame, { seat, actions }) {
    const cards = actions.map((action) => doing(action, 'discard').card);
    discardCards(draft, seat, cards, 'limit');
  },
};

/** Upkeep 1: the number of cards above the hand limit. */
function excess({ table, hidden }: Pick<State, 'table' | 'hidden'>, seat: Seat): number {
  return Math.max(0, handSize(at(hidden.hands, seat)) - handLimit(at(table.pirates, seat)));
}

function discards(state: State, frame: Frame<'upkeep'>, seat: Seat) {
  const over = excess(state, seat);
  const hand = at(state.hidden.hands, seat);
  if (over === 0) return [];
  const cards = [...unarmedFirst(hand), ...hand.loot];
  const suggested = leastUseful(state.table, seat, cards, over);
  return [discardQuestion(frame, seat, 'discard', { cards, n: over, suggested })];
}

/** Upkeep 2: at the last space the ship launches, and nothing after it happens (S23). */
function moveLaunchToken(draft: Draft): void {
  draft.table.launch -= 1;
  emit(draft, { kind: 'launch', launch: draft.table.launch });
  if (draft.table.launch === 0) endAtLaunch(draft);
}

/** Upkeep 5: recovering tokens are removed, then assigned ones are flipped. */
function recoverCharacters(draft: Draft): void {
  for (const seat of draft.table.pirates.keys()) {
    const recovering = slotsWhere(pirateOf(draft, seat).board, ({ neutralized }) => neutralized === 'recovering');
    for (const slot of recovering) recover(draft, seat, slot, { by: seat, how: 'rest' });
    changePirate(draft, seat, {
      board: pirateOf(draft, seat).board.map((slot) =>
        slot?.neutralized === 'assigned' ? { ...slot, neutralized: 'recovering' } : slot,
      ),
    });
  }
}

function nextRound(draft: Draft): void {
  pop(draft);
  draft.table.schemed = [];
  for (const seat of draft.table.pirates.keys()) returnMarkers(draft, seat);
  beginPlanning(draft);
}
