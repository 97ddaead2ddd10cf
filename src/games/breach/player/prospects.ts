import { oncePer } from '../../../engine/once.ts';
import type { Seat } from '../../../engine/seat.ts';
import { healthLeft, toughnessLeft } from '../battle.ts';
import { boardOf } from '../board.ts';
import { idsOf } from '../content/ids.ts';
import { aiDesign, pirateDesign } from '../designs.ts';
import { ROUNDS, WAVES } from '../rounds.ts';
import { AI, PIRATES, type AiUnit, type PirateUnit, type State } from '../state.ts';
import { distances } from './map.ts';

/** Waves before the end in which time itself begins to count against the Pirates. */
const LAST = 6;

/**
 * What each sign adds to the logarithm of the odds that the Pirates win; the waves are those left. Two logistic
 * regressions over every wave of 900 games among the rules of thumb, two thirds the one from before their habits were
 * bred and one third the one from after: at that mixture neither side that thinks ahead has much the better of it.
 */
const WEIGHTS = {
  always: -2.342,
  waves: 0.131,
  away: -0.098,
  strengthNear: 0.002,
  strengthOnBridge: 0.034,
  health: 0.001,
  toughness: -0.002,
  toughnessOnBridge: -0.01,
  unitsOnBridge: -0.233,
  damageOnBridge: 0.152,
  reactor: -0.223,
  generators: -0.07,
  captured: 0.296,
  reach: 0.031,
  late: 0.169,
  lateAway: -0.134,
  lateToughnessOnBridge: -0.028,
  onBridge: 0.134,
  bridgeOpen: 1.811,
} as const;

/** How likely a seat wins from here, 0 … 1. */
export function prospects(state: State, seat: Seat): number {
  if (state.ending !== null) return Number((state.ending === 'bridge-captured') === (seat === PIRATES));
  const here = signs(state);
  const odds = idsOf(WEIGHTS).reduce((sum, sign) => sum + WEIGHTS[sign] * here[sign], 0);
  const pirates = 1 / (1 + Math.exp(-odds));
  return seat === AI ? 1 - pirates : pirates;
}

function signs(state: State): Record<keyof typeof WEIGHTS, number> {
  const board = boardOf(state.layout);
  const far = wayOf(board);
  const waves = ROUNDS * WAVES - ((state.round - 1) * WAVES + state.wave);
  const late = Math.max(0, LAST - waves);
  const away = Math.min(9, ...state.pirates.map(({ room }) => far(room)));
  const near = state.pirates.filter(({ room }) => far(room) <= 1);
  const guards = state.ai.filter(({ room }) => room === board.bridge);
  const toughnessOnBridge = sum(guards, toughnessLeft);
  return {
    always: 1,
    waves,
    away,
    strengthNear: sum(near, strength),
    strengthOnBridge: sum(
      near.filter(({ room }) => room === board.bridge),
      strength,
    ),
    health: sum(state.pirates, healthLeft),
    toughness: sum(state.ai, toughnessLeft),
    toughnessOnBridge,
    unitsOnBridge: guards.length,
    damageOnBridge: Math.max(0, ...guards.map(damageForEnergy)),
    reactor: state.reactor,
    generators: state.generators,
    captured: state.captured.length,
    reach: Math.min(far(board.breach), ...state.captured.map(far)),
    late,
    lateAway: late * away,
    lateToughnessOnBridge: late * toughnessOnBridge,
    onBridge: Number(away === 0),
    bridgeOpen: Number(guards.length === 0 && away <= 1),
  };
}

/** Rooms to the bridge. */
const wayOf = oncePer((board: ReturnType<typeof boardOf>) => {
  const way = distances(board, [board.bridge]);
  return (room: string) => way.get(room) ?? 99;
});

function strength(unit: PirateUnit): number {
  const { endurance, security } = pirateDesign(unit.design);
  return healthLeft(unit) + endurance + security;
}

function damageForEnergy({ design }: AiUnit): number {
  const { damage, cost } = aiDesign(design);
  return damage / cost;
}

function sum<T>(items: readonly T[], worth: (item: T) => number): number {
  return items.reduce((total, item) => total + worth(item), 0);
}
