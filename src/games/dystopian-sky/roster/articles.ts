import { at, idsOf, withAt } from '#engine';
import { affiliation } from '../content/affiliations.ts';
import {
  ATTACHMENTS,
  attachment,
  CONSUMABLES,
  consumable,
  GEAR,
  gear,
  type AttachmentId,
  type ConsumableId,
  type GearId,
} from '../content/goods.ts';
import type { SkillId } from '../content/skills.ts';
import { WEAPONS, weapon, type WeaponId } from '../content/weapons.ts';
import { canWield, statOf, valueOf, type Member } from './roster.ts';

/** What a member can spend credits on in the Armory, or a skill point. `weapon` of the last two is a place in its list. */
export type Article =
  | { readonly kind: 'weapon'; readonly id: WeaponId }
  | { readonly kind: 'gear'; readonly id: GearId }
  | { readonly kind: 'consumable'; readonly id: ConsumableId }
  | { readonly kind: 'skill'; readonly id: SkillId }
  | { readonly kind: 'attachment'; readonly id: AttachmentId; readonly weapon: number }
  | { readonly kind: 'upgrade'; readonly weapon: number };

/** Its price in credits; skills cost a skill point instead. */
export function priceOf(member: Member, article: Article): number {
  switch (article.kind) {
    case 'weapon':
      return weapon(article.id).value;
    case 'gear':
      return gear(article.id).value;
    case 'consumable':
      return consumable(article.id).value;
    case 'attachment':
      return attachment(article.id).value;
    case 'upgrade':
      return valueOf(at(member.weapons, article.weapon));
    case 'skill':
      return 0;
  }
}

/** Whether a member has the Tech for an article; what it has too little for it may still carry (D29). */
export function isUsable(member: Member, article: Article): boolean {
  switch (article.kind) {
    case 'weapon':
      return canWield(member, { id: article.id, upgrades: 0, attachments: [] });
    case 'gear':
      return gear(article.id).tech <= statOf(member, 'tech');
    case 'consumable':
      return consumable(article.id).tech <= statOf(member, 'tech');
    case 'attachment':
      return attachment(article.id).tech <= statOf(member, 'tech');
    case 'upgrade': {
      const owned = at(member.weapons, article.weapon);
      return canWield(member, { ...owned, upgrades: owned.upgrades + 1 });
    }
    case 'skill':
      return true;
  }
}

/** Everything a member can get with that many credits, in the order of the Armory. */
export function articlesFor(member: Member, credits: number): readonly Article[] {
  const guns = member.weapons.flatMap(({ id }, place) => (weapon(id).method === 'gun' ? [place] : []));
  const upgradable = member.weapons.flatMap(({ id }, place) => (weapon(id).method === 'explosive' ? [] : [place]));
  const articles: readonly Article[] = [
    ...idsOf(WEAPONS).map((id) => ({ kind: 'weapon', id }) as const),
    ...upgradable.map((place) => ({ kind: 'upgrade', weapon: place }) as const),
    ...guns.flatMap((place) =>
      idsOf(ATTACHMENTS)
        .filter((id) => !at(member.weapons, place).attachments.includes(id))
        .map((id) => ({ kind: 'attachment', id, weapon: place }) as const),
    ),
    ...idsOf(GEAR)
      .filter((id) => !member.gear.includes(id))
      .map((id) => ({ kind: 'gear', id }) as const),
    ...idsOf(CONSUMABLES).map((id) => ({ kind: 'consumable', id }) as const),
  ];
  return [...skillsFor(member), ...articles.filter((article) => priceOf(member, article) <= credits)];
}

/** The skills of its affiliation that it has not learned, if it has a skill point (rules: Skill Points). */
function skillsFor(member: Member): readonly Article[] {
  if (member.points === 0) return [];
  return affiliation(member.affiliation)
    .skills.filter((id) => !member.skills.includes(id))
    .map((id) => ({ kind: 'skill', id }));
}

/** The member with that article; its credits stay as they are. */
export function withArticle(member: Member, article: Article): Member {
  switch (article.kind) {
    case 'weapon':
      return { ...member, weapons: [...member.weapons, { id: article.id, upgrades: 0, attachments: [] }] };
    case 'gear':
      return { ...member, gear: [...member.gear, article.id] };
    case 'consumable':
      return { ...member, consumables: [...member.consumables, article.id] };
    case 'skill':
      return { ...member, points: member.points - 1, skills: [...member.skills, article.id] };
    case 'attachment': {
      const owned = at(member.weapons, article.weapon);
      const attachments = [...owned.attachments, article.id];
      return { ...member, weapons: withAt(member.weapons, article.weapon, { ...owned, attachments }) };
    }
    case 'upgrade': {
      const owned = at(member.weapons, article.weapon);
      const upgraded = { ...owned, upgrades: owned.upgrades + 1 };
      return { ...member, weapons: withAt(member.weapons, article.weapon, upgraded) };
    }
  }
}
