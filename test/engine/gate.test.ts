import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awaited, sameJson, start, submit, type Answer } from '#engine';
import { after, JADE, newQuarrel, OPAL, quarrel, RUBY, says, SEED } from './quarrel.ts';

const gate = (answer: Answer<unknown>, match = newQuarrel()) => submit(quarrel, match, SEED, answer);

describe('the gate lets through', () => {
  it('an offered answer of the seat that is asked', () => {
    const result = gate(says(0, 'step'));
    expect(result).toMatchObject({ ok: true, match: { seq: 1, state: { done: ['step'] } } });
    expect(result).toMatchObject({ entry: { kind: 'answer', seat: 0, decision: 'act', actions: ['step'] } });
  });

  it('an option by what it says, whatever the order of its keys', () => {
    expect(gate({ seat: 0, decision: 'gather', actions: [{ size: 1, gem: 'ruby' }] })).toMatchObject({
      ok: true,
      entry: { actions: [RUBY] },
    });
  });

  it('a set of options in any order, and notes it in the order of the offer', () => {
    expect(gate(says(0, JADE, RUBY))).toMatchObject({ ok: true, entry: { actions: [RUBY, JADE] } });
  });

  it('an optional answer of a seat nobody waits for', () => {
    expect(gate(says(1, 'shout'))).toMatchObject({ ok: true });
  });

  it('and says what is open now', () => {
    const result = gate(says(0, 'pass'));
    expect(result.ok && result.open).toEqual(
      quarrel.decisions({ turn: 1, done: ['pass'], whispers: [0, 0], over: false }),
    );
  });
});

describe('the gate refuses', () => {
  const refused: readonly [what: string, answer: Answer<unknown>, refusal: string][] = [
    ['a question that was never asked', { seat: 0, decision: 'sing', actions: ['step'] }, 'not-asked'],
    ["another seat's question", { seat: 1, decision: 'act', actions: ['step'] }, 'not-asked'],
    ['a seat that does not exist', { seat: 7, decision: 'act', actions: ['step'] }, 'not-asked'],
    ['an answer to another question', { seat: 0, decision: 'act', actions: [RUBY] }, 'not-offered'],
    ['an option with a key more', { seat: 0, decision: 'gather', actions: [{ ...RUBY, free: true }] }, 'not-offered'],
    ['an option with a key less', { seat: 0, decision: 'gather', actions: [{ gem: 'ruby' }] }, 'not-offered'],
    [
      'an option that is another type',
      { seat: 0, decision: 'gather', actions: [{ gem: 'ruby', size: '1' }] },
      'not-offered',
    ],
    ['no answer at all', says(0), 'wrong-count'],
    ['two answers where one is asked for', says(0, 'step', 'pass'), 'wrong-count'],
    ['fewer than a set has to have', { seat: 0, decision: 'gather', actions: [] }, 'wrong-count'],
    ['more than a set may have', says(0, RUBY, OPAL, JADE), 'wrong-count'],
    ['the same option twice', says(0, RUBY, RUBY), 'repeated'],
  ];

  it.each(refused)('%s', (_what, answer, refusal) => {
    expect(gate(answer)).toEqual({ ok: false, refusal });
  });

  it('anything once the game is over', () => {
    expect(gate(says(0, 'step'), after(newQuarrel(), says(0, 'stop')))).toEqual({ ok: false, refusal: 'over' });
  });

  it('and changes nothing', () => {
    const match = after(newQuarrel(), says(0, 'step'));
    const before = structuredClone(match);
    for (const [, answer] of refused) gate(answer, match);
    expect(match).toEqual(before);
  });

  it('whatever is not offered, and nothing else', () => {
    const offered = [RUBY, OPAL, JADE];
    const nearly = fc.record({
      gem: fc.constantFrom('ruby', 'opal', 'jade', 'onyx'),
      size: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(fc.oneof(nearly, fc.jsonValue()), (action) => {
        const legal = offered.some((option) => sameJson(option, action));
        expect(gate({ seat: 0, decision: 'gather', actions: [action] }).ok).toBe(legal);
      }),
    );
  });
});

describe('a match', () => {
  it.each([1, 3, 1.5, Number.NaN])('does not start with %d seats where two play', (seats) => {
    expect(() => start(quarrel, seats, null, SEED)).toThrow('quarrel is for 2 to 2 seats');
  });

  it('waits for the seats with a required question, each once, in order', () => {
    const question = { kind: 'act', options: ['go'], urgency: 'required' as const, onTimeout: ['go'] };
    expect(
      awaited([
        { ...question, id: 'a', seat: 2 },
        { ...question, id: 'b', seat: 1, urgency: 'called' },
        { ...question, id: 'c', seat: 0 },
        { ...question, id: 'd', seat: 2 },
      ]),
    ).toEqual([0, 2]);
  });
});
