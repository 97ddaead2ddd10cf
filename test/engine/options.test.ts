import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionId, findOption, optionId, optionIds, type Decision } from '#engine';

describe('the name of an option', () => {
  it('is the same today as ever: old buttons stay good', () => {
    expect(optionId('act', 'step')).toBe('a2q5wakt9t');
    expect(optionId('gather:3', { gem: 'ruby', size: 1 })).toBe('177wma2vlvx');
    expect(decisionId('gather:3')).toBe('1jyzwxk1u4w');
  });

  it('is at most 11 small letters and digits', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (decision, action) => {
        expect(optionId(decision, action)).toMatch(/^[0-9a-z]{1,11}$/);
      }),
    );
  });

  it('says what the option says, whatever the order of its keys', () => {
    expect(optionId('d', { gem: 'ruby', size: 1 })).toBe(optionId('d', { size: 1, gem: 'ruby' }));
  });

  it('is another one for every option and every question, 300,000 of them', () => {
    const names = new Set<string>();
    for (let question = 0; question < 300; question++) {
      for (let unit = 0; unit < 1000; unit++) names.add(optionId(`turn:${String(question)}`, { do: 'move', unit }));
    }
    expect(names.size).toBe(300_000);
  });
});

describe('an option is found', () => {
  const question = (id: string, seat: number): Decision<string> => ({
    id,
    seat,
    kind: 'act',
    options: ['stay', 'go'],
    urgency: 'required',
    onTimeout: ['stay'],
  });
  const open = [question('one', 0), question('two', 0), question('three', 1)];

  it('by its name, among the questions of that seat', () => {
    expect(findOption(open, 0, optionId('two', 'go'))).toEqual({ decision: open[1], action: 'go' });
    expect(findOption(open.toReversed(), 0, optionId('two', 'go'))).toEqual({ decision: open[1], action: 'go' });
  });

  it('never for another seat', () => {
    expect(findOption(open, 1, optionId('two', 'go'))).toBeNull();
  });

  it('never when it is not offered', () => {
    expect(findOption(open, 0, optionId('two', 'fly'))).toBeNull();
    expect(findOption([], 0, optionId('two', 'go'))).toBeNull();
  });

  it('names the options of a decision in their order, however often it is asked', () => {
    const [decision] = open;
    const names = decision?.options.map((option) => optionId(decision.id, option));
    expect(decision && [optionIds(decision), optionIds(decision)]).toEqual([names, names]);
  });
});
