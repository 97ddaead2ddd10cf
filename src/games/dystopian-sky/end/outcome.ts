import { at, seats, type Outcome, type Seat } from '#engine';
import { quotient } from '../map/measure.ts';
import type { Table } from '../state/state.ts';
import { mostHealth } from '../units/units.ts';

/**
 * Who has won, once the match is over: the last crew standing; when the time is up, the crew with the most units standing, of
 * those tied the one with the most of its Health left in percent, else they share the victory (rules: Game End Condition; D15).
 */
export function outcomeOf(table: Table): Outcome | null {
  if (table.ending === null) return null;
  const all = seats(table.crews.length);
  const scores = [...new Set(all.map((seat) => score(table, seat)))].sort((a, b) => b - a);
  const places = scores.map((each) => all.filter((seat) => score(table, seat) === each));
  return { winners: at(places, 0), reason: table.ending, places };
}

/** Units standing, and below them the Health of the crew in percent. */
function score(table: Table, seat: Seat): number {
  return 101 * unitsStanding(table, seat) + healthLeft(table, seat);
}

export function unitsStanding({ crews }: Table, seat: Seat): number {
  return at(crews, seat).units.filter(({ place }) => place !== null).length;
}

/** What is left of the Health of the units that stand, in percent of the whole crew's. */
export function healthLeft(table: Table, seat: Seat): number {
  const { units } = at(table.crews, seat);
  const left = units.reduce((sum, { place, health }) => sum + (place === null ? 0 : health), 0);
  const most = units.reduce((sum, { id }) => sum + mostHealth(table, id), 0);
  return quotient(100 * left, Math.max(1, most));
}
