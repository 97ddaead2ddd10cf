import type { Decision } from '#engine';
import type { Action } from '../state/actions.ts';
import { roomsForPirates } from '../board/breaches.ts';
import type { PirateDesignId } from '../content/pirates.ts';
import { PIRATE_DESIGN_IDS, pirateDesign } from '../battle/designs.ts';
import { change, current, pop, push, tell, type Draft } from '../state/draft.ts';
import { BACK, END, question } from '../state/question.ts';
import type { RoomId, State } from '../state/state.ts';

export const RATIONS_PER_ROUND = 10;
export const RATIONS_PER_CAPTURED_ROOM = 1;

const CHEAPEST = Math.min(...PIRATE_DESIGN_IDS.map((id) => pirateDesign(id).cost));

/** What the rations are set to at the beginning of a round (rules: Set-Up, Pirate). */
export function rationsFor(state: State): number {
  return RATIONS_PER_ROUND + RATIONS_PER_CAPTURED_ROOM * state.captured.length;
}

/** Whether any pirate can be paid for and has a breach to come through; in Set-Up there is nothing else to do. */
export function canHire(state: State): boolean {
  return state.rations >= CHEAPEST && roomsForPirates(state).length > 0;
}

export function askPirateSetUp(state: State): Decision<Action> {
  return question(state, 'pirate-set-up', hires(state), END);
}

export function askHire(state: State): Decision<Action> {
  return question(state, 'hire', hires(state), BACK);
}

export function askBreach(state: State): Decision<Action> {
  const answers = roomsForPirates(state).map((room): Action => ({ do: 'breach', room }));
  return question(state, 'breach', answers, BACK);
}

/** Whom is decided; where comes next, unless there is but one breach to come through. */
export function chooseHire(draft: Draft, design: PirateDesignId): void {
  push(draft, { choosing: 'breach', design });
  const [room, ...more] = roomsForPirates(draft.state);
  if (room !== undefined && more.length === 0) placePirate(draft, room);
}

/** Puts the chosen pirate into the breach. Being placed is its action (rules: Waves, Pirate). */
export function placePirate(draft: Draft, room: RoomId): void {
  const { state } = draft;
  const { design } = current(state, 'breach');
  const id = state.placed + 1;
  const rations = state.rations - pirateDesign(design).cost;
  pop(draft);
  change(draft, {
    rations,
    pirates: [...state.pirates, { id, design, room, hurt: 0, acted: true }],
    placed: id,
  });
  tell(draft, { kind: 'hired', unit: id, design, room, rations });
  if (draft.state.frames.length > 0 && !canHire(draft.state)) pop(draft);
}

function hires(state: State): Action[] {
  if (!canHire(state)) return [];
  return PIRATE_DESIGN_IDS.filter((id) => pirateDesign(id).cost <= state.rations).map((design) => ({
    do: 'hire',
    design,
  }));
}
