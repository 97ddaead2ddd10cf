import { asking, only, pop, push, emit, unexpected, withId } from '#engine';
import type { Action } from '../state/actions.ts';
import { boardOf, canCapture, crowds, hasSpace, isHeld, neighbours } from '../board/board.ts';
import { isBridge } from '../board/bridge.ts';
import { attackAiUnit, targetsIn } from '../battle/battle.ts';
import type { Draft, Rule } from '../state/draft.ts';
import { BACK, END, question } from '../state/question.ts';
import { canHire } from './set-up-pirates.ts';
import { PIRATES, type AiUnit, type PirateUnit, type RoomId, type State } from '../state/state.ts';
import { attackersOf, capturerOf, idleIn, ordersFor, roomsToOrder } from './order-room.ts';

/** Whether the Pirates can hire or act. */
export function hasPirateWave(state: State): boolean {
  if (canHire(state)) return true;
  return state.pirates.some((unit) => canAct(state, unit));
}

/** Reports the pirates that could still have acted; also reports a part in which no pirate could act. */
export function tellPassed(draft: Draft): void {
  const { state } = draft;
  const ready = state.pirates.filter((unit) => canAct(state, unit));
  if (ready.length === 0 && state.pirates.some(({ acted }) => acted)) return;
  emit(draft, { kind: 'passed', units: ready.map(({ design, room }) => ({ design, room })) });
}

export const pirateWave: Rule<'pirate-wave'> = asking({
  ask(state, frame) {
    const answers: Action[] = [
      ...roomsToOrder(state).map((room): Action => ({ do: 'order-room', room })),
      ...readyUnits(state).map((unit): Action => ({ do: 'order', unit: unit.id })),
    ];
    if (canHire(state)) answers.push({ do: 'recruit' });
    return question(frame, PIRATES, answers, END);
  },
  answer({ state }, _frame, answer) {
    const action = only(answer);
    if (action.do === 'order-room') push(state, { kind: 'order-room', room: action.room });
    else if (action.do === 'order') push(state, { kind: 'order', unit: action.unit });
    else if (action.do === 'recruit') push(state, { kind: 'hire' });
    else if (action.do === 'end') pop(state);
    else unexpected(action);
  },
});

/** What one pirate does with its action: move, attack, or capture its room (rules: Waves, Pirate). */
export const order: Rule<'order'> = asking({
  ask(state, frame) {
    const unit = withId(state.pirates, frame.unit);
    const answers: Action[] = [];
    if (canCapture(state, unit.room)) answers.push({ do: 'capture' });
    for (const target of targetsIn(state, unit.room)) answers.push({ do: 'attack', unit: target.id });
    for (const room of exits(state, unit)) answers.push({ do: 'move', room });
    return question(frame, PIRATES, answers, BACK);
  },
  answer: (draft, { unit }, answer) => carryOut(draft, [withId(draft.state.pirates, unit)], only(answer)),
});

export const orderRoom: Rule<'order-room'> = asking({
  ask: (state, frame) => question(frame, PIRATES, ordersFor(state, frame.room), BACK),
  answer: (draft, { room }, answer) => carryOut(draft, idleIn(draft.state, room), only(answer)),
});

/** Carries out the order for these pirates, or goes back. */
function carryOut(draft: Draft, units: readonly PirateUnit[], action: Action): void {
  pop(draft.state);
  if (action.do === 'move') move(draft, units, action.room);
  else if (action.do === 'attack') attack(draft, units, withId(draft.state.ai, action.unit));
  else if (action.do === 'capture') capture(draft, units);
  else if (action.do !== 'back') unexpected(action);
}

/** Moves pirates into a room, which reveals every A.I. unit there. */
function move(draft: Draft, units: readonly PirateUnit[], room: RoomId): void {
  act(draft, units, { room });
  for (const { design, room: from } of units) emit(draft, { kind: 'moved', design, from, to: room });
  const found = draft.state.ai.filter((other) => other.room === room && !other.seen);
  if (found.length === 0) return;
  draft.state.ai = draft.state.ai.map((other) => (found.includes(other) ? { ...other, seen: true } : other));
  emit(draft, { kind: 'revealed', room, designs: found.map(({ design }) => design) });
  draft.reveals = true;
}

/** One pirate attacks; of several, only those needed (`attackersOf`). */
function attack(draft: Draft, units: readonly PirateUnit[], target: AiUnit): void {
  const attackers = units.length > 1 ? attackersOf(units, target) : units;
  act(draft, attackers, {});
  for (const unit of attackers) attackAiUnit(draft, unit, withId(draft.state.ai, target.id));
}

/** Turns the room of these pirates into a breach. Capturing the bridge ends the game at once (B9). */
function capture(draft: Draft, units: readonly PirateUnit[]): void {
  const unit = capturerOf(units);
  if (!unit) throw new Error('No pirate is there to capture the room.');
  const { room, design } = unit;
  act(draft, [unit], {});
  draft.state.captured = [...draft.state.captured, room];
  emit(draft, { kind: 'captured', design, room });
  if (!isBridge(draft.state, room)) return;
  draft.state.ending = 'bridge-captured';
  emit(draft, { kind: 'ended', ending: 'bridge-captured' });
}

/** Spends the actions of these units. */
function act({ state }: Draft, units: readonly PirateUnit[], changes: Partial<PirateUnit>): void {
  state.pirates = state.pirates.map((unit) => (units.includes(unit) ? { ...unit, ...changes, acted: true } : unit));
}

/** The pirates that can still act, room by room. Of identical pirates only the first is listed. */
function readyUnits(state: State): readonly PirateUnit[] {
  const ready: PirateUnit[] = [];
  for (const unit of state.pirates) {
    if (canAct(state, unit) && !ready.some((other) => areAlike(other, unit))) ready.push(unit);
  }
  return ready.sort((a, b) => (a.room < b.room ? -1 : a.room > b.room ? 1 : a.id - b.id));
}

function areAlike(one: PirateUnit, other: PirateUnit): boolean {
  return one.room === other.room && one.design === other.design && one.hurt === other.hurt;
}

function canAct(state: State, unit: PirateUnit): boolean {
  if (unit.acted) return false;
  return isHeld(state.ai, unit.room) || exits(state, unit).length > 0 || canCapture(state, unit.room);
}

/** The accessible rooms: behind a door and not full of pirates (B8, B19). */
function exits(state: State, unit: PirateUnit): readonly RoomId[] {
  const crowd = crowds(state.pirates);
  return neighbours(boardOf(state.layout), unit.room).filter((room) => hasSpace(crowd, room));
}
