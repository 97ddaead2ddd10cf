import { at, counted, joined, seats, type FinalFace, type Outcome } from '#engine';
import { healthLeft, unitsStanding } from '../end/outcome.ts';
import { experienceOf } from '../end/take-home.ts';
import { xpToLevelUp } from '../roster/levels.ts';
import type { View } from '../hidden/view.ts';
import type { Table } from '../state/state.ts';
import { crewTitle, traumaText } from './words.ts';
import { unitName } from '../units/names.ts';

/** The match once it is over: who stands, and what everybody learned. */
export function finalFace(views: readonly View[]): FinalFace<View> {
  const { table } = at(views, 0);
  return {
    view: { viewer: 'public', table, muster: null },
    scores: {
      columns: ['Standing', 'Health', 'XP'],
      rows: seats(table.crews.length).map((seat) => [
        String(unitsStanding(table, seat)),
        table.crews[seat]?.roster ? `${String(healthLeft(table, seat))}%` : '–',
        String(experience(table, seat)),
      ]),
    },
    secrets: views
      .filter(({ viewer, muster }) => viewer !== 'public' && muster !== null)
      .map(({ muster }, seat) => ({
        name: `Muster of seat ${String(seat + 1)}`,
        value: muster?.crew === null ? 'Not chosen yet' : `${counted(muster?.bought.length ?? 0, 'purchase')} so far`,
      })),
  };
}

function experience({ crews }: Table, seat: number): number {
  const crew = at(crews, seat);
  return crew.units.reduce((sum, unit) => sum + experienceOf(unit, crew), 0);
}

/** How the match ended: one sentence, then what each crew takes home. */
export function result(
  { table }: View,
  { winners, reason }: Outcome,
): { headline: string; details: readonly string[] } {
  const names = joined(winners.map((seat) => crewTitle(table, seat)));
  const first = winners[0] ?? 0;
  const why =
    reason === 'time'
      ? `with ${counted(unitsStanding(table, first), 'unit')} standing when time ran out`
      : 'as the last crew standing';
  return {
    headline: winners.length > 1 ? `${names} share the victory.` : `${names} won ${why}.`,
    details: seats(table.crews.length).map((seat) => homeLine(table, seat)),
  };
}

/** "Local 88 (Crimson): XP: Mara Holt 3 of 7, Dag Pike 6 (levels up). Dag Pike has a new Trauma: Steel Leg (Agility −2, …)." */
function homeLine(table: Table, seat: number): string {
  const traumas = at(table.crews, seat).units.flatMap(({ id, trauma }) =>
    trauma === null ? [] : [`${unitName(table, id)} has a new Trauma: ${traumaText(trauma)}`],
  );
  return [`${crewTitle(table, seat)}: ${experienceText(table, seat)}`, ...traumas].join('. ');
}

/** How much XP each member has now, and how much its next level takes. */
function experienceText(table: Table, seat: number): string {
  const crew = at(table.crews, seat);
  const each = (crew.roster?.members ?? []).map(({ name, level, xp }, slot) => {
    const now = xp + experienceOf(at(crew.units, slot), crew);
    const price = xpToLevelUp(level);
    return now >= price ? `${name} ${String(now)} (levels up)` : `${name} ${String(now)} of ${String(price)}`;
  });
  return each.length > 0 ? `XP: ${each.join(', ')}` : 'no XP';
}
