import { asking, at, only, emit, sameJson, unexpected, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import { beginAttack, canAttack } from './attack.ts';
import { abilityIn, slotsWhere } from '../characters/characters.ts';
import { INTERACT } from '../content/abilities.ts';
import { clockwise, pop, push, type Draft } from '../state/draft.ts';
import { loot, scheme } from './scheme-and-loot.ts';
import { claimFirst } from './first-player.ts';
import type { Rule } from '../state/rule.ts';
import { hasCardsToUse, withHands } from '../cards/card-use.ts';
import { beginHeal, canHeal } from './heal.ts';
import { mayInteract } from './interact.ts';
import { hasMarkers, spendMarker } from '../planning/energy-markers.ts';
import { beginMove } from './move.ts';
import { meansOf } from '../cards/resources.ts';
import { isNeutralized } from '../neutralization/neutralization.ts';
import { question } from '../state/question.ts';
import { showsIcon } from '../ship/spots.ts';
import type { State, Table } from '../state/state.ts';

/** The action phase begins with the first player (sheet: Action Phase). */
export function beginActions(draft: Draft): void {
  nextTurn(draft, draft.table.first.holder);
}

/** Begins the turn of the next player with a marker, or the upkeep if there is none. */
function nextTurn(draft: Draft, from: Seat): void {
  const { table } = draft;
  table.schemed = [];
  const seat = clockwise(table, from).find((other) => hasMarkers(at(table.pirates, other)));
  if (seat === undefined) {
    table.turn = null;
    emit(draft, { kind: 'upkeep', round: table.round });
    push(draft, { kind: 'upkeep', step: 'discard' });
    return;
  }
  table.turn = { seat, bonus: 0, asked: [] };
  push(draft, { kind: 'turn', seat, acted: false, stays: false });
  emit(draft, { kind: 'turn', seat });
}

/**
 * A player's turn: remove one marker, for its action or for none; play cards before, and after if the player keeps the
 * turn open. Otherwise the action ends the turn. Without anything to choose or play, the last marker goes by itself.
 */
export const turn: Rule<'turn'> = withHands({
  run(draft, frame) {
    const { seat, acted, stays } = frame;
    if (acted) {
      if (stays && hasCardsToUse(draft, seat)) return 'ask';
      endTurn(draft, seat);
      return 'on';
    }
    const [first, ...others] = markerOptions(draft, seat);
    if (first?.do !== 'drop' || others.length > 0 || hasCardsToUse(draft, seat)) return 'ask';
    drop(draft, seat, first.slot);
    return 'on';
  },
  ask(state, frame) {
    const { seat, acted } = frame;
    if (acted) return [question(frame, seat, 'end-turn', { options: [{ do: 'end' }] })];
    const options = markerOptions(state, seat);
    const onTimeout = options.filter((action) => action.do === 'drop' || action.do === 'pass');
    return [question(frame, seat, 'turn', { options, onTimeout })];
  },
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'use') use(draft, frame.seat, action.slot);
    else if (action.do === 'drop') drop(draft, frame.seat, action.slot);
    else if (action.do === 'pass') push(draft, { kind: 'pass', seat: frame.seat });
    else if (action.do === 'end') endTurn(draft, frame.seat);
    else unexpected(action);
  },
});

/** Asks which marker a player removes for no action. */
export const pass: Rule<'pass'> = asking({
  ask: (state, frame) => [
    question(frame, frame.seat, 'pass', { options: [...drops(state.table, frame.seat), { do: 'back' }] }),
  ],
  answer(draft, frame, answer) {
    const action = only(answer);
    pop(draft);
    if (action.do === 'drop') drop(draft, frame.seat, action.slot);
    else if (action.do !== 'back') unexpected(action);
  },
});

function endTurn(draft: Draft, seat: Seat): void {
  pop(draft);
  draft.endsTurn = true;
  nextTurn(draft, (seat + 1) % draft.table.pirates.length);
}

/** Using a marker for its action, or passing: with that marker, or with one still to be chosen. */
function markerOptions(state: Pick<State, 'table' | 'hidden'>, seat: Seat): Action[] {
  const slots = marked(state.table, seat);
  const all = drops(state.table, seat);
  return [
    ...slots.filter((slot) => isUsable(state, seat, slot)).map((slot): Action => ({ do: 'use', slot })),
    ...(all.length > 1 ? [{ do: 'pass' } as const] : all),
  ];
}

/** The markers to remove for no action; of abilities that are alike, the first. */
function drops(table: Table, seat: Seat): Action<'drop'>[] {
  const { board } = at(table.pirates, seat);
  const slots = marked(table, seat);
  return slots
    .filter((slot, i) => !slots.slice(0, i).some((other) => sameJson(board[other], board[slot])))
    .map((slot) => ({ do: 'drop', slot }));
}

function marked(table: Table, seat: Seat): number[] {
  return slotsWhere(at(table.pirates, seat).board, ({ markers }) => markers > 0);
}

/** Whether the marker's action is possible now. A neutralized ability cannot be used. */
function isUsable(state: Pick<State, 'table' | 'hidden'>, seat: Seat, slot: number): boolean {
  const { table } = state;
  if (isNeutralized(table, seat, slot)) return false;
  const { ability } = abilityIn(table, seat, slot);
  const { spot } = at(table.pirates, seat);
  switch (ability) {
    case 'move':
      return true;
    case 'interact':
      return mayInteract(meansOf(state, seat), seat);
    case 'scheme':
      return showsIcon(table, spot, 'scheme');
    case 'loot':
      return showsIcon(table, spot, 'loot');
    case 'attack':
      return canAttack(table, seat);
    case 'heal':
      return canHeal(table, seat, slot);
  }
}

function use(draft: Draft, seat: Seat, slot: number): void {
  const { ability, level } = abilityIn(draft.table, seat, slot);
  switch (ability) {
    case 'move':
      beginMove(draft, seat, slot);
      break;
    case 'interact':
      push(draft, { kind: 'interact', seat, slot, left: at(INTERACT, level - 1).times, spent: false });
      break;
    case 'scheme':
      scheme(draft, seat, slot);
      break;
    case 'loot':
      loot(draft, seat, slot);
      break;
    case 'attack':
      beginAttack(draft, seat, slot);
      break;
    case 'heal':
      beginHeal(draft, seat, slot);
      break;
  }
}

/** Skips: removes a marker without an action and claims the first player token if nobody has. */
function drop(draft: Draft, seat: Seat, slot: number): void {
  const { ability } = spendMarker(draft, seat, slot);
  emit(draft, { kind: 'dropped', seat, ability });
  claimFirst(draft, seat);
}
