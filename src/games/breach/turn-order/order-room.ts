import type { Action } from '../state/actions.ts';
import { damageTo, targetsIn, toughnessLeft, type Target } from '../battle/battle.ts';
import { boardOf, canCapture, crowds, hasSpace, neighbours } from '../board/board.ts';
import { pirateDesign } from '../battle/designs.ts';
import type { PirateUnit, RoomId, State } from '../state/state.ts';

/*
 * The pirates of one room ordered in one breath. The rules know nothing of it: every unit spends its own action, and
 * whatever can be done so can be done one by one as well. It spares whoever plays the Pirates most of their presses.
 */

/** The rooms whose pirates can be ordered all at once: two or more that can still act, with something to do. */
export function roomsToOrder(state: State): readonly RoomId[] {
  const idle = Map.groupBy(
    state.pirates.filter(({ acted }) => !acted),
    ({ room }) => room,
  );
  return [...idle].flatMap(([room, units]) => (units.length > 1 && hasOrders(state, room, units) ? [room] : [])).sort();
}

/** Whether `ordersFor` the room has any: the question puts them, and most of the time it is enough to know that. */
function hasOrders(state: State, room: RoomId, idle: readonly PirateUnit[]): boolean {
  const crowd = crowds(state.pirates);
  return (
    neighbours(boardOf(state.layout), room).some((exit) => hasSpace(crowd, exit, idle.length)) ||
    canCapture(state, room) ||
    state.ai.some((target) => target.room === room && idle.some((unit) => damageTo(target.design, unit) > 0))
  );
}

/** The pirates of a room that have not spent their action of this wave. */
export function idleIn({ pirates }: Pick<State, 'pirates'>, room: RoomId): readonly PirateUnit[] {
  return pirates.filter((unit) => unit.room === room && !unit.acted);
}

/**
 * Who of these attacks when all are sent against one unit: as few as destroy it, and of those who waste least; where
 * they cannot, everybody who does it any harm.
 */
export function attackersOf(units: readonly PirateUnit[], target: Target): readonly PirateUnit[] {
  const dealt = (some: readonly PirateUnit[]) => some.reduce((sum, unit) => sum + damageTo(target.design, unit), 0);
  const able = units.filter((unit) => dealt([unit]) > 0);
  const enough = groupsOf(able).filter((group) => dealt(group) >= toughnessLeft(target));
  const [fewest] = enough.sort((a, b) => a.length - b.length || dealt(a) - dealt(b));
  return fewest ?? able;
}

/** Who of these captures their room: one hand is enough, and the cheapest is missed least. */
export function capturerOf(units: readonly PirateUnit[]): PirateUnit | undefined {
  return [...units].sort((a, b) => pirateDesign(a.design).cost - pirateDesign(b.design).cost)[0];
}

/** Every choice of some of these, of none as well: no more than 16, since a room holds four. */
function groupsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((groups, one) => [...groups, ...groups.map((group) => [...group, one])], [[]]);
}

/** The capture of their room by one of them, an attack on anything they can harm, and a move to any room with space for all. */
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
