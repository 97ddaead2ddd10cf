import { affiliation, type AffiliationId } from '../content/affiliations.ts';
import { background, type BackgroundId } from '../content/backgrounds.ts';
import type { Stat, Status, Trait } from '../content/effects.ts';
import { gear, type AttachmentId, type ConsumableId, type GearId } from '../content/goods.ts';
import { skill, type SkillId } from '../content/skills.ts';
import { traumaRow } from '../content/trauma.ts';
import { weapon, type Dice, type WeaponId } from '../content/weapons.ts';

/** Units of a crew. The first is its Captain. */
export const CREW_SIZE = 4;

/** A person's crew, as the Roster records it (rules: Using the Roster). */
export interface Roster {
  readonly name: string;
  readonly members: readonly Member[];
}

/** A line of the Roster. */
export interface Member {
  readonly name: string;
  readonly affiliation: AffiliationId;
  readonly background: BackgroundId;
  readonly level: number;
  readonly xp: number;
  /** Skill points and credits not spent. */
  readonly points: number;
  readonly credits: number;
  /** The Health that each level has brought. */
  readonly grown: readonly number[];
  /** Rows of the Trauma table, in the order they came. */
  readonly traumas: readonly number[];
  readonly skills: readonly SkillId[];
  /** Explosives are here, too, each until it is thrown. */
  readonly weapons: readonly OwnedWeapon[];
  readonly gear: readonly GearId[];
  readonly consumables: readonly ConsumableId[];
}

export interface OwnedWeapon {
  readonly id: WeaponId;
  readonly upgrades: number;
  readonly attachments: readonly AttachmentId[];
}

/** A stat with background and Trauma, never under 1 (rules: Stats; D25). */
export function statOf(member: Member, stat: Stat): number {
  const { stats } = affiliation(member.affiliation);
  const traumas = member.traumas.reduce((sum, row) => sum + (traumaRow(row).stats[stat] ?? 0), 0);
  return Math.max(1, stats[stat] + (background(member.background).stats[stat] ?? 0) + traumas);
}

/** A stat as the unit began, before any Trauma. */
function firstStat(member: Member, stat: Stat): number {
  return Math.max(1, affiliation(member.affiliation).stats[stat] + (background(member.background).stats[stat] ?? 0));
}

/** Starting Health: Agility × 2 + Brawn as the unit began, what levels brought, and what Trauma rows say (rules: Health; D25). */
export function healthOf(member: Member): number {
  const begun =
    2 * firstStat(member, 'agility') + firstStat(member, 'brawn') + (background(member.background).health ?? 0);
  const grown = member.grown.reduce((sum, n) => sum + n, 0);
  const traumas = member.traumas.reduce((sum, row) => sum + (traumaRow(row).health ?? 0), 0);
  return Math.max(1, begun + grown + traumas);
}

/** Base Resistance in percent: Agility × 2 + Focus (rules: Resistances). */
export function baseResistance(member: Member): number {
  return 2 * statOf(member, 'agility') + statOf(member, 'focus');
}

const knownTraits = new WeakMap<Member, readonly Trait[]>();

/** What its passive skills and its gear give a member. Gear that needs more Tech is carried in vain (D29). */
export function traitsOf(member: Member): readonly Trait[] {
  const known = knownTraits.get(member) ?? collectedTraits(member);
  knownTraits.set(member, known);
  return known;
}

function collectedTraits(member: Member): readonly Trait[] {
  const tech = statOf(member, 'tech');
  return [
    ...member.skills.flatMap((id) => {
      const known = skill(id);
      return known.form === 'passive' ? known.traits : [];
    }),
    ...member.gear.flatMap((id) => (gear(id).tech <= tech ? gear(id).traits : [])),
  ];
}

/** The chance to resist a status, in percent. */
export function resistanceTo(member: Member, status: Status): number {
  return traitsOf(member).reduce(
    (sum, trait) => sum + (trait.kind === 'resist' && (trait.status ?? status) === status ? trait.n : 0),
    baseResistance(member),
  );
}

/** The Tech an owned weapon needs: one more for each upgrade (rules: Weapon Upgrades). */
export function techNeeded({ id, upgrades }: OwnedWeapon): number {
  return weapon(id).tech + upgrades;
}

/** Its damage dice: one more for each upgrade (rules: Weapon Upgrades). */
export function damageOf({ id, upgrades }: OwnedWeapon): Dice {
  const { n, sides } = weapon(id).damage;
  return { n: n + upgrades, sides };
}

/** Its Value, which every upgrade doubles: the price of the next one (rules: Weapon Upgrades; D14). */
export function valueOf({ id, upgrades }: OwnedWeapon): number {
  return weapon(id).value * 2 ** upgrades;
}

export function canWield(member: Member, owned: OwnedWeapon): boolean {
  return techNeeded(owned) <= statOf(member, 'tech');
}
