import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELDS, readCustomId, writeCustomId } from '../../src/discord/custom-id.ts';

const number = fc.nat({ max: 999_999_999 }).map(String);
const name = fc.stringMatching(/^[0-9a-z]{1,11}$/);
/** What each field holds, as it is written. */
const VALUES: Record<string, fc.Arbitrary<string>> = {
  table: fc.stringMatching(/^[0-9a-z]{10}$/),
  game: fc.constantFrom('breach', 'dystopian-sky'),
  ...{ seat: number, revision: number, made: number, page: number, part: number, at: number },
  ...{ sentence: number, tries: number, since: number },
  ...{ option: name, decision: name, key: name },
  strength: fc.constantFrom('heuristic', 'search'),
  channel: fc.stringMatching(/^\d{17,20}$/),
  of: fc.constantFrom('all', 'reasons'),
  shows: fc.constantFrom('board', 'hand'),
  to: fc.constantFrom('person', 'everyone'),
  what: fc.constantFrom('calls', 'digest', 'quiet', 'vacation'),
  crew: fc.stringMatching(/^[0-9a-z]{10}$/),
  does: fc.constantFrom('verify', 'retire-surely'),
  go: fc.constantFrom('open', 'turn', 'forward'),
  file: fc.stringMatching(/^[0-9a-f]{16}$/),
};
const LONGEST: Record<string, string> = {
  table: 'z'.repeat(10),
  game: 'dystopian-sky',
  ...{
    seat: '9',
    revision: '9'.repeat(9),
    made: '9'.repeat(9),
    page: '9'.repeat(9),
    part: '9'.repeat(9),
    at: '9'.repeat(9),
  },
  sentence: '9'.repeat(9),
  tries: '9'.repeat(9),
  since: '9'.repeat(9),
  channel: '9'.repeat(20),
  strength: 'heuristic',
  of: 'reasons',
  shows: 'board',
  to: 'everyone',
  what: 'vacation',
  crew: 'z'.repeat(10),
  does: 'retire-surely',
  go: 'forward',
  file: 'f'.repeat(16),
  ...{ option: 'z'.repeat(11), decision: 'z'.repeat(11), key: 'z'.repeat(30) },
};
const verbs = [...FIELDS].map(([verb, [, ...fields]]) => ({ verb, fields }));

/** The custom ids of every verb. */
const ids = fc.oneof(
  ...verbs.map(({ verb, fields }) =>
    fc
      .tuple(...fields.map((field) => VALUES[field] ?? fc.constant(`no values for ${field}`)))
      .map((values) => ['a1', verb, ...values].join('|')),
  ),
);

describe('Custom ids', () => {
  it.each(verbs)('of $verb are at most 100 characters long', ({ verb, fields }) => {
    const id = ['a1', verb, ...fields.map((field) => LONGEST[field])].join('|');
    expect(readCustomId(id)).toMatchObject({ verb });
    expect(id.length).toBeLessThanOrEqual(100);
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(ids, (text) => {
        const id = readCustomId(text);
        expect(id && writeCustomId(id)).toBe(text);
        expect(id && readCustomId(writeCustomId(id))).toEqual(id);
      }),
    );
  });

  it('may leave a seat open', () => {
    const join = { verb: 'join', table: 'abcdefghij', seat: null } as const;
    expect(writeCustomId(join)).toBe('a1|join|abcdefghij|*');
    expect(readCustomId('a1|join|abcdefghij|*')).toEqual(join);
  });

  it('of anybody else, malformed, cut off or of another version are none of ours', () => {
    fc.assert(
      fc.property(ids, fc.nat(), (text, at) => {
        const cut = text.slice(0, at % text.length);
        const read = readCustomId(cut);
        // A cut-off number or name may still read as a shorter one, but never as another verb or table.
        if (read) expect(cut.split('|').slice(0, 3)).toEqual(text.split('|').slice(0, 3));
        expect(readCustomId(`${text}|more|and|more|and|more`)).toBeNull();
        expect(readCustomId(text.replace('a1', 'a0'))).toBeNull();
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
      'a1|do|abcdefghij|1|1|',
      'a1|agree|abcdefghij|007',
      'vote:yes',
    ])
      expect(readCustomId(foreign)).toBeNull();
  });

  it('are never misread, whatever text comes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = readCustomId(text);
        if (id) expect(writeCustomId(id)).toBe(text);
      }),
    );
  });
});
