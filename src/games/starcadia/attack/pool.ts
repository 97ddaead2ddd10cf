import { at } from '#engine';
import {
  allyOf,
  areClose,
  heroOf,
  isDazed,
  isHero,
  monsterOf,
  passivesOf,
  seatOf,
  spaceOf,
  traitsOf,
  woundsOf,
} from '../characters/characters.ts';
import { HEROES } from '../content/heroes.ts';
import type { Reach, Reflex, Strike, When } from '../content/effects.ts';
import { monsterCard } from '../content/monsters.ts';
import { upgrade, type Weapon } from '../content/upgrades.ts';
import type { Attack } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/** What decides an attack's dice, before or while it is made. */
export type Aim = Pick<Attack, 'attacker' | 'weapon' | 'boosts' | 'hasMoved' | 'targets' | 'reaction'>;

/** The weapon token at that place of a hero. */
function weaponOf(table: Table, hero: CharacterId, place: number): Weapon {
  const token = upgrade(at(heroOf(table, hero).upgrades, place).id);
  if (token.category !== 'weapon') throw new Error(`${token.name} is no weapon.`);
  return token;
}

/** How the attack reaches its target (rules: Confirm Target). */
export function reachOf(table: Table, { attacker, weapon }: Pick<Attack, 'attacker' | 'weapon'>): Reach {
  return weapon === null ? monsterCard(monsterOf(table, attacker).kind).reach : weaponOf(table, attacker, weapon).reach;
}

/** Everything the attack has beside its dice: of the weapon, the boosts, and the attacker. */
export function strikesOf(table: Table, aim: Aim): readonly Strike[] {
  const { attacker, weapon, boosts } = aim;
  const reach = reachOf(table, aim);
  const own = traitsOf(table, attacker).flatMap((trait) =>
    trait.kind === 'strike' && (trait.reach ?? reach) === reach ? [trait.strike] : [],
  );
  if (weapon === null) return own;
  const boosting = boosts.flatMap((place) => {
    const token = upgrade(at(heroOf(table, attacker).upgrades, place).id);
    return token.category === 'boost' ? token.strikes : [];
  });
  return [...(weaponOf(table, attacker, weapon).strikes ?? []), ...boosting, ...own];
}

/** What the reaction used against it does: for the roll of all if it is the primary target's, else for its own hero alone. */
function reflexesOf(table: Table, { reaction, targets }: Aim): readonly Reflex[] {
  if (reaction === null) return [];
  const token = upgrade(at(heroOf(table, reaction.by).upgrades, reaction.token).id);
  if (token.category !== 'reaction') return [];
  return token.reflexes.filter((reflex) => counts(reflex, reaction.by === targets[0]));
}

/** The attack dice are decided by the primary target alone (rules: Multiple Targets). */
export function counts({ kind }: Reflex, isPrimary: boolean): boolean {
  return isPrimary || (kind !== 'fewer-dice' && kind !== 'no-extra-dice');
}

/** Whether crits of the attack roll give extra dice. */
export function hasExtraDice(table: Table, aim: Aim): boolean {
  return !reflexesOf(table, aim).some(({ kind }) => kind === 'no-extra-dice');
}

/** Dice of the attack roll; the primary target alone decides them (rules: Attack Dice Pool; Multiple Targets). */
export function attackDice(table: Table, aim: Aim, strikes = strikesOf(table, aim)): number {
  const { attacker, weapon } = aim;
  const base =
    weapon === null ? monsterCard(monsterOf(table, attacker).kind).dice : weaponOf(table, attacker, weapon).dice;
  const fewer = sum(reflexesOf(table, aim), (reflex) => (reflex.kind === 'fewer-dice' ? reflex.n : 0));
  return Math.max(0, base + bonus(table, aim, strikes, 'dice') - fewer);
}

/** Hits that need no die. */
export function freeHits(table: Table, aim: Aim, strikes = strikesOf(table, aim)): number {
  return bonus(table, aim, strikes, 'hits');
}

/** How many dice of the attack roll can be rolled again (rules: Reroll Pool). Monsters have none. */
export function attackRerolls(table: Table, aim: Aim, strikes = strikesOf(table, aim)): number {
  const pool = isHero(aim.attacker) ? rerollPool(table, aim.attacker) : 0;
  return pool + bonus(table, aim, strikes, 'rerolls');
}

function rerollPool(table: Table, hero: CharacterId): number {
  return sum(passivesOf(heroOf(table, hero)), ({ rerolls = 0 }) => rerolls);
}

function bonus(table: Table, aim: Aim, strikes: readonly Strike[], kind: 'dice' | 'hits' | 'rerolls'): number {
  return sum(strikes, (strike) =>
    strike.kind === kind && 'when' in strike && holds(table, aim, strike.when) ? strike.n : 0,
  );
}

/** Wounds the attacker takes before rolling (rules: Self Sacrifice). */
export function sacrificeOf(table: Table, aim: Aim): number {
  return sum(strikesOf(table, aim), (strike) => (strike.kind === 'sacrifice' ? strike.n : 0));
}

/** Saves of each target that do not count. */
export function pierceOf(table: Table, aim: Aim, strikes = strikesOf(table, aim)): number {
  return sum(strikes, (strike) => (strike.kind === 'pierce' ? strike.n : 0));
}

function holds(table: Table, { attacker, targets, hasMoved }: Aim, when: When): boolean {
  const target = at(targets, 0);
  switch (when) {
    case 'always':
      return true;
    case 'against-monsters':
      return !isHero(target);
    case 'against-heroes':
      return isHero(target);
    case 'against-wounded':
      return woundsOf(table, target) > 0;
    case 'against-dazed':
      return isDazed(table, target);
    case 'same-space':
      return spaceOf(table, attacker) === spaceOf(table, target);
    case 'before-moving':
      return !hasMoved;
    case 'after-moving':
      return hasMoved;
    case 'while-wounded':
      return woundsOf(table, attacker) > 0;
    case 'ally-close':
      return isHero(attacker) && areClose(table, attacker, allyOf(attacker));
  }
}

/** Dice of a target's defense roll: none while it is dazed (rules: Defense Dice Pool; Extra Defense; Daze). */
export function defenseDice(table: Table, aim: Aim, target: CharacterId): number {
  if (isDazed(table, target)) return 0;
  const reach = reachOf(table, aim);
  const traits = sum(traitsOf(table, target), (trait) => {
    if (trait.kind !== 'defense') return 0;
    const { against, n } = trait;
    return against === reach || (against === 'while-wounded' && woundsOf(table, target) > 0) ? n : 0;
  });
  if (!isHero(target)) return monsterCard(monsterOf(table, target).kind).defense + traits;
  const hero = heroOf(table, target);
  const extra = sum(passivesOf(hero), ({ defense = 0 }) => defense);
  const reflexes = sum(ownReflexes(table, aim, target), (reflex) => (reflex.kind === 'defense' ? reflex.n : 0));
  return HEROES[hero.id].defense + extra + traits + reflexes;
}

/** How many dice of a target's defense roll can be rolled again. */
export function defenseRerolls(table: Table, aim: Aim, target: CharacterId): number {
  if (!isHero(target)) return 0;
  const reflexes = sum(ownReflexes(table, aim, target), (reflex) => (reflex.kind === 'rerolls' ? reflex.n : 0));
  return rerollPool(table, target) + reflexes;
}

/** Saves of a target that need no die. */
export function freeSaves(table: Table, aim: Aim, target: CharacterId): number {
  return sum(ownReflexes(table, aim, target), (reflex) => (reflex.kind === 'saves' ? reflex.n : 0));
}

/** What a target's own reaction does for it. */
export function ownReflexes(table: Table, aim: Aim, target: CharacterId): readonly Reflex[] {
  return aim.reaction?.by === target ? reflexesOf(table, aim) : [];
}

/** Whose choices the defense of a target is: a hero's own crew's; nothing is chosen for a monster. */
export function defenderOf(target: CharacterId): number | null {
  return isHero(target) ? seatOf(target) : null;
}

function sum<T>(list: readonly T[], count: (item: T) => number): number {
  return list.reduce((total, item) => total + count(item), 0);
}
