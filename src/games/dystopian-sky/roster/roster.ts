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

/** The figures of a member that follow from its line of the Roster. */
interface Figures {
  readonly stats: Readonly<Record<Stat, number>>;
  readonly health: number;
}

const knownFigures = new WeakMap<Member, Figures>();

/** Worked out once for each member: they are asked for all the time. */
function figuresOf(member: Member): Figures {
  const known = knownFigures.get(member);
  if (known) return known;
  const now = (stat: Stat) => statNow(member, stat);
  const stats = { agility: now('agility'), brawn: now('brawn'), focus: now('focus'), tech: now('tech') };
  const figures = { stats, health: healthNow(member) };
  knownFigures.set(member, figures);
  return figures;
}

/** A stat with background and Trauma, never under 1 (rules: Stats; D25). */
export function statOf(member: Member, stat: Stat): number {
  return figuresOf(member).stats[stat];
}

/** Starting Health: Agility × 2 + Brawn as the unit began, what levels brought, and what Trauma rows say (rules: Health; D25). */
export function healthOf(member: Member): number {
  return figuresOf(member).health;
}

function statNow({ affiliation: id, background: past, traumas }: Member, stat: Stat): number {
  const changed = traumas.reduce((sum, row) => sum + (traumaRow(row).stats[stat] ?? 0), 0);
  return Math.max(1, affiliation(id).stats[stat] + (background(past).stats[stat] ?? 0) + changed);
}

function healthNow(member: Member): number {
  // As the unit began, before any Trauma.
  const first = { ...member, traumas: [] };
  const begun = 2 * statNow(first, 'agility') + statNow(first, 'brawn') + (background(member.background).health ?? 0);
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
