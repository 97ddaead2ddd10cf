import { at, doing, only, emit, emitTo, unexpected, without, type Decision, type Seat } from '#engine';
import type { Action, CardUse } from '../state/actions.ts';
import { maySchemeNow, playScheme } from './armed.ts';
import { isScheme, lootIdOf, lootOn, oneOfEach, schemeOn, type Card, type LootCard, type SchemeCard } from './cards.ts';
import { countAchievement } from '../characters/achievements.ts';
import { changeHand, handOf, replace, type Draft } from '../state/draft.ts';
import { worthDoing } from '../effects/index.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame } from '../state/frames.ts';
import { handSize, moveToDiscards } from './card-moves.ts';
import { gainAbility, improvements, upgradeAbility } from '../characters/improving.ts';
import { meansOf } from './resources.ts';
import { canCancel, orderFor, orderOf, planUses } from '../planning/plan.ts';
import { question, questionId } from '../state/question.ts';
import { beginEffects } from '../effects/sources.ts';
import type { Hand, State, Table } from '../state/state.ts';

/** Frames in which hands may be used: planning, a turn, and between the steps of an action. */
type Pause = 'planning' | 'turn' | 'move' | 'interact' | 'attack' | 'heal' | 'caught';

/** Whether a player has cards that might be used on this turn. Uses only public information: the size of the hand. */
export function hasCardsToUse({ table, hidden }: Pick<State, 'table' | 'hidden'>, seat: Seat): boolean {
  const hand = at(hidden.hands, seat);
  return hand.loot.length > 0 || (hand.scheme.length > 0 && maySchemeNow(table, seat));
}

interface Asker {
  readonly kind: Pause;
  readonly no: number;
}

/** When a hand is used: while planning, on the owner's turn, or on another player's turn. */
type Occasion = 'planning' | 'own-turn' | 'other-turn';

function occasion({ turn }: Table, frame: Asker, seat: Seat): Occasion {
  if (frame.kind === 'planning') return 'planning';
  return turn?.seat === seat ? 'own-turn' : 'other-turn';
}

/**
 * The optional decision to use a card in hand: every use of every card, and what else is about cards. Every player with cards
 * gets it, whatever the cards are, so it reveals nothing.
 */
export function handQuestion({ table, hidden }: State, frame: Asker, seat: Seat): Decision<Action>[] {
  const hand = at(hidden.hands, seat);
  const when = occasion(table, frame, seat);
  const count = when === 'other-turn' ? hand.scheme.length : handSize(hand);
  if (count === 0) return [];
  const found = cardsToUse(hand, when).flatMap((card) =>
    uses({ table, hidden }, seat, when, card).map((use): Action => ({ do: 'card', card, use })),
  );
  const useful = [...found, ...staying({ table, hidden }, seat)];
  const options: Action[] = useful.length > 0 ? useful : [{ do: 'nothing' }];
  return [question(frame, seat, 'hand', { options, urgency: 'optional' })];
}

/** A player who thinks of a card to play after the action finds it among the cards, until the action is over. */
function staying(state: State, seat: Seat): Action[] {
  const turn = turnOf(state.table);
  return turn?.seat === seat && !turn.stays && hasCardsToUse(state, seat) ? [{ do: 'stay' }] : [];
}

function turnOf({ stack }: Table): Frame<'turn'> | undefined {
  return stack.findLast((frame) => frame.kind === 'turn');
}

/** One card of each design, and every armed or planned card. */
function cardsToUse(hand: Hand, when: Occasion): Card[] {
  const inUse = new Set<Card>([...hand.armed, ...hand.plan.orders.map(({ card }) => card)]);
  const free = (cards: readonly Card[]) => oneOfEach(cards.filter((card) => !inUse.has(card)));
  const used = (cards: readonly Card[]) => cards.filter((card) => inUse.has(card));
  const both = when === 'other-turn' ? [hand.scheme] : [hand.scheme, hand.loot];
  return both.flatMap((cards) => [...free(cards), ...used(cards)]);
}

/** The possible uses of a card now. */
function uses(state: State, seat: Seat, when: Occasion, card: Card): CardUse[] {
  return isScheme(card) ? schemeUses(state, seat, when, card) : lootUses(state, seat, when, card);
}

function schemeUses(state: State, seat: Seat, when: Occasion, card: SchemeCard): CardUse[] {
  const { does, trigger } = schemeOn(card);
  const inTime = when === 'own-turn' || (when === 'other-turn' && trigger !== undefined);
  const playable = inTime && maySchemeNow(state.table, seat) && worthDoing(meansOf(state, seat), seat, does);
  const armed = at(state.hidden.hands, seat).armed.includes(card);
  return [
    ...(playable ? [{ do: 'play' } as const] : []),
    ...(trigger === undefined ? [] : [{ do: armed ? 'disarm' : 'arm' } as const]),
  ];
}

function lootUses(state: State, seat: Seat, when: Occasion, card: LootCard): CardUse[] {
  const { table, hidden } = state;
  const pirate = at(table.pirates, seat);
  const { plan } = at(hidden.hands, seat);
  if (when === 'planning') {
    if (orderOf(plan, card) === null) return planUses(table, pirate, plan, card);
    return plan.orders.at(-1)?.card === card && canCancel(plan) ? [{ do: 'cancel' }] : [];
  }
  const { does } = lootOn(card);
  const bench = { board: pirate.board, tokens: table.tokens };
  const playable = worthDoing(meansOf(state, seat), seat, does);
  return [...(playable ? [{ do: 'play' } as const] : []), ...improvements(pirate, bench, card)];
}

interface HandRules<K extends Pause> {
  readonly mayNow?: (frame: Frame<K>) => boolean;
}

/**
 * An action's rule with the decisions about hands added to its pauses (sheet: Action Phase; loot can be used at any
 * point of the owner's turn).
 */
export function withHands<K extends Pause>(rule: Rule<K>, { mayNow = () => true }: HandRules<K> = {}): Rule<K> {
  return {
    run: (draft, frame) => rule.run(draft, frame),
    ask: (state, frame) => [
      ...rule.ask(state, frame),
      ...(mayNow(frame) ? state.table.pirates.flatMap((_, seat) => handQuestion(state, frame, seat)) : []),
    ],
    answer(draft, frame, answer) {
      const isOfHand = answer.decision === questionId(frame, answer.seat, 'hand');
      if (isOfHand) answerHand(draft, frame, answer.seat, only(answer));
      else rule.answer(draft, frame, answer);
    },
  };
}

/** Carries out the use of a card in hand. */
export function answerHand(draft: Draft, frame: Asker, seat: Seat, action: Action): void {
  if (action.do === 'nothing') return;
  if (action.do === 'stay') {
    const turn = turnOf(draft.table);
    if (turn) replace(draft, { ...turn, stays: true });
    return;
  }
  const { card, use } = doing(action, 'card');
  if (isScheme(card)) answerScheme(draft, seat, card, use);
  else if (frame.kind === 'planning') plan(draft, seat, card, use);
  else answerLoot(draft, seat, card, use);
}

function answerScheme(draft: Draft, seat: Seat, card: SchemeCard, action: CardUse): void {
  if (action.do === 'play') playScheme(draft, seat, card, 'hand');
  else if (action.do === 'arm' || action.do === 'disarm') arm(draft, seat, card, action.do === 'arm');
  else unexpected(action);
}

/** Arms or disarms a card in secret. */
function arm(draft: Draft, seat: Seat, card: SchemeCard, armed: boolean): void {
  const before = handOf(draft, seat).armed;
  changeHand(draft, seat, { armed: armed ? [...before, card] : without(before, card) });
  emitTo(draft, seat, { kind: 'armed', seat, card, armed }, null);
}

function plan(draft: Draft, seat: Seat, card: LootCard, action: CardUse): void {
  const { plan: before } = handOf(draft, seat);
  const orders =
    action.do === 'cancel'
      ? before.orders.slice(0, -1)
      : [...before.orders, orderFor(action, card) ?? unexpected(action)];
  changeHand(draft, seat, { plan: { ...before, orders } });
}

/** Loot on the owner's turn: played for its text, or discarded for an ability (sheet: Improving a Character). */
function answerLoot(draft: Draft, seat: Seat, card: LootCard, action: CardUse): void {
  moveToDiscards(draft, seat, [card]);
  if (action.do === 'gain') gainAbility(draft, seat, action.ability, action.slot, card);
  else if (action.do === 'upgrade') upgradeAbility(draft, seat, action.slot, card);
  else if (action.do === 'play') {
    emit(draft, { kind: 'played', seat, card, how: 'hand' });
    beginEffects(draft, seat, { from: 'loot', id: lootIdOf(card) });
    countAchievement(draft, seat, 'loot-played');
  } else unexpected(action);
}
