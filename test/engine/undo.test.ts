import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canUndo, undo, type Match } from '../../src/engine/index.ts';
import { after, newQuarrel, quarrel, RUBY, says, type Deed, type Quarrel } from './quarrel.ts';

type Play = Match<Quarrel, Deed>;

/** The match after so many answers taken back by that seat. */
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
