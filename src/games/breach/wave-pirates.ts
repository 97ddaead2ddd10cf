import type { Decision } from '../../engine/game.ts';
import type { Action } from './actions.ts';
import { boardOf, canCapture, crowds, hasSpace, isHeld, neighbours } from './board.ts';
import { isBridge } from './bridge.ts';
import { attackAiUnit, toughnessLeft } from './battle.ts';
import { change, current, pop, push, tell, type Draft } from './draft.ts';
import { BACK, END, question } from './question.ts';
import { canHire } from './set-up-pirates.ts';
import type { AiUnit, PirateUnit, RoomId, State } from './state.ts';

type Crowd = ReadonlyMap<RoomId, number>;

/** Whether the Pirates could do anything but end their part of the wave. */
export function hasPirateWave(state: State): boolean {
  if (canHire(state)) return true;
  const crowd = crowds(state.pirates);
  return state.pirates.some((unit) => canAct(state, unit, crowd));
}

export function askPirateWave(state: State): Decision<Action> {
  const answers = readyUnits(state).map((unit): Action => ({ do: 'order', unit: unit.id }));
  if (canHire(state)) answers.push({ do: 'recruit' });
  return question(state, 'pirate-wave', answers, END);
}

/** What the chosen unit can do with its action: move, attack, or capture the room it is in. */
export function askOrder(state: State): Decision<Action> {
  const unit = pirate(state, current(state, 'order').unit);
  const crowd = crowds(state.pirates);
  const answers: Action[] = [];
  if (canCapture(state, unit.room)) answers.push({ do: 'capture' });
  for (const target of targetsOf(state, unit)) answers.push({ do: 'attack', unit: target.id });
  for (const room of exits(state, unit, crowd)) answers.push({ do: 'move', room });
  return question(state, 'order', answers, BACK);
}

export function chooseUnit(draft: Draft, unit: number): void {
  push(draft, { choosing: 'order', unit });
}

export function chooseRecruits(draft: Draft): void {
  push(draft, { choosing: 'hire' });
}

/** Moves the chosen unit next door, which reveals every A.I. unit there. */
export function move(draft: Draft, room: RoomId): void {
  const unit = act(draft, { room });
  tell(draft, { kind: 'moved', design: unit.design, from: unit.room, to: room });
  const found = draft.state.ai.filter((other) => other.room === room && !other.seen);
  if (found.length === 0) return;
  change(draft, {
    ai: draft.state.ai.map((other) => (other.room === room && !other.seen ? { ...other, seen: true } : other)),
  });
  tell(draft, { kind: 'revealed', room, designs: found.map(({ design }) => design) });
  draft.reveals = true;
}

export function attack(draft: Draft, target: number): void {
  const unit = act(draft, {});
  const victim = draft.state.ai.find(({ id }) => id === target);
  if (!victim) throw new Error(`There is no A.I. unit ${target}.`);
  attackAiUnit(draft, unit, victim);
}

/** Turns the room of the chosen unit into a breach; the bridge's capture ends the game at once (B9). */
export function capture(draft: Draft): void {
  const { room, design } = act(draft, {});
  change(draft, { captured: [...draft.state.captured, room] });
  tell(draft, { kind: 'captured', design, room });
  if (!isBridge(draft.state, room)) return;
  change(draft, { ending: 'bridge-captured' });
  tell(draft, { kind: 'ended', ending: 'bridge-captured' });
}

/** Spends the chosen unit's action; returns the unit as it was before. */
function act(draft: Draft, changes: Partial<PirateUnit>): PirateUnit {
  const before = pirate(draft.state, current(draft.state, 'order').unit);
  pop(draft);
  change(draft, {
    pirates: draft.state.pirates.map((unit) => (unit === before ? { ...unit, ...changes, acted: true } : unit)),
  });
  return before;
}

function pirate(state: State, id: number): PirateUnit {
  const unit = state.pirates.find((other) => other.id === id);
  if (!unit) throw new Error(`There is no pirate ${id}.`);
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

/** The A.I. units in the room; of several exactly alike the first stands for all. */
function targetsOf(state: State, unit: PirateUnit): readonly AiUnit[] {
  const there = state.ai.filter((other) => other.room === unit.room);
  return there.filter((a, at) => there.findIndex((b) => isSameTarget(a, b)) === at);
}

/** Damage of the kind that cannot destroy a unit (B7) makes no difference to whoever attacks it. */
function isSameTarget(a: AiUnit, b: AiUnit): boolean {
  return a.design === b.design && toughnessLeft(a) === toughnessLeft(b);
}
