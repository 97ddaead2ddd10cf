import { asking, only, pop, push, emit, unexpected, withId } from '#engine';
import { isOrder, type Action, type Order } from '../state/actions.ts';
import { boardOf, canCapture, crowds, hasSpace, isHeld, neighbours } from '../board/board.ts';
import { endGame, isBridge } from '../board/bridge.ts';
import { attackAiUnit, targetsIn } from '../battle/battle.ts';
import type { Draft, Rule } from '../state/draft.ts';
import { BACK, END, question } from '../state/question.ts';
import { canHire } from './set-up-pirates.ts';
import { PIRATES, type PirateUnit, type RoomId, type State } from '../state/state.ts';
import { assignments, commonOrders } from './everyone.ts';
import { idleIn, ordersFor, unitsFor } from './order-room.ts';
import { askWhile, endSection } from './section.ts';

/** Whether the Pirates can hire or act. */
export function hasPirateWave(state: State): boolean {
  return canHire(state) || readyUnits(state).length > 0;
}

/** Reports the pirates that could still have acted; also reports a part in which no pirate could act. */
export function tellPassed(draft: Draft): void {
  const { state } = draft;
  const ready = readyUnits(state);
  if (ready.length === 0 && state.pirates.some(({ acted }) => acted)) return;
  emit(draft, { kind: 'passed', units: ready.map(({ design, room }) => ({ design, room })), wave: state.wave });
}

export const pirateWave: Rule<'pirate-wave'> = {
  run: askWhile(hasPirateWave),
  ask(state, frame) {
    const answers: Action[] = [
      ...commonOrders(state).map((orders): Action => ({ do: 'everyone', orders })),
      ...roomsToOrder(state),
    ];
    if (canHire(state)) answers.push({ do: 'recruit' });
    return question(frame, PIRATES, answers, END);
  },
  answer(draft, _frame, answer) {
    const { state } = draft;
    const action = only(answer);
    if (action.do === 'everyone') {
      for (const { unit, order } of together(assignments(state, action.orders))) carryOut(draft, unit, order);
    } else if (action.do === 'order-room') push(state, { kind: 'order-room', room: action.room });
    else if (action.do === 'order') push(state, { kind: 'order', unit: action.unit });
    else if (action.do === 'recruit') push(state, { kind: 'hire' });
    else if (action.do === 'end') endSection(draft);
    else unexpected(action);
  },
};

/** What the pirates of one room do together; or one of them is chosen. */
export const orderRoom: Rule<'order-room'> = asking({
  ask(state, frame) {
    const alone = firstOfAlike(idleIn(state, frame.room).filter((unit) => canAct(state, unit)));
    const answers: Action[] = [
      ...ordersFor(state, frame.room),
      ...alone.map((unit): Action => ({ do: 'order', unit: unit.id })),
    ];
    return question(frame, PIRATES, answers, BACK);
  },
  answer(draft, { room }, answer) {
    const action = only(answer);
    if (action.do === 'order') {
      push(draft.state, { kind: 'order', unit: action.unit });
      return;
    }
    pop(draft.state);
    if (action.do === 'back') return;
    if (!isOrder(action)) unexpected(action);
    carryOut(draft, unitsFor(draft.state, idleIn(draft.state, room), action), action);
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
  answer(draft, { unit }, answer) {
    const action = only(answer);
    const { state } = draft;
    pop(state);
    if (action.do === 'back') return;
    if (!isOrder(action)) unexpected(action);
    // One pirate of a room has its order: the question for the room is over too.
    if (state.stack.at(-1)?.kind === 'order-room') pop(state);
    carryOut(draft, [withId(state.pirates, unit)], action);
  },
});

function carryOut(draft: Draft, units: readonly PirateUnit[], order: Order): void {
  if (order.do === 'move') move(draft, units, order.room);
  else if (order.do === 'attack') attack(draft, units, order.unit);
  else capture(draft, units);
}

/** The pirates of one room with the same order, together: one sentence tells of them. */
function together(orders: ReturnType<typeof assignments>): { unit: readonly PirateUnit[]; order: Order }[] {
  const groups = Map.groupBy(orders, ({ unit, order }) => JSON.stringify([unit.room, order]));
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ unit: group.map(({ unit }) => unit), order: group[0].order }] : [],
  );
}

/** Moves pirates of one room into another, which reveals every A.I. unit there. */
function move(draft: Draft, units: readonly PirateUnit[], room: RoomId): void {
  const [first] = units;
  if (!first) return;
  act(draft, units, { room });
  emit(draft, { kind: 'moved', designs: units.map(({ design }) => design), from: first.room, to: room });
  const found = draft.state.ai.filter((other) => other.room === room && !other.seen);
  if (found.length === 0) return;
  draft.state.ai = draft.state.ai.map((other) => (found.includes(other) ? { ...other, seen: true } : other));
  emit(draft, { kind: 'revealed', room, designs: found.map(({ design }) => design) });
  draft.reveals = true;
}

function attack(draft: Draft, units: readonly PirateUnit[], target: number): void {
  act(draft, units, {});
  for (const unit of units) attackAiUnit(draft, unit, withId(draft.state.ai, target));
}

/** Turns the room of a pirate into a breach. Capturing the bridge ends the game at once (B9). */
function capture(draft: Draft, units: readonly PirateUnit[]): void {
  const [unit] = units;
  if (!unit) throw new Error('No pirate is there to capture the room.');
  const { room, design } = unit;
  act(draft, [unit], {});
  draft.state.captured = [...draft.state.captured, room];
  emit(draft, { kind: 'captured', design, room, round: draft.state.round, wave: draft.state.wave });
  if (isBridge(draft.state, room)) endGame(draft, 'bridge-captured');
}

/** Spends the actions of these units. */
function act({ state }: Draft, units: readonly PirateUnit[], changes: Partial<PirateUnit>): void {
  const ids = new Set(units.map(({ id }) => id));
  state.pirates = state.pirates.map((unit) => (ids.has(unit.id) ? { ...unit, ...changes, acted: true } : unit));
}

/** The rooms with pirates that can still act, sorted; a pirate alone in its room is ordered at once. */
function roomsToOrder(state: State): Action[] {
  const ready = Map.groupBy(readyUnits(state), ({ room }) => room);
  return [...ready]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([room, [unit, ...others]]): Action[] => {
      if (others.length > 0) return [{ do: 'order-room', room }];
      return unit ? [{ do: 'order', unit: unit.id }] : [];
    });
}

function readyUnits(state: State): readonly PirateUnit[] {
  return state.pirates.filter((unit) => canAct(state, unit));
}

/** Of identical pirates in a room only the first. */
function firstOfAlike(units: readonly PirateUnit[]): readonly PirateUnit[] {
  return units.filter(
    (unit, at) => units.findIndex((other) => other.design === unit.design && other.hurt === unit.hurt) === at,
  );
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
