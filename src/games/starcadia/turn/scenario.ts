import { automatic, leftOf } from '#engine';
import { isOver } from '../quests/quests.ts';
import { finishScenario } from '../quests/end.ts';
import { changeScenario, emit, pop, push, replace, scenarioOf, type Rule } from '../state/draft.ts';

/** A scenario: turn after turn, clockwise, until it is over (rules: The Player Turn). */
export const scenario: Rule<'scenario'> = automatic((draft, frame) => {
  if (isOver(draft)) {
    pop(draft);
    finishScenario(draft);
    return;
  }
  const { seat } = frame;
  changeScenario(draft, { turn: seat, turns: scenarioOf(draft.table).turns + 1 });
  emit(draft, { kind: 'turn', seat });
  replace(draft, { ...frame, seat: leftOf(draft.table.crews.length, seat) });
  push(draft, { kind: 'turn', seat, begun: false });
});
