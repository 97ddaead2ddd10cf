import type { Decision, Tip } from '#engine';
import type { View } from '../hidden/view.ts';
import type { Action } from '../state/actions.ts';

const TIPS = {
  upgrades:
    'Upgrades: weapons and boosts are exhausted when used. A rest makes them ready again. Passives always work.',
  turn: 'Activate: one hero moves up to 4 points and attacks once. Rest: everything is ready again, and killed heroes come back.',
  guard: 'Guard reaction: stepping away from a Close monster lets it attack first. The option says who strikes.',
  payback: 'Payback: a monster you attack strikes back, unless one attack does as many wounds as its Overkill.',
  crit: 'CRIT: always counts, and gives an extra die.',
  steer: 'You steer this monster. It can attack any hero it reaches, also the leader’s.',
  revenge: 'You steer this monster for its payback. It can only attack the hero who attacked it.',
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
