import { at } from '#engine';
import type { Method, Status, Trait } from '../content/effects.ts';
import { attachment } from '../content/goods.ts';
import { weapon, type Dice } from '../content/weapons.ts';
import { inchesBetween } from '../map/measure.ts';
import { damageOf, type OwnedWeapon } from '../roster/roster.ts';
import type { Place } from '../map/place.ts';
import type { Terrain } from '../map/terrain.ts';
import { COVER_BONUS, coverOf, hasHighGround, type Cover } from '../sight/cover.ts';
import { hasLineOfSight } from '../sight/sight.ts';
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

/** How a target lies to an attacker who sees it. */
export interface Lie {
  readonly inches: number;
  readonly cover: Cover;
  readonly highGround: boolean;
}

export function lieOf(terrain: Terrain, from: Place, to: Place): Lie {
  return {
    inches: inchesBetween(terrain, from, to),
    cover: coverOf(terrain, from, to),
    highGround: hasHighGround(terrain, from, to),
  };
}

/** Whether a weapon, or fists, can be aimed at a target at all: guns at whatever is seen, melee within its reach. */
export function canTarget(table: Table, attacker: UnitId, place: number | null, target: UnitId): boolean {
  const terrain = terrainIn(table);
  const [from, to] = [placeOf(table, attacker), placeOf(table, target)];
  return hasLineOfSight(terrain, from, to) && reaches(table, attacker, place, inchesBetween(terrain, from, to));
}

/** Whether an attack with it goes that far; what is thrown is no attack. */
export function reaches(table: Table, attacker: UnitId, place: number | null, inches: number): boolean {
  if (place === null) return inches <= ARM;
  const kind = weapon(ownedWeapon(table, attacker, place).id);
  if (kind.method === 'explosive') return false;
  return kind.method === 'gun' || inches <= kind.reach;
}

/**
 * What an attack is rolled with, all bonuses and penalties counted (rules: Combat; Cover & High Ground; Effective Range).
 * Another `lie` than theirs tells what it would be from elsewhere.
 */
export function aimOf(table: Table, attack: Attack, lie = lieBetween(table, attack)): Aim {
  const { attacker, target, reacting, extra, moved } = attack;
  const owned = attack.weapon === null ? null : ownedWeapon(table, attacker, attack.weapon);
  const kind = owned && weapon(owned.id);
  const method = kind?.method === 'gun' || kind?.method === 'melee' ? kind.method : 'fists';
  const isHigh = lie.highGround;
  const now: Circumstances = {
    highGround: isHigh,
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
    stat(table, attacker, method === 'gun' ? 'focus' : 'brawn') + (method === 'gun' && isHigh ? HIGH_GROUND : 0);
  const penalty = kind?.method === 'gun' ? outOfRange(kind.range, own, lie.inches) : 0;
  const { ready, ambush } = unitOf(table, attacker);
  return {
    method,
    bonus: skill + sum('aim') + extra + (ready ? PREPARED : 0) - penalty,
    against: stat(table, target, 'agility') + evasionOf(table, target, lie.cover),
    damage: owned ? damageOf(owned) : FISTS,
    skill,
    harm: sum('harm') - penalty,
    inflicts: [
      ...(ambush === null ? [] : (['stun'] as const)),
      ...(kind?.inflicts ? [kind.inflicts] : []),
      ...own.flatMap((trait) => (trait.kind === 'inflicts' && trait.method === method ? [trait.status] : [])),
    ],
    critical: Math.min(20, ...own.flatMap((trait) => (trait.kind === 'crit' ? [trait.from] : []))),
  };
}

function lieBetween(table: Table, { attacker, target }: Attack): Lie {
  return lieOf(terrainIn(table), placeOf(table, attacker), placeOf(table, target));
}

/** Inches outside the effective range, past its end or before its beginning (rules: Effective Range; D11). */
function outOfRange([nearest, furthest]: readonly [number, number], own: readonly Trait[], inches: number): number {
  const longer = own.reduce((sum, trait) => sum + (trait.kind === 'range' && trait.method === 'gun' ? trait.n : 0), 0);
  return Math.max(0, inches - furthest - longer, nearest - inches);
}

/** What cover, Defend and skills add to a target's Agility. Defend and cover: the better one (rules: Defend; D6). */
function evasionOf(table: Table, target: UnitId, cover: Cover): number {
  const { defending } = unitOf(table, target);
  const now: Circumstances = {
    highGround: false,
    moved: false,
    reacting: false,
    targetHurt: false,
    hurt: isHurt(table, target),
  };
  const evades = traits(table, target).reduce(
    (sum, trait) => sum + (trait.kind === 'evades' && holds(trait.when, now) ? trait.n : 0),
    0,
  );
  return Math.max(COVER_BONUS[cover], defending ? PREPARED : 0) + evades;
}

/** The chance to hit, in percent: 20 and higher crits always hit, 1 always misses. */
export function chanceToHit({ bonus, against, critical }: Aim): number {
  const lowest = Math.max(2, Math.min(critical, against - bonus + 1));
  return (21 - lowest) * 5;
}
