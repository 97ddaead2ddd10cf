import type { Decision, Tip } from '#engine';
import type { View } from '../hidden/view.ts';
import type { Action } from '../state/actions.ts';

const TIPS = {
  upgrades:
    'Upgrades: weapons, boosts and reactions are exhausted when used, until the crew rests. Passives always work.',
  turn: 'Activate: one hero moves up to 4 spaces and attacks once. Rest: all upgrades are unexhausted, and killed heroes come back.',
  guard:
    'Guard reaction: when a hero moves out of a space Close to a monster, the monster attacks first. The option says which ones strike.',
  payback:
    'Payback: a monster you attack strikes back, unless that attack inflicts at least as many wounds as its Overkill.',
  crit: 'CRIT: it always counts, and gives an extra die.',
  steer: 'You steer this monster. It can attack any hero in reach: choose one of a crew that is ahead of yours.',
  revenge: 'You steer this monster in its payback. It can only attack the hero who attacked it.',
  boost: 'Boosts make this attack stronger and are exhausted by it. Save them if the odds are good already.',
} as const;

type Key = keyof typeof TIPS;

const KEYS: Readonly<Record<string, readonly Key[]>> = {
  distribute: ['upgrades'],
  turn: ['turn'],
  activation: ['guard', 'payback'],
  reroll: ['crit'],
  boosts: ['boost'],
};

/** Explains the terms of a decision. */
export function tips({ table }: View, { kind }: Decision<Action>): Tip[] {
  const top = table.stack.at(-1);
  const steering: readonly Key[] = top?.kind === 'monster' ? [top.target === null ? 'steer' : 'revenge'] : [];
  return [...steering, ...(KEYS[kind] ?? [])].map((key) => ({ key, text: TIPS[key] }));
}
