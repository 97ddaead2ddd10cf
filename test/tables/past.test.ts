import { expect, it } from 'vitest';
import { withoutUndone, type LogLine } from '../../src/tables/index.ts';

/** A line of the log with that entry of the match, or a line of the table. */
function line(revision: number, entry: object | null): LogLine {
  const seq = entry ? revision : null;
  return { revision, at: 0, player: null, entry: entry ?? { kind: 'started' }, seq, events: [], hash: null, why: null };
}

const answer = (seat: number) => ({ kind: 'answer', seat, decision: 'd', actions: [] });

it('A log without what was undone has no answer that a later line takes back, wherever it began', () => {
  const left = (...entries: (object | null)[]) =>
    withoutUndone(entries.map((entry, at) => line(at + 1, entry))).map(({ revision }) => revision);
  expect(left(answer(0), answer(1), { kind: 'undo', seat: 0 })).toEqual([2, 3]);
  expect(left(answer(0), answer(1), { kind: 'undo', seat: 0, lost: [1] })).toEqual([3]);
  expect(left(answer(0), answer(1), null, { kind: 'rewind', seat: 0, to: 1 })).toEqual([1, 3, 4]);
  // The answer came before these lines.
  expect(left(answer(1), { kind: 'undo', seat: 0 })).toEqual([1, 2]);
});
