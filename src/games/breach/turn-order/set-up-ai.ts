import { asking, only, pop, push, emit, emitTo, unexpected } from '#engine';
import type { Action } from '../state/actions.ts';
import { boardOf, isHeld } from '../board/board.ts';
import { roomsForAi } from '../board/breaches.ts';
import { AI_DESIGN_IDS, type AiDesignId } from '../content/ai-units.ts';
import type { Draft, Rule } from '../state/draft.ts';
import { inactiveGenerators, SET_UP_COST } from './energy.ts';
import { askWhile, endSection } from './section.ts';
import { suggestedDefence } from './suggested-defence.ts';
import { BACK, END, question } from '../state/question.ts';
import { AI, type RoomId, type State } from '../state/state.ts';

function canPlace(state: State): boolean {
  return state.reactor >= SET_UP_COST && roomsForAi(state).length > 0;
}

/** Whether the A.I. could do anything but end its Set-Up. */
export function hasAiSetUp(state: State): boolean {
  return inactiveGenerators(state) > 0 || canPlace(state);
}

export const aiSetUp: Rule<'ai-set-up'> = {
  run: askWhile(hasAiSetUp),
  ask(state, frame) {
    const answers: Action[] = [];
    if (canPlace(state)) for (const design of AI_DESIGN_IDS) answers.push({ do: 'place', design });
    for (let count = 1; count <= inactiveGenerators(state); count++) answers.push({ do: 'generator', count });
    const { generators, units } = suggestedDefence(state);
    if (generators > 0 || units.length > 0) answers.push({ do: 'defend' });
    return question(frame, AI, answers, END);
  },
  answer(draft, _frame, answer) {
    const action = only(answer);
    if (action.do === 'place') push(draft.state, { kind: 'room', design: action.design });
    else if (action.do === 'generator') activateGenerators(draft, action.count);
    else if (action.do === 'defend') defend(draft);
    else if (action.do === 'end') endSection(draft);
    else unexpected(action);
  },
};

/** The design is chosen; the room is asked for. */
export const room: Rule<'room'> = asking({
  ask(state, frame) {
    const answers = roomsForAi(state).map((room): Action => ({ do: 'room', room }));
    return question(frame, AI, answers, BACK);
  },
  answer(draft, { design }, answer) {
    const action = only(answer);
    pop(draft.state);
    if (action.do === 'room') placeAiUnit(draft, design, action.room);
    else if (action.do !== 'back') unexpected(action);
  },
});

/** Activates and places what is suggested. */
function defend(draft: Draft): void {
  const { bridge } = boardOf(draft.state.layout);
  const { generators, units } = suggestedDefence(draft.state);
  if (generators > 0) activateGenerators(draft, generators);
  for (const design of units) placeAiUnit(draft, design, bridge);
}

function activateGenerators(draft: Draft, count: number): void {
  const { state } = draft;
  state.reactor -= SET_UP_COST * count;
  state.generators += count;
  emit(draft, { kind: 'activated', generators: state.generators, reactor: state.reactor });
}

/** Places a unit. Its design is the A.I.'s secret unless a pirate is in the room (B13). */
function placeAiUnit(draft: Draft, design: AiDesignId, room: RoomId): void {
  const { state } = draft;
  const id = ++state.placed;
  const seen = isHeld(state.pirates, room);
  state.reactor -= SET_UP_COST;
  state.ai = [...state.ai, { id, design, room, seen, endurance: 0, security: 0 }];
  const placed = { kind: 'placed', unit: id, room } as const;
  const known = { ...placed, design };
  if (seen) {
    emit(draft, known);
    draft.reveals = true;
  } else emitTo(draft, AI, known, { ...placed, design: null });
}
