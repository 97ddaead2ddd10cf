import { aimAt, targetsOf } from '../attack/targets.ts';
import { chanceOfWounds } from '../attack/odds.ts';
import { attackDice, defenseDice, freeHits, freeSaves, pierceOf, reachOf, strikesOf } from '../attack/pool.ts';
import { areEnemies, isHero, lifeOf, monsterOf, seatOf, woundsOf } from '../characters/characters.ts';
import { monsterCard, monsterRow, type MonsterClass } from '../content/monsters.ts';
import { questCard } from '../content/quests.ts';
import { scenarioOf } from '../state/draft.ts';
import type { CharacterId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';

/** What a wound that does not kill is worth at least, in victory tokens, and its share of what the kill is worth. */
const WOUND = 0.22;
const SHARE = 0.6;

/** What an attack is worth to the attacker's crew, in victory tokens, less what the payback is likely to cost. */
export function attackWorth(
  table: Table,
  attacker: CharacterId,
  weapon: number | null,
  target: CharacterId,
  boosts: readonly number[] = [],
  hasMoved = false,
): number {
  const aim = { ...aimAt(attacker, weapon, target, hasMoved), boosts };
  const attack = { kind: reachOf(table, aim), dice: attackDice(table, aim), hits: freeHits(table, aim) };
  const pierce = pierceOf(table, aim);
  const gain = targetsOf(table, aim).reduce((sum, id) => {
    const defense = { dice: defenseDice(table, aim, id), saves: freeSaves(table, aim, id), pierce };
    const left = lifeOf(table, id) - woundsOf(table, id);
    const kill = chanceOfWounds(left, attack, defense);
    const worth = killWorth(table, attacker, id);
    // A wound brings the kill nearer.
    const wound = Math.max(WOUND, (SHARE * worth) / left);
    return sum + kill * worth + (chanceOfWounds(1, attack, defense) - kill) * wound;
  }, 0);
  if (isHero(target) || !isHero(attacker)) return gain;
  const quiet = strikesOf(table, aim).some(({ kind }) => kind === 'no-payback');
  const overkill = chanceOfWounds(monsterRow(monsterOf(table, target).kind).overkill, attack, {
    dice: defenseDice(table, aim, target),
    saves: 0,
    pierce,
  });
  return gain - (quiet ? 0 : (1 - overkill) * danger(table, target, attacker));
}

/** What killing somebody is worth to a crew: tokens, and what open quests give for it. */
export function killWorth(table: Table, by: CharacterId, id: CharacterId): number {
  const { quests, rivalries } = scenarioOf(table);
  if (isHero(id)) {
    if (!areEnemies(by, id)) return 0;
    // The scenario cannot end without a rival killed.
    const isLast = quests.every(({ by: done }) => done !== null);
    return 1.6 + (rivalries[seatOf(id)] === null ? 2 : 0) + (isLast ? 1 : 0);
  }
  const { kind } = monsterOf(table, id);
  return monsterRow(kind).reward + questWorth(table, monsterCard(kind).class);
}

/** What killing a monster of a class is worth for the quests: most for the one that is next. */
function questWorth(table: Table, of: MonsterClass): number {
  const open = scenarioOf(table).quests.filter(({ by, early }) => by === null && early === null);
  return open.reduce((sum, { id }, n) => {
    const { task, reward } = questCard(id);
    const counts = task.kind === 'kill' && (task.of === 'any' || task.of === of);
    const isLast = open.length === 1 ? LAST_QUEST : 0;
    return counts ? sum + ((reward + 2 + isLast) / ('n' in task ? task.n : 1)) * (n === 0 ? 1 : 0.5) : sum;
  }, 0);
}

/** How much more the quest that ends the scenario is worth: nobody gains from a station that stays open. */
const LAST_QUEST = 2;

/** What an attack of a monster is likely to cost a hero, in victory tokens. */
export function danger(table: Table, monster: CharacterId, hero: CharacterId): number {
  const aim = aimAt(monster, null, hero);
  const attack = { kind: reachOf(table, aim), dice: attackDice(table, aim), hits: freeHits(table, aim) };
  const defense = { dice: defenseDice(table, aim, hero), saves: 0, pierce: pierceOf(table, aim) };
  const left = Math.max(1, lifeOf(table, hero) - woundsOf(table, hero));
  return 1.8 * chanceOfWounds(left, attack, defense) + 0.2 * chanceOfWounds(1, attack, defense);
}
