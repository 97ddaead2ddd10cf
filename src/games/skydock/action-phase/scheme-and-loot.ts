import { at, only, emit, unexpected, type Seat } from '#engine';
import { placeGuards } from '../ship/alert.ts';
import { trigger } from '../cards/armed.ts';
import { beginChallenge } from '../challenges/challenges.ts';
import { LOOT, SCHEME } from '../content/abilities.ts';
import { countAchievement } from '../characters/achievements.ts';
import { pirateOf, pop, push, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import { withHands } from '../cards/card-use.ts';
import { drawCards } from '../cards/card-moves.ts';
import { useAbility } from '../planning/energy-markers.ts';
import { question } from '../state/question.ts';

/** Scheme: gain scheme cards by the ability's level. */
export function scheme(draft: Draft, seat: Seat, slot: number): void {
  const { level } = useAbility(draft, seat, slot);
  drawCards(draft, seat, 'scheme', at(SCHEME, level - 1).cards);
}

/** Loot: draw by the ability's level, then a challenge decides whether one is caught. */
export function loot(draft: Draft, seat: Seat, slot: number): void {
  const { level } = useAbility(draft, seat, slot);
  const { cards, bonus } = at(LOOT, level - 1);
  drawCards(draft, seat, 'loot', cards);
  push(draft, { at: 'caught', seat, spot: pirateOf(draft, seat).spot, bonus, passed: null });
  trigger(draft, 'somebody-looted', (other) => other !== seat);
}

/**
 * Between the cards and the roll there is a moment to use them: loot may be used at any point of one's turn. Who is
 * caught has a guard placed in the room looted, even where a card has moved the pirate since.
 */
export const caught: Rule<'caught'> = withHands({
  run(draft, { seat, spot, passed }) {
    if (passed === null) return 'ask';
    pop(draft);
    if (passed) countAchievement(draft, seat, 'loot');
    else {
      emit(draft, { kind: 'caught', seat });
      countAchievement(draft, seat, 'caught');
      placeGuards(draft, spot, 1, 'caught');
    }
    return 'on';
  },
  ask: (_state, frame) => [question(frame, frame.seat, 'roll', { options: [{ do: 'roll' }] })],
  answer(draft, { seat, spot, bonus }, answer) {
    const action = only(answer);
    if (action.do !== 'roll') return unexpected(action);
    beginChallenge(draft, seat, { cause: { from: 'loot-action' }, stat: 'technical', bonus, left: spot });
  },
});
