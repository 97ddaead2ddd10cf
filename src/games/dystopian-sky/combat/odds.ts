import { at } from '#engine';
import type { Method, Status, Trait } from '../content/effects.ts';
import { attachment } from '../content/goods.ts';
import { weapon, type Dice, type Weapon } from '../content/weapons.ts';
import { inchesBetween } from '../map/measure.ts';
import { damageOf, type OwnedWeapon } from '../roster/roster.ts';
import { COVER_BONUS } from '../sight/cover.ts';
import { hasLineOfSight } from '../sight/sight.ts';
import { lieOf, type Lie } from './lie.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import {
  hasLostHealth,
  holds,
  isHurt,
  placeOf,
  stat,
  terrainIn,
  traits,
  unitOf,
  type Circumstances,
} from '../units/units.ts';

/** An attack before it is rolled. */
export interface Attack {
  readonly attacker: UnitId;
  /** The place of the weapon in the attacker's list; `null` for fists. */
  readonly weapon: number | null;
  readonly target: UnitId;
  /** Whether it strikes back. */
  readonly reacting: boolean;
  /** To hit beyond everything else. */
  readonly extra: number;
  /** Whether the attacker has moved in this Phase. */
  readonly moved: boolean;
}

/** What an attack is rolled with. */
export interface Aim {
  readonly method: Exclude<Method, 'explosive'>;
  /** Added to the D20. */
  readonly bonus: number;
  /** The sum has to be higher than this (rules: Combat; D2). */
  readonly against: number;
  readonly damage: Dice;
  /** The weapon skill: added to the damage, and what a Critical Fail costs. */
  readonly skill: number;
  /** Added to the damage beside the weapon skill; may be negative. */
  readonly harm: number;
  readonly inflicts: readonly Status[];
  /** A roll from this on is a Critical Hit. */
  readonly critical: number;
  /** Inches out of its effective range: each takes 1 off the bonus and the damage. */
  readonly outOfRange: number;
}

/** Ready adds this to every roll to hit; Defend takes it off those of attackers (rules: Ready; Defend). */
const PREPARED = 2;
/** What attacking from the high ground adds to Focus (rules: High Ground). */
const HIGH_GROUND = 2;
/** The reach of fists, of a push and of melee weapons that say nothing else, in inches (D9). */
export const ARM = 1;
const FISTS: Dice = { n: 1, sides: 4 };

export function ownedWeapon(table: Table, unit: UnitId, place: number): OwnedWeapon {
  return at(unitOf(table, unit).weapons, place);
}

/** Whether a weapon, or fists, can be aimed at a target at all: guns at whatever is seen, melee within its reach. */
export function canTarget(table: Table, attacker: UnitId, place: number | null, target: UnitId): boolean {
  const terrain = terrainIn(table);
  const [from, to] = [placeOf(table, attacker), placeOf(table, target)];
  return hasLineOfSight(terrain, from, to) && reaches(table, attacker, place, inchesBetween(terrain, from, to));
}

/** Whether an attack with it goes that far; what is thrown is no attack. */
function reaches(table: Table, attacker: UnitId, place: number | null, inches: number): boolean {
  return inches <= reachOf(place === null ? null : weapon(ownedWeapon(table, attacker, place).id));
}

/** How far an attack goes, in inches; `null` are fists. */
function reachOf(kind: Weapon | null): number {
  if (kind === null) return ARM;
  if (kind.method === 'explosive') return -1;
  return kind.method === 'gun' ? Infinity : kind.reach;
}

/** What of an attack does not depend on the distance and the cover of its target. */
export interface Aiming extends Omit<Aim, 'outOfRange'> {
  /** Reach and effective range, in inches; melee has no range. */
  readonly reach: number;
  readonly range: readonly [from: number, to: number] | null;
  readonly isDefended: boolean;
}

/**
 * What an attack is rolled with, all bonuses and penalties counted (rules: Combat; Cover & High Ground; Effective Range).
 * Another `lie` than theirs tells what it would be from elsewhere.
 */
export function aimOf(table: Table, attack: Attack, lie = lieBetween(table, attack)): Aim {
  return aimAt(aimingOf(table, attack, lie.highGround), lie);
}

/** The aim at a target that lies like that: out of range guns hit worse and do less (rules: Effective Range; D11). */
export function aimAt(aiming: Aiming, { inches, cover }: Lie): Aim {
  const { range, isDefended } = aiming;
  const outOfRange = range ? Math.max(0, inches - range[1], range[0] - inches) : 0;
  // Defend and cover: the better one (rules: Defend; D6).
  const evasion = Math.max(COVER_BONUS[cover], isDefended ? PREPARED : 0);
  return {
    ...aiming,
    bonus: aiming.bonus - outOfRange,
    against: aiming.against + evasion,
    harm: aiming.harm - outOfRange,
    outOfRange,
  };
}

/** An attack from the high ground, or from elsewhere, before distance and cover count. */
export function aimingOf(table: Table, attack: Attack, highGround: boolean): Aiming {
  const { attacker, target, reacting, extra, moved } = attack;
  const owned = attack.weapon === null ? null : ownedWeapon(table, attacker, attack.weapon);
  const kind = owned && weapon(owned.id);
  const method = kind?.method === 'gun' || kind?.method === 'melee' ? kind.method : 'fists';
  const now: Circumstances = {
    highGround,
    moved,
    reacting,
    targetHurt: hasLostHealth(table, target),
    hurt: isHurt(table, attacker),
  };
  const own: readonly Trait[] = [
    ...traits(table, attacker),
    ...(owned?.attachments ?? []).flatMap((id) =>
      attachment(id).tech <= stat(table, attacker, 'tech') ? attachment(id).traits : [],
    ),
  ];
  const sum = (wanted: 'aim' | 'harm') =>
    own.reduce(
      (total, trait) =>
        total + (trait.kind === wanted && (trait.method ?? method) === method && holds(trait.when, now) ? trait.n : 0),
      0,
    );
  const skill =
    stat(table, attacker, method === 'gun' ? 'focus' : 'brawn') + (method === 'gun' && highGround ? HIGH_GROUND : 0);
  const { ready, ambush } = unitOf(table, attacker);
  return {
    method,
    bonus: skill + sum('aim') + extra + (ready ? PREPARED : 0),
    against: stat(table, target, 'agility') + evasionOf(table, target),
    damage: owned ? damageOf(owned) : FISTS,
    skill,
    harm: sum('harm'),
    inflicts: [
      ...(ambush === null ? [] : (['stun'] as const)),
      ...(kind?.inflicts ? [kind.inflicts] : []),
      ...own.flatMap((trait) => (trait.kind === 'inflicts' && trait.method === method ? [trait.status] : [])),
    ],
    critical: Math.min(20, ...own.flatMap((trait) => (trait.kind === 'crit' ? [trait.from] : []))),
    reach: reachOf(kind),
    range: kind?.method === 'gun' ? [kind.range[0], kind.range[1] + longer(own)] : null,
    isDefended: unitOf(table, target).defending,
  };
}

function lieBetween(table: Table, { attacker, target }: Attack): Lie {
  return lieOf(terrainIn(table), placeOf(table, attacker), placeOf(table, target));
}

/** What lengthens the effective range of guns. */
function longer(own: readonly Trait[]): number {
  return own.reduce((sum, trait) => sum + (trait.kind === 'range' && trait.method === 'gun' ? trait.n : 0), 0);
}

/** What skills add to a target's Agility. */
function evasionOf(table: Table, target: UnitId): number {
  const now: Circumstances = {
    highGround: false,
    moved: false,
    reacting: false,
    targetHurt: false,
    hurt: isHurt(table, target),
  };
  return traits(table, target).reduce(
    (sum, trait) => sum + (trait.kind === 'evades' && holds(trait.when, now) ? trait.n : 0),
    0,
  );
}

/** The chance to hit, in percent: 20 and higher crits always hit, 1 always misses. */
export function chanceToHit({ bonus, against, critical }: Aim): number {
  const lowest = Math.max(2, Math.min(critical, against - bonus + 1));
  return (21 - lowest) * 5;
}
