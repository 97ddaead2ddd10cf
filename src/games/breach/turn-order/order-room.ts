import type { Order } from '../state/actions.ts';
import { damageTo, healthLeft, targetsIn, toughnessLeft, type Target } from '../battle/battle.ts';
import { boardOf, canCapture, crowds, hasSpace, neighbours, ROOM_LIMIT } from '../board/board.ts';
import type { PirateUnit, RoomId, State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';

/*
 * One order for the pirates of a room (B26). The rules do not have it: every pirate spends its own action and could do the
 * same one by one. It saves the player presses.
 */

/** What the orders for several pirates follow from: facts that both sides know. */
export type Known = Pick<State, 'layout' | 'captured' | 'pirates'> & Pick<View, 'ai'>;

/** The pirates of a room that have not acted this wave. */
export function idleIn({ pirates }: Pick<State, 'pirates'>, room: RoomId): readonly PirateUnit[] {
  return pirates.filter((unit) => unit.room === room && !unit.acted);
}

/** Capture the room, attack a unit they can damage, or move to a room with space for any of them. */
export function ordersFor(state: Known, room: RoomId): Order[] {
  const idle = idleIn(state, room);
  const crowd = crowds(state.pirates);
  const targets = targetsIn(state, room).filter((target) => attackersOf(idle, target).length > 0);
  const exits = neighbours(boardOf(state.layout), room).filter((exit) => hasSpace(crowd, exit));
  return [
    ...(canCapture(state, room) ? [{ do: 'capture' } as const] : []),
    ...targets.map(({ id }): Order => ({ do: 'attack', unit: id })),
    ...exits.map((exit): Order => ({ do: 'move', room: exit })),
  ];
}

/** The pirates, of these in one room, that carry out the order: no more than are needed or have space. */
export function unitsFor(state: Known, units: readonly PirateUnit[], order: Order): readonly PirateUnit[] {
  switch (order.do) {
    case 'capture':
      return [capturerOf(units)].filter((unit) => unit !== undefined);
    case 'attack': {
      const target = targetsIn(state, units[0]?.room ?? '').find(({ id }) => id === order.unit);
      return target ? attackersOf(units, target) : [];
    }
    case 'move':
      return fittest(units).slice(0, ROOM_LIMIT - (crowds(state.pirates).get(order.room) ?? 0));
  }
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

/** Those with the most Health left first: they go ahead where there is not space for all. */
export function fittest(units: readonly PirateUnit[]): readonly PirateUnit[] {
  return [...units].sort((a, b) => healthLeft(b) - healthLeft(a) || a.id - b.id);
}

/** All subsets, the empty one included: at most 16, since a room holds four. */
function groupsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((groups, one) => [...groups, ...groups.map((group) => [...group, one])], [[]]);
}
