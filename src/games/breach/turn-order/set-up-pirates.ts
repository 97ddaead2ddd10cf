import { only, pop, push, emit, unexpected } from '#engine';
import type { Action } from '../state/actions.ts';
import { roomsForPirates } from '../board/breaches.ts';
import { PIRATE_DESIGN_IDS, PIRATE_DESIGNS, type PirateDesignId } from '../content/pirates.ts';
import { crewFor, CREW_IDS, spaceIn } from './crews.ts';
import type { Draft, Rule } from '../state/draft.ts';
import { BACK, END, question } from '../state/question.ts';
import { askWhile } from './section.ts';
import { PIRATES, type Frame, type RoomId, type State } from '../state/state.ts';

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

export const pirateSetUp: Rule<'pirate-set-up'> = {
  run: askWhile(canHire),
  ask: (state, frame) => question(frame, PIRATES, hires(state), END),
  answer: (draft, _frame, answer) => chooseHire(draft, only(answer)),
};

/** Hiring during a wave; repeats while any pirate can be hired. */
export const hire: Rule<'hire'> = {
  run: askWhile(canHire),
  ask: (state, frame) => question(frame, PIRATES, hires(state), BACK),
  answer: (draft, _frame, answer) => chooseHire(draft, only(answer)),
};

/** The design or the crew is chosen; how many and where is asked unless there is only one answer. */
export const breach: Rule<'breach'> = {
  run(draft, frame) {
    const [placement, ...more] = placements(frame, draft.state);
    if (placement === undefined || more.length > 0) return 'ask';
    pop(draft.state);
    placePirates(draft, placement);
    return 'on';
  },
  ask(state, frame) {
    const answers = placements(frame, state).map(({ room, designs }): Action => ({
      do: 'breach',
      room,
      count: designs.length,
    }));
    return question(frame, PIRATES, answers, BACK);
  },
  answer(draft, frame, answer) {
    const action = only(answer);
    pop(draft.state);
    if (action.do === 'back') return;
    const chosen = placements(frame, draft.state).find(
      ({ room, designs }) => action.do === 'breach' && room === action.room && designs.length === action.count,
    );
    if (chosen) placePirates(draft, chosen);
    else unexpected(action);
  },
};

/** Pirates that can be placed together in a breach. */
interface Placement {
  readonly room: RoomId;
  readonly designs: readonly PirateDesignId[];
}

function placements(frame: Frame<'breach'>, state: State): Placement[] {
  return roomsForPirates(state).flatMap((room) => {
    if ('crew' in frame) return [{ room, designs: crewFor(state, frame.crew, room) }];
    const { design } = frame;
    const most = Math.min(spaceIn(state, room), Math.floor(state.rations / PIRATE_DESIGNS[design].cost));
    return Array.from({ length: most }, (_, more) => ({ room, designs: Array<PirateDesignId>(more + 1).fill(design) }));
  });
}

function chooseHire({ state }: Draft, action: Action): void {
  if (action.do === 'hire') push(state, { kind: 'breach', design: action.design });
  else if (action.do === 'hire-crew') push(state, { kind: 'breach', crew: action.crew });
  else if (action.do === 'end' || action.do === 'back') pop(state);
  else unexpected(action);
}

/** Places pirates, which spends their action (rules: Waves, Pirate). */
function placePirates(draft: Draft, { room, designs }: Placement): void {
  const { state } = draft;
  for (const design of designs) {
    state.rations -= PIRATE_DESIGNS[design].cost;
    state.pirates = [...state.pirates, { id: ++state.placed, design, room, hurt: 0, acted: true }];
  }
  emit(draft, { kind: 'hired', designs, room, rations: state.rations });
}

/** A crew is offered where it is more than one pirate. */
function hires(state: State): Action[] {
  if (!canHire(state)) return [];
  const rooms = roomsForPirates(state);
  const crews = CREW_IDS.filter((crew) => rooms.some((room) => crewFor(state, crew, room).length > 1));
  const designs = PIRATE_DESIGN_IDS.filter((id) => PIRATE_DESIGNS[id].cost <= state.rations);
  return [
    ...crews.map((crew): Action => ({ do: 'hire-crew', crew })),
    ...designs.map((design): Action => ({ do: 'hire', design })),
  ];
}
