import { describe, expect, it } from 'vitest';
import { inchesBetween, lineLength, wholeRoot } from '../../../../src/games/dystopian-sky/map/measure.ts';
import { ground, p } from '../ground.ts';

describe('Measuring', () => {
  it('takes the root of a whole number, rounded down', () => {
    for (let n = 0; n < 3000; n++) {
      const root = wholeRoot(n);
      expect(root * root <= n && (root + 1) * (root + 1) > n).toBe(true);
    }
    expect(wholeRoot(1058 * 1e10)).toBe(3252691);
  });

  it('counts whole inches between centres, rounded down, so that places that touch are 1 inch apart (D16)', () => {
    const flat = ground();
    expect(inchesBetween(flat, p('C3'), p('C3'))).toBe(0);
    expect(inchesBetween(flat, p('C3'), p('D3'))).toBe(1);
    expect(inchesBetween(flat, p('C3'), p('D4'))).toBe(1);
    expect(inchesBetween(flat, p('C3'), p('E5'))).toBe(2);
    expect(inchesBetween(flat, p('A1'), p('D5'))).toBe(5);
  });

  it('counts height (D16)', () => {
    const towers = ground({ D3: '4' });
    expect(inchesBetween(towers, p('C3'), p('D3'))).toBe(4);
    expect(inchesBetween(towers, p('A3'), p('D3'))).toBe(5);
  });

  it('never makes a line shorter by taking it in two pieces', () => {
    for (let across = 0; across < 24; across++)
      for (let down = 0; down < 24; down++)
        for (const [a, d] of [
          [1, 1],
          [2, 1],
          [5, 3],
        ] as const)
          if (a <= across && d <= down)
            expect(lineLength(a, d) + lineLength(across - a, down - d)).toBeGreaterThanOrEqual(
              lineLength(across, down),
            );
  });
});
