import { seats, type Outcome, type Seat } from '#engine';
import type { Table } from '../state/state.ts';

/**
 * Who has won, once the game is over: in a campaign the crew with the most badges, of those tied the one with the most victory
 * tokens over all scenarios, who share the victory where these are equal too (rules: Campaign Finale; Q41); in episodic mode
 * the winner of the scenario.
 */
export function outcomeOf({ ending, crews, sheet }: Table): Outcome | null {
  if (ending === null) return null;
  const last = sheet.at(-1);
  if (ending === 'scenario' && last)
    return { winners: last.order.slice(0, 1), reason: ending, places: last.order.map((seat) => [seat]) };
  const score = (seat: Seat) =>
    (crews[seat]?.badges ?? 0) * MORE_THAN_ALL_TOKENS + sheet.reduce((sum, { tokens }) => sum + (tokens[seat] ?? 0), 0);
  const scores = [...new Set(seats(crews.length).map(score))].sort((a, b) => b - a);
  const places = scores.map((each) => seats(crews.length).filter((seat) => score(seat) === each));
  return { winners: places[0] ?? [], reason: ending, places };
}

/** A badge counts more than all victory tokens of a campaign. */
const MORE_THAN_ALL_TOKENS = 10_000;
