import { at, seats, type Seat } from '#engine';
import { outcomeOf } from '../end/outcome.ts';
import type { State, Table } from '../state/state.ts';
import { mostHealth } from '../units/units.ts';
import { unitWorth } from './harm.ts';
import { statusesOn } from './statuses.ts';
import { expectedLosses } from './threats.ts';

/** The lead in units at which a victory is three times as likely as a defeat. */
const LEAD = 0.8;
/** What a consumable or an explosive left over counts. */
const SUPPLY = 0.025;
const STATUS = 0.6;

/** How likely a crew is to win, from 0 to 1: what its units are worth, less what is coming, against those of the strongest rival. */
export function evaluate({ table }: State, seat: Seat): number {
  const outcome = outcomeOf(table);
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const rivals = seats(table.crews.length).filter((other) => other !== seat);
  const turn = seatToAct(table);
  const losses = turn === null ? [] : expectedLosses(table, turn);
  const prospects = (of: Seat) => strengthOf(table, of) - (losses[of] ?? 0);
  const lead = prospects(seat) - Math.max(...rivals.map(prospects));
  return 1 / (1 + Math.exp((-lead * Math.log(3)) / LEAD));
}

function seatToAct({ stack }: Table): Seat | null {
  const turn = stack.find(({ kind }) => kind === 'turn');
  return turn?.kind === 'turn' ? turn.seat : null;
}

function strengthOf(table: Table, seat: Seat): number {
  const { units, roster } = at(table.crews, seat);
  if (!roster) return 0;
  return units.reduce((sum, { id, place, health, consumables, weapons }) => {
    if (place === null) return sum;
    const supplies = consumables.length + 0.5 * weapons.length;
    return sum + unitWorth(health, mostHealth(table, id)) - STATUS * statusesOn(table, id) + SUPPLY * supplies;
  }, 0);
}
