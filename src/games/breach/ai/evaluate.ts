import { idsOf, type Seat } from '#engine';
import { healthLeft, toughnessLeft } from '../battle/battle.ts';
import { boardOf } from '../board/board.ts';
import { wayToBridge } from '../board/distances.ts';
import type { LayoutId } from '../content/layouts.ts';
import { ROUNDS, WAVES } from '../turn-order/length.ts';
import { AI, PIRATES, type AiUnit, type PirateUnit, type State } from '../state/state.ts';
import { AI_DESIGNS } from '../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';

/** The last waves of the game, in which lack of time counts against the Pirates. */
const LAST = 6;

/**
 * What each feature adds to the log odds that the Pirates win; `waves` are those left. Two logistic regressions over
 * every wave of 900 games between heuristics: before their weights were tuned, and after. `crew` is measured in Health.
 */
const WEIGHTS = {
  always: [-4.324, 1.682],
  waves: [0.182, 0.027],
  away: [-0.022, -0.252],
  strengthNear: [0.008, -0.01],
  strengthOnBridge: [0.023, 0.056],
  crew: [0.014, -0.025],
  toughness: [0.008, -0.022],
  toughnessOnBridge: [-0.004, -0.022],
  unitsOnBridge: [-0.339, -0.018],
  damageOnBridge: [0.149, 0.158],
  reactor: [-0.112, -0.448],
  generators: [-0.104, -0.001],
  captured: [0.28, 0.329],
  reach: [-0.021, 0.137],
  late: [0.178, 0.151],
  lateAway: [-0.2, 0],
  lateToughnessOnBridge: [-0.031, -0.022],
  onBridge: [0.818, -1.255],
  bridgeOpen: [2.163, 1.096],
} as const satisfies Record<string, readonly [before: number, after: number]>;

/**
 * Adjustments per ship, chosen so that search players of both sides win about equally often; see the README's table.
 */
interface Adjustment {
  /**
   * The share of the second regression in the mixture, 0 to 1; the rest is the first. With a higher share the A.I. saves
   * energy instead of placing guards.
   */
  readonly share: number;
  /**
   * The weight of a pirate's point of damage relative to a point of Health. The crew weighs little but decides which
   * pirate is hired when all else is equal: the healthiest, or from 0.5 on those who hit harder.
   */
  readonly damage: number;
}

const ADJUSTMENTS: Readonly<Record<LayoutId, Adjustment>> = {
  hauler: { share: 0.22, damage: 0 },
  hourglass: { share: 0.33, damage: 0 },
  ring: { share: 0.28, damage: 0.7 },
};

/** The probability that the seat wins, 0 to 1. */
export function evaluate(state: State, seat: Seat): number {
  if (state.ending !== null) return Number((state.ending === 'bridge-captured') === (seat === PIRATES));
  const here = signs(state);
  const { share } = ADJUSTMENTS[state.layout];
  const odds = idsOf(WEIGHTS).reduce((sum, sign) => {
    const [before, after] = WEIGHTS[sign];
    return sum + (before + share * (after - before)) * here[sign];
  }, 0);
  const pirates = 1 / (1 + Math.exp(-odds));
  return seat === AI ? 1 - pirates : pirates;
}

function signs(state: State): Record<keyof typeof WEIGHTS, number> {
  const board = boardOf(state.layout);
  const way = wayToBridge(board);
  const far = (room: string) => way.get(room) ?? 99;
  const { damage } = ADJUSTMENTS[state.layout];
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
    crew: sum(state.pirates, (unit) => healthLeft(unit) + damage * damageOf(unit)),
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

function strength(unit: PirateUnit): number {
  return healthLeft(unit) + damageOf(unit);
}

function damageOf({ design }: PirateUnit): number {
  const { endurance, security } = PIRATE_DESIGNS[design];
  return endurance + security;
}

function damageForEnergy({ design }: AiUnit): number {
  const { damage, cost } = AI_DESIGNS[design];
  return damage / cost;
}

function sum<T>(items: readonly T[], worth: (item: T) => number): number {
  return items.reduce((total, item) => total + worth(item), 0);
}
