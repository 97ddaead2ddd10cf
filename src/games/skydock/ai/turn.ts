import { at, best, without, type Rng } from '#engine';
import type { Action } from '../state/actions.ts';
import { slotsWhere } from '../characters/characters.ts';
import { meansSeen } from '../cards/resources.ts';
import { ATTACK, INTERACT, LOOT, MOVE, SCHEME } from '../content/abilities.ts';
import { SPOT_IDS, type SpotId } from '../content/board.ts';
import { isReady, objectiveAt } from '../objectives/conditions.ts';
import { interactions } from '../action-phase/interact.ts';
import { lastNoticed, leavesGuards } from '../action-phase/routes.ts';
import { showsIcon } from '../ship/spots.ts';
import { payable } from '../objectives/symbols.ts';
import { counts, stillWanted } from './backing.ts';
import { trackWorth } from './cards.ts';
import { chance, distance, LUCK, roundsLeft, type Outlook } from './knowledge.ts';
import { alarmCost, relief, STRAY } from './lockdown.ts';
import { attackLove, markersLeft, roomWorth, spotWorth } from './places.ts';

/** The value of an achievement on the way that the backer counts. */
const WANTED = 0.6;
/** The part of a track space's value that counts on the way. */
const PASSING = 0.3;

/** Chooses the marker to remove, for its action or for none. */
export function chooseMarker(look: Outlook, options: readonly Action[], rng: Rng): Action | null {
  return best(
    options.filter((action) => action.do !== 'stay'),
    (action) => {
      if (action.do === 'use') return useWorth(look, action.slot);
      return action.do === 'drop'
        ? dropWorth(look, action.slot)
        : Math.max(...markedSlots(look).map((slot) => dropWorth(look, slot)));
    },
    rng,
    LUCK,
  );
}

/** Chooses the marker to remove for no action; never one that could be useful later. */
export function chooseDrop(look: Outlook, options: readonly Action[], rng: Rng): Action | null {
  return best(options, (action) => (action.do === 'drop' ? dropWorth(look, action.slot) : 0), rng, LUCK);
}

function markedSlots({ pirate }: Outlook): number[] {
  return slotsWhere(pirate.board, ({ markers }) => markers > 0);
}

function dropWorth(look: Outlook, at: number): number {
  const slot = look.pirate.board[at];
  const lost = slot?.neutralized === 'no' ? 0.4 : 0;
  const queuing = stillWanted(look.own.backer, look.pirate, 'claim') > 0 ? 1.5 : 0.4;
  return (look.table.first.claimed ? 0 : queuing) - lost;
}

function useWorth(look: Outlook, slot: number): number {
  const held = at(look.pirate.board, slot);
  if (!held) return 0;
  const level = held.level - 1;
  switch (held.ability) {
    case 'move':
      return moveWorth(look, at(MOVE, level).rooms);
    case 'interact':
      return interactWorth(look, at(INTERACT, level).bonus);
    case 'scheme':
      return 0.9 * at(SCHEME, level).cards - 0.15 * look.own.scheme.length;
    case 'loot': {
      const { cards, bonus } = at(LOOT, level);
      const caught = 1 - chance(look, { cause: { from: 'loot-action' }, stat: 'technical', bonus });
      return 0.9 * cards - (0.8 + STRAY * alarmCost(look)) * caught - 0.1 * look.own.loot.length;
    }
    case 'attack':
      return attackWorth(look, at(ATTACK, level).bonus);
    case 'heal':
      return 1 + (counts(look.own.backer, 'heal-self') ? 1.5 : 0);
  }
}

function attackWorth(look: Outlook, bonus: number): number {
  const won = chance(look, { cause: { from: 'attack' }, stat: 'physical', bonus });
  return won * (2.2 + attackLove(look) + relief(look)) - (1 - won) * 1.2;
}

/** The value of the best interaction here. */
function interactWorth(look: Outlook, bonus: number): number {
  // Interact is offered by the number of cards; with the wrong cards it leads nowhere.
  if (interactions(meansSeen(look.view, look.seat, look.own), look.seat).length === 0) return Number.NEGATIVE_INFINITY;
  const worths = [roomWorth(look, look.pirate.spot) + bonus * 0.1];
  for (const index of look.table.objectives.keys()) {
    if (isReady(look.table, look.seat, index)) worths.push(attemptWorth(look, index, bonus));
  }
  return Math.max(...worths);
}

/** An objective the pirate can pay for, alone or with help. */
function attemptWorth(look: Outlook, index: number, bonus: number): number {
  const { glory, symbols, challenge } = objectiveAt(look.table, index);
  const { scheme } = look.own;
  const spare = Math.max(0, scheme.length - symbols.length);
  const won = challenge
    ? chance(
        look,
        { cause: { from: 'objective', id: at(look.table.objectives, index).id, helper: null }, ...challenge, bonus },
        spare,
      )
    : 1;
  if (payable(scheme, symbols)) return won * (glory + (isNew(look) ? 3 : 0)) - (1 - won);
  const short = symbols.some((symbol) => payable(scheme, without(symbols, symbol)));
  const others = look.view.hands.some((hand, seat) => seat !== look.seat && hand.scheme > 1);
  return short && others ? won * helpWorth(look) * 0.6 : 0;
}

/** The value of a support token and a token on an objective. */
function helpWorth(look: Outlook): number {
  const backed = stillWanted(look.own.backer, look.pirate, 'help') > 0;
  return 2.3 + (backed ? 3 : 0) + (isNew(look) ? (roundsLeft(look) <= 2 ? 4 : 1) : 0);
}

/** Whether the pirate still needs a token on an objective, without which it cannot win. */
function isNew({ table, seat }: Outlook): boolean {
  return table.objectives.every(({ done }) => !done.includes(seat));
}

/** Chooses the interaction. */
export function chooseInteraction(look: Outlook, options: readonly Action[], rng: Rng): Action | null {
  return best(
    options,
    (action) => {
      if (action.do === 'objective') return attemptWorth(look, action.objective, 0);
      if (action.do === 'ask') return helpWorth(look) * 0.6;
      if (action.do === 'room') return roomWorth(look, look.pirate.spot);
      return 0;
    },
    rng,
    LUCK,
  );
}

function moveWorth(look: Outlook, rooms: number): number {
  const { pirate } = look;
  const here = spotWorth(look, pirate.spot, 1, markersLeft(look) > 1);
  const there = destinations(look, rooms).map((spot) => spotWorth(look, spot, 1) - noticed(look, [spot]));
  return 0.6 * (Math.max(here, ...there) - here);
}

function destinations(look: Outlook, within: number): SpotId[] {
  const { spot } = look.pirate;
  return SPOT_IDS.filter((other) => other !== spot && distance(spot, other) <= within);
}

/** Chooses the best destination, each by its best route. */
export function chooseWay(look: Outlook, options: readonly Action[], rng: Rng): Action | null {
  const here = look.pirate.spot;
  const ends = Map.groupBy(options, (action) => (action.do === 'go' ? (action.path.at(-1) ?? here) : null));
  const ways = [...ends].map(([to, there]) => {
    const rated = there.map((action) => ({ action, worth: action.do === 'go' ? wayWorth(look, action.path) : 0 }));
    const { action, worth } = rated.reduce((a, b) => (b.worth > a.worth ? b : a));
    return { action, worth: to === null ? 0 : spotWorth(look, to, 1) + worth };
  });
  return best(ways, ({ worth }) => worth, rng, LUCK).action;
}

/** The value of the route itself, without its destination. */
function wayWorth(look: Outlook, path: readonly SpotId[]): number {
  const { own, pirate, table } = look;
  if (path.length === 0) return 0;
  const passed = new Set(path.slice(0, -1).filter((spot) => spot !== path.at(-1) && !pirate.visited.includes(spot)));
  const visit = stillWanted(own.backer, pirate, 'visit') > 0 ? WANTED : PASSING * trackWorth(look, 'visit');
  const sneak = stillWanted(own.backer, pirate, 'sneak') > 0 ? WANTED : PASSING * trackWorth(look, 'sneak');
  const sneaks = leavesGuards(table, pirate.spot, path);
  return passed.size * visit + (sneaks ? sneak : 0) - noticed(look, path) - 0.3;
}

/** The expected cost of encounters on the route. */
function noticed(look: Outlook, path: readonly SpotId[]): number {
  const { table, pirate } = look;
  const alarm = STRAY * alarmCost(look);
  const to = path.at(-1);
  if (to === undefined) return 0;
  const left = lastNoticed(table, pirate.spot, path, 0);
  return (left === null ? 0 : 0.5 + alarm) + (showsIcon(table, to, 'encounter') ? 0.05 + alarm : 0);
}
