import { memoizeLatest, sameJson } from '#engine';
import { damageTo, targetsIn, toughnessLeft } from '../battle/battle.ts';
import { boardOf, canCapture, crowds, hasSpace, isHeld, neighbours } from '../board/board.ts';
import { distances, wayToBridge } from '../board/distances.ts';
import type { CommonOrder, Order } from '../state/actions.ts';
import type { PirateUnit, RoomId } from '../state/state.ts';
import type { KnownAiUnit } from '../state/view.ts';
import { attackersOf, capturerOf, fittest, type Known } from './order-room.ts';
import { AI_DESIGNS } from '../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';

/*
 * One order for every pirate that can still act (B26). It never leads into a room with A.I. units, so it reveals nothing:
 * storming a room is the player's own order.
 */

export interface Assignment {
  readonly unit: PirateUnit;
  readonly order: Order;
  /** The room it goes to capture, which may be several rooms away; the Bridge where the way leads through it. */
  readonly goal?: RoomId;
}

const ORDERS = ['attack', 'settle', 'advance'] as const satisfies readonly CommonOrder[];

/** The common orders that would make at least two pirates act; `settle` and `all` only where they differ from the others. */
export function commonOrders(state: Known): readonly CommonOrder[] {
  const known = (orders: CommonOrder) => assignments(state, orders);
  const useful = ORDERS.filter((orders) => known(orders).length > 1 && (orders !== 'settle' || spreads(state)));
  const all = known('all');
  const isOther = useful.every((orders) => !isSame(known(orders), all));
  return all.length > 1 && isOther ? ['all', ...useful] : useful;
}

/** What each pirate would do, in the order in which they do it. */
export function assignments(state: Known, orders: CommonOrder): readonly Assignment[] {
  // A draft's state changes in place, so that the memory keeps its parts.
  const { layout, captured, pirates, ai } = state;
  return plansFor({ layout, captured, pirates, ai })[orders];
}

/** Memoized for the position: a question, its answer and its words all ask for it. */
const plansFor = memoizeLatest(
  (state: Known): Readonly<Record<CommonOrder, readonly Assignment[]>> => {
    const attack = attacks(state);
    const capture = captures(state);
    const settle = [...capture, ...settles(state, unitsOf(capture))];
    const all = [...attack, ...capture, ...advances(state, unitsOf(capture))];
    return { attack, settle, advance: advances(state, []), all };
  },
  (a, b) => a.pirates === b.pirates && a.ai === b.ai && a.captured === b.captured && a.layout === b.layout,
);

/** Whether the order to settle does anything that capturing and advancing do not: to go to the Bridge is to advance. */
function spreads(state: Known): boolean {
  const settle = assignments(state, 'settle');
  const goals = settle.flatMap(({ goal }) => goal ?? []);
  if (goals.length === 0) return true;
  const onwards = assignments(state, 'all').filter(({ order }) => order.do !== 'attack');
  return goals.some((goal) => goal !== boardOf(state.layout).bridge) && !isSame(settle, onwards);
}

function unitsOf(orders: readonly Assignment[]): readonly PirateUnit[] {
  return orders.map(({ unit }) => unit);
}

/** Whether each pirate does the same, in whichever order. */
function isSame(one: readonly Assignment[], other: readonly Assignment[]): boolean {
  return sameJson(byUnit(one), byUnit(other));
}

function byUnit(found: readonly Assignment[]) {
  return found.map(({ unit, order }) => ({ unit: unit.id, order })).sort((a, b) => a.unit - b.unit);
}

/** In each room, units that can be destroyed are attacked first, by as few as destroy them. */
function attacks(state: Known): Assignment[] {
  return idleRooms(state).flatMap(([room, idle]) => {
    const found: Assignment[] = [];
    let free = idle;
    let targets = targetsIn(state, room);
    for (;;) {
      const [next] = targets
        .map((target) => attackOn(target, free))
        .filter(({ attackers }) => attackers.length > 0)
        .sort((a, b) => a.left - b.left || a.attackers.length - b.attackers.length || b.danger - a.danger);
      if (!next) return found;
      const { target, attackers } = next;
      found.push(...attackers.map((unit) => ({ unit, order: { do: 'attack', unit: target.id } }) as const));
      free = free.filter((unit) => !attackers.includes(unit));
      targets = targets.filter((other) => other !== target);
    }
  });
}

function attackOn(target: KnownAiUnit, free: readonly PirateUnit[]) {
  const attackers = attackersOf(free, target);
  const dealt = attackers.reduce((sum, unit) => sum + damageTo(target.design, unit), 0);
  const { damage, cost } = AI_DESIGNS[target.design];
  return { target, attackers, left: Math.max(0, toughnessLeft(target) - dealt), danger: damage / cost };
}

/** In each room that can be captured, the cheapest pirate captures it. */
function captures(state: Known): Assignment[] {
  return idleRooms(state).flatMap(([room, idle]) => {
    const unit = canCapture(state, room) ? capturerOf(idle) : undefined;
    return unit ? [{ unit, order: { do: 'capture' } }] : [];
  });
}

/** The rooms next to this one that are nearer to the Bridge and hold no A.I. unit. */
export function roomsAhead({ layout, ai }: Pick<Known, 'layout' | 'ai'>, room: RoomId): readonly RoomId[] {
  const board = boardOf(layout);
  const way = wayToBridge(board);
  const far = (each: RoomId) => way.get(each) ?? Infinity;
  return neighbours(board, room).filter((exit) => far(exit) < far(room) && !isHeld(ai, exit));
}

/** Each pirate that no A.I. unit holds up moves one room nearer to the Bridge, the foremost and fittest first. */
function advances(state: Known, busy: readonly PirateUnit[]): Assignment[] {
  const way = wayToBridge(boardOf(state.layout));
  const far = (room: RoomId) => way.get(room) ?? Infinity;
  const crowd = new Map(crowds(state.pirates));
  return idleRooms(state)
    .filter(([room]) => !isHeld(state.ai, room))
    .sort(([a], [b]) => far(a) - far(b))
    .flatMap(([room, idle]) =>
      fittest(idle.filter((unit) => !busy.includes(unit))).flatMap((unit) => {
        const [next] = roomsAhead(state, room)
          .filter((exit) => hasSpace(crowd, exit))
          .sort((a, b) => (crowd.get(a) ?? 0) - (crowd.get(b) ?? 0));
        if (next === undefined) return [];
        pass(crowd, room, next);
        return [{ unit, order: { do: 'move', room: next } } as const];
      }),
    );
}

/** Each pirate that no A.I. unit holds up goes to another room that can be captured, the nearest and cheapest first. */
function settles(state: Known, busy: readonly PirateUnit[]): Assignment[] {
  const board = boardOf(state.layout);
  const held = crowds(state.ai);
  const goals = [...board.edges].filter((room) => canCapture(state, room) && !isHeld(state.pirates, room));
  const toll = (room: RoomId) => (held.has(room) ? Infinity : 1);
  const trips = goals.flatMap((goal) => {
    const way = distances(board, [goal], toll);
    const around = distances(board, [goal], (room) => (room === board.bridge && room !== goal ? Infinity : toll(room)));
    return idleRooms(state)
      .filter(([room]) => !held.has(room))
      .flatMap(([, idle]) => idle.filter((unit) => !busy.includes(unit)))
      .map((unit) => {
        const far = way.get(unit.room) ?? Infinity;
        // The Bridge is captured first.
        const first = (around.get(unit.room) ?? Infinity) > far ? board.bridge : goal;
        return { unit, goal, first, way, far };
      });
  });
  const sorted = trips
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far || costOf(a.unit) - costOf(b.unit) || a.unit.id - b.unit.id);
  const crowd = new Map(crowds(state.pirates));
  const sent = new Set<PirateUnit>();
  const taken = new Set<RoomId>();
  return sorted.flatMap(({ unit, goal, first, way, far }) => {
    if (sent.has(unit) || taken.has(goal)) return [];
    const next = neighbours(board, unit.room).find(
      (exit) => (way.get(exit) ?? Infinity) < far && hasSpace(crowd, exit),
    );
    if (next === undefined) return [];
    sent.add(unit);
    taken.add(goal);
    pass(crowd, unit.room, next);
    return [{ unit, order: { do: 'move', room: next }, goal: first } as const];
  });
}

function costOf({ design }: PirateUnit): number {
  return PIRATE_DESIGNS[design].cost;
}

function pass(crowd: Map<RoomId, number>, from: RoomId, to: RoomId): void {
  crowd.set(from, (crowd.get(from) ?? 0) - 1);
  crowd.set(to, (crowd.get(to) ?? 0) + 1);
}

function idleRooms(state: Known): [RoomId, readonly PirateUnit[]][] {
  const idle = state.pirates.filter(({ acted }) => !acted);
  return [...Map.groupBy(idle, ({ room }) => room)].sort(([a], [b]) => (a < b ? -1 : 1));
}
