import type { Decision, Tip } from '#engine';
import type { View } from '../hidden/view.ts';
import type { Action, Kind } from '../state/actions.ts';

const TIPS = {
  crew: 'A ready-made crew plays at once. After the match it is yours: it gains levels and comes back with you.',
  stats: 'Agility: how far it moves and how hard it is to hit. Brawn: melee. Focus: guns. Tech: which gear it can use.',
  zone: 'The zones are far apart and out of sight of each other. Nobody is shot at while deploying.',
  phase: 'A unit moves freely within its Agility, before, between and after two Actions.',
  cover: 'Cover: terrain between you and the shooter makes you 1 or 2 harder to hit. Ending in the open costs Health.',
  reaction:
    'Reaction: after an attack on it, a unit may strike back or dash 3 inches, free, even if the attack missed.',
} as const;

type Key = keyof typeof TIPS;

const KEYS: Readonly<Partial<Record<string, readonly Key[]>>> = {
  muster: ['crew', 'stats'],
  zone: ['zone'],
  phase: ['phase'],
  move: ['cover'],
  reaction: ['reaction'],
} satisfies Partial<Record<Kind, readonly Key[]>>;

/** Explains the terms of a decision. */
export function tips(_view: View, { kind }: Decision<Action>): Tip[] {
  return (KEYS[kind] ?? []).map((key) => ({ key, text: TIPS[key] }));
}
