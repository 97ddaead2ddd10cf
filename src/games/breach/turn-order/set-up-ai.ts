import { toAll, toOwner, type Decision } from '#engine';
import type { Action, Event } from '../state/actions.ts';
import { boardOf, isHeld } from '../board/board.ts';
import { roomsForAi } from '../board/breaches.ts';
import type { AiDesignId } from '../content/ai-units.ts';
import { AI_DESIGN_IDS } from '../battle/designs.ts';
import { change, current, pop, push, tell, type Draft } from '../state/draft.ts';
import { BACK, END, question } from '../state/question.ts';
import { AI, type RoomId, type State } from '../state/state.ts';

/** What a generator or a unit costs the Reactor (rules: Set-Up, A.I.). */
export const SET_UP_COST = 1;

export const REACTOR_START = 3;
export const REACTOR_PER_ROUND = 2;
export const CAPACITOR_START = 5;
export const CAPACITOR_LIMIT = 5;

function canActivate(state: State): boolean {
  return state.reactor >= SET_UP_COST && state.generators < boardOf(state.layout).generators;
}

function canPlace(state: State): boolean {
  return state.reactor >= SET_UP_COST && roomsForAi(state).length > 0;
}

/** Whether the A.I. could do anything but end its Set-Up. */
export function hasAiSetUp(state: State): boolean {
  return canActivate(state) || canPlace(state);
}

export function askAiSetUp(state: State): Decision<Action> {
  const answers: Action[] = [];
  if (canPlace(state)) for (const design of AI_DESIGN_IDS) answers.push({ do: 'place', design });
  if (canActivate(state)) answers.push({ do: 'generator' });
  return question(state, 'ai-set-up', answers, END);
}

export function askRoom(state: State): Decision<Action> {
  const answers = roomsForAi(state).map((room): Action => ({ do: 'room', room }));
  return question(state, 'room', answers, BACK);
}

export function activateGenerator(draft: Draft): void {
  const reactor = draft.state.reactor - SET_UP_COST;
  const generators = draft.state.generators + 1;
  change(draft, { reactor, generators });
  tell(draft, { kind: 'activated', generators, reactor });
}

/** Which unit is decided; where comes next. */
export function choosePlacement(draft: Draft, design: AiDesignId): void {
  push(draft, { choosing: 'room', design });
}

/** Puts the chosen unit into the room. Its details are the A.I.'s secret unless a pirate is there to see it. */
export function placeAiUnit(draft: Draft, room: RoomId): void {
  const { state } = draft;
  const { design } = current(state, 'room');
  const id = state.placed + 1;
  const seen = isHeld(state.pirates, room);
  pop(draft);
  change(draft, {
    reactor: state.reactor - SET_UP_COST,
    ai: [...state.ai, { id, design, room, seen, endurance: 0, security: 0 }],
    placed: id,
  });
  const placed = { kind: 'placed', unit: id, room } as const;
  const known = { ...placed, design };
  draft.events.push(seen ? toAll(known) : toOwner<Event>(AI, known, { ...placed, design: null }));
  if (seen) draft.reveals = true;
}
