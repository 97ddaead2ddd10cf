import { describe, expect, it } from 'vitest';
import { start, type AnyGame } from '#engine';
import { difference, inWords } from './difference.ts';
import { ContentUse } from './laws/content.ts';
import { replaysAlike } from './laws/replay.ts';
import { frozenPlain } from './plain.ts';
import { planOf } from './plan.ts';
import { toy } from './toy/game.ts';

describe('a difference', () => {
  it.each<[unknown, unknown, string | null]>([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, null],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b is 2, then 3'],
    [[1], [1, 2], '[1] is absent, then 2'],
    [[1, undefined], [1], '[1] is undefined, then absent'],
    [{ a: undefined }, {}, 'a is undefined, then absent'],
    [{}, { a: undefined }, 'a is absent, then undefined'],
    [{ a: 0 }, { a: -0 }, 'a is 0, then -0'],
    [Number.NaN, Number.NaN, null],
    [[], {}, 'all of it is [], then {}'],
    ['x', null, 'all of it is x, then null'],
  ])('of %j and %j is %j', (left, right, words) => {
    const found = difference(left, right);
    expect(found && inWords(found)).toBe(words);
  });
});

describe('plain JSON', () => {
  class Unit {
    hurt = 0;
  }
  const hiding = Object.defineProperty({}, 'key', { value: 1, enumerable: false });
  const loop: unknown[] = [];
  loop.push(loop);

  it.each<[unknown, RegExp]>([
    [{ a: [{ b: undefined }] }, /^a\[0\]\.b is undefined$/],
    [[Number.POSITIVE_INFINITY], /^\[0\] is Infinity$/],
    [-0, /^the whole value is -0$/],
    [{ unit: new Unit() }, /^unit is an instance of Unit$/],
    [{ a: Object.create(null) as unknown }, /^a is an instance of/],
    [{ [Symbol('s')]: 1 }, /hiding a key/],
    [hiding, /hiding a key/],
    [Object.assign([1], { name: 'x' }), /holes or names/],
    [{ go: () => 1 }, /^go is a function$/],
    [1n, /is a bigint$/],
    [loop, /nested without end/],
  ])('is not %o', (value, flaw) => {
    expect(frozenPlain(value)).toMatch(flaw);
  });

  it('is frozen through and through once looked at', () => {
    const value = { a: [{ b: 1 }], c: null };
    expect(frozenPlain(value)).toBeNull();
    expect([value, value.a, value.a[0]].every((part) => Object.isFrozen(part))).toBe(true);
    expect(frozenPlain(value)).toBeNull();
  });
});

describe('the law of replay', () => {
  const game: AnyGame = toy;
  const { seats, options, seed } = planOf(game, 1);
  const record = { seats, options, seed, log: [] };
  const { state } = start(game, seats, options, seed);

  it('is kept by the states a game went through', () => {
    expect(() => replaysAlike(game, record, [state])).not.toThrow();
  });

  it('notices a state that is another', () => {
    const other = start(game, seats, options, '0'.repeat(64)).state;
    expect(() => replaysAlike(game, record, [other])).toThrow(/Law 9, replay: The trusted replay differs at entry 0/);
  });

  it('notices a log that is too short', () => {
    expect(() => replaysAlike(game, record, [state, state])).toThrow(/ends too early/);
  });
});

describe('the use of content', () => {
  const use = () => new ContentUse({ ids: ['fox', 'yak'], rare: ['yak'], inState: () => ['fox'] });

  it('is asked of every run', () => {
    expect(() => use().judge(2)).toThrow('No game used this content: fox.');
  });

  it('is not asked of one game that is played again', () => {
    expect(() => {
      use().judge(1);
    }).not.toThrow();
  });

  it('is asked of long runs for what is rare too', () => {
    expect(() => use().judge(500)).toThrow('No game used this content: fox, yak.');
  });
});

describe('the plans of consecutive numbers', () => {
  it('go through every number of seats with every combination of choices', () => {
    const tables = Array.from({ length: 6 }, (_, number) => planOf(toy, number)).map(
      ({ seats, options }) => `${String(seats)} ${JSON.stringify(options)}`,
    );
    expect(new Set(tables).size).toBe(6);
  });
});
