import { doing, at, only, emit, emitTo, without } from '#engine';
import { unarmedFirst } from '../cards/armed.ts';
import { oneOfEach, type Card } from '../cards/cards.ts';
import { leastUseful } from '../cards/least-useful.ts';
import type { Deck } from '../content/effects.ts';
import { gainGlory } from '../characters/achievements.ts';
import { changeHand, handOf, replace, type Draft } from '../state/draft.ts';
import { discardCards, drawCards, putIntoHand, putOnDiscards, takeFromDeck } from '../cards/card-moves.ts';
import { canDraw } from '../cards/resources.ts';
import { discardQuestion, question } from '../state/question.ts';
import { drawSupport } from '../objectives/support.ts';
import { chosen, goOn, plain, type EffectRule } from './rule.ts';

export const glory: EffectRule<'glory'> = plain(
  (draft, { seat, path }, { n }) =>
    gainGlory(draft, seat, n, { byRoll: path.includes('pass') || path.includes('fail') }),
  ({ table }, seat, { n }) => n > 0 || at(table.pirates, seat).glory > 0,
);

export const draw: EffectRule<'draw'> = plain(
  (draft, { seat }, { deck, n }) => drawCards(draft, seat, deck, n),
  (means, _seat, { deck }) => canDraw(means, deck),
);

export const support: EffectRule<'support'> = plain(
  (draft, { seat }) => drawSupport(draft, seat),
  ({ support: left }) => left > 0,
);

/** Asks only a player with more cards than the number to discard. */
export const discard: EffectRule<'discard'> = {
  run(draft, frame, { deck, n }) {
    const cards = handOf(draft, frame.seat)[deck];
    if (cards.length > n) return 'ask';
    goOn(draft, frame);
    discardCards(draft, frame.seat, cards, 'effect');
    return 'on';
  },
  ask({ table, hidden }, frame, { deck, n }) {
    const hand = at(hidden.hands, frame.seat);
    const cards = deck === 'scheme' ? unarmedFirst(hand) : hand.loot;
    const suggested = leastUseful<Card>(table, frame.seat, cards, n);
    return [discardQuestion(frame, frame.seat, 'discard', { cards, n, suggested, part: frame.next })];
  },
  answer(draft, frame, _effect, { actions }) {
    goOn(draft, frame);
    const cards = actions.map((action) => doing(action, 'discard').card);
    discardCards(draft, frame.seat, cards, 'effect');
  },
  bites: ({ hand }, _seat, { deck }) => hand[deck].length > 0,
};

/** The drawn cards stay beside the hand until the player keeps one. */
export const sift: EffectRule<'sift'> = {
  run(draft, frame, { deck, n }) {
    const [first, ...others] = handOf(draft, frame.seat).sifting;
    if (others.length > 0) return 'ask';
    if (first !== undefined) keep(draft, frame.seat, deck, first);
    if (first !== undefined || frame.times > 0) {
      goOn(draft, frame);
      return 'on';
    }
    changeHand(draft, frame.seat, { sifting: takeFromDeck(draft, deck, n) });
    replace(draft, { ...frame, times: 1 });
    return 'on';
  },
  ask: ({ hidden }, frame) => [
    question(frame, frame.seat, 'sift', {
      options: oneOfEach(at(hidden.hands, frame.seat).sifting).map((card) => ({ do: 'take', card })),
      part: frame.next,
    }),
  ],
  answer(draft, frame, { deck }, answer) {
    const action = doing(only(answer), 'take');
    goOn(draft, frame);
    keep(draft, frame.seat, deck, action.card);
  },
  bites: (means, _seat, { deck }) => canDraw(means, deck),
};

function keep(draft: Draft, seat: number, deck: Deck, card: Card): void {
  const others = without(handOf(draft, seat).sifting, card);
  changeHand(draft, seat, { sifting: [] });
  putIntoHand(draft, seat, [card]);
  emitTo(
    draft,
    seat,
    { kind: 'drew', seat, deck, count: 1, cards: [card] },
    { kind: 'drew', seat, deck, count: 1, cards: null },
  );
  if (others.length === 0) return;
  putOnDiscards(draft, others);
  draft.reveals = true;
  emit(draft, { kind: 'discarded', seat, cards: others, why: 'sifted' });
}

export const fetch: EffectRule<'fetch'> = chosen({
  kind: 'fetch',
  choices: ({ table }, _seat, { deck }) =>
    oneOfEach<Card>(table.discards[deck]).map((card) => ({ do: 'take', card }) as const),
  carry(draft, { seat }, { card }) {
    takeFromDiscards(draft, card);
    putIntoHand(draft, seat, [card]);
    emit(draft, { kind: 'fetched', seat, card });
  },
});

function takeFromDiscards(draft: Draft, card: Card): void {
  const { scheme, loot, encounter } = draft.table.discards;
  draft.table.discards = {
    scheme: scheme.filter((other) => other !== card),
    loot: loot.filter((other) => other !== card),
    encounter,
  };
}
