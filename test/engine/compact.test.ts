import { describe, expect, it } from 'vitest';
import { compacted, start, submit, undo, type Match } from '#engine';
import { toy } from '../conformance/toy/game.ts';
import type { ToyAction, ToyState } from '../conformance/toy/state.ts';
import { after, newQuarrel, quarrel, says, SEED } from './quarrel.ts';

type Play = Match<ToyState, ToyAction>;

/** Three who bid, where each may note for itself which card it has in mind. */
function bidding(): Play {
  const begun = start(toy, 3, { length: 'short' }, SEED);
  return [0, 1, 2].reduce((match, seat) => given(match, seat, 'swap', null).match, begun);
}

/** What the gate makes of the option of that number; `null` chooses none. */
function given(match: Play, seat: number, kind: string, option: number | null) {
  const asked = toy.decisions(match.state).find((decision) => decision.seat === seat && decision.kind === kind);
  const actions = option === null ? [] : (asked?.options.slice(option, option + 1) ?? []);
  const result = submit(toy, match, SEED, { seat, decision: asked?.id ?? '', actions });
  if (!result.ok) throw new Error(`Refused: ${result.refusal}`);
  return { ...result, state: result.match.state, seat };
}

/** The match after these seats have noted a card, or with 'none' nothing any more. */
function minding(match: Play, ...notes: readonly (readonly [seat: number, note: 'first' | 'other' | 'none'])[]): Play {
  return notes.reduce((now, [seat, note]) => given(now, seat, 'mind', numberOf(now, seat, note)).match, match);
}

function numberOf({ state }: Play, seat: number, note: 'first' | 'other' | 'none'): number {
  const options = toy.decisions(state).find((decision) => decision.seat === seat && decision.kind === 'mind')?.options;
  const cards = [...new Set(state.hands[seat])];
  const wanted = { first: cards[0], other: cards[1], none: null }[note];
  return options?.findIndex((option) => option.do === 'mind' && option.card === wanted) ?? -1;
}

/** What becomes of the log when that seat notes that. */
function noting(match: Play, seat: number, note: 'first' | 'other' | 'none') {
  return compacted(toy, match, given(match, seat, 'mind', numberOf(match, seat, note)));
}

describe('a log that is compacted', () => {
  const before = minding(bidding(), [0, 'first'], [0, 'none']);

  it('loses an answer that is changed back', () => {
    expect(noting(minding(before, [0, 'first']), 0, 'none')).toEqual({ match: before, tail: [null] });
  });

  it('loses all that lies on a way round', () => {
    const there = minding(before, [0, 'first']);
    expect(noting(minding(there, [0, 'other'], [0, 'none']), 0, 'first')).toEqual({ match: there, tail: [null, null] });
  });

  it('loses an answer that is taken back', () => {
    const match = minding(before, [0, 'first']);
    const undone = undo(toy, match, 0);
    expect(undone && compacted(toy, match, { seat: 0, state: undone.match.state, events: [] })?.match).toEqual(before);
  });

  it('gets no entry for an answer that changes nothing', () => {
    expect(compacted(toy, before, { seat: 0, state: before.state, events: [] })).toEqual({ match: before, tail: [] });
  });

  it('keeps what others have answered in secret, and can take back', () => {
    const match = minding(before, [0, 'first'], [1, 'other'], [0, 'other'], [2, 'first']);
    const left = minding(before, [1, 'other'], [2, 'first']);
    const one = minding(before, [1, 'other']).state;
    expect(noting(match, 0, 'none')).toEqual({ match: left, tail: [null, one, null, left.state] });
  });
});

describe('a log keeps what is changed back or taken back', () => {
  const match = minding(bidding(), [0, 'first'], [0, 'none'], [0, 'first']);

  it.each([
    ['what others have seen since', (play: Play) => given(given(play, 1, 'card', 0).match, 1, 'stake', 0).match],
    ['a revelation', (play: Play) => given(play, 1, 'peek', 0).match],
    ['an entry that takes back', (play: Play) => undo(toy, given(play, 1, 'card', 0).match, 1)?.match ?? play],
  ])('over %s', (_what, step) => {
    expect(noting(match, 0, 'none')?.tail).toEqual([null]);
    expect(noting(step(match), 0, 'none')).toBeNull();
  });

  it('where another seat has seen it', () => {
    const stepped = after(newQuarrel(), says(0, 'step'));
    const undone = undo(quarrel, stepped, 0);
    expect(undone && compacted(quarrel, stepped, { seat: 0, state: undone.match.state, events: [] })).toBeNull();
  });
});
