import type { StandingOrder } from '#engine';
import { healthLeft } from './battle/battle.ts';
import { AI_DESIGNS } from './content/ai-units.ts';
import { PIRATE_DESIGNS } from './content/pirates.ts';
import type { Action } from './state/actions.ts';
import { AI, type PirateUnit } from './state/state.ts';
import type { View } from './state/view.ts';

/** What the Ship can have answered in the waves of a round. */
export const orders: readonly StandingOrder<View, Action>[] = [
  {
    key: 'strike',
    seats: [AI],
    kinds: ['ai-wave', 'target'],
    values: ['ask', 'all', 'kill', 'hold'],
    answer(view, { kind, options }, value) {
      if (kind === 'target') return strongest(options, (option) => hitOf(view, option));
      return strongest(options, (option) => (value === 'hold' ? 0 : strikeOf(view, option, value)));
    },
  },
];

/** The option of the greatest worth, the earliest of equal ones; what is worth nothing gives way to ending the wave. */
function strongest(options: readonly Action[], worth: (option: Action) => number): readonly Action[] {
  const worths = options.map(worth);
  const most = Math.max(...worths);
  return options.slice(most > 0 ? worths.indexOf(most) : -1).slice(0, 1);
}

/** What a unit does to the pirates in its room, for each energy it costs; with `kill`, only where it destroys one. */
function strikeOf(view: View, option: Action, value: string): number {
  if (option.do !== 'fire' && option.do !== 'spring') return 0;
  const unit = view.ai.find(({ id }) => id === option.unit);
  if (!unit?.design) return 0;
  const { type, damage, cost } = AI_DESIGNS[unit.design];
  const there = view.pirates.filter(({ room }) => room === unit.room);
  if (value === 'kill' && !there.some((pirate) => healthLeft(pirate) <= damage)) return 0;
  const wounds = there.map((pirate) => woundOf(pirate, damage));
  return (type === 'trap' ? wounds.reduce((sum, one) => sum + one, 0) : Math.max(...wounds)) / cost;
}

/** The same for one pirate that a turret can hit. */
function hitOf(view: View, option: Action): number {
  const frame = view.stack.at(-1);
  if (option.do !== 'target' || frame?.kind !== 'target') return 0;
  const design = view.ai.find(({ id }) => id === frame.unit)?.design;
  const pirate = view.pirates.find(({ id }) => id === option.unit);
  return design && pirate ? woundOf(pirate, AI_DESIGNS[design].damage) : 0;
}

/** A pirate destroyed counts for all it cost besides the damage done to it. */
function woundOf(pirate: PirateUnit, damage: number): number {
  const left = healthLeft(pirate);
  return left <= damage ? left + PIRATE_DESIGNS[pirate.design].cost + 1 : damage;
}
