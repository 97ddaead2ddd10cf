import type { Decision, Tip } from '#engine';
import type { View } from '../../hidden/view.ts';
import type { Action, Kind } from '../../state/actions.ts';

const TIPS = {
  crew: 'A ready-made crew plays at once. After the match it is yours: it gains levels and comes back with you.',
  stats:
    'Agility: how far a unit moves and how hard it is to hit. Brawn: melee. Focus: guns and throws. Tech: which gear it can use.',
  zone: 'Nobody shoots before the first Turn. Deploy where terrain hides your units: the other crew may act first.',
  phase: 'In its Phase, a unit moves its Agility in inches, all at once or in parts, and takes two Actions.',
  cover:
    'Cover: terrain between the unit and the shooter makes it 1 or 2 harder to hit. Do not end a move in the open.',
  reaction:
    'Reaction: after each attack on it, a unit may strike back or dash 3 inches. Orders in My Hand can answer for you.',
} as const;

type Key = keyof typeof TIPS;

const KEYS: Readonly<Partial<Record<string, readonly Key[]>>> = {
  muster: ['crew', 'stats'],
  zone: ['zone'],
  phase: ['phase', 'cover'],
  reaction: ['reaction'],
} satisfies Partial<Record<Kind, readonly Key[]>>;

/** Explains the terms of a decision. */
export function tips(_view: View, { kind }: Decision<Action>): Tip[] {
  return (KEYS[kind] ?? []).map((key) => ({ key, text: TIPS[key] }));
}
