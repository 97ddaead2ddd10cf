import { at, type Seat } from '#engine';
import { afterMatch, type MemberResult } from '../roster/change.ts';
import type { Kept } from '../roster/kept.ts';
import type { Roster } from '../roster/roster.ts';
import type { Crew, State, Unit } from '../state/state.ts';

/** The crew a seat takes home: what the match did to it is written down (rules: Leveling Up Your Crew; Trauma). */
export function takeHome({ table }: State, seat: Seat): Kept | null {
  const { roster, change, units, conceded } = at(table.crews, seat);
  if (table.ending === null || roster === null || change === null) return null;
  const results = units.map((unit, slot) => resultOf(unit, roster, slot, conceded));
  return { roster: afterMatch(roster, results), last: { ...change, results } };
}

/** Experience for taking part, for standing at the end, and for units it Downed (rules: Leveling Up Your Crew; D32). */
export function experienceOf({ place, xp }: Unit, { conceded }: Pick<Crew, 'conceded'>): number {
  return xp + 1 + (place !== null && !conceded ? 1 : 0);
}

function resultOf(unit: Unit, { members }: Roster, slot: number, conceded: boolean): MemberResult {
  const { weapons, consumables } = at(members, slot);
  return {
    xp: experienceOf(unit, { conceded }),
    trauma: unit.trauma,
    thrown: missing(
      weapons.map(({ id }) => id),
      unit.weapons.map(({ id }) => id),
    ),
    consumed: missing(consumables, unit.consumables),
  };
}

/** What of a list is no longer there. */
function missing<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  const left = [...now];
  return before.filter((item) => {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
