import { at, seats } from '#engine';
import {
  areClose,
  areEnemies,
  heroOf,
  isHero,
  lifeOf,
  monsterOf,
  seatOf,
  spaceOf,
  traitsOf,
  who,
  woundsOf,
} from '../characters/characters.ts';
import { setHero } from '../characters/changes.ts';
import { monsterCard, monsterRow } from '../content/monsters.ts';
import { countKill, countRivalry, giveTokens } from '../quests/quests.ts';
import { changeScenario, emit, push, scenarioOf, type Draft } from '../state/draft.ts';
import type { Table, Token } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/** Whether a character has as many wounds as its life (rules: Kills and Rewards). */
export function isMortal(draft: Draft, id: CharacterId): boolean {
  return woundsOf(draft.table, id) >= lifeOf(draft.table, id);
}

/**
 * Kills a hero: its crew's rivals are rewarded, and what it carries is dropped (rules: Kills and Rewards; Q16; Q19; Q22).
 * `by` inflicted the last wound; `null` for nobody.
 */
export function killHero(draft: Draft, hero: CharacterId, by: CharacterId | null): void {
  const { table } = draft;
  const space = spaceOf(table, hero);
  if (space === null) return;
  emit(draft, { kind: 'killed', who: who(table, hero), by: by === null ? null : who(table, by), overkill: false });
  const isByEnemyHero = by !== null && isHero(by) && areEnemies(by, hero);
  const isTaken = isByEnemyHero && areClose(table, by, hero);
  const { gadgets, quest } = heroOf(table, hero);
  const dropped = [...gadgets, ...Array.from({ length: quest }, () => 'quest' as const)];
  setHero(draft, hero, { space: null, dazed: false, gadgets: [], quest: 0 });
  changeScenario(draft, {
    tokens: [...scenarioOf(table).tokens, ...dropped.map((kind): Token => ({ kind, space }))],
  });
  for (const token of dropped) emit(draft, { kind: 'dropped', who: who(table, hero), token });
  const seat = seatOf(hero);
  if (!isByEnemyHero) {
    for (const other of seats(table.crews.length)) if (other !== seat) giveTokens(draft, other, 1);
    return;
  }
  giveTokens(draft, seatOf(by), 1);
  if (isTaken && dropped.length > 0) push(draft, { kind: 'spoils', hero: by, tokens: dropped, space });
  countRivalry(draft, seatOf(by), seat);
}

/** Rewards the crew whose hero has killed a monster, which stays on the board until it is removed (Q6; Q44). */
export function rewardKill(draft: Draft, monster: CharacterId, by: CharacterId, overkill: boolean): void {
  const { kind } = monsterOf(draft.table, monster);
  emit(draft, { kind: 'killed', who: who(draft.table, monster), by: who(draft.table, by), overkill });
  if (!isHero(by)) return;
  const bounty = traitsOf(draft.table, by).reduce((sum, trait) => sum + (trait.kind === 'bounty' ? trait.n : 0), 0);
  giveTokens(draft, seatOf(by), monsterRow(kind).reward + bounty);
  countKill(draft, seatOf(by), monsterCard(kind).class);
}

/** Takes killed monsters off the board. */
export function removeMonsters(draft: Draft, ids: readonly CharacterId[]): void {
  if (ids.length === 0) return;
  const { monsters } = scenarioOf(draft.table);
  changeScenario(draft, { monsters: monsters.filter(({ id }) => !ids.includes(id)) });
}

/** Whether a monster is killed already, and still there for its payback alone (Q6). */
export function isLeaving({ stack }: Pick<Table, 'stack'>, id: CharacterId): boolean {
  return stack.some((frame) => frame.kind === 'payback' && frame.dead.includes(id));
}

/** Kills a character that has taken as many wounds as its life outside an attack's results; `by` gets the credit. */
export function settleDeath(draft: Draft, id: CharacterId, by: CharacterId): void {
  if (!isMortal(draft, id)) return;
  if (isHero(id)) {
    killHero(draft, id, by);
    return;
  }
  rewardKill(draft, id, by, false);
  removeMonsters(draft, [id]);
}

/** The tokens on a space after those a hero takes are gone. */
export function withoutToken(tokens: readonly Token[], kind: Token['kind'], space: number): readonly Token[] {
  const place = tokens.findIndex((token) => token.kind === kind && token.space === space);
  at(tokens, place);
  return tokens.filter((_, n) => n !== place);
}
