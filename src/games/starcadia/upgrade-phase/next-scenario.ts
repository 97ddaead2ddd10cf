import { doing, only } from '#engine';
import { SCENARIOS } from '../content/scenarios.ts';
import { layOut } from '../setup/lay-out.ts';
import type { Action } from '../state/actions.ts';
import { pop, question, type Draft, type Rule } from '../state/draft.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { Table } from '../state/state.ts';

/** The winner of the last scenario chooses the next, as the tree allows (rules: Upgrade Phase; Campaign against Thorne). */
export const nextScenario: Rule<'next-scenario'> = {
  run(draft) {
    const [first, ...more] = choices(draft.table);
    if (first === undefined || more.length > 0) return 'ask';
    begin(draft, first);
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, frame.seat, 'next-scenario', {
      options: choices(table).map((scenario): Action => ({ do: 'play', scenario })),
    }),
  ],
  answer(draft, _frame, answer) {
    begin(draft, doing(only(answer), 'play').scenario);
  },
};

function choices({ sheet }: Table): readonly ScenarioId[] {
  const last = sheet.at(-1)?.scenario;
  return last ? SCENARIOS[last].next : ['1'];
}

function begin(draft: Draft, id: ScenarioId): void {
  pop(draft);
  layOut(draft, id);
}
