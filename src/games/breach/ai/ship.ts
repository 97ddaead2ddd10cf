import { best } from '#engine';
import type { Action } from '../state/actions.ts';
import { healthLeft } from '../battle/battle.ts';
import { ROOM_LIMIT } from '../board/board.ts';
import { distances } from '../board/distances.ts';
import { AI_DESIGNS, type AiDesignId } from '../content/ai-units.ts';
import { WAVES } from '../turn-order/length.ts';
import { CAPACITOR_LIMIT } from '../turn-order/energy.ts';
import type { PirateUnit, RoomId } from '../state/state.ts';
import type { AiUnitView, View } from '../state/view.ts';
import { boardIn, breachesIn } from './map.ts';
import { type Player } from './player.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';

/**
 * Weights of the heuristic: tuned against the Pirates' by small changes over tens of thousands of games, then adjusted
 * until both sides won about equally often.
 */
const HABITS = {
  /** The value of a unit on the bridge: more the nearer the Pirates are, less for each unit already there. */
  bridge: 18.5,
  bridgeDanger: 7.5,
  bridgeCrowd: 6.7,
  elsewhere: 1.2,
  edge: 4.7,
  danger: 1.5,
  far: 2.7,
  crowd: 15,
  generator: 15.3,
  generatorTargets: 1.7,
  generatorEnergy: 0.5,
  /** The least value worth spending Reactor energy on. Few things reach it until the Pirates are near the bridge. */
  save: 35,
  damage: 0.52,
  trapTargets: 1.1,
  whim: 1.5,
  thrift: 1.4,
};

/** Guards the bridge and the edge rooms near it; strikes where it destroys pirates or energy would be lost. */
export const aiPlayer: Player = (view, decision, rng) => {
  const { options } = decision;
  switch (decision.kind) {
    case 'ai-set-up': {
      const rooms = [...roomValues(view)];
      const [room, worth] = rooms.reduce((a, b) => (b[1] > a[1] ? b : a));
      return best(options, (option) => setUpValue(view, room, worth, option), rng, HABITS.whim);
    }
    case 'room': {
      const worth = roomValues(view);
      return best(options, (option) => (option.do === 'room' ? (worth.get(option.room) ?? 0) : -100), rng, HABITS.whim);
    }
    case 'ai-wave':
      return best(options, (option) => useValue(view, option), rng);
    case 'target':
      return best(options, (option) => targetValue(view, option), rng);
    default:
      throw new Error(`The A.I. is not asked for ${decision.kind}.`);
  }
};

function setUpValue(view: View, room: RoomId, worth: number, option: Action): number {
  switch (option.do) {
    case 'place':
      return worth + designValue(view, option.design, room);
    case 'generator':
      return generatorValue(view, option.count);
    // An AI player weighs each unit by itself.
    case 'defend':
      return -100;
    default:
      return HABITS.save;
  }
}

/** Generators pay off when pirates will be in reach; several at once only if the last of them does too. */
function generatorValue(view: View, count: number): number {
  const near = distances(
    boardIn(view),
    view.ai.map(({ room }) => room),
  );
  const targets = view.pirates.filter(({ room }) => (near.get(room) ?? 99) <= 2).length;
  const energy = view.capacitor + view.generators * WAVES;
  if (targets === 0) return 0;
  const first = HABITS.generator + HABITS.generatorTargets * Math.min(4, targets) - HABITS.generatorEnergy * energy;
  const last = first - HABITS.generatorEnergy * WAVES * (count - 1);
  return count === 1 || last > HABITS.save ? first + 0.1 * count : 0;
}

/** The value of one more unit, for each room with space for it. */
function roomValues(view: View): ReadonlyMap<RoomId, number> {
  const board = boardIn(view);
  const taken = breachesIn(view);
  const toBridge = distances(board, [board.bridge]);
  const fromPirates = distances(board, [...taken, ...view.pirates.map(({ room }) => room)]);
  const free = board.rooms.filter((room) => !taken.includes(room) && unitsIn(view.ai, room) < ROOM_LIMIT);
  return new Map(
    free.map((room) => {
      const here = unitsIn(view.ai, room);
      const danger = Math.max(0, 6 - (fromPirates.get(room) ?? 99));
      if (room === board.bridge) {
        return [room, HABITS.bridge + HABITS.bridgeDanger * danger - HABITS.bridgeCrowd * here];
      }
      const edge = board.edges.has(room) ? HABITS.edge : 0;
      const far = HABITS.far * (toBridge.get(room) ?? 99);
      return [room, HABITS.elsewhere + edge + HABITS.danger * danger - far - HABITS.crowd * here];
    }),
  );
}

function unitsIn(units: readonly { readonly room: RoomId }[], room: RoomId): number {
  return units.filter((unit) => unit.room === room).length;
}

/** What this design adds to a room. One efficient unit per room is enough, since it can be used repeatedly. */
function designValue(view: View, id: AiDesignId, room: RoomId): number {
  const others = view.ai
    .filter((unit) => unit.room === room)
    .flatMap(({ design }) => (design === null ? [] : [design]));
  const bestThere = Math.max(0, ...others.map((other) => punch(view, other)));
  return HABITS.damage * Math.max(0, punch(view, id) - bestThere);
}

/** Damage per energy to the pirates aboard; a trap counts the average number of pirates per room. */
function punch(view: View, id: AiDesignId): number {
  const { type, damage, cost } = AI_DESIGNS[id];
  const health = view.pirates.map(healthLeft);
  const typical = health.length === 0 ? [1, 2, 3, 4, 5] : health;
  const telling = typical.map((left) => Math.min(damage, left) + (damage >= left ? 1 : 0));
  const average = telling.reduce((sum, one) => sum + one, 0) / telling.length;
  const together = view.pirates.length / Math.max(1, new Set(view.pirates.map(({ room }) => room)).size);
  return (average * (type === 'trap' ? Math.max(1, HABITS.trapTargets * together) : 1)) / cost;
}

function useValue(view: View, option: Action): number {
  if (option.do !== 'fire' && option.do !== 'spring') return 0;
  const unit = view.ai.find(({ id }) => id === option.unit);
  if (!unit?.design) return 0;
  const { cost, type, damage } = AI_DESIGNS[unit.design];
  const there = view.pirates.filter(({ room }) => room === unit.room);
  const worth = there.map((target) => hitValue(target, damage));
  const value = type === 'trap' ? worth.reduce((sum, one) => sum + one, 0) : Math.max(...worth);
  return value / cost - threshold(view, unit);
}

/** The least value per energy of a strike: low on the bridge or when the Capacitor would overflow. */
function threshold(view: View, unit: AiUnitView): number {
  const overflow = view.capacitor + view.generators - CAPACITOR_LIMIT;
  if (unit.room === boardIn(view).bridge) return 0.05;
  return overflow > 0 ? 0.1 : HABITS.thrift;
}

function hitValue(target: PirateUnit, damage: number): number {
  const left = healthLeft(target);
  const { cost } = PIRATE_DESIGNS[target.design];
  return left <= damage ? cost * 0.5 + 0.5 : (0.6 * cost * damage) / (left + 2);
}

function targetValue(view: View, option: Action): number {
  const frame = view.stack.at(-1);
  if (option.do !== 'target' || frame?.kind !== 'target') return -1;
  const turret = view.ai.find(({ id }) => id === frame.unit);
  const target = view.pirates.find(({ id }) => id === option.unit);
  if (!turret?.design || !target) return -1;
  return hitValue(target, AI_DESIGNS[turret.design].damage);
}
