import { at, doing, only, type Seat } from '#engine';
import type { PlacedShuttle } from '../board/board.ts';
import { shuttleAt } from '../board/shuttles.ts';
import { traitsOf } from '../characters/characters.ts';
import { heroesOf, heroOf } from '../characters/characters.ts';
import { setHero } from '../characters/changes.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import type { Action } from '../state/actions.ts';
import { changeScenario, emit, pop, question, replace, scenarioOf, type Draft, type Rule } from '../state/draft.ts';
import type { State } from '../state/state.ts';

/** How the two heroes can stand in the shuttle; 0 is at the hatch. */
const STANDS: readonly Action<'board'>[] = [
  { do: 'board', first: 0, second: 0 },
  { do: 'board', first: 0, second: 1 },
  { do: 'board', first: 1, second: 0 },
  { do: 'board', first: 1, second: 1 },
];

/**
 * From the winner of the last scenario on, clockwise, each crew claims one of the shuttle slots and places its heroes in its
 * shuttle (rules: Shuttles).
 */
export const claim: Rule<'claim'> = {
  run(draft, { order }) {
    const [seat] = order;
    if (seat === undefined) {
      pop(draft);
      return 'on';
    }
    const [last, ...more] = at(scenarioOf(draft.table).slots, seat) === null ? freeSlots(draft) : [];
    if (last === undefined || more.length > 0) return 'ask';
    // The last slot is no choice.
    claimSlot(draft, seat, last.slot);
    return 'on';
  },
  ask(state, frame) {
    const seat = at(frame.order, 0);
    const isClaimed = at(scenarioOf(state.table).slots, seat) !== null;
    const options = isClaimed ? STANDS : freeSlots(state);
    return [question(frame, seat, isClaimed ? 'board' : 'claim', { options })];
  },
  answer(draft, frame, answer) {
    const action = only(answer);
    const seat = at(frame.order, 0);
    if (action.do === 'claim') {
      claimSlot(draft, seat, action.slot);
      return;
    }
    const { first, second } = doing(action, 'board');
    board(draft, seat, [first, second]);
    replace(draft, { ...frame, order: frame.order.slice(1) });
  },
};

function freeSlots({ table }: Pick<Draft, 'table'> | State): readonly Action<'claim'>[] {
  const { id, slots } = scenarioOf(table);
  return SCENARIOS[id].slots
    .map((_, slot) => slot)
    .filter((slot) => !slots.includes(slot))
    .map((slot) => ({ do: 'claim', slot }));
}

function claimSlot(draft: Draft, seat: Seat, slot: number): void {
  const { slots } = scenarioOf(draft.table);
  changeScenario(draft, { slots: slots.map((known, other) => (other === seat ? slot : known)) });
  emit(draft, { kind: 'claimed', seat, slot });
}

/** The shuttles come to the board once all are claimed; until then a crew's heroes stand in the spaces of theirs. */
function board(draft: Draft, seat: Seat, stands: readonly [number, number]): void {
  const { slots, layout } = scenarioOf(draft.table);
  const { spaces } = shuttleOf(draft, seat);
  for (const [slot, hero] of heroesOf(draft.table, seat).entries()) {
    const gear = traitsOf(draft.table, hero).flatMap((trait) => (trait.kind === 'gear' ? [trait.gadget] : []));
    const { gadgets } = heroOf(draft.table, hero);
    setHero(draft, hero, { space: at(spaces, at(stands, slot)), gadgets: [...gadgets, ...gear] });
  }
  if (slots.includes(null)) return;
  changeScenario(draft, { layout: { ...layout, shuttles: slots.map((_, each) => shuttleOf(draft, each)) } });
}

/** The shuttle of a seat in the slot it has claimed. */
function shuttleOf(draft: Draft, seat: Seat): PlacedShuttle {
  const { id, slots } = scenarioOf(draft.table);
  return shuttleAt(at(SCENARIOS[id].slots, slots[seat] ?? 0));
}
