import { best } from '#engine';
import { isOrder, type Action, type Order } from '../state/actions.ts';
import { damageTo, healthLeft, toughnessLeft } from '../battle/battle.ts';
import { canCapture, neighbours, ROOM_LIMIT } from '../board/board.ts';
import { roomsForPirates } from '../board/breaches.ts';
import { PIRATE_DESIGNS, type PirateDesignId } from '../content/pirates.ts';
import { ROUNDS } from '../turn-order/length.ts';
import type { PirateUnit, RoomId } from '../state/state.ts';
import type { AiUnitView, View } from '../state/view.ts';
import { crewFor } from '../turn-order/crews.ts';
import { assignments, type Assignment } from '../turn-order/everyone.ts';
import { idleIn, unitsFor } from '../turn-order/order-room.ts';
import { boardIn, breachesIn, oncePerPosition, waysTo } from './map.ts';
import { type Player } from './player.ts';
import { AI_DESIGNS } from '../content/ai-units.ts';

/** Weights of the heuristic, tuned against the A.I.'s. */
const HABITS = {
  /** The value of going to capture a room for its rations: per round left, minus a cost per step. */
  settle: 1.4,
  settleAway: 0.95,
  /** Cost per ration of the pirate that goes: cheap pirates go first. */
  settleCost: 0.36,
  /** The detour, in rooms, that an A.I. unit on the way is worth. */
  detour: 0.63,
  /** The same for a pirate that goes to capture a room. */
  foe: 2.3,
  /** How many more pirates than A.I. units must gather before they storm a room. */
  gather: 2.3,
  captureReach: 7.2,
  /** How many rooms nearer to the bridge a new breach must be to send a pirate for it. */
  errand: 1.5,
  captureRations: 1.9,
  kill: 15.7,
  break: 10.9,
  storm: 2.9,
  health: 0.87,
  /** Preference for expensive pirates where space is short. */
  space: 1.07,
  /** How much a kind of damage that is already on board counts against hiring more of it. */
  sated: 1.77,
  whim: 1,
  /** How much better a pirate’s own best order may be than what it does in a common one. */
  regret: 5,
  together: 100,
  /** The preference for hiring a whole crew. */
  crew: 0.3,
};

/** Creeps from breach to breach towards the bridge, gathers next door, and storms it. */
export const piratesPlayer: Player = (view, decision, rng) => {
  const { options } = decision;
  const way = wayToBridge(view);
  switch (decision.kind) {
    case 'pirate-set-up':
    case 'hire':
      return best(options, (option) => hiringValue(view, way, option), rng, HABITS.whim);
    case 'breach':
      return best(
        options,
        (option) => (option.do === 'breach' ? option.count - 9 * (way.get(option.room) ?? 99) : -999),
        rng,
      );
    case 'pirate-wave':
      return best(options, waveValues(view, way), rng);
    case 'order-room':
      return best(options, roomValues(view, way), rng);
    case 'order': {
      const frame = view.stack.at(-1);
      const unit = view.pirates.find(({ id }) => frame?.kind === 'order' && id === frame.unit);
      return best(options, (option) => (unit && isOrder(option) ? orderValue(view, way, unit, option) : 0), rng);
    }
    default:
      throw new Error(`The Pirates are not asked for ${decision.kind}.`);
  }
};

type Way = ReadonlyMap<RoomId, number>;

/** Distances to the bridge; rooms with A.I. units count as detours. */
const wayToBridge = (view: View): Way => waysTo(view, [boardIn(view).bridge], HABITS.detour);

function ordersOf(view: View, unit: PirateUnit): Order[] {
  const doors = neighbours(boardIn(view), unit.room).filter((room) => piratesIn(view, room).length < ROOM_LIMIT);
  return [
    ...(canCapture(view, unit.room) ? [{ do: 'capture' } as const] : []),
    ...aiIn(view, unit.room).map((target) => ({ do: 'attack', unit: target.id }) as const),
    ...doors.map((room) => ({ do: 'move', room }) as const),
  ];
}

/** Hiring one by one or a crew, which counts as the average of its members. */
function hiringValue(view: View, way: Way, option: Action): number {
  if (option.do === 'hire') return hireValue(view, way, option.design);
  const [room] = roomsForPirates(view);
  if (option.do !== 'hire-crew' || room === undefined) return -99;
  const crew = crewFor(view, option.crew, room);
  return HABITS.crew + crew.reduce((sum, design) => sum + hireValue(view, way, design), 0) / crew.length;
}

/** A pirate that can still act and its best order. */
interface Wish {
  readonly unit: PirateUnit;
  readonly value: number;
}

function wishesOf(view: View, way: Way, units: readonly PirateUnit[]): Wish[] {
  return units
    .filter(({ acted }) => !acted)
    .map((unit) => ({
      unit,
      value: Math.max(...ordersOf(view, unit).map((order) => orderValue(view, way, unit, order))),
    }));
}

/** The value of ordering everyone, those of a room, or one pirate next. */
function waveValues(view: View, way: Way): (option: Action) => number {
  const wishes = wishesOf(view, way, view.pirates);
  return (option) => {
    switch (option.do) {
      case 'everyone':
        return commonValue(view, way, wishes, assignments(view, option.orders));
      case 'order-room':
        return bestOf(wishes.filter(({ unit }) => unit.room === option.room));
      case 'order':
        return bestOf(wishes.filter(({ unit }) => unit.id === option.unit));
      case 'recruit':
        return recruitValue(view, way);
      default:
        return 0;
    }
  };
}

/** The value of each order for the pirates of a room, and of ordering one of them alone. */
function roomValues(view: View, way: Way): (option: Action) => number {
  const frame = view.stack.at(-1);
  const idle = frame?.kind === 'order-room' ? idleIn(view, frame.room) : [];
  const wishes = wishesOf(view, way, idle);
  return (option) => {
    if (option.do === 'back') return 0;
    if (option.do === 'order') return bestOf(wishes.filter(({ unit }) => unit.id === option.unit));
    if (!isOrder(option)) return 0;
    const orders = unitsFor(view, idle, option).map((unit) => ({ unit, order: option }));
    return commonValue(view, way, wishes, orders);
  };
}

/** Several orders at one press are worth it if hardly a pirate would rather do something else. */
function commonValue(view: View, way: Way, wishes: readonly Wish[], orders: readonly Assignment[]): number {
  const values = orders.map(({ unit, order, goal }) => {
    const wish = wishes.find((other) => other.unit.id === unit.id);
    // One pirate is enough to settle a room: together they only advance.
    const value =
      order.do !== 'move'
        ? orderValue(view, way, unit, order)
        : goal === undefined
          ? advanceValue(view, way, unit, order.room)
          : tripValue(view, unit, order.room, goal);
    // Who would rather destroy a unit is not needed for that: the order sends as few as destroy it.
    if (order.do === 'attack') return { value, regret: 0 };
    return { value, regret: (wish?.value ?? 0) - value };
  });
  const regrets = values.reduce((sum, { regret }) => sum + regret, 0);
  const isAgreed = values.every(({ value }) => value > 0) && regrets <= HABITS.regret * values.length;
  return isAgreed ? HABITS.together + values.length : -1;
}

function bestOf(wishes: readonly Wish[]): number {
  return Math.max(-1, ...wishes.map(({ value }) => value));
}

function orderValue(view: View, way: Way, unit: PirateUnit, order: Order): number {
  switch (order.do) {
    case 'capture':
      return captureValue(view, way, unit);
    case 'attack': {
      const target = view.ai.find(({ id }) => id === order.unit);
      return target ? attackValue(view, unit, target) : 0;
    }
    case 'move':
      return moveValue(view, way, unit, order.room);
  }
}

function captureValue(view: View, way: Way, { room, design }: PirateUnit): number {
  if (room === boardIn(view).bridge) return 1000;
  const gain = reachOf(view, way) - (way.get(room) ?? 99);
  // The cheapest pirate captures.
  return (
    HABITS.captureReach * Math.max(0, gain) +
    HABITS.captureRations * (ROUNDS - view.round) -
    0.1 * PIRATE_DESIGNS[design].cost
  );
}

/** How far the bridge is from the nearest breach. */
function reachOf(view: View, way: Way): number {
  return Math.min(...breachesIn(view).map((breach) => way.get(breach) ?? 99));
}

function attackValue(view: View, unit: PirateUnit, target: AiUnitView): number {
  if (target.design === null) return 0;
  const dealt = damageTo(target.design, unit);
  if (dealt === 0) return -1;
  const left = toughnessLeft({ ...target, design: target.design });
  const share = Math.min(1, dealt / left);
  const overkill = Math.max(0, dealt - left);
  const bridge = unit.room === boardIn(view).bridge ? 30 : 0;
  return share * HABITS.break + (share >= 1 ? HABITS.kill : 0) - overkill + bridge;
}

interface Errand {
  readonly unit: PirateUnit;
  readonly toGo: ReadonlyMap<RoomId, number>;
}

/** The most useful new breach near the bridge and the pirate to send there; `null` when no edge room is worth it. */
const errandOf = oncePerPosition((view: View): Errand | null => {
  const board = boardIn(view);
  const way = wayToBridge(view);
  const reach = reachOf(view, way);
  let errand: (Errand & { readonly value: number }) | null = null;
  for (const room of board.edges) {
    const gain = reach - (way.get(room) ?? 99);
    if (gain < HABITS.errand || (errand && 2 * gain <= errand.value)) continue;
    if (room === board.bridge || !canCapture(view, room)) continue;
    const toGo = waysTo(view, [room], HABITS.foe);
    for (const unit of view.pirates) {
      const value = 2 * gain - (toGo.get(unit.room) ?? 99) - 0.1 * PIRATE_DESIGNS[unit.design].cost;
      if (!errand || value > errand.value) errand = { value, unit, toGo };
    }
  }
  return errand;
});

/** The distance of each room to the nearest room that can be captured and has no pirate yet. */
const toSettle = oncePerPosition((view: View): ReadonlyMap<RoomId, number> => {
  const board = boardIn(view);
  const free = [...board.edges].filter(
    (room) => room !== board.bridge && canCapture(view, room) && piratesIn(view, room).length === 0,
  );
  return waysTo(view, free, HABITS.foe);
});

/** The value of moving towards the nearest such room, for its rations. */
function settleValue(view: View, unit: PirateUnit, to: RoomId): number {
  const away = toSettle(view);
  const there = away.get(to);
  return there === undefined || there >= (away.get(unit.room) ?? 99) ? -1 : arrivalValue(view, unit, there);
}

/** The value of being this number of rooms away from a room to capture. */
function arrivalValue(view: View, unit: PirateUnit, there: number): number {
  const comes = ROUNDS - view.round - (there + 1) / 3;
  return HABITS.settle * comes - HABITS.settleAway * there - HABITS.settleCost * PIRATE_DESIGNS[unit.design].cost;
}

/** The value of a step towards a room that no other pirate goes to capture. */
function tripValue(view: View, unit: PirateUnit, to: RoomId, goal: RoomId): number {
  return arrivalValue(view, unit, waysTo(view, [goal], HABITS.foe).get(to) ?? 99);
}

function moveValue(view: View, way: Way, unit: PirateUnit, to: RoomId): number {
  return Math.max(advanceValue(view, way, unit, to), settleValue(view, unit, to));
}

function advanceValue(view: View, way: Way, unit: PirateUnit, to: RoomId): number {
  const errand = errandOf(view);
  if (errand?.unit.id === unit.id) {
    return 8 * ((errand.toGo.get(unit.room) ?? 99) - (errand.toGo.get(to) ?? 99));
  }
  const gain = (way.get(unit.room) ?? 99) - (way.get(to) ?? 99);
  const here = aiIn(view, unit.room);
  const foes = aiIn(view, to);
  if (foes.length === 0) {
    const stuck = here.length > 0 && here.every((target) => attackValue(view, unit, target) <= 0);
    return gain > 0 ? 5 + gain : stuck ? 1 + gain * 0.1 : -1;
  }
  if (gain <= 0) return -1;
  const gathered = piratesIn(view, to).length + piratesIn(view, unit.room).filter(({ acted }) => !acted).length;
  const wanted = view.round === ROUNDS ? 1 : Math.min(ROOM_LIMIT, foes.length + HABITS.gather);
  return gathered >= wanted ? HABITS.storm + gain + healthLeft(unit) * 0.1 : -1;
}

function recruitValue(view: View, way: Way): number {
  return spaceAtFront(view, way) > 0 ? 0.5 : -1;
}

/** How many more pirates fit into the breaches near the bridge. */
function spaceAtFront(view: View, way: Way): number {
  const reach = reachOf(view, way);
  return breachesIn(view)
    .filter((breach) => (way.get(breach) ?? 99) <= reach + 1)
    .reduce((space, breach) => space + ROOM_LIMIT - piratesIn(view, breach).length, 0);
}

/** The value of hiring this design now: damage of the kinds needed, and Health, for its cost. */
function hireValue(view: View, way: Way, id: PirateDesignId): number {
  const design = PIRATE_DESIGNS[id];
  const wanted = { endurance: 1, security: 1 };
  for (const unit of view.ai) {
    const kind = unit.design === null ? null : AI_DESIGNS[unit.design].type;
    wanted.endurance += kind === 'turret' ? 2 : kind === null ? 1 : 0;
    wanted.security += kind === 'trap' ? 2 : kind === null ? 1 : 0;
  }
  for (const unit of view.pirates) {
    wanted.endurance -= PIRATE_DESIGNS[unit.design].endurance * HABITS.sated;
    wanted.security -= PIRATE_DESIGNS[unit.design].security * HABITS.sated;
  }
  const e = Math.max(0.3, wanted.endurance);
  const s = Math.max(0.3, wanted.security);
  const breaking = (design.endurance * e + design.security * s) / (e + s);
  const space = Math.max(1, spaceAtFront(view, way));
  const short = Math.max(0, view.rations / space - design.cost);
  return (2 * (breaking + HABITS.health * design.health)) / (design.cost + 1) - HABITS.space * short;
}

const aiByRoom = oncePerPosition((view: View) => byRoom(view.ai));
const piratesByRoom = oncePerPosition((view: View) => byRoom(view.pirates));

function aiIn(view: View, room: RoomId): readonly AiUnitView[] {
  return aiByRoom(view).get(room) ?? [];
}

function piratesIn(view: View, room: RoomId): readonly PirateUnit[] {
  return piratesByRoom(view).get(room) ?? [];
}

function byRoom<T extends { readonly room: RoomId }>(units: readonly T[]): ReadonlyMap<RoomId, readonly T[]> {
  return Map.groupBy(units, ({ room }) => room);
}
