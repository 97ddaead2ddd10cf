import {
  asking,
  at,
  automatic,
  only,
  pop,
  push,
  question,
  roll,
  seats,
  emit,
  unexpected,
  without,
  withAt,
} from '#engine';
import { ROUNDS, type Action, type Draft, type Rule } from './state.ts';

/** The next pearl is offered, or the game is over. */
export const rounds: Rule<'rounds'> = automatic((draft) => {
  const { state } = draft;
  if (state.round === ROUNDS) {
    state.ending = 'sold-out';
    return;
  }
  state.round += 1;
  const worth = roll(draft.rng, 6);
  push(state, { kind: 'auction', worth });
  emit(draft, { kind: 'offered', round: state.round, worth });
});

export const auction: Rule<'auction'> = {
  run(draft, { worth }) {
    const bids = draft.state.bids.flatMap((bid) => bid ?? []);
    if (bids.length < draft.state.bids.length) return 'ask';
    pop(draft.state);
    settle(draft, bids, worth);
    return 'on';
  },
  ask: (state, frame) =>
    seats(state.bids.length)
      .filter((seat) => state.bids[seat] === null)
      .map((seat) =>
        question(frame, seat, 'bid', {
          options: at(state.hands, seat).map((card): Action => ({ do: 'bid', card })),
        }),
      ),
  answer(draft, _frame, answer) {
    const action = only(answer);
    if (action.do !== 'bid') return unexpected(action);
    draft.state.bids = withAt(draft.state.bids, answer.seat, action.card);
    emit(draft, { kind: 'sealed', seat: answer.seat });
  },
};

/** All bids are shown and spent; the highest that nobody else made wins. */
function settle(draft: Draft, bids: readonly number[], worth: number): void {
  const { state } = draft;
  draft.reveals = true;
  state.hands = state.hands.map((hand, seat) => without(hand, at(bids, seat)));
  state.bids = bids.map(() => null);
  emit(draft, { kind: 'shown', bids });
  const single = bids.filter((bid) => bids.indexOf(bid) === bids.lastIndexOf(bid));
  if (single.length > 0) push(state, { kind: 'dive', seat: bids.indexOf(Math.max(...single)), worth });
  else emit(draft, { kind: 'unsold', worth });
}

export const dive: Rule<'dive'> = asking({
  ask: (_state, frame) => [question<Action>(frame, frame.seat, 'dive', { options: [{ do: 'keep' }, { do: 'dive' }] })],
  answer(draft, { seat, worth }, answer) {
    const action = only(answer);
    if (action.do === 'bid') return unexpected(action);
    pop(draft.state);
    const kept = action.do === 'keep' ? worth : roll(draft.rng, 6);
    draft.state.points = withAt(draft.state.points, seat, at(draft.state.points, seat) + kept);
    emit(draft, { kind: action.do === 'keep' ? 'kept' : 'dived', seat, worth: kept });
  },
});
