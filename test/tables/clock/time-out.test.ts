import { describe, expect, it } from 'vitest';
import { EVERYONE, commands, holderOf, readTableEvent, waitingFor, type Table } from '../../../src/tables/index.ts';
import { ASK_REWIND, answer, answerTo, done, now, refusal, type House } from '../house.ts';
import { clock, clockedBidding, clockedGame, clockedHouse, DAY, HOUR, reminders } from './clocked.ts';

/** What the log says of time-outs. */
async function timeOuts(at: House, { record }: Table) {
  const events = (await at.tables.log(record.id)).map(readTableEvent);
  return events.flatMap((event) => (event?.kind === 'timed-out' ? [[event.did, ...event.seats]] : []));
}

describe('A time-out', () => {
  it('waits and offers the seat, until its player plays again', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, { onTimeout: 'wait' }, 'ada', 'bo');
    await at.pass(DAY);
    const out = await now(at, table);
    expect(holderOf(out, 0)?.offered).toBe(EVERYONE);
    expect(await timeOuts(at, table)).toEqual([['wait', 0]]);
    await at.pass(5 * DAY);
    expect(await timeOuts(at, table)).toEqual([['wait', 0]]);
    const back = await answer(at, out, 'ada');
    expect(holderOf(back, 0)?.offered).toBeNull();
  });

  it('lets somebody who takes the offered seat have its whole time', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, { bank: 'one' }, 'ada', 'bo');
    await at.pass(2 * DAY);
    done(await at.tables.do(table.record.id, at.press('cy'), commands.takeOffered(0)));
    expect(await clock(at, table, 0)).toMatchObject({ bank: DAY, out: at.time() + 2 * DAY });
  });

  it('has the game answer for the whole turn of that seat, and for no other', async () => {
    const at = await clockedHouse();
    const table = await clockedBidding(at, { onTimeout: 'answer' }, 'ada', 'bo');
    await answerTo(at, table, 'bo', 'card');
    await at.pass(DAY - HOUR);
    await at.pass(HOUR);
    const after = await now(at, table);
    expect(await timeOuts(at, table)).toContainEqual(['answer', 0]);
    expect(waitingFor(after)).not.toEqual([0, 1]);
    const answers = (await at.tables.log(table.record.id)).filter(({ seq, player }) => seq !== null && player === null);
    expect(answers.length).toBeGreaterThanOrEqual(2);
  });

  it('has an AI player answer for the turn alone', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, { onTimeout: 'ai-once' }, 'ada', 'bo');
    await at.pass(DAY);
    const after = await now(at, table);
    expect(await timeOuts(at, table)).toEqual([['ai-once', 0]]);
    expect(waitingFor(after)).toEqual([1]);
    expect(holderOf(after, 0)?.ai).toBeNull();
    expect(await clock(at, table, 1)).toMatchObject({ since: at.time(), out: at.time() + DAY });
  });

  it('has an AI player hold the seat until its owner is back with one press', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, { onTimeout: 'ai-hold' }, 'ada', 'bo');
    await at.pass(DAY);
    expect(holderOf(await now(at, table), 0)?.ai).not.toBeNull();
    expect(await timeOuts(at, table)).toEqual([['ai-hold', 0]]);
    await at.pass(HOUR);
    const back = done(await at.tables.do(table.record.id, at.press('ada'), commands.takeBack));
    expect(holderOf(back, 0)?.ai).toBeNull();
    expect(await clock(at, table, 0)).toMatchObject({ out: at.time() + DAY });
  });

  it('never leaves a game to AI players alone', async () => {
    const at = await clockedHouse();
    const table = await clockedBidding(at, { onTimeout: 'ai-hold' }, 'ada', 'bo');
    await at.pass(DAY);
    const after = await now(at, table);
    expect(after.record.seats.filter(({ ai }) => ai === null)).toHaveLength(1);
    expect(await timeOuts(at, table)).toEqual([
      ['ai-hold', 0],
      ['wait', 1],
    ]);
  });

  it('handles two deadlines in the same second, each once, in the order of the seats', async () => {
    const at = await clockedHouse();
    const table = await clockedBidding(at, { onTimeout: 'wait' }, 'ada', 'bo');
    at.turn(DAY);
    await Promise.all([at.driver.tick(), at.driver.tick()]);
    await at.driver.tick();
    expect(await timeOuts(at, table)).toEqual([
      ['wait', 0],
      ['wait', 1],
    ]);
  });

  it('comes once where the clock jumps back an hour', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, { onTimeout: 'wait' }, 'ada', 'bo');
    await at.pass(12 * HOUR);
    expect(await reminders(at)).toEqual([[0]]);
    await at.pass(-HOUR);
    await at.pass(HOUR);
    expect(await reminders(at)).toEqual([]);
    await at.pass(12 * HOUR);
    await at.pass(-HOUR);
    await at.pass(2 * HOUR);
    expect(await timeOuts(at, table)).toEqual([['wait', 0]]);
  });

  it('comes once after a week without the bot, and no reminder with it', async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, { onTimeout: 'answer' }, 'ada', 'bo');
    at.turn(7 * DAY);
    await at.driver.tick();
    expect(await timeOuts(at, table)).toEqual([['answer', 0]]);
    expect(await reminders(at)).toEqual([]);
    expect(await clock(at, table, 1)).toMatchObject({ since: at.time(), out: at.time() + DAY });
  });

  it('goes on where a crash left a turn half answered', async () => {
    const at = await clockedHouse();
    const table = await clockedBidding(at, { onTimeout: 'answer' }, 'ada', 'bo');
    const commit = at.store.commit.bind(at.store);
    at.turn(DAY);
    // Both seats pass their reminders, the time of one runs out, and it gives one of two answers.
    let left = 4;
    at.store.commit = (change) => (left-- > 0 ? commit(change) : Promise.reject(new Error('Crashed.')));
    await at.driver.tick();
    at.store.commit = commit;
    expect(await timeOuts(at, table)).toEqual([['answer', 0]]);
    expect(await clock(at, table, 0)).toMatchObject({ stage: 'acting' });
    await at.pass(2 * 60_000);
    expect(await timeOuts(at, table)).toEqual([
      ['answer', 0],
      ['answer', 1],
    ]);
  });

  it('ends a request to go back, which the AI player of the seat would wait for', async () => {
    const at = await clockedHouse();
    let table = await clockedGame(at, { onTimeout: 'ai-hold' }, 'ada', 'bo', 'cy');
    table = await answer(at, table, 'ada');
    done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND));
    await at.pass(DAY);
    expect((await now(at, table)).proposal).toBeNull();
  });
});

describe('A vote about a time-out', () => {
  const vote = async () => {
    const at = await clockedHouse();
    const table = await clockedGame(at, { onTimeout: 'vote' }, 'ada', 'bo', 'cy', 'dee');
    await at.pass(DAY);
    const standing = await now(at, table);
    const { proposal } = standing;
    if (proposal?.kind !== 'time-out') throw new Error('There is no vote.');
    const say = (person: string, agrees: boolean) =>
      at.tables.do(
        table.record.id,
        at.press(person),
        agrees ? commands.agree(proposal.made) : commands.decline(proposal.made),
      );
    return { at, table, say };
  };

  it('hands the seat to an AI player once most of the others agree', async () => {
    const { at, table, say } = await vote();
    expect((await now(at, table)).proposal).toMatchObject({ kind: 'time-out', seats: [0], agreed: [], declined: [] });
    await say('bo', true);
    expect((await now(at, table)).proposal).toMatchObject({ agreed: [1] });
    await say('cy', true);
    const after = await now(at, table);
    expect(after.proposal).toBeNull();
    expect(holderOf(after, 0)?.ai).not.toBeNull();
  });

  it('gives the player the same time again where most decline', async () => {
    const { at, table, say } = await vote();
    await say('bo', false);
    await say('cy', false);
    expect((await now(at, table)).proposal).toBeNull();
    expect(await clock(at, table, 0)).toMatchObject({ since: at.time(), out: at.time() + DAY, stage: 'half' });
    expect(await timeOuts(at, table)).toEqual([
      ['vote', 0],
      ['more-time', 0],
    ]);
  });

  it('counts a voice once, and the newer one of a player who has changed their mind', async () => {
    const { at, table, say } = await vote();
    await say('bo', true);
    expect(refusal(await say('bo', true)).why).toBe('already-agreed');
    await say('bo', false);
    expect((await now(at, table)).proposal).toMatchObject({ agreed: [], declined: [1] });
  });

  it('takes no voice of its own player, nor of somebody who has left, and forgets theirs', async () => {
    const { at, table, say } = await vote();
    expect(refusal(await say('ada', false)).why).toBe('no-proposal');
    await say('bo', true);
    done(await at.tables.do(table.record.id, at.press('bo'), commands.handOver('random')));
    expect(refusal(await say('bo', true)).why).toBe('held-by-ai');
    expect(refusal(await say('eve', true)).why).toBe('not-seated');
    await say('cy', true);
    expect((await now(at, table)).proposal).not.toBeNull();
  });

  it('forgets the voice of somebody who has given up', async () => {
    const { at, table, say } = await vote();
    await say('bo', true);
    done(await at.tables.do(table.record.id, at.press('bo'), commands.concede));
    expect(refusal(await say('bo', true)).why).toBe('gave-up');
    await say('cy', true);
    expect((await now(at, table)).proposal).not.toBeNull();
    await say('dee', true);
    expect(holderOf(await now(at, table), 0)?.ai).not.toBeNull();
  });

  it('goes on where another takes the seat of a voter, and hears the new player instead of the old one', async () => {
    const { at, table, say } = await vote();
    await say('bo', true);
    await say('cy', false);
    done(await at.tables.do(table.record.id, at.press('bo'), commands.offer(null)));
    done(await at.tables.do(table.record.id, at.press('eve'), commands.takeOffered(1)));
    expect((await now(at, table)).proposal).toMatchObject({ kind: 'time-out', seats: [0], agreed: [], declined: [2] });
    expect(refusal(await say('bo', true)).why).toBe('not-seated');
    await say('eve', true);
    await say('dee', true);
    expect(holderOf(await now(at, table), 0)?.ai).not.toBeNull();
  });

  it('ends where another takes the seat it is about', async () => {
    const { at, table } = await vote();
    done(await at.tables.do(table.record.id, at.press('ada'), commands.offer(null)));
    done(await at.tables.do(table.record.id, at.press('eve'), commands.takeOffered(0)));
    expect((await now(at, table)).proposal).toBeNull();
    expect(await clock(at, table, 0)).toMatchObject({ since: at.time(), out: at.time() + DAY, stage: 'half' });
  });

  it('ends when the player comes back', async () => {
    const { at, table } = await vote();
    await answer(at, await now(at, table), 'ada');
    expect((await now(at, table)).proposal).toBeNull();
  });

  it('ends by itself, and silence agrees', async () => {
    const { at, table } = await vote();
    await at.pass(DAY);
    expect(holderOf(await now(at, table), 0)?.ai).not.toBeNull();
  });

  it('asks about everybody whose time has run out', async () => {
    const at = await clockedHouse();
    const table = await clockedBidding(at, { onTimeout: 'vote' }, 'ada', 'bo', 'cy');
    await answerTo(at, await answerTo(at, table, 'cy', 'card'), 'cy', 'stake');
    await at.pass(DAY);
    expect((await now(at, table)).proposal).toMatchObject({ seats: [0, 1] });
  });
});
