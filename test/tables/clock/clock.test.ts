import { describe, expect, it } from 'vitest';
import { commands, settingsOf, waitingFor } from '../../../src/tables/index.ts';
import { ASK_REWIND, answer, answerTo, done, now, refusal } from '../house.ts';
import {
  clock,
  clockedBidding,
  clockedGame,
  clockedHouse,
  DAY,
  HOUR,
  reminders,
  START,
  type ClockedHouse,
} from './clocked.ts';

describe('The clock of a table', () => {
  it('is off unless the host chooses one', async () => {
    const at = await clockedHouse();
    const table = await at.game('ada', 'bo');
    expect(settingsOf(table.record).clock).toBe('off');
    expect(table.record.clocks).toEqual([]);
    await at.pass(20 * DAY);
    expect(await reminders(at)).toEqual([]);
  });

  it.each(['0', '-60', '59', '52560000', 'soon', ''])('takes no time of %s minutes', async (value) => {
    const at = await clockedHouse();
    const { record } = await at.lobby('ada');
    const refused = refusal(await at.tables.do(record.id, at.press('ada'), commands.setting('clock', value)));
    expect(refused.why).toBe('no-such-choice');
  });

  it('runs for the seats the table waits for, and for no other', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, {}, 'ada', 'bo');
    expect(waitingFor(table)).toEqual([0]);
    expect(await clock(at, table, 0)).toMatchObject({ since: START, due: START + 12 * HOUR, out: START + DAY });
    expect(await clock(at, table, 1)).toMatchObject({ since: null, due: null, out: null });
  });

  it('reminds at 50 and at 90 % of the time, once each', async () => {
    const at = await clockedHouse();
    await clockedGame(at, { onTimeout: 'answer' }, 'ada', 'bo');
    await at.pass(12 * HOUR - 1);
    expect(await reminders(at)).toEqual([]);
    await at.pass(1);
    expect(await reminders(at)).toEqual([[0]]);
    await at.pass(HOUR);
    expect(await reminders(at)).toEqual([]);
    await at.pass(0.9 * DAY - 13 * HOUR);
    expect(await reminders(at)).toEqual([[0]]);
    await at.pass(HOUR);
    expect(await reminders(at)).toEqual([]);
  });

  it('reminds two people who are waited for at once, in the same second, each once', async () => {
    const at = await clockedHouse();
    await clockedBidding(at, {}, 'ada', 'bo');
    await at.pass(12 * HOUR);
    expect(await reminders(at)).toEqual([[0, 1]]);
  });

  it('begins again for somebody who answers and is asked again at once', async () => {
    const at = await clockedHouse();
    let table = await clockedBidding(at, {}, 'ada', 'bo');
    for (const person of ['ada', 'bo']) {
      table = await answerTo(at, table, person, 'card');
      if (person === 'bo') await at.pass(5 * HOUR);
      table = await answerTo(at, table, person, 'stake');
    }
    const [seat = -1] = waitingFor(table);
    expect(table.play?.open[0]?.kind).toBe('die');
    expect(await clock(at, table, seat)).toMatchObject({ since: START + 5 * HOUR, due: START + 17 * HOUR });
    await at.pass(HOUR);
    table = await answer(at, table, ['ada', 'bo'][seat] ?? '', { do: 'reroll' });
    if (waitingFor(table).includes(seat))
      expect(await clock(at, table, seat)).toMatchObject({ since: START + 6 * HOUR, stage: 'half' });
  });

  it('gives no time for an answer that can be taken back', async () => {
    const at = await clockedHouse();
    let table = await clockedBidding(at, {}, 'ada', 'bo');
    await at.pass(10 * HOUR);
    table = await answerTo(at, table, 'ada', 'card');
    expect(await clock(at, table, 0)).toMatchObject({ since: START });
    table = done(await at.tables.do(table.record.id, at.press('ada'), commands.undo(null)));
    expect(await clock(at, table, 0)).toMatchObject({ since: START, out: START + DAY });
    table = await answerTo(at, table, 'ada', 'card');
    table = await answerTo(at, table, 'ada', 'stake');
    expect(await clock(at, table, 0)).toMatchObject({ since: null, spent: 10 * HOUR });
  });

  it('begins again for those a rewind asks again', async () => {
    const at = await clockedHouse();
    let table = await clockedGame(at, {}, 'ada', 'bo');
    table = await answer(at, table, 'ada');
    await at.pass(5 * HOUR);
    done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND));
    table = done(await at.tables.do(table.record.id, at.press('bo'), commands.agree(null)));
    expect(waitingFor(table)).toEqual([0]);
    expect(await clock(at, table, 0)).toMatchObject({ spent: 0, out: START + 29 * HOUR });
    expect(await clock(at, table, 1)).toMatchObject({ since: null });
  });

  it('stands while an AI player holds the seat, and goes on when its owner is back', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, {}, 'ada', 'bo');
    await at.pass(6 * HOUR);
    done(await at.tables.do(table.record.id, at.press('ada'), commands.handOver('random')));
    expect(await clock(at, table, 0)).toMatchObject({ since: null, due: null, spent: 6 * HOUR });
    await at.pass(DAY);
    done(await at.tables.do(table.record.id, at.press('ada'), commands.takeBack));
    expect(await clock(at, table, 0)).toMatchObject({ out: at.time() + 18 * HOUR, due: at.time() + 6 * HOUR });
  });

  it('stops for a seat that was conceded', async () => {
    const at = await clockedHouse();
    const table = await clockedBidding(at, {}, 'ada', 'bo', 'cy');
    done(await at.tables.do(table.record.id, at.press('ada'), commands.concede));
    expect(await clock(at, table, 0)).toMatchObject({ since: null, due: null });
    expect((await now(at, table)).record.status).toBe('playing');
  });

  it('takes a late answer out of the bank, and puts a tenth of the time back for one in time', async () => {
    const at = await clockedHouse();
    let table = await clockedBidding(at, { bank: 'one' }, 'ada', 'bo');
    expect(await clock(at, table, 0)).toMatchObject({ bank: DAY, out: START + 2 * DAY });
    await at.pass(30 * HOUR);
    for (const person of ['ada', 'bo'])
      for (const kind of ['card', 'stake']) table = await answerTo(at, table, person, kind);
    while (table.play?.open.some(({ kind }) => kind === 'die'))
      table = await answer(at, table, ['ada', 'bo'][waitingFor(table)[0] ?? 0] ?? '', { do: 'keep' });
    expect(waitingFor(table)).toEqual([0, 1]);
    expect(await clock(at, table, 0)).toMatchObject({ bank: 18 * HOUR });
    await at.pass(HOUR);
    for (const person of ['ada', 'bo']) table = await answerTo(at, table, person, 'card');
    for (const person of ['ada', 'bo']) table = await answerTo(at, table, person, 'stake');
    const { bank, spent } = await clock(at, table, waitingFor(table)[0] ?? 0);
    expect([bank, spent]).toEqual([20.4 * HOUR, 0]);
  });

  it('ends with the game', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, {}, 'ada', 'bo');
    const over = done(await at.tables.do(table.record.id, at.press('ada'), commands.concede));
    expect(over.record).toMatchObject({ status: 'finished', clocks: [], sleepDue: null });
    expect(await at.store.dueTables(Infinity, 10)).toEqual([]);
  });
});

describe('Quiet hours', () => {
  /** Ada sleeps until that hour, UTC. */
  const quietUntil = async (at: ClockedHouse, hour: number) => {
    const settings = await at.tables.people.settings('ada');
    await at.tables.changePerson('ada', { ...settings, quiet: { from: 0, to: hour * 60 } });
  };

  it('stop the clock', async () => {
    const at = await clockedHouse();
    await quietUntil(at, 8);
    const table = await clockedGame(at, {}, 'ada', 'bo');
    expect(await clock(at, table, 0)).toMatchObject({ due: START + 20 * HOUR, out: START + 32 * HOUR });
  });

  it('that change while the clock runs change when it is due', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, {}, 'ada', 'bo');
    await at.pass(HOUR);
    await quietUntil(at, 8);
    expect(await clock(at, table, 0)).toMatchObject({ due: START + 20 * HOUR, out: START + 32 * HOUR });
  });

  it('keep a reminder back that came due while the bot was not running', async () => {
    const at = await clockedHouse();
    await quietUntil(at, 8);
    await clockedGame(at, {}, 'ada', 'bo');
    at.turn(30 * HOUR);
    await at.pass(0);
    expect(await reminders(at)).toEqual([[0]]);
    const late = await clockedHouse();
    await quietUntil(late, 2);
    await clockedGame(late, { clock: '1200' }, 'ada', 'bo');
    await late.pass(13 * HOUR);
    expect(await reminders(late)).toEqual([]);
    await late.pass(HOUR);
    expect(await reminders(late)).toEqual([[0]]);
  });
});
