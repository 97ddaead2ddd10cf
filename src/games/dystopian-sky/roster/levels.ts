import type { Member } from './roster.ts';

/** Credits that a level brings (rules: Leveling Up Your Crew). */
export const LEVEL_CREDITS = 250;

/** Credits that each member is lent for every level the crew has less than the strongest: 100 for the crew (D31). */
export const LENT_STEP = 25;

/** Experience that the level after this one costs: 6 from the first to the second, then one more each time. */
export function xpToLevelUp(level: number): number {
  return 5 + level;
}

/**
 * A member after every level its experience pays for: a skill point and credits each (rules: Leveling Up Your Crew; D26).
 * The Health is rolled later.
 */
export function levelledUp(member: Member): Member {
  const price = xpToLevelUp(member.level);
  if (member.xp < price) return member;
  return levelledUp({
    ...member,
    level: member.level + 1,
    xp: member.xp - price,
    points: member.points + 1,
    credits: member.credits + LEVEL_CREDITS,
  });
}
