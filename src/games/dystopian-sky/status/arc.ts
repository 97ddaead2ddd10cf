import { doing, only } from '#engine';
import { hurt, rolled } from '../combat/damage.ts';
import type { Action } from '../state/actions.ts';
import { pop, question, type Draft, type Rule } from '../state/draft.ts';
import { seatOf, type UnitId } from '../state/ids.ts';

/** The unit an Arc jumps to loses D6 Health (rules: Arc). */
export function sparks(draft: Draft, unit: UnitId, by: UnitId): void {
  hurt(draft, unit, rolled(draft.rng, { n: 1, sides: 6 }), 'arc', by);
}

/** The attacker chooses between units that are as near as each other (D34). */
export const arc: Rule<'arc'> = {
  run: () => 'ask',
  ask: (_, frame) => [
    question(frame, seatOf(frame.by), 'arc', {
      options: frame.units.map((unit): Action => ({ do: 'arc', unit })),
    }),
  ],
  answer(draft, { by }, answer) {
    pop(draft);
    sparks(draft, doing(only(answer), 'arc').unit, by);
  },
};
