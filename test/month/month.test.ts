import { describe, expect, it } from 'vitest';
import { playMonth } from './month.ts';

const SMALL = { seed: '77', tables: 6, days: 8 };
/** Long enough for each fault to show. */
const FAULTY = { ...SMALL, days: 5 };

describe('A month of tables with clocks', () => {
  it('has every reminder and time-out at its minute, none in quiet hours, none twice, and no table stuck', async () => {
    const month = await playMonth(SMALL);
    expect(Object.fromEntries(month.wrong)).toEqual({});
    expect(month.stuck).toEqual([]);
    expect(month.reminders).toBeGreaterThan(5);
    expect(Object.keys(month.timeOuts)).not.toEqual([]);
  });

  it.each([
    ['late', 'late'],
    ['early', 'early'],
    ['quiet', 'in quiet hours'],
    ['twice', 'twice'],
    ['lost', 'stopped'],
  ] as const)('tells of a planted fault: %s', async (fault, kind) => {
    const { wrong } = await playMonth({ ...FAULTY, fault });
    expect([...wrong.keys()]).toContain(kind);
  });
});
