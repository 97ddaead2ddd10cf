import { at, only, emit, unexpected, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import { maySchemeNow } from '../cards/armed.ts';
import { beginAttack, canAttack } from './attack.ts';
import { abilityIn, slotsWhere } from '../characters/characters.ts';
import { INTERACT } from '../content/abilities.ts';
import { clockwise, pop, push, type Draft } from '../state/draft.ts';
import { loot, scheme } from './scheme-and-loot.ts';
import { claimFirst } from './first-player.ts';
import type { Rule } from '../state/rule.ts';
import { withHands } from '../cards/card-use.ts';
import { beginHeal, canHeal } from './heal.ts';
import { mayInteract } from './interact.ts';
import { hasMarkers, spendMarker } from '../planning/energy-markers.ts';
import { beginMove } from './move.ts';
import { meansOf } from '../cards/resources.ts';
import { isNeutralized } from '../neutralization/neutralization.ts';
import { question } from '../state/question.ts';
import { showsIcon } from '../ship/spots.ts';
import type { State } from '../state/state.ts';

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
  push(draft, { kind: 'turn', seat, acted: false });
  emit(draft, { kind: 'turn', seat });
}

/**
 * A player's turn: remove one marker, for its action or for none; play cards before and after. The turn ends by itself
 * if the player has nothing left to play.
 */
export const turn: Rule<'turn'> = withHands({
  run(draft, { seat, acted }) {
    if (!acted || hasCardsToUse(draft, seat)) return 'ask';
    endTurn(draft, seat);
    return 'on';
  },
  ask(state, frame) {
    const { seat, acted } = frame;
    if (acted) return [question(frame, seat, 'end-turn', { options: [{ do: 'end' }] })];
    return [
      question(frame, seat, 'turn', { options: markerOptions(state, seat), onTimeout: [firstDrop(state, seat)] }),
    ];
  },
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'use') use(draft, frame.seat, action.slot);
    else if (action.do === 'drop') drop(draft, frame.seat, action.slot);
    else if (action.do === 'end') endTurn(draft, frame.seat);
    else unexpected(action);
  },
});

/** Uses only public information: the size of the hand. */
function hasCardsToUse({ table, hidden }: Pick<Draft, 'table' | 'hidden'>, seat: Seat): boolean {
  const hand = at(hidden.hands, seat);
  return hand.loot.length > 0 || (hand.scheme.length > 0 && maySchemeNow(table, seat));
}

function endTurn(draft: Draft, seat: Seat): void {
  pop(draft);
  nextTurn(draft, (seat + 1) % draft.table.pirates.length);
}

function marked({ table }: State, seat: Seat): number[] {
  return slotsWhere(at(table.pirates, seat).board, ({ markers }) => markers > 0);
}

function firstDrop(state: State, seat: Seat): Action {
  return { do: 'drop', slot: at(marked(state, seat), 0) };
}

function markerOptions(state: State, seat: Seat): Action[] {
  const slots = marked(state, seat);
  return [
    ...slots.filter((slot) => isUsable(state, seat, slot)).map((slot): Action => ({ do: 'use', slot })),
    ...slots.map((slot): Action => ({ do: 'drop', slot })),
  ];
}

/** Whether the marker's action is possible now. A neutralized ability cannot be used. */
function isUsable(state: State, seat: Seat, slot: number): boolean {
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
