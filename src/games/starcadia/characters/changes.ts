import { changeHero, changeScenario, emit, scenarioOf, type Draft } from '../state/draft.ts';
import type { Blow } from '../content/effects.ts';
import type { Hero, Monster } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';
import { has, heroOf, isHero, seatOf, slotOf, who, woundsOf } from './characters.ts';

export function setHero(draft: Draft, hero: CharacterId, changes: Partial<Hero>): void {
  changeHero(draft, seatOf(hero), slotOf(hero), changes);
}

function setMonster(draft: Draft, id: CharacterId, changes: Partial<Omit<Monster, 'id'>>): void {
  const { monsters } = scenarioOf(draft.table);
  changeScenario(draft, {
    monsters: monsters.map((monster) => (monster.id === id ? { ...monster, ...changes } : monster)),
  });
}

/** Changes what heroes and monsters have alike. */
export function setCharacter(
  draft: Draft,
  id: CharacterId,
  changes: { readonly space?: number; readonly wounds?: number; readonly dazed?: boolean },
): void {
  if (isHero(id)) setHero(draft, id, changes);
  else setMonster(draft, id, changes);
}

/** Adds wounds, killing nobody: `settleDeath` does. */
export function wound(draft: Draft, id: CharacterId, wounds: number): void {
  if (wounds === 0) {
    emit(draft, { kind: 'unharmed', who: who(draft.table, id) });
    return;
  }
  setCharacter(draft, id, { wounds: woundsOf(draft.table, id) + wounds });
  emit(draft, { kind: 'wounded', who: who(draft.table, id), wounds });
}

/** Removes this many wounds, or all there are. */
export function heal(draft: Draft, hero: CharacterId, wounds: number): void {
  const healed = Math.min(wounds, heroOf(draft.table, hero).wounds);
  if (healed === 0) return;
  setHero(draft, hero, { wounds: heroOf(draft.table, hero).wounds - healed });
  emit(draft, { kind: 'healed', who: who(draft.table, hero), wounds: healed });
}

/** Dazes a character, unless it is steady (rules: Daze). */
export function daze(draft: Draft, id: CharacterId): void {
  if (has(draft.table, id, 'steady')) return;
  setCharacter(draft, id, { dazed: true });
  emit(draft, { kind: 'struck', who: who(draft.table, id), blow: 'daze' satisfies Blow });
}

/** Turns every upgrade of a hero face up (rules: Unexhaust Upgrades). */
export function unexhaust(draft: Draft, hero: CharacterId): void {
  const { upgrades } = heroOf(draft.table, hero);
  if (upgrades.every(({ used }) => !used)) return;
  setHero(draft, hero, { upgrades: upgrades.map((owned) => ({ ...owned, used: false })) });
  emit(draft, { kind: 'unexhausted', who: who(draft.table, hero) });
}

/** Turns the upgrades at these places of a hero face down. */
export function exhaust(draft: Draft, hero: CharacterId, places: readonly number[]): void {
  const { upgrades } = heroOf(draft.table, hero);
  setHero(draft, hero, {
    upgrades: upgrades.map((owned, place) => (places.includes(place) ? { ...owned, used: true } : owned)),
  });
}
