import type { Decision } from '#engine';
import type { Action } from '../state/actions.ts';
import { boardOf, canCapture, crowds, hasSpace, isHeld, neighbours } from '../board/board.ts';
import { isBridge } from '../board/bridge.ts';
import { attackAiUnit, targetsIn } from '../battle/battle.ts';
import { change, current, pop, push, tell, type Draft } from '../state/draft.ts';
import { BACK, END, question } from '../state/question.ts';
import { canHire } from './set-up-pirates.ts';
import type { AiUnit, PirateUnit, RoomId, State } from '../state/state.ts';
import { attackersOf, capturerOf, idleIn, roomsToOrder } from './order-room.ts';

type Crowd = ReadonlyMap<RoomId, number>;

/** Whether the Pirates could do anything but end their part of the wave. */
export function hasPirateWave(state: State): boolean {
  if (canHire(state)) return true;
  const crowd = crowds(state.pirates);
  return state.pirates.some((unit) => canAct(state, unit, crowd));
}

/** Their part of the wave ends: pirates who did not act, and a part in which none could, are not passed over in silence. */
export function tellPassed(draft: Draft): void {
  const { state } = draft;
  const crowd = crowds(state.pirates);
  const ready = state.pirates.filter((unit) => canAct(state, unit, crowd));
  if (ready.length === 0 && state.pirates.some(({ acted }) => acted)) return;
  tell(draft, { kind: 'passed', units: ready.map(({ design, room }) => ({ design, room })) });
}

export function askPirateWave(state: State): Decision<Action> {
  const answers: Action[] = [
    ...roomsToOrder(state).map((room): Action => ({ do: 'order-room', room })),
    ...readyUnits(state).map((unit): Action => ({ do: 'order', unit: unit.id })),
  ];
  if (canHire(state)) answers.push({ do: 'recruit' });
  return question(state, 'pirate-wave', answers, END);
}

/** What the chosen unit can do with its action: move, attack, or capture the room it is in. */
export function askOrder(state: State): Decision<Action> {
  const unit = pirate(state, current(state, 'order').unit);
  const crowd = crowds(state.pirates);
  const answers: Action[] = [];
  if (canCapture(state, unit.room)) answers.push({ do: 'capture' });
  for (const target of targetsIn(state, unit.room)) answers.push({ do: 'attack', unit: target.id });
  for (const room of exits(state, unit, crowd)) answers.push({ do: 'move', room });
  return question(state, 'order', answers, BACK);
}

export function chooseUnit(draft: Draft, unit: number): void {
  push(draft, { choosing: 'order', unit });
}

export function chooseRecruits(draft: Draft): void {
  push(draft, { choosing: 'hire' });
}

/** Moves whoever was chosen next door, which reveals every A.I. unit there. */
export function move(draft: Draft, room: RoomId): void {
  const units = act(draft, chosen(draft.state), { room });
  for (const { design, room: from } of units) tell(draft, { kind: 'moved', design, from, to: room });
  const found = draft.state.ai.filter((other) => other.room === room && !other.seen);
  if (found.length === 0) return;
  change(draft, {
    ai: draft.state.ai.map((other) => (other.room === room && !other.seen ? { ...other, seen: true } : other)),
  });
  tell(draft, { kind: 'revealed', room, designs: found.map(({ design }) => design) });
  draft.reveals = true;
}

/** The chosen unit attacks; of a whole room those whom it takes. */
export function attack(draft: Draft, target: number): void {
  const units = chosen(draft.state);
  const attackers = units.length > 1 ? attackersOf(units, aiUnit(draft.state, target)) : units;
  act(draft, attackers, {});
  for (const unit of attackers) attackAiUnit(draft, unit, aiUnit(draft.state, target));
}

/** Turns the room of whoever was chosen into a breach; the bridge's capture ends the game at once (B9). */
export function capture(draft: Draft): void {
  const unit = capturerOf(chosen(draft.state));
  if (!unit) throw new Error('Nobody is there to capture anything.');
  const { room, design } = unit;
  act(draft, [unit], {});
  change(draft, { captured: [...draft.state.captured, room] });
  tell(draft, { kind: 'captured', design, room });
  if (!isBridge(draft.state, room)) return;
  change(draft, { ending: 'bridge-captured' });
  tell(draft, { kind: 'ended', ending: 'bridge-captured' });
}

/** The unit that was chosen to act, or every unit of the chosen room that still can. */
function chosen(state: State): readonly PirateUnit[] {
  const frame = state.frames.at(-1);
  return frame?.choosing === 'order-room' ? idleIn(state, frame.room) : [pirate(state, current(state, 'order').unit)];
}

/** Spends the actions of these units; returns them as they were before. */
function act(draft: Draft, units: readonly PirateUnit[], changes: Partial<PirateUnit>): readonly PirateUnit[] {
  pop(draft);
  change(draft, {
    pirates: draft.state.pirates.map((unit) => (units.includes(unit) ? { ...unit, ...changes, acted: true } : unit)),
  });
  return units;
}

function pirate(state: State, id: number): PirateUnit {
  const unit = state.pirates.find((other) => other.id === id);
  if (!unit) throw new Error(`There is no pirate ${id}.`);
  return unit;
}

function aiUnit(state: State, id: number): AiUnit {
  const unit = state.ai.find((other) => other.id === id);
  if (!unit) throw new Error(`There is no A.I. unit ${id}.`);
  return unit;
}

/** The units that can still act, room by room; of several exactly alike the first stands for all. */
function readyUnits(state: State): readonly PirateUnit[] {
  const crowd = crowds(state.pirates);
  const ready: PirateUnit[] = [];
  for (const unit of state.pirates) {
    if (canAct(state, unit, crowd) && !ready.some((other) => areAlike(other, unit))) ready.push(unit);
  }
  return ready.sort((a, b) => (a.room < b.room ? -1 : a.room > b.room ? 1 : a.id - b.id));
}

function areAlike(one: PirateUnit, other: PirateUnit): boolean {
  return one.room === other.room && one.design === other.design && one.hurt === other.hurt;
}

function canAct(state: State, unit: PirateUnit, crowd: Crowd): boolean {
  if (unit.acted) return false;
  return isHeld(state.ai, unit.room) || hasExit(state, unit, crowd) || canCapture(state, unit.room);
}

/** The accessible rooms: behind a door, and not full of pirates (B8). */
function exits(state: State, unit: PirateUnit, crowd: Crowd): readonly RoomId[] {
  return neighbours(boardOf(state.layout), unit.room).filter((room) => hasSpace(crowd, room));
}

function hasExit(state: State, unit: PirateUnit, crowd: Crowd): boolean {
  return neighbours(boardOf(state.layout), unit.room).some((room) => hasSpace(crowd, room));
}
