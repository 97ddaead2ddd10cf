import { doing, at, only, emit, type Seat } from '#engine';
import { placeGuards } from '../ship/alert.ts';
import { trigger } from '../cards/armed.ts';
import { beginChallenge } from '../challenges/challenges.ts';
import { LOOT, SCHEME } from '../content/abilities.ts';
import { countAchievement } from '../characters/achievements.ts';
import { pirateOf, pop, push, type Draft } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule } from '../state/rule.ts';
import { hasCardsToUse, withHands } from '../cards/card-use.ts';
import { drawCards } from '../cards/card-moves.ts';
import { useAbility } from '../planning/energy-markers.ts';
import { question } from '../state/question.ts';

/** Scheme: draws scheme cards by the ability's level. */
export function scheme(draft: Draft, seat: Seat, slot: number): void {
  const { level } = useAbility(draft, seat, slot);
  drawCards(draft, seat, 'scheme', at(SCHEME, level - 1).cards);
}

/** Loot: draws by the ability's level; then a challenge decides whether the pirate is caught. */
export function loot(draft: Draft, seat: Seat, slot: number): void {
  const { level } = useAbility(draft, seat, slot);
  const { cards, bonus } = at(LOOT, level - 1);
  drawCards(draft, seat, 'loot', cards);
  push(draft, { kind: 'caught', seat, spot: pirateOf(draft, seat).spot, bonus, passed: null });
  trigger(draft, 'somebody-looted', (other) => other !== seat);
}

/**
 * The player may use loot between drawing and rolling. A caught pirate gets a guard in the looted room, even after
 * moving away by a card.
 */
export const caught: Rule<'caught'> = withHands({
  run(draft, frame) {
    const { seat, spot, passed } = frame;
    if (passed === null) {
      if (hasCardsToUse(draft, seat)) return 'ask';
      getAway(draft, frame);
      return 'on';
    }
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
  answer(draft, frame, answer) {
    doing(only(answer), 'roll');
    getAway(draft, frame);
  },
});

function getAway(draft: Draft, { seat, spot, bonus }: Frame<'caught'>): void {
  beginChallenge(draft, seat, { cause: { from: 'loot-action' }, stat: 'technical', bonus, left: spot });
}
