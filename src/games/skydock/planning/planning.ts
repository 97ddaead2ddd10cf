import { doing, at, only, emit, type Decision, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import type { Deck } from '../content/effects.ts';
import { DRAW, FIRST_DRAW, MARKERS_EACH } from '../content/printed.ts';
import {
  changeHand,
  changePirate,
  clockwise,
  handOf,
  pirateOf,
  pop,
  push,
  replace,
  type Draft,
} from '../state/draft.ts';
import { countAchievement } from '../characters/achievements.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame } from '../state/frames.ts';
import { answerHand, handQuestion } from '../cards/card-use.ts';
import { drawCards, moveToDiscards } from '../cards/card-moves.ts';
import { abilityIn, gaps, rowOf } from '../characters/characters.ts';
import { gainAbility, upgradeAbility } from '../characters/improving.ts';
import { addMarker } from './energy-markers.ts';
import { meansOf, type Means } from '../cards/resources.ts';
import { placeable, withMarks } from './plan.ts';
import { suggestedMarks } from './suggested-marks.ts';
import { question } from '../state/question.ts';
import { beginActions } from '../action-phase/turn.ts';
import type { Order, Plan, State } from '../state/state.ts';

/** Begins the planning phase for all players at once (sheet: Planning Phase). */
export function beginPlanning(draft: Draft): void {
  const { table } = draft;
  table.round++;
  const draws = table.round === 1 ? FIRST_DRAW : DRAW;
  for (const seat of table.pirates.keys()) {
    changePirate(draft, seat, { planning: { draws, placed: false, locked: false } });
    changeHand(draft, seat, { plan: { marks: [], orders: [] } });
  }
  emit(draft, { kind: 'round', round: table.round, launch: table.launch, first: table.first.holder });
  push(draft, { kind: 'planning', again: false });
}

/**
 * Asks each player for the remaining parts of the plan, in any order, until all have locked in. Everybody sees that
 * cards are drawn, markers placed and plans locked; where and for what stays secret.
 */
export const planning: Rule<'planning'> = {
  run(draft, frame) {
    if (draft.table.pirates.some((pirate) => !pirate.planning.locked)) return 'ask';
    if (carryOut(draft)) {
      pop(draft);
      reveal(draft);
      beginActions(draft);
    } else replace(draft, { ...frame, again: true });
    return 'on';
  },
  ask: (state, frame) => state.table.pirates.flatMap((_, seat) => questions(state, frame, seat)),
  answer(draft, frame, answer) {
    const { seat, actions } = answer;
    if (answer.actions.every((action) => action.do === 'mark')) {
      place(
        draft,
        seat,
        actions.map((action) => doing(action, 'mark').slot),
      );
      return;
    }
    const action = only(answer);
    if (action.do === 'draw') draw(draft, seat, action.deck, 1);
    else if (action.do === 'draw-all') for (const deck of DECKS) draw(draft, seat, deck, action[deck]);
    else if (action.do === 'lock') lock(draft, seat, true);
    else if (action.do === 'unlock') lock(draft, seat, false);
    else answerHand(draft, frame, seat, action);
  },
};

function questions(state: State, frame: Frame<'planning'>, seat: Seat): Decision<Action>[] {
  const pirate = at(state.table.pirates, seat);
  const { draws, placed, locked } = pirate.planning;
  if (locked && frame.again) return [];
  if (locked) return [question(frame, seat, 'unlock', { options: [{ do: 'unlock' }], urgency: 'optional' })];
  const means = meansOf(state, seat);
  const drawing = drawOptions(means, draws);
  // Cards come first: they may change what to plan, and no plan changes what is drawn.
  if (drawing.length > 0) return [question(frame, seat, 'draw', { options: drawing, part: draws })];
  const { plan } = at(state.hidden.hands, seat);
  const marking = (slots: readonly number[]) => slots.map((slot): Action => ({ do: 'mark', slot }));
  const suggested = marking(placed ? plan.marks : suggestedMarks(state.table, pirate, plan));
  return [
    question(frame, seat, 'place', {
      options: marking(placeable(state.table, pirate, plan)),
      pick: { min: MARKERS_EACH, max: MARKERS_EACH },
      onTimeout: suggested,
      suggested,
      urgency: placed ? 'optional' : 'required',
    }),
    question(frame, seat, 'lock', { options: [{ do: 'lock' }], part: placed ? 'placed' : 'suggested' }),
    ...handQuestion(state, frame, seat),
  ];
}

/** One card of either deck, to see it before the next (S20), and every way to draw all that are left at once. */
function drawOptions(means: Means, draws: number): Action[] {
  const left = (deck: Deck) => means.decks[deck] + means.table.discards[deck].length;
  if (draws === 0) return [];
  const singles = DECKS.filter((deck) => left(deck) > 0).map((deck): Action => ({ do: 'draw', deck }));
  if (draws === 1) return singles;
  const all = Array.from({ length: draws + 1 }, (_, loot) => ({ scheme: draws - loot, loot }))
    .filter(({ scheme, loot }) => scheme <= left('scheme') && loot <= left('loot'))
    .map((counts): Action => ({ do: 'draw-all', ...counts }));
  return [...all, ...singles];
}

const DECKS = ['scheme', 'loot'] as const;

function draw(draft: Draft, seat: Seat, deck: Deck, count: number): void {
  if (count === 0) return;
  const { planning: before } = pirateOf(draft, seat);
  changePirate(draft, seat, { planning: { ...before, draws: before.draws - count } });
  drawCards(draft, seat, deck, count);
}

function place(draft: Draft, seat: Seat, marks: readonly number[]): void {
  changePirate(draft, seat, { planning: { ...pirateOf(draft, seat).planning, placed: true } });
  changeHand(draft, seat, { plan: withMarks(handOf(draft, seat).plan, marks) });
}

function lock(draft: Draft, seat: Seat, locked: boolean): void {
  const pirate = pirateOf(draft, seat);
  if (!pirate.planning.placed) place(draft, seat, suggestedMarks(draft.table, pirate, handOf(draft, seat).plan));
  changePirate(draft, seat, { planning: { ...pirateOf(draft, seat).planning, locked } });
}

/**
 * Carries out all plans, clockwise from the first player: loot is discarded and tokens are taken. A player too late for
 * a token keeps the loot and plans again. Returns whether all plans were carried out.
 */
function carryOut(draft: Draft): boolean {
  draft.reveals = true;
  let complete = true;
  for (const seat of clockwise(draft.table, draft.table.first.holder)) {
    const { plan } = handOf(draft, seat);
    if (improveAll(draft, seat, plan)) {
      const orders = plan.orders.filter((order) => order.for === 'marker');
      changeHand(draft, seat, { plan: { marks: plan.marks, orders } });
    } else {
      complete = false;
      planAgain(draft, seat);
    }
  }
  return complete;
}

/** Carries out one player's gains and upgrades. Returns whether none was missed. */
function improveAll(draft: Draft, seat: Seat, { orders }: Plan): boolean {
  // The real slot of each planned gain; `null` for a missed one.
  const gainedAt = new Map<number, number | null>();
  let all = true;
  for (const order of orders) {
    if (order.for === 'marker') continue;
    const known = gainedAt.get(order.slot);
    const slot = order.for === 'gain' ? firstGap(draft, seat, order.slot) : (known ?? order.slot);
    const done = (order.for === 'gain' || known !== null) && improve(draft, seat, { ...order, slot });
    if (order.for === 'gain') gainedAt.set(order.slot, done ? slot : null);
    all &&= done;
  }
  return all;
}

/** The left-most empty slot of the row; left of the planned one if an earlier gain in that row was missed. */
function firstGap(draft: Draft, seat: Seat, slot: number): number {
  const { character, board } = pirateOf(draft, seat);
  if (character === null) return slot;
  return gaps(character, board).find((gap) => rowOf(character, gap) === rowOf(character, slot)) ?? slot;
}

function improve(draft: Draft, seat: Seat, order: Exclude<Order, { for: 'marker' }>): boolean {
  const { card, slot } = order;
  const held = pirateOf(draft, seat).board[slot];
  const done =
    order.for === 'gain'
      ? gainAbility(draft, seat, order.ability, slot, card)
      : upgradeAbility(draft, seat, slot, card);
  if (done) {
    moveToDiscards(draft, seat, [card]);
  } else {
    const ability = order.for === 'gain' ? order.ability : held?.ability;
    if (ability) emit(draft, { kind: 'missed', seat, ability, level: (held?.level ?? 0) + 1 });
  }
  return done;
}

/** Reopens the plan of a player who missed a token. All markers come back, which hides their planned slots. */
function planAgain(draft: Draft, seat: Seat): void {
  changePirate(draft, seat, { planning: { ...pirateOf(draft, seat).planning, placed: false, locked: false } });
  changeHand(draft, seat, { plan: { marks: [], orders: [] } });
}

/** Places the planned markers in public and discards the cards that allow additional ones. */
function reveal(draft: Draft): void {
  for (const seat of clockwise(draft.table, draft.table.first.holder)) {
    const { plan } = handOf(draft, seat);
    for (const slot of plan.marks) addMarker(draft, seat, slot, 'own');
    for (const { card, slot } of plan.orders) {
      moveToDiscards(draft, seat, [card]);
      addMarker(draft, seat, slot, 'pile');
      emit(draft, { kind: 'played', seat, card, how: 'planned' });
      countAchievement(draft, seat, 'loot-played');
    }
    changeHand(draft, seat, { plan: { marks: [], orders: [] } });
    changePirate(draft, seat, { lastMarks: plan.marks });
    const slots = [...plan.marks, ...plan.orders.map(({ slot }) => slot)];
    const abilities = slots.map((slot) => abilityIn(draft.table, seat, slot).ability);
    emit(draft, { kind: 'placed', seat, abilities });
  }
}
