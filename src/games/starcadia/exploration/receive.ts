import { at, only } from '#engine';
import { heroesOf, heroLife, heroOf } from '../characters/characters.ts';
import { setHero } from '../characters/changes.ts';
import { HEROES } from '../content/heroes.ts';
import type { UpgradeId } from '../content/upgrades.ts';
import type { Action } from '../state/actions.ts';
import { emit, pop, question, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import { CREW_LIMIT, HERO_LIMIT, type Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/**
 * An upgrade that a crew gets in the middle of a scenario goes to one of its heroes, in exchange for another where there is
 * no room, or leaves the game (Q12; Q43).
 */
export const receive: Rule<'receive'> = {
  run: () => 'ask',
  ask: ({ table }, frame) => [
    question(frame, frame.seat, 'receive', { options: [...placesFor(table, frame), { do: 'decline' }] }),
  ],
  answer(draft, { seat, upgrade }, answer) {
    const action = only(answer);
    pop(draft);
    if (action.do === 'receive') put(draft, action.hero, upgrade, action.instead);
    else emit(draft, { kind: 'discarded', seat, upgrade });
  },
};

function placesFor(table: Table, { seat, upgrade }: Frame<'receive'>): Action[] {
  const heroes = heroesOf(table, seat);
  const owned = heroes.reduce((sum, hero) => sum + heroOf(table, hero).upgrades.length, 0);
  return heroes.flatMap((hero): Action[] => {
    const { upgrades } = heroOf(table, hero);
    if (owned < CREW_LIMIT && upgrades.length < HERO_LIMIT) return [{ do: 'receive', hero, instead: null }];
    return upgrades
      .map((_, instead): Action & { do: 'receive' } => ({ do: 'receive', hero, instead }))
      .filter(({ instead }) => instead !== null && livesWithout(table, hero, instead, upgrade));
  });
}

/** Whether a hero is still alive without the token at that place, or with another for it (rules: Self Sacrifice; Extra Life). */
export function livesWithout(table: Table, hero: CharacterId, token: number, other: UpgradeId | null): boolean {
  const { id, upgrades, wounds, space } = heroOf(table, hero);
  // Passives only add life.
  if (space === null || wounds < HEROES[id].life) return true;
  const kept = upgrades.filter((_, place) => place !== token);
  return wounds < heroLife({ id, upgrades: other ? [...kept, { id: other, used: false }] : kept });
}

function put(draft: Draft, hero: CharacterId, upgrade: UpgradeId, instead: number | null): void {
  const { upgrades } = heroOf(draft.table, hero);
  const seat = Math.floor(hero / 2);
  if (instead !== null) emit(draft, { kind: 'discarded', seat, upgrade: at(upgrades, instead).id });
  const kept = upgrades.filter((_, place) => place !== instead);
  setHero(draft, hero, { upgrades: [...kept, { id: upgrade, used: false }] });
  emit(draft, { kind: 'received', seat, upgrade });
}
