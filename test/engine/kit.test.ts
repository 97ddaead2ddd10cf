import { describe, expect, it } from 'vitest';
import {
  asking,
  automatic,
  best,
  clipped,
  clockwise,
  draftOf,
  freeRng,
  leftOf,
  memoizeEach,
  memoizeLatest,
  only,
  openQuestions,
  pop,
  push,
  question,
  ranked,
  replace,
  resolve,
  rightOf,
  roll,
  snake,
  stepOf,
  emit,
  without,
  type Answer,
  type Draft as KitDraft,
  type Frame,
  type Progress,
  type Rng,
  type Rule,
  type Rules,
  type Seat,
  type Writable,
} from '#engine';

/*
 * A game of one rule: seats take turns rolling a die to 7 in all. The seat to the right may have a die rolled again, in
 * the middle of the turn. It ends when a roll stands.
 */
interface Frames {
  readonly turn: { readonly seat: Seat; readonly sum: number };
  readonly roll: { readonly seat: Seat; readonly die: number };
  readonly veto: { readonly seat: Seat; readonly used: boolean };
}
type Action = { readonly do: 'roll' } | { readonly do: 'again' } | { readonly do: 'let' };
interface State extends Progress<Frames> {
  readonly ending: Seat | null;
}
interface Draft extends KitDraft<string> {
  readonly state: Writable<State>;
}
type GameRule<K extends keyof Frames> = Rule<Draft, State, Action, Frame<Frames, K>>;

const turn: GameRule<'turn'> = {
  run({ state }, { seat, sum }) {
    if (sum < 7) return 'ask';
    state.ending = seat;
    return 'on';
  },
  ask: (_state, frame) => [question(frame, frame.seat, 'turn', { options: [{ do: 'roll' }] })],
  answer(draft, { seat }) {
    push(draft.state, { kind: 'roll', seat, die: roll(draft.rng, 6) });
    push(draft.state, { kind: 'veto', seat: rightOf(3, seat), used: false });
  },
};
const standing: GameRule<'roll'> = automatic((draft, { seat, die }) => {
  emit(draft, `${seat} has ${die}`);
  pop(draft.state);
  const [below] = draft.state.stack;
  if (below?.kind !== 'turn') throw new Error('A roll belongs to a turn.');
  replace(draft.state, { ...below, sum: below.sum + die, seat: leftOf(3, seat) });
});
const veto: GameRule<'veto'> = asking({
  ask: (_state, frame) => [
    question(frame, frame.seat, 'veto', { options: [{ do: 'let' }, { do: 'again' }], urgency: 'optional' }),
  ],
  answer(draft, _frame, answer) {
    pop(draft.state);
    const below = draft.state.stack.at(-1);
    if (only(answer).do === 'again' && below?.kind === 'roll')
      replace(draft.state, { ...below, die: roll(draft.rng, 6) });
  },
});
const RULES: Rules<Frames, Draft, State, Action> = { turn, roll: standing, veto };

const BEGIN: State = { stack: [{ kind: 'turn', no: 1, seat: 0, sum: 0 }], begun: 1, ending: null };

function dice(...rolls: number[]): Rng {
  return { int: () => (rolls.shift() ?? 1) - 1 };
}

function after(state: State, action: Action, rng: Rng) {
  const [decision] = openQuestions(RULES, state, state);
  if (!decision) throw new Error('Nothing is asked.');
  const answer: Answer<Action> = { seat: decision.seat, decision: decision.id, actions: [action] };
  const draft: Draft = draftOf({ state: { ...state } }, rng);
  resolve(RULES, draft, draft.state, answer);
  return stepOf(draft, draft.state);
}

describe('A game of frames', () => {
  it('asks what its innermost frame asks, also another seat in the middle of a turn', () => {
    expect(openQuestions(RULES, BEGIN, BEGIN)).toMatchObject([{ id: 'turn 1.0', seat: 0 }]);
    const rolled = after(BEGIN, { do: 'roll' }, dice(2)).state;
    expect(openQuestions(RULES, rolled, rolled)).toMatchObject([
      { id: 'veto 3.2', seat: 2, urgency: 'optional', onTimeout: [{ do: 'let' }] },
    ]);
  });

  it('changes a frame deep in the stack for a reroll, and goes on by itself as far as it can', () => {
    const rolled = after(BEGIN, { do: 'roll' }, dice(2)).state;
    const { state, events } = after(rolled, { do: 'again' }, dice(5));
    expect(events).toEqual([{ to: 'all', event: '0 has 5' }]);
    expect(state.stack).toEqual([{ kind: 'turn', no: 1, seat: 1, sum: 5 }]);
  });

  it('numbers frames as they begin and never twice', () => {
    let state = BEGIN;
    const numbers: number[] = [];
    for (const action of ['roll', 'let', 'roll'] as const) {
      state = after(state, { do: action }, dice(1)).state;
      numbers.push(...state.stack.map(({ no }) => no));
    }
    expect(numbers).toEqual([1, 2, 3, 1, 1, 4, 5]);
  });

  it('asks nothing more once it is over, and leaves the state it was given as it is', () => {
    const late: State = { ...BEGIN, stack: [{ kind: 'turn', no: 1, seat: 0, sum: 6 }] };
    const rolled = after(late, { do: 'roll' }, dice(1)).state;
    const kept = structuredClone(rolled);
    const over = after(rolled, { do: 'let' }, dice()).state;
    expect(over).toMatchObject({ stack: [], ending: 1 });
    expect(openQuestions(RULES, over, over)).toEqual([]);
    expect(rolled).toEqual(kept);
  });
});

describe('Seats', () => {
  it('go round clockwise from any of them', () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
  });

  it('have one to the left and one to the right, who of two is the same', () => {
    expect([leftOf(4, 3), rightOf(4, 0), leftOf(2, 0), rightOf(2, 0)]).toEqual([0, 3, 1, 1]);
  });

  it('draft in a snake: once round and back', () => {
    expect(snake([1, 2, 0])).toEqual([1, 2, 0, 0, 2, 1]);
  });
});

describe('Lists and words', () => {
  it('lose one item at a time', () => {
    expect([without(['a', 'b', 'a'], 'a'), without(['a'], 'c')]).toEqual([['b', 'a'], ['a']]);
  });

  it('are ranked by score, the first of equals first; without luck nothing is drawn', () => {
    const rng = freeRng('luck');
    expect(ranked(['of', 'a', 'pig', 'b'], ({ length }) => length, rng)).toEqual(['pig', 'of', 'a', 'b']);
    expect(best(['a', 'of', 'by'], ({ length }) => length, rng)).toBe('of');
    expect(rng.used).toBe(false);
    expect(() => best([], () => 0, rng)).toThrow(RangeError);
  });

  it('are cut with an ellipsis, never within a character of two halves', () => {
    expect([clipped('four', 4), clipped('and five', 5), clipped('ab😀cd', 4)]).toEqual(['four', 'and…', 'ab…']);
  });

  it('are worked out once for the same object in a row', () => {
    let works = 0;
    const work = memoizeLatest((list: readonly number[]) => list.length + works++);
    const list = [1];
    expect([work(list), work(list), work([1]), work(list)]).toEqual([1, 1, 2, 3]);
  });

  it('are worked out once for each key, also where the result is undefined', () => {
    const keys: string[] = [];
    const work = memoizeEach((key: string) => (keys.push(key) > 1 ? key : undefined));
    expect([work('a'), work('b'), work('a'), work('b')]).toEqual([undefined, 'b', undefined, 'b']);
    expect(keys).toEqual(['a', 'b']);
  });
});
