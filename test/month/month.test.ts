import { describe, expect, it } from 'vitest';
import { playMonth } from './month.ts';

const SMALL = { seed: '77', tables: 8, days: 8 };
/** Long enough for each fault to show. */
const FAULTY = { ...SMALL, days: 5 };
/** Long enough for a game to be put away; half of the tables are deserted, and with this seed somebody wakes two. */
const LONG = { seed: '78', tables: 14, days: 38, deserted: 2 };

describe('A month of tables with clocks', () => {
  it('has every reminder and time-out at its minute, none in quiet hours, none twice, and no table stuck', async () => {
    const month = await playMonth(SMALL);
    expect(Object.fromEntries(month.wrong)).toEqual({});
    expect(month.stuck).toEqual([]);
    expect(month.reminders).toBeGreaterThan(5);
    expect(Object.keys(month.timeOuts)).not.toEqual([]);
  });

  it('puts lobbies and games that nobody touches away at their minute, and goes on where somebody wakes them', async () => {
    const month = await playMonth(LONG);
    expect(Object.fromEntries(month.wrong)).toEqual({});
    expect(month.stuck).toEqual([]);
    expect(month.putAway).toBeGreaterThan(1);
    expect(month.woken).toBeGreaterThan(0);
    expect(month.taken).toBeGreaterThan(0);
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
