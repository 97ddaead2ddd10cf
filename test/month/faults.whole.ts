import { describe, expect, it } from 'vitest';
import { playMonth } from './month.ts';

/** Long enough for a lobby to be put away, with seats that strangers take. */
const IDLE = { seed: '77', tables: 10, days: 13 };

describe('A month of tables with clocks', () => {
  it.each([
    ['inherited', 'another’s time'],
    ['sleepless', 'put away late'],
    ['hasty', 'put away early'],
    ['silent', 'put away unsaid'],
    ['restless', 'changed asleep'],
  ] as const)('tells of a planted fault of tables put away and seats taken over: %s', async (fault, kind) => {
    const { wrong } = await playMonth({ ...IDLE, fault });
    expect([...wrong.keys()]).toContain(kind);
  });
});
