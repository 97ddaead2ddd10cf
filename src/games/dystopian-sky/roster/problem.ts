import { at, sameJson } from '#engine';
import { afterMatch, DoesNotAddUp, mustered, type Change } from './change.ts';
import type { Kept } from './kept.ts';
import { LENT_STEP, levelledUp } from './levels.ts';
import { CREW_SIZE, statOf, type Member, type Roster } from './roster.ts';

/** The most experience one match can bring a crew: twelve enemies Downed, three Captains, four standing, four taking part. */
const MOST_XP = 12 + 3 + 2 * CREW_SIZE;

/** Why a version does not follow from the one before it; `null` if it does. */
export function problemOf(before: Kept | null, after: Kept): string | null {
  const { last, roster } = after;
  if ((before === null) !== (last.founding !== null))
    return before === null ? 'Its first version does not say how it was founded.' : 'A crew is founded only once.';
  try {
    const grew = growthProblem(before?.roster ?? null, last);
    if (grew !== null) return grew;
    if (last.lent % LENT_STEP !== 0)
      return `A crew is lent ${String(LENT_STEP)} credits a member for each level, but here it is ${String(last.lent)}.`;
    const crew = mustered(before?.roster ?? null, last).roster;
    const won = (last.results ?? []).reduce((sum, { xp }) => sum + xp, 0);
    if (won > MOST_XP) return `A match brings a crew at most ${String(MOST_XP)} XP, but here it is ${String(won)}.`;
    if (last.results?.some(({ xp }) => xp < 1) === true) return 'Everybody who takes part gets at least 1 XP.';
    return firstDifference(last.results === null ? crew : afterMatch(crew, last.results), roster);
  } catch (error) {
    if (error instanceof DoesNotAddUp) return error.message;
    throw error;
  }
}

/** Every level brings Health once: D6 + Brawn, or as much as the new level (D13). */
function growthProblem(before: Roster | null, { grown }: Change): string | null {
  for (const [slot, member] of (before?.members ?? []).entries()) {
    const levels = levelledUp(member).level - member.level;
    const health = grown[slot] ?? [];
    const brawn = statOf(member, 'brawn');
    const isRight = health.every((n, nth) => (n > brawn && n <= brawn + 6) || n === member.level + nth + 1);
    if (health.length !== levels || !isRight) return `${member.name}: the Health of its new levels is not possible.`;
  }
  return before === null && grown.some((levels) => levels.length > 0) ? 'A new crew has gained no levels.' : null;
}

/** The first figure of a Roster that does not follow. */
function firstDifference(due: Roster, found: Roster): string | null {
  for (const [slot, member] of found.members.entries()) {
    const right = at(due.members, slot);
    for (const figure of FIGURES)
      if (!sameJson(member[figure], right[figure]))
        return `${member.name}: ${figure} ${JSON.stringify(member[figure])}, but ${JSON.stringify(right[figure])} follows from its last match.`;
  }
  return null;
}

/** Everything a line of the Roster says but the name, which its owner chooses. */
const FIGURES: readonly (keyof Member)[] = [
  'affiliation',
  'background',
  'level',
  'xp',
  'points',
  'credits',
  'grown',
  'traumas',
  'skills',
  'weapons',
  'gear',
  'consumables',
];
