import type { Reflex, Strike, Trait } from '../content/effects.ts';
import { HEROES, type HeroId } from '../content/heroes.ts';
import { upgrade, type UpgradeId } from '../content/upgrades.ts';

/** What an upgrade is worth to a crew, in dice of an attack. */
export function worthOf(id: UpgradeId): number {
  const token = upgrade(id);
  switch (token.category) {
    case 'weapon':
      return token.dice + sum(token.strikes ?? [], strikeWorth);
    case 'boost':
      return 0.8 + sum(token.strikes, strikeWorth);
    case 'passive':
      return (
        1.6 * (token.defense ?? 0) +
        1.5 * (token.life ?? 0) +
        1.1 * (token.rerolls ?? 0) +
        sum(token.traits ?? [], traitWorth)
      );
    case 'reaction':
      return 0.6 + sum(token.reflexes, reflexWorth);
  }
}

/** What a hero is worth, on the same scale. */
export function heroWorth(id: HeroId): number {
  const { defense, life, traits } = HEROES[id];
  return 1.6 * defense + life + sum<Trait>(traits, traitWorth);
}

/** A bonus that does not always count is worth a part of one that does. */
const SOMETIMES = 0.55;

function strikeWorth(strike: Strike): number {
  switch (strike.kind) {
    case 'dice':
      return strike.n * (strike.when === 'always' ? 1 : SOMETIMES);
    case 'rerolls':
      return 0.5 * strike.n * (strike.when === 'always' ? 1 : SOMETIMES);
    case 'hits':
      return 1.6 * strike.n * (strike.when === 'always' ? 1 : SOMETIMES);
    case 'pierce':
      return 0.6 * strike.n;
    case 'splash':
      return 0.8;
    case 'sacrifice':
      return -1.2 * strike.n;
    case 'on-crit':
    case 'on-wound':
      return 0.5;
    case 'on-crit-gain':
    case 'on-kill':
      return 0.7;
    case 'no-payback':
      return 1;
  }
}

function traitWorth(trait: Trait): number {
  switch (trait.kind) {
    case 'movement':
      return 0.9 * trait.n;
    case 'unguarded':
      return 1.6;
    case 'strike':
      return strikeWorth(trait.strike);
    case 'defense':
      return 0.9 * trait.n;
    case 'steady':
      return 0.6;
    case 'thorns':
      return 1;
    case 'rest':
      return 0.8 * trait.n;
    case 'gear':
      return 1.4;
    case 'tinker':
      return 1;
    case 'bounty':
      return 1.6 * trait.n;
    case 'huge':
      return 0;
  }
}

function reflexWorth(reflex: Reflex): number {
  switch (reflex.kind) {
    case 'defense':
    case 'fewer-dice':
      return 0.6 * reflex.n;
    case 'saves':
      return reflex.n;
    case 'rerolls':
      return 0.4 * reflex.n;
    case 'no-extra-dice':
      return 0.3;
    case 'strike-back':
      return 0.5;
  }
}

function sum<T>(list: readonly T[], worth: (item: T) => number): number {
  return list.reduce((total, item) => total + worth(item), 0);
}
