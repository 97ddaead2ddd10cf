import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMark, writeMark, type Mark } from '../../src/discord/custom-id.ts';

const table = fc.stringMatching(/^[0-9a-z]{10}$/);
const number = fc.nat({ max: 999_999_999 });
const name = fc.stringMatching(/^[0-9a-z]{1,11}$/);
const panel = { table, seat: fc.nat({ max: 9 }), revision: number };

const marks: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({ verb: fc.constantFrom('turn', 'hand', 'log', 'help', 'leave', 'start', 'ask-back'), table }),
  fc.record({ verb: fc.constantFrom('agree', 'decline'), table, made: number }),
  fc.record({ verb: fc.constant('join'), table, seat: fc.option(fc.nat({ max: 9 })) }),
  fc.record({ verb: fc.constant('choose'), table, key: name }),
  fc.record({ verb: fc.constant('do'), ...panel, option: name }),
  fc.record({ verb: fc.constant('pick'), ...panel, decision: name, part: fc.nat({ max: 9 }) }),
  fc.record({ verb: fc.constant('pass'), ...panel, decision: name }),
  fc.record({ verb: fc.constant('page'), ...panel, page: number }),
  fc.record({ verb: fc.constant('undo'), ...panel }),
  fc.record({ verb: fc.constantFrom('older', 'reasons', 'options'), table, page: number }),
  fc.record({
    verb: fc.constant('rule'),
    game: fc.constantFrom('breach', 'dystopian-sky'),
    part: fc.option(fc.nat({ max: 9 })),
  }),
);

/** What a mark is for, without its details. */
function about(mark: Mark): string[] {
  return [mark.verb, 'table' in mark ? mark.table : mark.game];
}

describe('Custom ids', () => {
  it('come back as they were written, in at most 100 characters', () => {
    fc.assert(
      fc.property(marks, (mark) => {
        const id = writeMark(mark);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(readMark(id)).toEqual(mark);
      }),
    );
  });

  it('of anybody else, malformed, cut off or of another version are none of ours', () => {
    fc.assert(
      fc.property(marks, fc.nat(), (mark, at) => {
        const id = writeMark(mark);
        const cut = id.slice(0, at % id.length);
        const read = readMark(cut);
        // A cut-off number or name may still read as a shorter one, but never as another verb or table.
        if (read) expect(about(read)).toEqual(about(mark));
        expect(readMark(`${id}|more|and|more|and|more`)).toBeNull();
        expect(readMark(id.replace('a1', 'a0'))).toBeNull();
      }),
    );
    for (const foreign of [
      '',
      '|',
      'a1',
      'a1|turn',
      'a1|turn|short',
      'a1|fly|abcdefghij',
      'a1|do|abcdefghij|x|1|o',
      'vote:yes',
    ])
      expect(readMark(foreign)).toBeNull();
  });

  it('are never misread, whatever text comes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const mark = readMark(text);
        if (mark) expect(writeMark(mark)).toBe(text);
      }),
    );
  });
});
