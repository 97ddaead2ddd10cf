import { doing, only, type Seat } from '#engine';
import { heroesOf, heroOf, movementOf, who } from '../characters/characters.ts';
import { countHolding } from '../quests/quests.ts';
import type { Action } from '../state/actions.ts';
import { emit, pop, push, question, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';
import { beginRest } from './rest.ts';

/** Activate a hero or rest the crew, never both; then the event card (rules: The Player Turn). */
export const turn: Rule<'turn'> = {
  run(draft, frame) {
    const { seat } = frame;
    if (!frame.begun) {
      replace(draft, { ...frame, begun: true });
      countHolding(draft, seat);
      return 'on';
    }
    // With both heroes killed nothing but a rest is possible (Q15).
    if (alive(draft.table, seat).length > 0) return 'ask';
    rest(draft, seat);
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, frame.seat, 'turn', {
      options: [...alive(table, frame.seat).map((hero): Action => ({ do: 'activate', hero })), { do: 'rest' }],
      onTimeout: [{ do: 'rest' }],
    }),
  ],
  answer(draft, { seat }, answer) {
    const action = only(answer);
    if (action.do === 'rest') {
      rest(draft, seat);
      return;
    }
    const { hero } = doing(action, 'activate');
    pop(draft);
    push(draft, { kind: 'event', seat, half: 'upper' });
    push(draft, {
      kind: 'activation',
      hero,
      movement: 'unused',
      points: movementOf(draft.table, hero),
      attacked: false,
    });
    emit(draft, { kind: 'activated', who: who(draft.table, hero) });
  },
};

function alive(table: Table, seat: Seat): readonly CharacterId[] {
  return heroesOf(table, seat).filter((hero) => heroOf(table, hero).space !== null);
}

function rest(draft: Draft, seat: Seat): void {
  pop(draft);
  push(draft, { kind: 'event', seat, half: 'upper' });
  beginRest(draft, seat);
}
