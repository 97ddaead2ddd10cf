import { at, seats, type Seat } from '#engine';
import { heroesOf, heroOf, lifeOf, seatOf, spaceOf } from '../characters/characters.ts';
import { outcomeOf } from '../setup/outcome.ts';
import { scenarioOf } from '../state/draft.ts';
import type { CharacterId } from '../state/ids.ts';
import type { State, Table } from '../state/state.ts';
import { goalsOf, outlook } from './goals.ts';
import { questsExpected } from './quest-race.ts';

/** Victory tokens by which a lead counts as three quarters of a victory. */
const LEAD = 4;
/** What badges count against tokens of the scenario at hand. */
const BADGE = 3;
/** What a hero without wounds is worth against one that is nearly killed, and one that is killed, in victory tokens. */
const HEALTH = 0.9;
const KILLED = -0.7;
/** What a hero that is nearly killed costs more while a rival can complete a PvP quest with it. */
const PREY = 1;
/** What an unexhausted upgrade is worth. */
const READY = 0.07;
/** What share of its prospects a hero is worth. */
const OUTLOOK = 0.8;

/** How likely a crew is to win, from 0 to 1: its lead in tokens, had and expected, in badges, and in how its heroes stand. */
export function evaluate({ table }: State, seat: Seat): number {
  const outcome = outcomeOf(table);
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const expected = table.scenario ? questsExpected(table) : [];
  const standings = seats(table.crews.length).map((each) => standing(table, each) + (expected[each] ?? 0));
  const lead = at(standings, seat) - Math.max(...standings.filter((_, other) => other !== seat));
  return 1 / (1 + Math.exp(-(lead * Math.log(3)) / LEAD));
}

/** What a crew has, and how its heroes stand, in victory tokens. */
function standing(table: Table, seat: Seat): number {
  const { tokens, badges } = at(table.crews, seat);
  const heroes = table.scenario ? heroesOf(table, seat) : [];
  return tokens + BADGE * badges + heroes.reduce((sum, hero) => sum + shapeOf(table, hero), 0);
}

/** Its upgrades, its health and its prospects. */
function shapeOf(table: Table, hero: CharacterId): number {
  const { wounds, upgrades } = heroOf(table, hero);
  const space = spaceOf(table, hero);
  const ready = READY * upgrades.filter(({ used }) => !used).length;
  if (space === null) return ready + KILLED;
  const isPrey = at(scenarioOf(table).rivalries, seatOf(hero)) === null;
  const risk = HEALTH + (isPrey ? PREY : 0);
  const health = HEALTH - (risk * wounds) / lifeOf(table, hero);
  return ready + health + OUTLOOK * outlook(table, goalsOf(table, hero, 1), space);
}
