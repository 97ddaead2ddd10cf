import { aimAt, targetsOf } from '../attack/targets.ts';
import { chanceOfWounds, rollsOf, type AttackRoll } from '../attack/odds.ts';
import { strikesOf, type Aim } from '../attack/pool.ts';
import { areEnemies, isHero, lifeOf, monsterOf, seatOf, traitsOf, woundsOf } from '../characters/characters.ts';
import { FACES } from '../content/dice.ts';
import type { Blow, Gain, Strike } from '../content/effects.ts';
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
  const strikes = strikesOf(table, aim);
  const rolls = rollsOf(table, aim, target);
  const gain = targetsOf(table, aim).reduce((sum, id) => {
    const { attack, defense } = id === target ? rolls : rollsOf(table, aim, id);
    const left = lifeOf(table, id) - woundsOf(table, id);
    const kill = chanceOfWounds(left, attack, defense);
    const worth = killWorth(table, attacker, id);
    const wound = chanceOfWounds(1, attack, defense) - kill;
    // A wound brings the kill nearer.
    return (
      sum + kill * worth + wound * Math.max(WOUND, (SHARE * worth) / left) + strikesWorth(strikes, attack, kill, wound)
    );
  }, 0);
  if (isHero(target) || !isHero(attacker)) return gain;
  const quiet = strikes.some(({ kind }) => kind === 'no-payback');
  const { overkill: rating } = monsterRow(monsterOf(table, target).kind);
  const overkill = chanceOfWounds(rating, rolls.attack, rolls.defense);
  return gain - (quiet ? 0 : (1 - overkill) * danger(table, target, attacker));
}

/** What else an attack does, by the chances that it kills and that it only wounds. */
function strikesWorth(strikes: readonly Strike[], { dice }: AttackRoll, kill: number, wound: number): number {
  const crit = 1 - (1 - 1 / FACES.length) ** dice;
  return strikes.reduce((sum, strike) => {
    switch (strike.kind) {
      case 'on-crit':
        return sum + crit * (1 - kill) * BLOW_WORTH[strike.blow];
      case 'on-wound':
        return sum + wound * BLOW_WORTH[strike.blow];
      case 'on-crit-gain':
        return sum + crit * GAIN_WORTH[strike.gain];
      case 'on-kill':
        return sum + kill * GAIN_WORTH[strike.gain];
      case 'sacrifice':
        return sum - SACRIFICE * strike.n;
      default:
        return sum;
    }
  }, 0);
}

/** What the effects of attacks are worth, in victory tokens, and what a wound of one's own costs. */
const BLOW_WORTH: Readonly<Record<Blow, number>> = { daze: 0.35, shove: 0.1, 'drop-gadget': 0.15 };
const GAIN_WORTH: Readonly<Record<Gain, number>> = { recover: 0.25, 'ready-weapon': 0.25, token: 1 };
const SACRIFICE = 0.3;

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
  return monsterRow(kind).reward + bountyOf(table, by) + questWorth(table, monsterCard(kind).class);
}

/** Victory tokens its traits give a hero for each monster killed. */
function bountyOf(table: Table, hero: CharacterId): number {
  return traitsOf(table, hero).reduce((sum, trait) => sum + (trait.kind === 'bounty' ? trait.n : 0), 0);
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
  return harm(table, aimAt(monster, null, hero, false), hero);
}

/** What an attack on a hero is likely to cost it, in victory tokens. */
export function harm(table: Table, aim: Aim, hero: CharacterId): number {
  const { attack, defense } = rollsOf(table, aim, hero);
  const left = Math.max(1, lifeOf(table, hero) - woundsOf(table, hero));
  return 1.8 * chanceOfWounds(left, attack, defense) + 0.2 * chanceOfWounds(1, attack, defense);
}
