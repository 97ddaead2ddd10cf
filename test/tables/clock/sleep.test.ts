import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/tables/index.ts';
import { answer, done, now, type House } from '../house.ts';
import { clock, clockedGame, clockedHouse, DAY, HOUR } from './clocked.ts';

const idleNotices = async (at: House) =>
  (await at.store.dueNotices(Infinity, 1000)).filter(({ kind }) => kind === 'idle').map(({ seats }) => seats);

describe('A table that nobody touches', () => {
  it('is warned as a lobby after a week, put away three days later, and nothing of it is lost', async () => {
    const at = await clockedHouse();
    const lobby = await at.lobby('ada', 'bo');
    await at.pass(7 * DAY - HOUR);
    expect((await now(at, lobby)).record.sleep).toBe('awake');
    await at.pass(HOUR);
    expect((await now(at, lobby)).record.sleep).toBe('warned');
    expect(await idleNotices(at)).toEqual([[0, 1]]);
    await at.pass(3 * DAY);
    const { record } = await now(at, lobby);
    expect(record).toMatchObject({ sleep: 'asleep', status: 'lobby', sleepDue: null, seats: lobby.record.seats });
    await at.pass(100 * DAY);
    expect(await idleNotices(at)).toEqual([[0, 1]]);
    expect(await at.tables.tablesOf({ guild: 'guild', limit: 9 })).toHaveLength(1);
  });

  it('is warned as a game after 30 days without a press, whatever was pressed before', async () => {
    const at = await clockedHouse();
    const table = await at.game('ada', 'bo');
    await at.pass(20 * DAY);
    await answer(at, table, 'ada');
    await at.pass(29 * DAY);
    expect((await now(at, table)).record.sleep).toBe('awake');
    await at.pass(DAY);
    expect((await now(at, table)).record.sleep).toBe('warned');
  });

  it('stays open after one press', async () => {
    const at = await clockedHouse();
    const table = await at.lobby('ada');
    await at.pass(7 * DAY);
    done(await at.tables.do(table.record.id, at.press('cy'), commands.keepOpen));
    await at.pass(5 * DAY);
    expect((await now(at, table)).record.sleep).toBe('awake');
    await at.pass(2 * DAY);
    expect((await now(at, table)).record.sleep).toBe('warned');
  });

  it('wakes at one press, with its clock', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, { onTimeout: 'wait' }, 'ada', 'bo');
    await at.pass(DAY);
    await at.pass(30 * DAY);
    await at.pass(3 * DAY);
    expect((await now(at, table)).record.sleep).toBe('asleep');
    expect(await clock(at, table, 0)).toMatchObject({ since: null, due: null });
    await at.tables.wake(table.record.id);
    expect((await now(at, table)).record).toMatchObject({ sleep: 'awake', touchedAt: at.time() });
    expect(await clock(at, table, 0)).toMatchObject({ since: at.time(), out: at.time() + DAY });
  });

  it('is not put away by the answers of time-outs alone', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, { onTimeout: 'answer', clock: '43200' }, 'ada', 'bo');
    for (let day = 0; day < 34; day++) await at.pass(DAY);
    expect((await now(at, table)).record.sleep).toBe('asleep');
  });
});
