import { describe, expect, it } from 'vitest';
import { SIDE } from '../../../../src/games/dystopian-sky/map/place.ts';
import { coverOf, hasHighGround } from '../../../../src/games/dystopian-sky/sight/cover.ts';
import { hasLineOfSight, hiddenShare } from '../../../../src/games/dystopian-sky/sight/sight.ts';
import { ground, p, strewn } from '../ground.ts';

describe('Line of Sight', () => {
  it('exists to a target in the open', () => {
    expect(hiddenShare(ground(), p('A1'), p('X24'))).toBe(0);
  });

  it('does not exist to a target behind terrain that is higher than both', () => {
    expect(hasLineOfSight(ground({ C2: 'b', C3: 'b', C4: 'b' }), p('A3'), p('E3'))).toBe(false);
  });

  it('exists if any part of the target can be seen', () => {
    // A crate of 1 inch hides three quarters of a unit of 1¼ inches right behind it.
    const crate = ground({ D3: 'a' });
    expect(hasLineOfSight(crate, p('A3'), p('E3'))).toBe(true);
    expect(hiddenShare(crate, p('A3'), p('E3'))).toBeGreaterThanOrEqual(33);
  });

  it('skims an edge of terrain', () => {
    expect(hiddenShare(ground({ C2: 'f', C4: 'f' }), p('A3'), p('E3'))).toBe(0);
  });

  it('is the same from both ends, wherever two units stand', () => {
    const terrain = strewn(7);
    for (let a = 0; a < SIDE * SIDE; a += 7)
      for (let b = 0; b < SIDE * SIDE; b += 5)
        expect([a, b, hasLineOfSight(terrain, a, b)]).toEqual([a, b, hasLineOfSight(terrain, b, a)]);
  });
});

describe('Cover', () => {
  it('is none, partial under 33 % and full from 33 % hidden (D6)', () => {
    expect(coverOf(ground(), p('A3'), p('E3'))).toBe('none');
    expect(coverOf(ground({ D3: 'a' }), p('A3'), p('E3'))).toBe('full');
    // Over the crate in front of it a unit does not see the feet of a target 12 inches away.
    expect(hiddenShare(ground({ D3: 'a' }), p('C3'), p('O3'))).toBe(10);
    expect(coverOf(ground({ D3: 'a' }), p('C3'), p('O3'))).toBe('partial');
  });

  it('is of the pair: one may be in cover from another who is in none', () => {
    // Right behind a crate one looks over it and is hidden by it.
    const crate = ground({ D3: 'a' });
    expect(coverOf(crate, p('X3'), p('C3'))).toBe('full');
    expect(coverOf(crate, p('C3'), p('X3'))).toBe('none');
  });
});

describe('High Ground', () => {
  it('is an attack from at least 2 inches above the target', () => {
    const roofs = ground({ D3: '2', E3: '1' });
    expect(hasHighGround(roofs, p('D3'), p('F3'))).toBe(true);
    expect(hasHighGround(roofs, p('D3'), p('E3'))).toBe(false);
    expect(hasHighGround(roofs, p('F3'), p('D3'))).toBe(false);
  });
});
