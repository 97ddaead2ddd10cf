import { at } from '#engine';
import { lockdownAt } from '../ship/alert.ts';
import { SPOT_IDS, type SpotId } from '../content/board.ts';
import { guardsIn } from '../ship/guards.ts';
import { arrowFrom, showsIcon } from '../ship/spots.ts';
import type { Table } from '../state/state.ts';
import type { Outlook } from './knowledge.ts';

/**
 * How likely everybody loses before the launch: weights rounded from three logistic regressions of how the alert stood
 * in every round, over 3,000 games of two to four players by rule of thumb, whose other habits were tuned afterwards.
 */
export function lockdownRisk(table: Table): number {
  const { alert, launch } = table;
  const free = 1 - alert / lockdownAt(table);
  return chanceOf(-0.5 - 4.2 * free + 1.3 * launch - 0.66 * free * launch - (24.5 * free) / (launch + 0.5));
}

/** What a space of the alert track costs, in glory: nothing, but for whoever would win if only the ship were launched. */
export function alarmCost(look: Outlook): number {
  return DREAD * caution(look);
}

/** What a space of the alert track costs, in glory, whoever is sure to win and sure to be locked down. */
const DREAD = 300;
/** Glory ahead of the best rival from which one would rather keep what one has. */
const LEAD = 6.5;
/** How likely an encounter, or one more guard about, leads to a space of the alert track. */
export const STRAY = 0.2;
/** What facing a guard of the patrol costs, in glory. */
const CHALLENGED = 0.3;

/** How much somebody has to lose by LOCKDOWN, 0 … 1: how near it is, and how far ahead they seem to be. */
function caution({ table, seat }: Outlook): number {
  const { glory } = at(table.pirates, seat);
  const best = Math.max(...table.pirates.filter((_, other) => other !== seat).map((rival) => rival.glory));
  return lockdownRisk(table) * chanceOf(glory - best - LEAD);
}

/** What being in a room when the patrol comes is likely to cost: a challenge for each guard, and a space of the alert track. */
export function danger(look: Outlook, spot: SpotId): number {
  const { active, stunned } = look.table.guards[spot];
  const guards = active + arriving(look, spot, active + stunned);
  return guards === 0 && stunned === 0 ? 0 : CHALLENGED * guards + alarmCost(look);
}

/** Guards the patrol will bring there, if everybody stays where they are and so many tokens are there by then. */
function arriving({ table }: Outlook, spot: SpotId, tokens: number): number {
  const from = SPOT_IDS.filter(
    (other) => arrowFrom(other) === spot && table.pirates.every((pirate) => pirate.spot !== other),
  );
  const walking = from.reduce((sum, other) => sum + table.guards[other].active, 0);
  const posted = table.options.patrolReinforce === 'icon' ? showsIcon(table, spot, 'guard') : tokens + walking > 0;
  return walking + Number(posted);
}

/** What it is worth that there is a guard token less in the room, when it is the last one the patrol would find there. */
export function relief(look: Outlook): number {
  const { spot } = look.pirate;
  return guardsIn(look.table, spot) === 1 && arriving(look, spot, 0) === 0 ? alarmCost(look) : 0;
}

/** What the logarithm of odds comes to. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
