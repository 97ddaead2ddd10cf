import { doing, only } from '#engine';
import { heroOf, seatOf, spaceOf, who } from '../characters/characters.ts';
import { setHero } from '../characters/changes.ts';
import { withoutToken } from '../attack/kills.ts';
import { settleQuests } from '../quests/quests.ts';
import { changeScenario, emit, pop, question, scenarioOf, type Draft, type Rule } from '../state/draft.ts';
import type { GadgetId } from '../content/effects.ts';
import type { Action } from '../state/actions.ts';

/** A hero that killed an enemy hero Close to it may take one of the tokens that were dropped (Q22). */
export const spoils: Rule<'spoils'> = {
  run(draft, { hero }) {
    if (spaceOf(draft.table, hero) !== null) return 'ask';
    pop(draft);
    return 'on';
  },
  ask: (_state, frame) => [
    question(frame, seatOf(frame.hero), 'spoils', {
      options: [...[...new Set(frame.tokens)].map((token): Action => ({ do: 'take', token })), { do: 'decline' }],
    }),
  ],
  answer(draft, frame, answer) {
    const action = only(answer);
    pop(draft);
    if (action.do !== 'decline') take(draft, frame.hero, doing(action, 'take').token, frame.space);
  },
};

function take(draft: Draft, hero: number, token: GadgetId | 'quest', space: number): void {
  changeScenario(draft, { tokens: withoutToken(scenarioOf(draft.table).tokens, token, space) });
  const { gadgets, quest } = heroOf(draft.table, hero);
  setHero(draft, hero, token === 'quest' ? { quest: quest + 1 } : { gadgets: [...gadgets, token] });
  emit(draft, { kind: 'collected', who: who(draft.table, hero), token });
  settleQuests(draft, seatOf(hero));
}
