import { at, only, emit, unexpected, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import { unarmedFirst } from '../cards/armed.ts';
import { oneOfEach, type SchemeCard } from '../cards/cards.ts';
import { changeHand, pop, replace, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame } from '../state/frames.ts';
import { beginAttempt } from '../action-phase/interact.ts';
import { question } from '../state/question.ts';
import { bears } from './symbols.ts';
import type { State } from '../state/state.ts';

/**
 * A public request for help. It stands until a player agrees, everybody has refused, or the asker withdraws it. Every
 * other player with scheme cards may refuse; only a player with the symbol may agree, and nobody else sees that option
 * (S15).
 */
export const offer: Rule<'offer'> = {
  run(draft, frame) {
    if (stillAsked(draft, frame).length > 0) return 'ask';
    withdraw(draft, frame);
    return 'on';
  },
  ask: (state, frame) => [
    ...stillAsked(state, frame).map((seat) =>
      question(frame, seat, 'help', { options: replies(state, seat, frame), onTimeout: [REFUSE], urgency: 'called' }),
    ),
    question(frame, frame.seat, 'offer', { options: [{ do: 'withdraw' }] }),
  ],
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'withdraw') withdraw(draft, frame);
    else if (action.do === 'refuse') refuse(draft, frame, answer.seat);
    else if (action.do === 'agree') agree(draft, frame, answer.seat, action.card);
    else unexpected(action);
  },
};

/** The players who might help and have not refused. Everybody sees who has no scheme card. */
function stillAsked({ table, hidden }: Pick<State, 'table' | 'hidden'>, { seat, refused }: Frame<'offer'>): Seat[] {
  return [...table.pirates.keys()].filter(
    (other) => other !== seat && !refused.includes(other) && at(hidden.hands, other).scheme.length > 0,
  );
}

const REFUSE = { do: 'refuse' } as const;

function replies({ hidden }: State, seat: Seat, { symbol }: Frame<'offer'>): Action[] {
  const cards = unarmedFirst(at(hidden.hands, seat)).filter((card) => bears(card, symbol));
  return [...oneOfEach(cards).map((card): Action => ({ do: 'agree', card })), REFUSE];
}

function withdraw(draft: Draft, frame: Frame<'offer'>): void {
  pop(draft);
  emit(draft, { kind: 'withdrawn', seat: frame.seat, objective: objectiveId(draft, frame) });
}

function refuse(draft: Draft, frame: Frame<'offer'>, seat: Seat): void {
  replace(draft, { ...frame, refused: [...frame.refused, seat] });
  emit(draft, { kind: 'refused', seat, asker: frame.seat });
}

/**
 * The first player to agree is bound: the card is reserved for this objective. The asker continues at once and spends
 * the marker.
 */
function agree(draft: Draft, frame: Frame<'offer'>, helper: Seat, card: SchemeCard): void {
  const { seat, objective, symbol } = frame;
  const hand = at(draft.hidden.hands, helper);
  changeHand(draft, helper, { pledge: card, armed: hand.armed.filter((other) => other !== card) });
  draft.reveals = true;
  pop(draft);
  emit(draft, { kind: 'agreed', seat, helper, objective: objectiveId(draft, frame), symbol });
  const below = draft.table.stack.at(-1);
  if (below?.kind !== 'interact') throw new Error('Help is asked for from within an Interact.');
  beginAttempt(draft, below, objective, { helper, symbol });
}

function objectiveId(draft: Draft, { objective }: Frame<'offer'>) {
  return at(draft.table.objectives, objective).id;
}
