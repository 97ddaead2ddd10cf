import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hashOf, sameJson } from '#engine';

describe('the canonical text', () => {
  it('has its keys in order and no spaces', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  });

  it('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => sameJson(JSON.parse(canonical(value)), value)),
    );
  });

  it('is the same for two values exactly when they are equal', () => {
    const small = fc.jsonValue({ maxDepth: 2 });
    fc.assert(fc.property(small, small, (a, b) => sameJson(a, b) === (canonical(a) === canonical(b))));
  });

  it('does not depend on the order the keys came in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        const reversed = Object.fromEntries(Object.entries(record).reverse());
        expect(canonical(reversed)).toBe(canonical(record));
        expect(sameJson(reversed, record)).toBe(true);
      }),
    );
  });

  it.each([undefined, Number.NaN, { deep: [() => 1] }, 1n])('refuses what is not JSON: %s', (value) => {
    expect(() => canonical(value)).toThrow(/JSON|stringified/);
  });

  it('refuses what holds itself', () => {
    const loop: unknown[] = [];
    loop.push(loop);
    expect(() => canonical(loop)).toThrow(/circular/i);
  });
});

describe('the hash', () => {
  it('is the SHA-256 of the canonical text', () => {
    expect(hashOf({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862');
  });
});

describe('two JSON values', () => {
  it.each<[unknown, unknown, boolean]>([
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: 1 }, { b: 1 }, false],
    ['1', 1, false],
    [null, {}, false],
    [null, undefined, false],
  ])('%j and %j: equal is %s', (a, b, equal) => {
    expect(sameJson(a, b)).toBe(equal);
    expect(sameJson(b, a)).toBe(equal);
  });
});
