import { at } from '#engine';
import { lockdownAt } from '../ship/alert.ts';
import { SPOT_IDS, type SpotId } from '../content/board.ts';
import { guardsIn } from '../ship/guards.ts';
import { arrowFrom, showsIcon } from '../ship/spots.ts';
import type { Table } from '../state/state.ts';
import type { Outlook } from './knowledge.ts';

/**
 * The chance of LOCKDOWN before the launch: rounded weights of three logistic regressions on the alert in every round of
 * 3,000 games of two to four heuristic players, which were tuned afterwards.
 */
export function lockdownRisk(table: Table): number {
  const { alert, launch } = table;
  const free = 1 - alert / lockdownAt(table);
  return chanceOf(-0.5 - 4.2 * free + 1.3 * launch - 0.66 * free * launch - (24.5 * free) / (launch + 0.5));
}

/** The cost of a space of the alert track, in glory; only a likely winner minds LOCKDOWN. */
export function alarmCost(look: Outlook): number {
  return DREAD * caution(look);
}

/** The cost of an alert space, in glory, to a certain winner facing a certain LOCKDOWN. */
const DREAD = 300;
/** The lead in glory from which a player counts as winning. */
const LEAD = 6.5;
/** The chance that an encounter, or an additional guard, raises the alert by a space. */
export const STRAY = 0.2;
/** The cost of facing a patrol guard, in glory. */
const CHALLENGED = 0.3;

/** A player's risk from LOCKDOWN, 0 … 1: its chance times the chance to win otherwise. */
function caution({ table, seat }: Outlook): number {
  const { glory } = at(table.pirates, seat);
  const best = Math.max(...table.pirates.filter((_, other) => other !== seat).map((rival) => rival.glory));
  return lockdownRisk(table) * chanceOf(glory - best - LEAD);
}

/** The expected cost of being in a room when the patrol comes: challenges and an alert space. */
export function danger(look: Outlook, spot: SpotId): number {
  const { active, stunned } = look.table.guards[spot];
  const guards = active + arriving(look, spot, active + stunned);
  return guards === 0 && stunned === 0 ? 0 : CHALLENGED * guards + alarmCost(look);
}

/** The guards in the room after the patrol, if nobody moves, given the tokens there before it. */
function arriving({ table }: Outlook, spot: SpotId, tokens: number): number {
  const from = SPOT_IDS.filter(
    (other) => arrowFrom(other) === spot && table.pirates.every((pirate) => pirate.spot !== other),
  );
  const walking = from.reduce((sum, other) => sum + table.guards[other].active, 0);
  const posted = table.options.patrolReinforce === 'icon' ? showsIcon(table, spot, 'guard') : tokens + walking > 0;
  return walking + Number(posted);
}

/** The value of removing the room's last guard token before the patrol. */
export function relief(look: Outlook): number {
  const { spot } = look.pirate;
  return guardsIn(look.table, spot) === 1 && arriving(look, spot, 0) === 0 ? alarmCost(look) : 0;
}

/** The probability for log-odds. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
