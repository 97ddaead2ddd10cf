import { describe, expect, it } from 'vitest';
import { CountedSteps, type Entry, type Seat } from '#engine';

const answer = (seat: Seat): Entry<unknown> => ({ kind: 'answer', seat, decision: 'act', actions: [] });
const undo = (seat: Seat, ...lost: Seat[]): Entry<unknown> => ({
  kind: 'undo',
  seat,
  ...(lost.length > 0 && { lost }),
});
const rewind = (to: number): Entry<unknown> => ({ kind: 'rewind', seat: 0, to });

/** The numbers of the entries that count in the end. */
function counting(...log: readonly Entry<unknown>[]): number[] {
  const counted = new CountedSteps<number>();
  for (const [at, entry] of log.entries()) counted.add(entry, at + 1);
  return counted.steps;
}

describe('The steps of a log that count', () => {
  it('are its answers in their order', () => {
    expect(counting()).toEqual([]);
    expect(counting(answer(0), answer(1), answer(0))).toEqual([1, 2, 3]);
  });

  it('are left by an undo without the newest answer of its seat, also below answers of others', () => {
    expect(counting(answer(0), answer(0), answer(1), answer(1), undo(0))).toEqual([1, 3, 4]);
    expect(counting(answer(0), answer(1), undo(0), undo(1))).toEqual([]);
  });

  it('are left by an undo without the answers that others lost by it, each as often as it lost one', () => {
    expect(counting(answer(1), answer(0), answer(1), answer(1), undo(0, 1, 1))).toEqual([1]);
  });

  it('are after a rewind those from before the entry it leads to', () => {
    expect(counting(answer(0), answer(1), answer(0), rewind(2))).toEqual([1, 2]);
    expect(counting(answer(0), answer(1), undo(1), answer(1), rewind(3), answer(0))).toEqual([1, 6]);
    expect(counting(answer(0), rewind(0))).toEqual([]);
  });

  it('are all that is remembered where each undo takes back what came last', () => {
    const counted = new CountedSteps<number>();
    for (let seq = 1; seq < 100; seq += 2) {
      counted.add(answer(0), seq);
      counted.add(undo(0), seq + 1);
    }
    expect(counted.followed).toEqual({ entries: 100, steps: [] });
  });

  it('are the same where the log is followed on from an entry in between', () => {
    const log = [answer(0), answer(1), answer(0), undo(1), answer(1), undo(0), rewind(4), answer(1)];
    for (let from = 0; from <= log.length; from++) {
      const first = new CountedSteps<number>();
      for (const [at, entry] of log.slice(0, from).entries()) first.add(entry, at + 1);
      const then = new CountedSteps(first.followed);
      for (const [at, entry] of log.slice(from).entries()) then.add(entry, from + at + 1);
      expect(then.steps).toEqual(counting(...log));
    }
  });
});
