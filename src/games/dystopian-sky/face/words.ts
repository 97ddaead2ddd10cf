import { at, clipped, joined, type Seat } from '#engine';
import { affiliation } from '../content/affiliations.ts';
import { background } from '../content/backgrounds.ts';
import type { Stat, Status } from '../content/effects.ts';
import { attachment, consumable, gear } from '../content/goods.ts';
import { skill, type SkillId } from '../content/skills.ts';
import { traumaRow } from '../content/trauma.ts';
import { weapon, type Dice, type WeaponId } from '../content/weapons.ts';
import { isUsable, type Article } from '../roster/articles.ts';
import { damageOf, statOf, techNeeded, valueOf, type Member, type OwnedWeapon } from '../roster/roster.ts';
import { seatName, unitName } from '../units/names.ts';
import { unitOf } from '../units/units.ts';
import type { UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';

/** The name of a crew, or its colour while nobody knows it. */
export function crewName({ crews }: Table, seat: Seat): string {
  const { brought, roster } = at(crews, seat);
  return (roster ?? brought)?.name ?? seatName(seat);
}

/** "Iron Lanterns (Crimson)", or the colour alone while nobody knows the crew. */
export function crewTitle(table: Table, seat: Seat): string {
  const [name, colour] = [crewName(table, seat), seatName(seat)];
  return name === colour ? colour : `${name} (${colour})`;
}

/** A unit's name in the few characters of a button. */
export function shortName(table: Table, unit: UnitId): string {
  return clipped(unitName(table, unit), 40);
}

export const STAT_NAMES: Readonly<Record<Stat, string>> = {
  agility: 'Agility',
  brawn: 'Brawn',
  focus: 'Focus',
  tech: 'Tech',
};

const STATUS_NAMES: Readonly<Record<Status, string>> = {
  stun: 'Stun',
  arc: 'Arc',
  bleed: 'Bleed',
  burn: 'Burn',
  disarmed: 'Disarmed',
  fear: 'Fear',
  poison: 'Poison',
  staggered: 'Staggered',
};

export function statusName(status: Status): string {
  return STATUS_NAMES[status];
}

/** "2D6", and "2D6+3" with a number. */
export function diceText({ n, sides }: Dice, plus = 0): string {
  const dice = `${n === 1 ? '' : String(n)}D${String(sides)}`;
  return plus === 0 ? dice : `${dice}${plus > 0 ? '+' : '−'}${String(Math.abs(plus))}`;
}

export function weaponName(id: WeaponId | null): string {
  return id === null ? 'fists' : weapon(id).name;
}

/** "Carbine +1 with Laser Sight". */
export function ownedName({ id, upgrades, attachments }: OwnedWeapon): string {
  const fittings = attachments.map((each) => attachment(each).name);
  const level = upgrades > 0 ? ` +${String(upgrades)}` : '';
  return `${weapon(id).name}${level}${fittings.length > 0 ? ` with ${joined(fittings)}` : ''}`;
}

/** "D8, 4 to 16 inches, Tech 1": what a weapon does. */
export function ownedText(owned: OwnedWeapon): string {
  const kind = weapon(owned.id);
  const how =
    kind.method === 'gun'
      ? `${String(kind.range[0])} to ${String(kind.range[1])} inches`
      : kind.method === 'melee'
        ? `reach ${String(kind.reach)}`
        : 'explodes, used once';
  const status = kind.inflicts ? [`inflicts ${statusName(kind.inflicts)}`] : [];
  return [diceText(damageOf(owned)), how, ...status, `Tech ${String(techNeeded(owned))}`].join(', ');
}

/** The statuses and preparations a unit has, in words. */
export function conditionsOf(table: Table, unit: UnitId): readonly string[] {
  const { ready, defending, ambush, disarmed, bleeds, burn, poison, fear } = unitOf(table, unit);
  return [
    ...(ready ? ['ready'] : []),
    ...(defending ? ['defending'] : []),
    ...(ambush === null ? [] : ['in ambush']),
    ...(disarmed ? ['Disarmed'] : []),
    ...(bleeds.length > 0 ? [bleeds.length === 1 ? 'Bleed' : `Bleed × ${String(bleeds.length)}`] : []),
    ...(burn ? [`Burn (${String(burn.turns)} more)`] : []),
    ...(poison ? ['Poison'] : []),
    ...(fear === null ? [] : ['Fear']),
  ];
}

export function skillName(id: SkillId): string {
  return skill(id).name;
}

/** What a skill costs and does: "1 Action, twice: 2D6 damage to an enemy within 8 inches." */
export function skillText(id: SkillId): string {
  const known = skill(id);
  if (known.form === 'passive') return known.text;
  if (known.form === 'reactive') return `Reaction: ${known.text}`;
  const often =
    known.uses === 1 ? 'once a match' : known.uses === 2 ? 'twice a match' : `${String(known.uses)} times a match`;
  return `${known.cost === 1 ? '1 Action' : '2 Actions'}, ${often}: ${known.text}`;
}

/** What an article of the Armory is called. */
export function articleName({ weapons }: Member, article: Article): string {
  switch (article.kind) {
    case 'weapon':
      return weapon(article.id).name;
    case 'gear':
      return gear(article.id).name;
    case 'consumable':
      return consumable(article.id).name;
    case 'skill':
      return skillName(article.id);
    case 'attachment':
      return `${attachment(article.id).name} for ${numbered(weapons, article.weapon)}`;
    case 'upgrade':
      return `Upgrade ${numbered(weapons, article.weapon)}`;
  }
}

/** The name of a weapon; of several alike, with a number. */
export function numbered(weapons: readonly OwnedWeapon[], place: number): string {
  const { id } = at(weapons, place);
  const alike = weapons.flatMap((owned, other) => (owned.id === id ? [other] : []));
  return alike.length > 1 ? `${weapon(id).name} ${String(alike.indexOf(place) + 1)}` : weapon(id).name;
}

/** What an article does, short enough for a menu with its price before it. */
export function articleText(member: Member, article: Article): string {
  return `${whatItDoes(member, article)}${tooMuch(member, isUsable(member, article))}`;
}

function whatItDoes({ weapons }: Member, article: Article): string {
  switch (article.kind) {
    case 'weapon':
      return ownedText({ id: article.id, upgrades: 0, attachments: [] });
    case 'gear':
      return gear(article.id).text;
    case 'consumable':
      return `1 Action: ${consumable(article.id).text}`;
    case 'attachment':
      return attachment(article.id).text;
    case 'skill':
      return skillText(article.id);
    case 'upgrade': {
      const owned = at(weapons, article.weapon);
      const better = { ...owned, upgrades: owned.upgrades + 1 };
      return `${ownedText(better)}. Next upgrade: ${String(valueOf(better))}`;
    }
  }
}

/** Said where a member carries what it cannot use (D29). */
export function tooMuch(member: Member, can: boolean): string {
  return can ? '' : ` · Unusable with Tech ${String(statOf(member, 'tech'))}`;
}

/** "Steel Leg (Agility −1)". */
export function traumaText(row: number): string {
  const { name, stats, health } = traumaRow(row);
  const changes = changesText(stats, health);
  return changes === '' ? name : `${name} (${changes})`;
}

/** "Dockers’ Union, Prizefighter". */
export function origin(member: Member): string {
  return `${affiliation(member.affiliation).name}, ${background(member.background).name}`;
}

/** "Agility +1, Brawn −1, Health +2". */
export function changesText(stats: Readonly<Partial<Record<Stat, number>>>, health = 0): string {
  const changes = Object.entries(STAT_NAMES).flatMap(([id, name]) => {
    const change = Object.entries(stats).find(([stat]) => stat === id)?.[1] ?? 0;
    return change === 0 ? [] : [`${name} ${signed(change)}`];
  });
  return [...changes, ...(health === 0 ? [] : [`Health ${signed(health)}`])].join(', ');
}

function signed(n: number): string {
  return n < 0 ? `−${String(-n)}` : `+${String(n)}`;
}
