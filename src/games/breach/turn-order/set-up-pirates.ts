import { asking, only, pop, push, emit, unexpected } from '#engine';
import type { Action } from '../state/actions.ts';
import { roomsForPirates } from '../board/breaches.ts';
import { PIRATE_DESIGNS, PIRATE_DESIGN_IDS, type PirateDesignId } from '../content/pirates.ts';
import type { Draft, Rule } from '../state/draft.ts';
import { BACK, END, question } from '../state/question.ts';
import { PIRATES, type RoomId, type State } from '../state/state.ts';

export const RATIONS_PER_ROUND = 10;
export const RATIONS_PER_CAPTURED_ROOM = 1;

const CHEAPEST = Math.min(...PIRATE_DESIGN_IDS.map((id) => PIRATE_DESIGNS[id].cost));

/** The rations at the start of a round (rules: Set-Up, Pirate). */
export function rationsFor(state: State): number {
  return RATIONS_PER_ROUND + RATIONS_PER_CAPTURED_ROOM * state.captured.length;
}

/** Whether the rations pay for any pirate and any breach has space. */
export function canHire(state: State): boolean {
  return state.rations >= CHEAPEST && roomsForPirates(state).length > 0;
}

export const pirateSetUp: Rule<'pirate-set-up'> = asking({
  ask: (state, frame) => question(frame, PIRATES, hires(state), END),
  answer: (draft, _frame, answer) => chooseHire(draft, only(answer)),
});

/** Hiring during a wave; repeats while any pirate can be hired. */
export const hire: Rule<'hire'> = {
  run({ state }) {
    if (canHire(state)) return 'ask';
    pop(state);
    return 'on';
  },
  ask: (state, frame) => question(frame, PIRATES, hires(state), BACK),
  answer: (draft, _frame, answer) => chooseHire(draft, only(answer)),
};

/** The pirate is chosen; the breach is asked for unless only one has space. */
export const breach: Rule<'breach'> = {
  run(draft, { design }) {
    const [room, ...more] = roomsForPirates(draft.state);
    if (room === undefined || more.length > 0) return 'ask';
    pop(draft.state);
    placePirate(draft, design, room);
    return 'on';
  },
  ask(state, frame) {
    const answers = roomsForPirates(state).map((room): Action => ({ do: 'breach', room }));
    return question(frame, PIRATES, answers, BACK);
  },
  answer(draft, { design }, answer) {
    const action = only(answer);
    pop(draft.state);
    if (action.do === 'breach') placePirate(draft, design, action.room);
    else if (action.do !== 'back') unexpected(action);
  },
};

function chooseHire({ state }: Draft, action: Action): void {
  if (action.do === 'hire') push(state, { kind: 'breach', design: action.design });
  else if (action.do === 'end' || action.do === 'back') pop(state);
  else unexpected(action);
}

/** Places a pirate, which spends its action (rules: Waves, Pirate). */
function placePirate(draft: Draft, design: PirateDesignId, room: RoomId): void {
  const { state } = draft;
  const id = ++state.placed;
  state.rations -= PIRATE_DESIGNS[design].cost;
  state.pirates = [...state.pirates, { id, design, room, hurt: 0, acted: true }];
  emit(draft, { kind: 'hired', unit: id, design, room, rations: state.rations });
}

function hires(state: State): Action[] {
  if (!canHire(state)) return [];
  return PIRATE_DESIGN_IDS.filter((id) => PIRATE_DESIGNS[id].cost <= state.rations).map((design) => ({
    do: 'hire',
    design,
  }));
}
