import { asking, at, only, emit, unexpected, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import { oneOfEach, type SchemeCard } from '../cards/cards.ts';
import { changeHand, pop, replace, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame } from '../state/frames.ts';
import { beginAttempt } from '../action-phase/interact.ts';
import { question } from '../state/question.ts';
import { bears } from './symbols.ts';
import type { State } from '../state/state.ts';

/**
 * An open call for help. It stands until somebody agrees or the asker withdraws it. Everybody else may refuse; only who
 * has the symbol is also offered to agree, which nobody else can see (S15).
 */
export const offer: Rule<'offer'> = asking({
  ask: (state, frame) => [
    question(frame, frame.seat, 'offer', { options: [{ do: 'withdraw' }] }),
    ...state.table.pirates.flatMap((_, seat) =>
      seat === frame.seat || frame.refused.includes(seat)
        ? []
        : [
            question(frame, seat, 'help', {
              options: replies(state, seat, frame),
              onTimeout: [REFUSE],
              // Everybody sees who has no card to help with: they are asked, but not called to the table.
              urgency: at(state.hidden.hands, seat).scheme.length > 0 ? 'called' : 'optional',
            }),
          ],
    ),
  ],
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'withdraw') withdraw(draft, frame);
    else if (action.do === 'refuse') refuse(draft, frame, answer.seat);
    else if (action.do === 'agree') agree(draft, frame, answer.seat, action.card);
    else unexpected(action);
  },
});

const REFUSE = { do: 'refuse' } as const;

function replies({ hidden }: State, seat: Seat, { symbol }: Frame<'offer'>): Action[] {
  const cards = at(hidden.hands, seat).scheme.filter((card) => bears(card, symbol));
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
 * Whoever agrees first is bound: the card is set aside, out of reach of anything but this. The asker has asked and goes
 * on at once, spending the marker.
 */
function agree(draft: Draft, frame: Frame<'offer'>, helper: Seat, card: SchemeCard): void {
  const { seat, objective, symbol } = frame;
  const hand = at(draft.hidden.hands, helper);
  changeHand(draft, helper, { pledge: card, armed: hand.armed.filter((other) => other !== card) });
  draft.reveals = true;
  pop(draft);
  emit(draft, { kind: 'agreed', seat, helper, objective: objectiveId(draft, frame), symbol });
  const below = draft.table.stack.at(-1);
  if (below?.at !== 'interact') throw new Error('Help is asked for from within an Interact.');
  beginAttempt(draft, below, objective, { helper, symbol });
}

function objectiveId(draft: Draft, { objective }: Frame<'offer'>) {
  return at(draft.table.objectives, objective).id;
}
