import { describe, expect, it } from 'vitest';
import { optionId, type GameEntry } from '#engine';
import { commands, Tables, waitingFor, type Table } from '../../src/tables/index.ts';
import {
  ASK_REWIND,
  answer,
  answerTo,
  asked,
  bidding,
  done,
  house,
  now,
  refusal,
  TOY,
  tryAnswer,
  tryAnswerTo,
  type House,
} from './house.ts';

/** Takes the look that somebody who is bidding may take, on the panel of that table. */
function peekOn(at: House, table: Table, person: string) {
  return tryAnswerTo(at, table, person, 'peek');
}

/** Notes a card to have in mind, which nobody is told. */
function mind(at: House, table: Table, person: string): Promise<Table> {
  return answerTo(at, table, person, 'mind');
}

/** The match as that seat sees it. */
function seen({ play }: Table, seat: number): unknown {
  return TOY.game.view(play?.match.state, seat);
}

describe('Turn', () => {
  it('counts an answer once and asks the next player', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const next = await answer(at, table, 'ada');
    expect(waitingFor(next)).toEqual([1]);
    expect(next.record.revision).toBe(table.record.revision + 1);
    expect(await at.tables.log(table.record.id)).toHaveLength(2);
  });

  it('plays nothing on a panel that is out of date', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const next = await answer(at, table, 'ada');
    const late = await tryAnswer(at, table, 'ada');
    expect(refusal(late).why).toBe('stale');
    expect(late.table?.record.revision).toBe(next.record.revision);
  });

  it('takes an answer to a question that stands as it stood, whatever others answered meanwhile', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo', 'cy');
    await answer(at, table, 'bo');
    expect((await tryAnswer(at, table, 'ada')).ok).toBe(true);
  });

  it('takes an answer to an optional question after what happened besides the match', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const chosen = await answer(at, table, 'ada');
    const optional = asked(chosen, 'ada').filter((decision) => decision.urgency === 'optional');
    done(await at.tables.do(chosen.record.id, at.press('bo'), commands.end));
    for (const { id, options } of optional.slice(0, 1)) {
      const panel = { seat: 0, revision: chosen.record.revision };
      expect(
        (await at.tables.do(chosen.record.id, at.press('ada'), commands.act(panel, [optionId(id, options[0])]))).ok,
      ).toBe(true);
    }
  });

  it('takes an answer to an optional question after what others did in secret, which it would tell of', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    await answer(at, table, 'bo');
    expect((await peekOn(at, table, 'ada')).ok).toBe(true);
  });

  it('takes an answer to an optional question however often others changed something in secret meanwhile', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    for (let time = 0, other = table; time < 120; time++) other = await mind(at, other, 'bo');
    expect((await peekOn(at, table, 'ada')).ok).toBe(true);
  });

  it('takes an answer to an optional question after what others took back that nobody had heard of', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    await mind(at, table, 'bo');
    done(await at.tables.do(table.record.id, at.press('bo'), commands.undo(null)));
    expect((await peekOn(at, table, 'ada')).ok).toBe(true);
  });

  it('takes an answer to an optional question of a seat the table waits for, whatever others were seen to do', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    done(await peekOn(at, table, 'bo'));
    expect((await peekOn(at, table, 'ada')).ok).toBe(true);
  });

  it('takes no answer of a seat nobody waits for after what others were seen to do, or to take back', async () => {
    const idle: GameEntry = {
      ...TOY,
      game: {
        ...TOY.game,
        decisions: (state) =>
          TOY.game.decisions(state).map((asks) => (asks.seat === 0 ? { ...asks, urgency: 'optional' } : asks)),
      },
    };
    const at = await house(':memory:', [idle]);
    const table = await bidding(at, 'ada', 'bo');
    const chosen = await answer(at, table, 'bo');
    done(await at.tables.do(table.record.id, at.press('bo'), commands.undo(null)));
    expect(refusal(await peekOn(at, chosen, 'ada')).why).toBe('stale');
    const peeked = done(await peekOn(at, await now(at, table), 'bo'));
    expect(refusal(await peekOn(at, chosen, 'ada')).why).toBe('stale');
    expect((await peekOn(at, peeked, 'ada')).ok).toBe(true);
  });

  it('counts one of two presses on the same panel, though the same is asked again', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    await answer(at, table, 'ada');
    const again = done(await at.tables.do(table.record.id, at.press('ada'), commands.undo(null)));
    expect(asked(again, 'ada')).toEqual(asked(table, 'ada'));
    expect(refusal(await tryAnswer(at, table, 'ada')).why).toBe('stale');
    expect((await tryAnswer(at, again, 'ada')).ok).toBe(true);
  });

  it('asks the others to undo a step on a panel that they have played past', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo', 'cy');
    const chosen = await answer(at, table, 'ada');
    await answer(at, chosen, 'bo');
    const panel = { seat: 0, revision: chosen.record.revision };
    expect(refusal(await at.tables.do(table.record.id, at.press('ada'), commands.undo(panel))).why).toBe(
      'needs-consent',
    );
  });

  it('plays nothing on the panel of another seat, nor for somebody without a seat', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const [decision] = asked(table, 'ada');
    const panel = { seat: 0, revision: table.record.revision };
    const option = optionId(decision?.id ?? '', decision?.options[0]);
    const { id } = table.record;
    expect(refusal(await at.tables.do(id, at.press('bo'), commands.act(panel, [option])))).toEqual({
      why: 'not-your-seat',
      seat: 0,
    });
    expect(refusal(await at.tables.do(id, at.press('eve'), commands.act(panel, [option]))).why).toBe('not-seated');
    expect(refusal(await at.tables.do(id, at.press('ada'), commands.act(panel, ['zzz'])))).toEqual({
      why: 'refused',
      refusal: 'not-offered',
    });
    expect(refusal(await at.tables.do(id, at.press('ada'), commands.act(panel, [option, option])))).toEqual({
      why: 'refused',
      refusal: 'repeated',
    });
    expect((await at.tables.table(id))?.record.revision).toBe(table.record.revision);
  });

  it('counts an interaction that is delivered twice once', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const [decision] = asked(table, 'ada');
    const press = at.press('ada');
    const panel = { seat: 0, revision: table.record.revision };
    const options = [optionId(decision?.id ?? '', decision?.options[0])];
    const both = await Promise.all(
      [1, 2].map(() => at.tables.do(table.record.id, press, commands.act(panel, options))),
    );
    expect(both.map((result) => result.ok)).toEqual([true, false]);
    expect(await at.tables.log(table.record.id)).toHaveLength(2);
  });

  it('takes two presses made at the same moment one after the other', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const results = await Promise.all([tryAnswer(at, table, 'ada'), tryAnswer(at, table, 'bo')]);
    expect(results.map((result) => result.ok)).toEqual([true, true]);
    expect(results.map((result) => result.table?.record.revision)).toEqual(
      [1, 2].map((n) => table.record.revision + n),
    );
  });

  it('takes one of two presses on the same panel, and tells the other how it stands', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const results = await Promise.all([tryAnswer(at, table, 'ada'), tryAnswer(at, table, 'ada')]);
    expect(results.map((result) => result.ok)).toEqual([true, false]);
    expect(results[1].table?.record.revision).toBe(table.record.revision + 1);
  });

  it('takes an answer back while nothing came of it', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const chosen = await answer(at, table, 'ada');
    const back = done(await at.tables.do(table.record.id, at.press('ada'), commands.undo(null)));
    expect(back.play?.match.state).toEqual(table.play?.match.state);
    expect(back.record.revision).toBe(chosen.record.revision + 1);
    expect(refusal(await at.tables.do(table.record.id, at.press('ada'), commands.undo(null))).why).toBe(
      'needs-consent',
    );
  });

  it('does not take back what the other seat followed', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const chosen = await answer(at, table, 'ada');
    await answer(at, chosen, 'bo');
    expect(refusal(await at.tables.do(table.record.id, at.press('ada'), commands.undo(null))).why).toBe(
      'needs-consent',
    );
  });

  it('takes an answer back on a panel from before what another did in secret, which stays', async () => {
    const at = await house();
    const noted = await mind(at, await bidding(at, 'ada', 'bo'), 'ada');
    const panel = { seat: 0, revision: noted.record.revision };
    const both = await mind(at, noted, 'bo');
    const back = done(await at.tables.do(noted.record.id, at.press('ada'), commands.undo(panel)));
    expect(seen(noted, 0)).not.toMatchObject({ own: { mind: null } });
    expect(seen(back, 0)).toMatchObject({ own: { mind: null } });
    expect(seen(both, 1)).not.toMatchObject({ own: { mind: null } });
    expect(seen(back, 1)).toEqual(seen(both, 1));
    expect(refusal(await at.tables.do(noted.record.id, at.press('ada'), commands.undo(panel))).why).toBe('other-step');
  });

  it('takes nothing back on a panel one has played past oneself, be it in secret', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const noted = await mind(at, table, 'ada');
    await mind(at, noted, 'ada');
    const panel = { seat: 0, revision: noted.record.revision };
    expect(refusal(await at.tables.do(table.record.id, at.press('ada'), commands.undo(panel))).why).toBe('other-step');
  });

  it('takes one answer back when a panel is pressed twice, though no line of the log tells of it', async () => {
    const at = await house();
    const noted = await mind(at, await mind(at, await bidding(at, 'ada', 'bo'), 'ada'), 'ada');
    const panel = { seat: 0, revision: noted.record.revision };
    done(await at.tables.do(noted.record.id, at.press('ada'), commands.undo(panel)));
    expect(refusal(await at.tables.do(noted.record.id, at.press('ada'), commands.undo(panel))).why).toBe('other-step');
  });

  it('keeps nothing in the log of what somebody has taken back that nobody else knows of', async () => {
    const at = await house();
    const table = await mind(at, await bidding(at, 'ada', 'bo'), 'ada');
    const log = async () =>
      (await at.tables.log(table.record.id)).map(({ seq, player, hash }) => ({ seq, player, hash }));
    const before = await log();
    await mind(at, table, 'ada');
    await mind(at, await now(at, table), 'bo');
    const back = done(await at.tables.do(table.record.id, at.press('ada'), commands.undo(null)));
    expect(back.record.revision).toBe(table.record.revision + 3);
    expect(await log()).toEqual([...before, expect.objectContaining({ player: 'bo', seq: before.length })]);
    await at.tables.do(table.record.id, at.press('bo'), commands.undo(null));
    expect(await log()).toEqual(before);
  });

  it('leaves a wish to go back standing over what somebody does in secret', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const { proposal } = done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND));
    const noted = await mind(at, await now(at, table), 'bo');
    expect(noted.proposal).toEqual(proposal);
    const back = done(await at.tables.do(table.record.id, at.press('bo'), commands.undo(null)));
    expect(back.proposal).toEqual(proposal);
    expect((await answer(at, back, 'bo')).proposal).toBeNull();
  });

  it('goes on from the store after a restart, in the middle of a turn', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const chosen = await answer(at, table, 'ada');
    const restarted = { ...at, tables: new Tables({ store: at.store, games: [TOY] }) };
    const found = await restarted.tables.table(table.record.id);
    expect(found?.play?.match).toEqual(chosen.play?.match);
    const back = done(await restarted.tables.do(table.record.id, at.press('ada'), commands.undo(null)));
    expect(back.play?.match.state).toEqual(table.play?.match.state);
  });

  it('gives way to another process that wrote first', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const other = { ...at, tables: new Tables({ store: at.store, games: [TOY] }) };
    // Both have read everything but the table itself.
    await other.tables.orders.of(table);
    const both = await Promise.all([answer(other, table, 'bo'), tryAnswer(at, table, 'ada')]);
    expect(refusal(both[1]).why).toBe('stale');
    expect((await at.tables.table(table.record.id))?.record.revision).toBe(table.record.revision + 1);
    expect((await tryAnswer(at, table, 'ada')).ok).toBe(true);
  });
});

describe('Notices', () => {
  it('call everybody waited for to the channel a table is brought to', async () => {
    const at = await house();
    const { record } = await at.game('ada', 'bo');
    for (const notice of await at.store.dueNotices(Infinity, 99)) await at.store.settleNotice(notice);
    await at.tables.move(record.id, at.press('bo'), { guild: 'guild', channel: 'elsewhere' });
    const due = await at.store.dueNotices(Infinity, 99);
    expect(due.map(({ kind, seats }) => [kind, ...seats])).toEqual([['board'], ['turn', 0], ['moved']]);
  });

  it('show the board after every change and call only who was not called before, and has not come by now', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const due = async () => (await at.store.dueNotices(Infinity, 99)).map(({ kind, seats }) => [kind, ...seats]);
    expect(await due()).toEqual([['board']]);
    const next = await answer(at, table, 'ada');
    expect(await due()).toEqual([['board'], ['turn', 1]]);
    await answer(at, next, 'bo');
    // Bo has come by himself: what has not been delivered yet calls him no more.
    expect(await due()).toEqual([['board'], ['turn', 0]]);
  });

  it('still call a player who has done something in secret: nobody else may know that they have come', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const calls = async () =>
      (await at.store.dueNotices(Infinity, 99)).filter(({ kind }) => kind === 'turn').map(({ seats }) => seats);
    expect(await calls()).toEqual([[0]]);
    await mind(at, table, 'ada');
    expect(await calls()).toEqual([[0]]);
  });

  it('call a player who has come and gone without answering what they were called to', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const calls = async () =>
      (await at.store.dueNotices(Infinity, 99)).filter(({ kind }) => kind === 'turn').map(({ seats }) => seats);
    done(await peekOn(at, table, 'ada'));
    expect(await calls()).toEqual([[0]]);
  });
});
