import { at } from '#engine';
import type { Trait } from '../../content/effects.ts';
import { attachment, consumable, gear, type ConsumableId } from '../../content/goods.ts';
import { skill } from '../../content/skills.ts';
import { weapon, type Dice, type Weapon, type WeaponId } from '../../content/weapons.ts';
import { priceOf, type Article } from '../../roster/articles.ts';
import { canWield, damageOf, statOf, type Member, type OwnedWeapon } from '../../roster/roster.ts';

/** The Agility that a crew shoots at: 11 or 12, and cover. */
const TYPICAL = 12.5;
/** What statuses of weapons count, in damage. */
const STATUS_DAMAGE = { stun: 2, arc: 1.5, bleed: 2, burn: 6, disarmed: 3, fear: 4, poison: 3, staggered: 1 } as const;
/** Supplies of a kind that a member carries at most. */
const MOST_ALIKE = 2;
const MOST_EXPLOSIVES = 3;

/**
 * What an article is worth to a member, 0 for what it has no use for: the first weapon most of all, then what makes the best
 * one better.
 */
export function articleWorth(member: Member, article: Article): number {
  switch (article.kind) {
    case 'skill':
      return skillWorth(member, article.id);
    case 'weapon':
      return weaponWorth(member, article.id);
    case 'upgrade':
    case 'attachment':
      return improvementWorth(member, article);
    case 'gear': {
      if (gear(article.id).tech > statOf(member, 'tech')) return 0;
      return traitsWorth(member, gear(article.id).traits) / priceFactor(member, article);
    }
    case 'consumable':
      return supplyWorth(member, article.id) / priceFactor(member, article);
  }
}

/** Dear things have to be worth more. */
function priceFactor(member: Member, article: Article): number {
  return 0.3 + priceOf(member, article) / 100;
}

/** The damage of an attack with a weapon that can be expected, on a typical target. */
function power(member: Member, { method, ...kind }: Weapon, damage: Dice): number {
  const stat = statOf(member, method === 'melee' ? 'brawn' : 'focus');
  const hits = Math.min(0.95, Math.max(0.1, (20 - TYPICAL + stat) / 20));
  const status = kind.inflicts ? STATUS_DAMAGE[kind.inflicts] : 0;
  return hits * ((damage.n * (damage.sides + 1)) / 2 + stat + 0.7 * status);
}

/** How much of its power a weapon brings to bear: what has to come close does so later. */
function use(kind: Weapon): number {
  if (kind.method === 'gun') return 0.6 + 0.025 * Math.min(16, kind.range[1]) - 0.01 * kind.range[0];
  return kind.method === 'melee' ? 0.62 + 0.04 * kind.reach : 0;
}

function owns(member: Member, owned: OwnedWeapon): number {
  if (!canWield(member, owned)) return 0;
  const kind = weapon(owned.id);
  return power(member, kind, damageOf(owned)) * use(kind);
}

function best(member: Member): number {
  return Math.max(0, ...member.weapons.map((owned) => owns(member, owned)));
}

function weaponWorth(member: Member, id: WeaponId): number {
  const kind = weapon(id);
  if (kind.tech > statOf(member, 'tech')) return 0;
  if (kind.method === 'explosive') {
    const carried = member.weapons.filter((owned) => weapon(owned.id).method === 'explosive').length;
    // A weapon to fight with comes first.
    if (carried >= MOST_EXPLOSIVES || best(member) === 0) return 0;
    const dice = (kind.damage.n * (kind.damage.sides + 1)) / 2 + (kind.inflicts ? STATUS_DAMAGE[kind.inflicts] : 0);
    return (0.055 * dice * (0.6 + 0.1 * statOf(member, 'focus'))) / (0.3 + kind.value / 100);
  }
  const strength = owns(member, { id, upgrades: 0, attachments: [] });
  const known = best(member);
  if (known === 0) return 1 + strength ** 3 / 60 / (0.7 + kind.value / 400);
  // A second weapon serves at the other distance.
  const other = member.weapons.every((owned) => weapon(owned.id).method !== kind.method) ? 0.25 : 0;
  return Math.max(0, (strength - known) * 0.12, (strength * other * 0.25) / (0.5 + kind.value / 100));
}

function improvementWorth(member: Member, article: Extract<Article, { kind: 'upgrade' | 'attachment' }>): number {
  const owned = at(member.weapons, article.weapon);
  if (!canWield(member, owned) || owns(member, owned) < best(member)) return 0;
  if (article.kind === 'attachment') {
    const fitted = attachment(article.id);
    if (fitted.tech > statOf(member, 'tech')) return 0;
    return traitsWorth(member, fitted.traits) / priceFactor(member, article);
  }
  const better = { ...owned, upgrades: owned.upgrades + 1 };
  return canWield(member, better)
    ? ((owns(member, better) - owns(member, owned)) * 0.45) / priceFactor(member, article)
    : 0;
}

/** What traits count for a member that fights as this one does. */
function traitsWorth(member: Member, traits: readonly Trait[]): number {
  return traits.reduce((sum, trait) => sum + traitWorth(member, trait), 0);
}

function traitWorth(member: Member, trait: Trait): number {
  const methods = member.weapons.map(({ id }) => weapon(id).method);
  const fights = (method: string | undefined) =>
    method === undefined || methods.some((known) => known === method) ? 1 : method === 'fists' ? 0.25 : 0;
  switch (trait.kind) {
    case 'aim':
      return 0.45 * trait.n * fights(trait.method) * (trait.when === 'always' ? 1 : 0.5);
    case 'harm':
      return 0.45 * trait.n * fights(trait.method) * (trait.when === 'always' ? 1 : 0.6);
    case 'inflicts':
      return 0.3 * STATUS_DAMAGE[trait.status] * fights(trait.method);
    case 'resist':
      return trait.status === undefined ? 0.035 * trait.n : 0.004 * trait.n;
    case 'move':
      return 0.2 * trait.n;
    case 'climb':
      return 0.12 * trait.n;
    case 'lands':
      return 0.08 * trait.n;
    case 'armour':
      return 0.85 * trait.n;
    case 'evades':
      return trait.when === 'always' ? 0.9 * trait.n : 0.45 * trait.n;
    case 'crit':
      return 0.9;
    case 'range':
      return trait.method === 'gun' ? 0.07 * trait.n * fights('gun') : 0.1 * trait.n * fights('explosive');
    case 'dash':
      return 0.05 * trait.n;
    case 'heals':
      return 0.1 * trait.n;
  }
}

function supplyWorth(member: Member, id: ConsumableId): number {
  const alike = member.consumables.filter((known) => known === id).length;
  const { tech, acts } = consumable(id);
  if (alike >= MOST_ALIKE || tech > statOf(member, 'tech') || member.weapons.length === 0) return 0;
  const worth = acts.reduce((sum, act) => {
    switch (act.kind) {
      case 'heal':
        return sum + 0.07 * (act.dice * 3.5 + act.plus);
      case 'cure':
        return sum + 0.25;
      case 'hurry':
        return sum + 0.05 * act.n;
      case 'afflict':
        return sum + 0.35;
      case 'harm':
        return sum + 0.07 * 3.5 * act.dice;
      case 'prepare':
        return sum + 0.25;
    }
  }, 0);
  return worth / ((1 + alike) * (1 + 0.3 * member.consumables.length));
}

function skillWorth(member: Member, id: Extract<Article, { kind: 'skill' }>['id']): number {
  const known = skill(id);
  switch (known.form) {
    case 'passive':
      // Points buy nothing else.
      return 0.2 + traitsWorth(member, known.traits);
    case 'reactive':
      return 1;
    case 'activated':
      return 0.9;
  }
}
