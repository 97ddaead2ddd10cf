import { lockdownAt } from '../alert.ts';
import { SPOT_IDS, type SpotId } from '../content/board.ts';
import { at } from '../list.ts';
import { arrowFrom, showsIcon } from '../spots.ts';
import type { Table } from '../state.ts';
import type { Outlook } from './knowledge.ts';

/**
 * How likely everybody loses before the launch: a logistic regression of how the alert stood in every round of 600 games
 * among players who did not yet play against LOCKDOWN.
 */
export function lockdownRisk(table: Table): number {
  const free = 1 - table.alert / lockdownAt(table);
  return chanceOf(0.705 - 9.53 * free + 1.23 * table.launch - (19 * free) / (table.launch + 0.5));
}

/** What a space of the alert track costs, in glory: little, but for whoever would win if only the ship were launched. */
export function alarmCost(look: Outlook): number {
  return 0.4 + 8 * caution(look);
}

/** How much somebody has to lose by LOCKDOWN, 0 … 1: how near it is, and how far ahead they seem to be. */
export function caution({ table, seat }: Outlook): number {
  const { glory } = at(table.pirates, seat);
  const best = Math.max(...table.pirates.filter((_, other) => other !== seat).map((rival) => rival.glory));
  return lockdownRisk(table) * chanceOf((glory - best - 10) / 2);
}

/** What being in a room when the patrol comes is likely to cost: a challenge for each guard, and a space of the alert track. */
export function danger(look: Outlook, spot: SpotId): number {
  const { table } = look;
  const arriving = SPOT_IDS.filter(
    (from) => arrowFrom(from) === spot && table.pirates.every((pirate) => pirate.spot !== from),
  );
  const walkers = arriving.reduce((sum, from) => sum + table.guards[from].active, 0);
  const { active, stunned } = table.guards[spot];
  const posted = table.options.patrolReinforce === 'icon' ? showsIcon(table, spot, 'guard') : active + stunned > 0;
  const guards = active + walkers + Number(posted);
  return guards === 0 && stunned === 0 ? 0 : 0.8 + 0.6 * guards + alarmCost(look);
}

/** What the logarithm of odds comes to. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
