import { at } from '#engine';
import { slotsWhere } from '../characters/characters.ts';
import { hasCompany } from '../end-of-game/backers.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { SpotId } from '../content/board.ts';
import { affordable } from '../effects/index.ts';
import { guardsIn } from '../ship/guards.ts';
import { roomAt, showsIcon } from '../ship/spots.ts';
import { looksAt, stillWanted } from './backing.ts';
import { textWorth } from './cards.ts';
import { distance, goal, roundsLeft, spotOf, type Outlook } from './knowledge.ts';
import { danger } from './lockdown.ts';

/** Usable markers left, by ability, without neutralized ones. */
function ready({ pirate }: Outlook): Set<AbilityId> {
  const slots = slotsWhere(pirate.board, ({ markers, neutralized }) => markers > 0 && neutralized === 'no');
  return new Set(slots.map((slot) => at(pirate.board, slot)?.ability ?? 'move'));
}

export function markersLeft({ pirate }: Outlook): number {
  return pirate.board.reduce((sum, slot) => sum + (slot?.markers ?? 0), 0);
}

/** The value of the room's own action to the player. */
export function roomWorth(look: Outlook, spot: SpotId): number {
  const { action } = roomAt(look.table, spot);
  const there: Outlook = { ...look, pirate: { ...look.pirate, spot } };
  return affordable(look.table, look.seat, look.own, action.does) ? textWorth(there, action.does) : 0;
}

/** The part of a room's danger that counts for a pirate that can still leave this round. */
const LEAVING = 0.3;

/** Move markers that can still be used. */
function movesLeft({ pirate }: Outlook): number {
  return pirate.board.reduce(
    (sum, slot) => sum + (slot?.ability === 'move' && slot.neutralized === 'no' ? slot.markers : 0),
    0,
  );
}

/** The value of being in a room: for the markers left, the chosen objective, and the coming patrol. */
export function spotWorth(look: Outlook, spot: SpotId, spent = 0, leaves = movesLeft(look) > spent): number {
  const { table, pirate, own, seat } = look;
  const abilities = ready(look);
  const left = markersLeft(look) - spent;
  let worth = 0;
  if (left > 0) {
    if (abilities.has('scheme') && showsIcon(table, spot, 'scheme')) worth += 1.1;
    if (abilities.has('loot') && showsIcon(table, spot, 'loot')) worth += 0.9;
    if (abilities.has('interact')) worth += 0.7 * Math.max(0, roomWorth(look, spot));
    if (abilities.has('attack') && guardsIn(table, spot) > 0) worth += 1 + attackLove(look);
    if (abilities.has('heal') && table.pirates.some((other) => other.spot === spot && isHurt(other))) worth += 0.6;
  }
  const aim = goal(look);
  if (aim) {
    const room = spotOf(table, aim.objective);
    if (room !== null)
      worth += aim.near * aim.objective.glory * (spot === room ? 0.55 : 0.12 / (1 + distance(spot, room)));
  }
  if (!pirate.visited.includes(spot)) worth += stillWanted(own.backer, pirate, 'visit') > 0 ? 1.2 : 0.15;
  worth -= danger(look, spot) * (leaves ? LEAVING : 1);
  return worth + farewell(look, spot, left, seat);
}

/** Where a backer wants the pirate to be when the ship launches. */
function farewell({ own, table, ...look }: Outlook, spot: SpotId, left: number, seat: number): number {
  if (roundsLeft({ own, table, ...look }) > 1 || left > 1) return 0;
  const [wished] = looksAt(own.backer, 'company');
  return wished && hasCompany(table, seat, spot, wished.of) ? 4 : 0;
}

/** The extra value of an attack for a player whose backer counts it. */
export function attackLove({ own, pirate }: Outlook): number {
  return stillWanted(own.backer, pirate, 'airlock') > 0 ? 1.2 : 0;
}

function isHurt({ board }: Outlook['pirate']): boolean {
  return board.some((slot) => slot !== null && slot.neutralized !== 'no');
}
