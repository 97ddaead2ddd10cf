import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canUndo, start, submit, undo, type Match } from '#engine';
import { toy } from '../conformance/toy/game.ts';
import type { ToyAction, ToyState } from '../conformance/toy/state.ts';
import {
  after,
  afterIn,
  murmur,
  newQuarrel,
  notes,
  quarrel,
  RUBY,
  says,
  SEED,
  whispers,
  type Deed,
  type Quarrel,
} from './quarrel.ts';

type Play = Match<Quarrel, Deed>;

/** The match after that seat has taken back this many answers. */
function back(match: Play, seat: number, times = 1): Play {
  let now = match;
  for (let i = 0; i < times; i++) {
    const undone = undo(quarrel, now, seat);
    if (!undone) throw new Error('It cannot be taken back.');
    now = undone.match;
  }
  return now;
}

describe('a seat takes back', () => {
  it('its newest answer, as an entry of the log', () => {
    const match = after(newQuarrel(), says(0, 'step'), says(0, RUBY));
    const undone = undo(quarrel, match, 0);
    expect(undone?.entry).toEqual({ kind: 'undo', seat: 0 });
    expect(undone?.answer).toEqual(says(0, RUBY));
    expect(undone?.match).toMatchObject({ seq: 3, state: { done: ['step'] } });
  });

  it('several answers, the newest first, to where its run began', () => {
    const begun = after(newQuarrel(), says(0, 'roll'));
    const match = after(begun, says(0, 'step'), says(0, RUBY), says(0, 'step'));
    expect(back(match, 0, 2).state.done).toEqual([...begun.state.done, 'step']);
    expect(back(match, 0, 3).state).toEqual(begun.state);
    expect(canUndo(back(match, 0, 3), 0)).toBe(false);
  });

  it('what it answered after taking something back', () => {
    const match = after(back(after(newQuarrel(), says(0, 'step'), says(0, RUBY)), 0), says(0, 'step'));
    expect(match.state.done).toEqual(['step', 'step']);
    expect(back(match, 0, 2).state.done).toEqual([]);
  });
});

describe('nobody takes back', () => {
  const closed: readonly [what: string, match: Play][] = [
    ['anything before the first answer', newQuarrel()],
    ['a roll of the die', after(newQuarrel(), says(0, 'step'), says(0, 'roll'))],
    ['a look at what was hidden', after(newQuarrel(), says(0, 'step'), says(0, 'look'))],
    ['what was before the turn went on', after(newQuarrel(), says(0, 'step'), says(0, 'pass'))],
    ['what was before the end', after(newQuarrel(), says(0, 'step'), says(0, 'stop'))],
    ['what was before another seat answered', after(newQuarrel(), says(0, 'step'), says(1, 'shout'))],
  ];

  it.each(closed)('%s', (_what, match) => {
    for (const seat of [0, 1]) {
      expect(canUndo(match, seat)).toBe(false);
      expect(undo(quarrel, match, seat)).toBeNull();
    }
  });

  it("another seat's answer", () => {
    const match = after(newQuarrel(), says(0, 'step'));
    expect(canUndo(match, 1)).toBe(false);
    expect(undo(quarrel, match, 1)).toBeNull();
  });

  it('over a die: only what came after it', () => {
    const rolled = after(newQuarrel(), says(0, 'step'), says(0, 'roll'));
    const undone = back(after(rolled, says(0, 'step')), 0);
    expect(undone.state).toEqual(rolled.state);
    expect(canUndo(undone, 0)).toBe(false);
  });
});

describe('what another does in secret', () => {
  it('leaves what one can take back as it was', () => {
    const match = after(newQuarrel(), says(0, 'step'), says(0, 'step'), whispers(1, 2), whispers(1, 2));
    expect(canUndo(match, 0)).toBe(true);
    expect(canUndo(match, 1)).toBe(false);
  });

  it('stays when one goes back, as an answer to what is asked of it then', () => {
    const match = after(newQuarrel(), says(0, 'step'), says(0, 'step'), whispers(1, 2));
    const undone = undo(quarrel, match, 0);
    expect(undone?.match.state).toMatchObject({ done: ['step'], whispers: [0, 1] });
    expect(undone?.entry).toEqual({ kind: 'undo', seat: 0 });
    expect(undone?.match.history?.answers).toEqual([says(0, 'step'), whispers(1, 1)]);
  });

  it('goes with what it answered, and the entry says whose it was, each time', () => {
    const match = after(newQuarrel(), says(0, 'step'), whispers(1, 1), whispers(1, 1));
    const undone = undo(quarrel, match, 0);
    expect(undone?.match).toMatchObject({ seq: 4, history: null, state: { done: [], whispers: [0, 0] } });
    expect(undone?.entry).toEqual({ kind: 'undo', seat: 0, lost: [1, 1] });
  });

  it('goes with what its seat had answered before it, and is lost as often as it was given', () => {
    const match = afterIn(murmur, newQuarrel(), says(0, 'step'), notes(1, 'left'), whispers(1, 1), notes(1, 'left'));
    const undone = undo(murmur, match, 0);
    expect(undone?.match.state.whispers).toEqual([0, 1]);
    expect(undone?.entry).toEqual({ kind: 'undo', seat: 0, lost: [1, 1] });
  });

  it('stays an answer to the same question where that is still asked', () => {
    const match = afterIn(murmur, newQuarrel(), says(0, 'step'), says(0, 'step'), notes(1, 'right'));
    expect(undo(murmur, match, 0)?.match.history?.answers).toEqual([says(0, 'step'), notes(1, 'right')]);
  });

  it('goes where it would take chance now', () => {
    const nervous: typeof murmur = {
      ...murmur,
      apply(state, answer, rng) {
        if (answer.actions[0] === 'note' && state.done.length === 1) rng.int(6);
        return murmur.apply(state, answer, rng);
      },
    };
    const match = afterIn(nervous, newQuarrel(), says(0, 'step'), says(0, 'step'), notes(1, 'left'));
    const undone = undo(nervous, match, 0);
    expect(undone?.match.state).toMatchObject({ done: ['step'], whispers: [0, 0] });
    expect(undone?.entry).toMatchObject({ lost: [1] });
  });

  it('goes where it would show somebody what was hidden now', () => {
    const open: typeof murmur = {
      ...murmur,
      apply(state, answer, rng) {
        const step = murmur.apply(state, answer, rng);
        return answer.actions[0] === 'note' && state.done.length === 1 ? { ...step, reveals: true } : step;
      },
    };
    const match = afterIn(open, newQuarrel(), says(0, 'step'), says(0, 'step'), notes(1, 'left'));
    expect(undo(open, match, 0)?.entry).toMatchObject({ lost: [1] });
  });

  it('does not come back into reach of anybody once one has gone back over it', () => {
    const match = after(newQuarrel(), says(0, 'step'), whispers(1, 1), says(0, 'step'), whispers(1, 2));
    expect(back(match, 0).state).toMatchObject({ done: ['step'], whispers: [0, 2] });
    expect(canUndo(back(match, 0), 1)).toBe(false);
    expect(back(match, 0, 2).state).toMatchObject({ done: [], whispers: [0, 0] });
  });
});

describe('where several are waited for', () => {
  type Bidding = Match<ToyState, ToyAction>;

  /** The match after that seat answers with the first `take` options of the decision it is asked. */
  function given(match: Bidding, seat: number, kind: string, take = 1): Bidding {
    const decision = toy.decisions(match.state).find((open) => open.seat === seat && open.kind === kind);
    if (!decision) throw new Error(`Seat ${String(seat)} is not asked for a ${kind}.`);
    const result = submit(toy, match, SEED, { seat, decision: decision.id, actions: decision.options.slice(0, take) });
    if (!result.ok) throw new Error(result.refusal);
    return result.match;
  }

  /** The match of two seats who have just begun to bid, after these have noted which card they have in mind. */
  function minded(...by: readonly number[]): Bidding {
    const begun = [0, 1].reduce(
      (match, seat) => given(match, seat, 'swap', 0),
      start(toy, 2, { length: 'short' }, SEED),
    );
    return by.reduce((match, seat) => given(match, seat, 'mind'), begun);
  }

  it("what is taken back moves nobody's line: what is answered after it can be taken back", () => {
    const line = minded(0, 1, 0);
    const sealed = given(line, 1, 'card');
    expect(canUndo(sealed, 0)).toBe(false);
    const undone = undo(toy, sealed, 1);
    if (!undone) throw new Error('It cannot be taken back.');
    expect(canUndo(undone.match, 0)).toBe(false);
    expect(canUndo(given(undone.match, 0, 'mind'), 0)).toBe(true);
  });

  it('each seat takes its own secret back, no matter which acted last, and nobody hears of it', () => {
    for (const [seat, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const undone = undo(toy, minded(0, 1), seat);
      expect(undone?.match.state).toEqual(minded(other).state);
      expect(undone?.entry).toEqual({ kind: 'undo', seat, quiet: true });
      expect(undone && undo(toy, undone.match, other)?.match.state).toEqual(minded().state);
    }
  });
});

describe('whatever was answered', () => {
  const deed = fc.constantFrom<Deed>('step', 'step', 'roll', 'look', 'pass', RUBY);

  it('taking back leads exactly to the state before', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 20 }), (deeds) => {
        let match = newQuarrel();
        for (const next of deeds) {
          const before = match;
          const { turn } = before.state;
          match = after(before, says(turn, next));
          const undone = undo(quarrel, match, turn);
          if (undone) expect(undone.match.state).toEqual(before.state);
          expect(undone !== null).toBe(next === 'step' || next === RUBY);
        }
      }),
    );
  });

  it('the match stays plain JSON', () => {
    const match = after(newQuarrel(), says(0, 'roll'), says(0, 'step'), says(0, RUBY));
    expect(JSON.parse(JSON.stringify(match))).toEqual(match);
  });
});
