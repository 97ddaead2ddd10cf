import { describe, expect, it } from 'vitest';
import { prove } from './prove.ts';
import { FAULTS } from './toy/faults.ts';
import { Violation } from './violation.ts';

function violationOf(proof: () => unknown): Violation {
  try {
    proof();
  } catch (error) {
    if (error instanceof Violation) return error;
    throw error;
  }
  throw new Error('No law was broken.');
}

describe('the suite catches a toy that', () => {
  it.each(FAULTS)('$name', ({ law, says, subject }) => {
    const violation = violationOf(() => prove(subject, { games: 24, seed: 1 }));
    expect(violation.message).toMatch(says);
    expect(violation.law).toBe(law);
  });
});
