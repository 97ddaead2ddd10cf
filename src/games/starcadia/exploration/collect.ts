import { enemiesIn, has, heroOf, seatOf, spaceOf, who } from '../characters/characters.ts';
import { setHero } from '../characters/changes.ts';
import { upgrade } from '../content/upgrades.ts';
import { countPlace, giveTokens } from '../quests/quests.ts';
import { changeScenario, emit, scenarioOf, type Draft } from '../state/draft.ts';
import type { CharacterId } from '../state/ids.ts';

/**
 * The active hero takes every exploration token in its space, if no enemy is there (rules: Exploration Tokens; Q16; Q36), and
 * what being there does for quests counts.
 */
export function collect(draft: Draft, hero: CharacterId): void {
  const space = spaceOf(draft.table, hero);
  if (space === null || enemiesIn(draft.table, hero, space).length > 0) return;
  const { tokens } = scenarioOf(draft.table);
  const here = tokens.filter((token) => token.space === space);
  if (here.length > 0) changeScenario(draft, { tokens: tokens.filter((token) => token.space !== space) });
  for (const { kind } of here) {
    emit(draft, { kind: 'collected', who: who(draft.table, hero), token: kind });
    const { gadgets, quest } = heroOf(draft.table, hero);
    if (kind === 'victory') giveTokens(draft, seatOf(hero), 1);
    else if (kind === 'quest') setHero(draft, hero, { quest: quest + 1 });
    else {
      setHero(draft, hero, { gadgets: [...gadgets, kind] });
      if (has(draft.table, hero, 'tinker')) tinker(draft, hero);
    }
  }
  countPlace(draft, hero);
}

/** Boosts and reactions of a hero that tinkers are unexhausted by a gadget it collects. */
function tinker(draft: Draft, hero: CharacterId): void {
  const { upgrades } = heroOf(draft.table, hero);
  const isReadied = (id: (typeof upgrades)[number]['id']) => ['boost', 'reaction'].includes(upgrade(id).category);
  if (!upgrades.some(({ id, used }) => used && isReadied(id))) return;
  setHero(draft, hero, {
    upgrades: upgrades.map((owned) => (isReadied(owned.id) ? { ...owned, used: false } : owned)),
  });
  emit(draft, { kind: 'unexhausted', who: who(draft.table, hero) });
}
