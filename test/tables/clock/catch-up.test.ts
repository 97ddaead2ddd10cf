import { describe, expect, it, vi } from 'vitest';
import { clockedBidding, clockedHouse, DAY, HOUR } from './clocked.ts';

describe('The tables catch up', () => {
  it('for two minutes where the bot was not running when something was due', async () => {
    const at = await clockedHouse();
    await clockedBidding(at, {}, 'ada', 'bo');
    at.turn(7 * DAY);
    await at.driver.tick();
    expect(at.tables.catchUp.endAfter(at.time())).toBe(at.time() + 2 * 60_000);
    expect(at.tables.catchUp.endAfter(at.time() + 2 * 60_000)).toBeNull();
  });

  it('not where everything comes in time', async () => {
    const at = await clockedHouse();
    await clockedBidding(at, {}, 'ada', 'bo');
    await at.pass(12 * HOUR);
    expect(at.tables.catchUp.endAfter(at.time())).toBeNull();
  });

  it('not where something is late only because it failed again and again', async () => {
    const at = await clockedHouse();
    await clockedBidding(at, {}, 'ada', 'bo');
    vi.spyOn(at.tables, 'timePassed').mockRejectedValue(new Error('It fails.'));
    await at.pass(12 * HOUR);
    for (let hour = 0; hour < 3; hour++) await at.pass(HOUR);
    expect(at.tables.catchUp.endAfter(at.time())).toBeNull();
  });
});
