import { at, seats, type Seat } from '#engine';
import { heroesOf, heroOf, lifeOf, spaceOf } from '../characters/characters.ts';
import { outcomeOf } from '../setup/outcome.ts';
import type { State, Table } from '../state/state.ts';
import { goalsOf, outlook } from './goals.ts';
import { questsExpected } from './quest-race.ts';

/** Victory tokens by which a lead counts as three quarters of a victory. */
const LEAD = 4;
/** What badges count against tokens of the scenario at hand. */
const BADGE = 3;

/** How likely a crew is to win, from 0 to 1: its lead in tokens, had and expected, in badges, and in how its heroes stand. */
export function evaluate({ table }: State, seat: Seat): number {
  const outcome = outcomeOf(table);
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const expected = table.scenario ? questsExpected(table) : [];
  const standings = seats(table.crews.length).map((each) => standing(table, each) + (expected[each] ?? 0));
  const lead = at(standings, seat) - Math.max(...standings.filter((_, other) => other !== seat));
  return 1 / (1 + Math.exp(-(lead * Math.log(3)) / LEAD));
}

function standing(table: Table, seat: Seat): number {
  const { tokens, badges } = at(table.crews, seat);
  const heroes = table.scenario ? heroesOf(table, seat) : [];
  const shape = heroes.reduce((sum, id) => {
    const { wounds, upgrades } = heroOf(table, id);
    const space = spaceOf(table, id);
    const ready = upgrades.filter(({ used }) => !used).length;
    const health =
      space === null
        ? -0.7
        : 0.6 * (1 - wounds / lifeOf(table, id)) + 0.8 * outlook(table, goalsOf(table, id, 1), space);
    return sum + health + 0.07 * ready;
  }, 0);
  return tokens + BADGE * badges + shape;
}
