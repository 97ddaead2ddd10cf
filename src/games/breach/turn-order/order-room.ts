import type { Action } from '../state/actions.ts';
import { damageTo, targetsIn, toughnessLeft, type Target } from '../battle/battle.ts';
import { boardOf, canCapture, crowds, hasSpace, neighbours } from '../board/board.ts';
import type { PirateUnit, RoomId, State } from '../state/state.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';

/*
 * One order for all pirates of a room (B26). The rules do not have it: every pirate spends its own action and could do the
 * same one by one. It saves the player presses.
 */

/** The rooms with two or more pirates that can still act and have an order in common, sorted. */
export function roomsToOrder(state: State): readonly RoomId[] {
  const idle = Map.groupBy(
    state.pirates.filter(({ acted }) => !acted),
    ({ room }) => room,
  );
  return [...idle].flatMap(([room, units]) => (units.length > 1 && hasOrders(state, room, units) ? [room] : [])).sort();
}

/** Whether `ordersFor` would return any order; must agree with it. Cheaper than building them. */
function hasOrders(state: State, room: RoomId, idle: readonly PirateUnit[]): boolean {
  const crowd = crowds(state.pirates);
  return (
    neighbours(boardOf(state.layout), room).some((exit) => hasSpace(crowd, exit, idle.length)) ||
    canCapture(state, room) ||
    state.ai.some((target) => target.room === room && idle.some((unit) => damageTo(target.design, unit) > 0))
  );
}

/** The pirates of a room that have not acted this wave. */
export function idleIn({ pirates }: Pick<State, 'pirates'>, room: RoomId): readonly PirateUnit[] {
  return pirates.filter((unit) => unit.room === room && !unit.acted);
}

/**
 * The pirates that attack when all of these are sent against one unit: the smallest group that destroys it, with the
 * least excess damage; if none can destroy it, all that can damage it.
 */
export function attackersOf(units: readonly PirateUnit[], target: Target): readonly PirateUnit[] {
  const dealt = (some: readonly PirateUnit[]) => some.reduce((sum, unit) => sum + damageTo(target.design, unit), 0);
  const able = units.filter((unit) => dealt([unit]) > 0);
  const enough = groupsOf(able).filter((group) => dealt(group) >= toughnessLeft(target));
  const [fewest] = enough.sort((a, b) => a.length - b.length || dealt(a) - dealt(b));
  return fewest ?? able;
}

/** The pirate that captures the room: the cheapest, since one is enough. */
export function capturerOf(units: readonly PirateUnit[]): PirateUnit | undefined {
  return [...units].sort((a, b) => PIRATE_DESIGNS[a.design].cost - PIRATE_DESIGNS[b.design].cost)[0];
}

/** All subsets, the empty one included: at most 16, since a room holds four. */
function groupsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((groups, one) => [...groups, ...groups.map((group) => [...group, one])], [[]]);
}

/** Capture the room, attack a unit they can damage, or move to a room with space for all of them. */
export function ordersFor(state: State, room: RoomId): Action[] {
  const idle = idleIn(state, room);
  const crowd = crowds(state.pirates);
  const targets = targetsIn(state, room).filter((target) => attackersOf(idle, target).length > 0);
  const exits = neighbours(boardOf(state.layout), room).filter((exit) => hasSpace(crowd, exit, idle.length));
  return [
    ...(canCapture(state, room) ? [{ do: 'capture' } as const] : []),
    ...targets.map(({ id }): Action => ({ do: 'attack', unit: id })),
    ...exits.map((exit): Action => ({ do: 'move', room: exit })),
  ];
}
