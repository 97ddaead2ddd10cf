import { commands } from '../../src/tables/index.ts';
import { describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../src/store/store.ts';
import { club, text, whispered, type Club, type Seen } from './club.ts';

const MESSAGES = '/channels/{channel_id}/messages';
const MESSAGE = '/channels/{channel_id}/messages/{message_id}';
const PRIVATE_MESSAGE = '/webhooks/{webhook_id}/{webhook_token}/messages/@original';

/** Ada's panel in a game that has begun. */
async function panelOf({ ada, board }: Club): Promise<Seen> {
  const shown = await ada.press(board(), 'Take Turn');
  if (!shown.message) throw new Error('There is no panel.');
  return shown.message;
}

async function revision({ tables, channel }: Club): Promise<number> {
  return (await tables.tableIn(channel))?.record.revision ?? 0;
}

/** What this answers, and that the table stands as it stood. */
async function changesNothing(
  at: Club,
  press: () => Promise<Awaited<ReturnType<Club['ada']['press']>>>,
): Promise<string> {
  const before = await revision(at);
  const said = whispered(await press());
  expect(await revision(at)).toBe(before);
  return said;
}

describe('A press that cannot count gets one clear sentence', () => {
  it.each(['', 'vote:yes', 'a1|do', 'a0|turn|aaaaaaaaaa', `a1|${'x'.repeat(90)}`])(
    'unknown or malformed custom id %j',
    async (customId) => {
      const at = await club();
      await at.begin();
      const press = () =>
        at.sandbox.forge(at.ada, { kind: 'press', customId: customId === '' ? '?' : customId, channelId: at.channel });
      expect(await changesNothing(at, press)).toMatch(/don’t know that button.*\/game board/);
    },
  );

  it('a custom id of a table that does not exist', async () => {
    const at = await club();
    await at.begin();
    const press = () =>
      at.sandbox.forge(at.ada, { kind: 'press', customId: 'a1|turn|zzzzzzzzzz', channelId: at.channel });
    expect(await changesNothing(at, press)).toContain('no longer exists');
  });

  it('a modal nobody opened, and a command that does not exist', async () => {
    const at = await club();
    await at.begin();
    const submit = () =>
      at.sandbox.forge(at.ada, { kind: 'submit', customId: 'a1|x', values: { text: 'x' }, channelId: at.channel });
    expect(await changesNothing(at, submit)).toContain('don’t know that button');
    const command = () => at.sandbox.forge(at.ada, { kind: 'command', typed: 'game fly', channelId: at.channel });
    expect(await changesNothing(at, command)).toContain('I don’t know that command');
  });

  it('a panel that is out of date: nothing is played, and the panel shows how it stands', async () => {
    const at = await club();
    await at.begin();
    const old = await panelOf(at);
    const customId =
      at.ada.pressable(old).find((each) => each.kind === 'button' && each.label === 'Choose None')?.customId ?? '';
    await at.ada.press(await panelOf(at), 'Choose None');
    // The bot has taken it away, unless it forgot it by a restart or Discord would not let it.
    const late = () => at.sandbox.forge(at.ada, { kind: 'press', customId, channelId: at.channel });
    const again = await changesNothing(at, late);
    expect(again).toMatch(/moved on.*nothing was played[^]*Waiting for/);
  });

  it('a panel that is behind: what has happened meanwhile stands under the refusal', async () => {
    const at = await club();
    const board = await at.begin();
    const old = await panelOf(at);
    const customId =
      at.ada.pressable(old).find((each) => each.kind === 'button' && each.label === 'Choose None')?.customId ?? '';
    await at.ada.press(await panelOf(at), 'Choose None');
    await at.bo.press((await at.bo.press(board, 'Take Turn')).message ?? '', 'Choose None');
    const late = () => at.sandbox.forge(at.ada, { kind: 'press', customId, channelId: at.channel });
    expect(await changesNothing(at, late)).toMatch(/moved on[^]*Since your last turn[^]*Blue/);
  });

  it('the panel of another seat, forged', async () => {
    const at = await club();
    await at.begin();
    const panel = await panelOf(at);
    const customId =
      at.ada.pressable(panel).find((each) => each.kind === 'button' && each.label === 'Choose None')?.customId ?? '';
    const press = () => at.sandbox.forge(at.bo, { kind: 'press', customId, channelId: at.channel });
    expect(await changesNothing(at, press)).toMatch(/Those are the choices of .*Take Turn/);
    const stranger = () => at.sandbox.forge(at.cy, { kind: 'press', customId, channelId: at.channel });
    expect(await changesNothing(at, stranger)).toMatch(/You’re not playing here/);
  });

  it('the board pressed by somebody without a seat', async () => {
    const at = await club();
    const board = await at.begin();
    for (const label of ['Take Turn', 'My Hand'])
      expect(await changesNothing(at, () => at.cy.press(board, label))).toContain('You’re not playing here');
  });

  it('options that are not offered, forged into a menu', async () => {
    const at = await club();
    await at.begin();
    const menu = at.ada.pressable(await panelOf(at)).find((each) => each.kind === 'select');
    const press = () =>
      at.sandbox.forge(at.ada, {
        kind: 'select',
        customId: menu?.customId ?? '',
        values: ['nothing'],
        channelId: at.channel,
      });
    expect(await changesNothing(at, press)).toContain('nothing was played');
  });

  it('a second table in an occupied channel', async () => {
    const at = await club();
    await at.begin();
    expect(await changesNothing(at, () => at.cy.command(at.channel, 'game new', { game: 'toy' }))).toMatch(
      /already has a game.*another channel/,
    );
  });

  it('a seat in a game that has begun, or is over', async () => {
    const at = await club();
    await at.begin();
    expect(await changesNothing(at, () => at.cy.command(at.channel, 'game join'))).toMatch(/already started/);
    expect(await changesNothing(at, () => at.ada.command(at.channel, 'game leave'))).toMatch(/game replace.*concede/);
    await at.ada.press((await at.ada.command(at.channel, 'game concede')).message ?? '', 'Concede');
    expect(await changesNothing(at, () => at.cy.command(at.channel, 'game join'))).toMatch(
      /This game is over.*\*\*Play Again\*\*/,
    );
  });

  it('a start with too few seats, from the command', async () => {
    const at = await club();
    await at.open();
    expect(await changesNothing(at, () => at.ada.command(at.channel, 'game start'))).toMatch(
      /Not enough players: 1 more player needed/,
    );
  });

  it('commands where there is no table', async () => {
    const at = await club();
    for (const name of ['join', 'leave', 'start', 'board', 'hand', 'act', 'log', 'undo', 'concede', 'end'])
      expect(whispered(await at.ada.command(at.channel, `game ${name}`))).toMatch(
        /no table in this channel.*\/game new/,
      );
  });

  it('a direct message', async () => {
    const at = await club();
    await at.begin();
    const command = await at.sandbox.forge(at.ada, { kind: 'command', typed: 'game new', values: { game: 'toy' } });
    expect(text(command.message)).toContain('not in direct messages');
    const press = await at.sandbox.forge(at.ada, { kind: 'press', customId: 'a1|turn|zzzzzzzzzz' });
    expect(text(press.message)).toContain('not in direct messages');
  });

  it.each([
    ['SendMessages', 'Send Messages'],
    ['EmbedLinks', 'Embed Links'],
  ] as const)('a channel where the bot lacks %s: the permission is named', async (permission, name) => {
    const at = await club();
    at.sandbox.faults.revoke(at.channel, permission);
    expect(whispered(await at.ada.command(at.channel, 'game new', { game: 'toy' }))).toContain(`**${name}**`);
    expect(await at.tables.tableIn(at.channel)).toBeNull();
  });
});

describe('A press counts once', () => {
  it('when the same interaction is delivered twice', async () => {
    const at = await club();
    await at.begin();
    const panel = await panelOf(at);
    const before = await revision(at);
    at.sandbox.faults.deliverTwice();
    await at.ada.press(panel, 'Choose None');
    await at.told();
    expect(await revision(at)).toBe(before + 1);
    expect(at.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('of each of two players who press at the same moment', async () => {
    const at = await club();
    await at.begin();
    await at.ada.press(await panelOf(at), 'Choose None');
    await at.bo.press((await at.bo.press(await at.told(), 'Take Turn')).message ?? '', 'Choose None');
    const board = await at.told();
    const panels = await Promise.all([at.ada, at.bo].map((who) => who.press(board, 'Take Turn')));
    const before = await revision(at);
    const labels = panels.map(({ message }, i) => (i === 0 ? at.ada : at.bo).pressable(message ?? '')[0]);
    const both = await Promise.all([
      at.ada.press(panels[0]?.message ?? '', { customId: labels[0]?.customId ?? '' }),
      at.bo.press(panels[1]?.message ?? '', { customId: labels[1]?.customId ?? '' }),
    ]);
    expect(await revision(at)).toBe(before + 2);
    expect(both.filter(({ message }) => text(message).includes('nothing was played'))).toEqual([]);
  });

  it('when a menu is closed with nothing chosen, as the answer that says nothing', async () => {
    const at = await club();
    await at.begin();
    const panel = await panelOf(at);
    const menu = at.ada.pressable(panel).find(({ kind }) => kind === 'select');
    const before = await revision(at);
    await at.ada.select(panel, menu?.customId ?? '', []);
    expect(await revision(at)).toBe(before + 1);
  });

  it('of somebody who presses twice at the same moment', async () => {
    const at = await club();
    await at.begin();
    const panel = await panelOf(at);
    const before = await revision(at);
    const both = await Promise.all([1, 2].map(() => at.ada.press(panel, 'Choose None')));
    expect(await revision(at)).toBe(before + 1);
    expect(both.filter(({ message }) => text(message).includes('nothing was played'))).toHaveLength(1);
  });
});

describe('When Discord is in trouble nothing is lost', () => {
  it('posts the board again when a moderator has deleted it', async () => {
    const at = await club();
    const board = await at.begin();
    const panel = await panelOf(at);
    at.sandbox.faults.deleteMessage(board.id);
    await at.ada.press(panel, 'Choose None');
    const reposted = await at.told();
    expect(reposted.id).not.toBe(board.id);
    expect(text(reposted)).toContain('Waiting for');
  });

  it('keeps a game whose channel was deleted, and goes on in another', async () => {
    const at = await club();
    await at.begin();
    const panel = await panelOf(at);
    await at.ada.press(panel, 'Choose None');
    await at.told();
    at.sandbox.faults.deleteChannel(at.channel);
    const { id } = (await at.tables.tableIn(at.channel))?.record ?? { id: '' };
    // A press that was on its way when the channel went still counts, and the bot finds out that it is gone.
    await at.tables.do(id, { person: { id: at.ada.id, name: 'Ada' }, interaction: '1' }, commands.end);
    await expect.poll(() => at.logged.some((line) => line.includes('The channel is gone'))).toBe(true);
    // It says so of the first of two messages; the second finds it out for itself.
    await expect.poll(() => at.store.dueNotices(Infinity, 9)).toEqual([]);
    const elsewhere = at.sandbox.channel('table-two');
    await at.bo.command(elsewhere, 'game board', { table: id });
    await expect
      .poll(() => at.bo.messages(elsewhere).some((message) => text(message).includes('Waiting for')))
      .toBe(true);
  });

  it.each(['serverError', 'rateLimit', 'loseAnswer'] as const)('tells the board again after %s', async (fault) => {
    const at = await club();
    await at.open();
    const before = at.cy.messages(at.channel).length;
    at.sandbox.faults[fault]({ method: 'PATCH', route: MESSAGE, times: 3 });
    await at.bo.command(at.channel, 'game join');
    await vi.waitFor(() => expect(text(at.board())).toContain(`<@${at.bo.id}>`), { timeout: 10_000 });
    expect(at.cy.messages(at.channel)).toHaveLength(before);
  });

  it('posts the board again when Discord takes no more edits of the old one', async () => {
    const at = await club();
    const board = await at.begin();
    const panel = await panelOf(at);
    at.sandbox.faults.refuseOldEdits({ method: 'PATCH', route: MESSAGE }, 1800);
    await at.ada.press(panel, 'Choose None');
    const reposted = await at.told();
    expect(reposted.id).not.toBe(board.id);
    expect(at.ada.message(board)).toBeUndefined();
  });

  it('calls a player once when the answer to the call was lost', async () => {
    const at = await club();
    await at.begin();
    at.sandbox.faults.loseAnswer({ method: 'POST', route: MESSAGES, times: 2 });
    await at.ada.press(await panelOf(at), 'Choose None');
    await vi.waitFor(async () => expect(await at.store.dueNotices(Infinity, 9)).toEqual([]), { timeout: 10_000 });
    expect(at.bo.messages(at.channel).filter((message) => message.mentions.includes(at.bo.id))).toHaveLength(1);
  });

  it.each(['serverError', 'loseAnswer', 'hang'] as const)('calls a player whose panel meets %s', async (fault) => {
    const at = await club();
    await at.begin();
    const panel = await panelOf(at);
    await at.ada.press(panel, 'Choose None');
    // Who was seen to answer is not pinged again for ten minutes.
    at.pass(10 * 60_000);
    const patch = { method: 'PATCH', route: PRIVATE_MESSAGE, times: 9 } as const;
    const release = fault === 'hang' ? at.sandbox.faults.hang(patch) : undefined;
    if (fault !== 'hang') at.sandbox.faults[fault](patch);
    await at.bo.press((await at.bo.press(at.board(), 'Take Turn')).message ?? '', 'Choose None');
    await at.told();
    expect(at.ada.messages(at.channel).at(-1)?.mentions).toEqual([at.ada.id]);
    expect((await at.ada.press(at.ada.messages(at.channel).at(-1) ?? '', 'Take Turn')).kind).toBe('reply');
    release?.();
    await at.stop();
    expect(at.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('lets a press in a panel go before the question that is on its way into it', async () => {
    const at = await club();
    await at.begin();
    const panel = await panelOf(at);
    await at.ada.press(panel, 'Choose None');
    const release = at.sandbox.faults.hang({ method: 'PATCH', route: PRIVATE_MESSAGE });
    await at.bo.press((await at.bo.press(at.board(), 'Take Turn')).message ?? '', 'Choose None');
    await at.told();
    const refreshed = await at.ada.press(panel, 'Refresh');
    expect(refreshed.kind).toBe('update');
    release();
    const [answer] = at.ada.pressable(refreshed.message ?? '');
    const answered = await at.ada.press(refreshed.message ?? '', { customId: answer?.customId ?? '' });
    await at.stop();
    expect(text(at.ada.message(panel.id))).toBe(text(answered.message));
    expect(at.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('takes a wish away that was answered once Discord lets it', async () => {
    const at = await club();
    await at.begin();
    await at.ada.press(await panelOf(at), 'Choose None');
    const refused = await at.ada.command(at.channel, 'game undo');
    await at.ada.press(refused.message ?? '', 'Ask to Undo');
    await at.told();
    const wish = at.bo.messages(at.channel).at(-1);
    at.sandbox.faults.serverError({ method: 'DELETE', route: MESSAGE, times: 3 });
    expect(whispered(await at.bo.press(wish ?? '', 'Decline'))).toContain('Declined');
    await vi.waitFor(() => expect(at.bo.message(wish?.id ?? '')).toBeUndefined(), { timeout: 10_000 });
  });

  it('answers presses while the board hangs, and shows the newest one when it does not any more', async () => {
    const at = await club();
    await at.begin();
    const panel = await panelOf(at);
    const release = at.sandbox.faults.hang({ method: 'PATCH', route: MESSAGE });
    await at.ada.press(panel, 'Choose None');
    expect((await at.bo.press(at.board(), 'Take Turn')).kind).toBe('reply');
    release();
    await vi.waitFor(async () => expect(text(await at.told())).toContain(`<@${at.bo.id}>`));
  });

  it('waits where it may not speak, tells the player which permission is missing, and goes on when it may again', async () => {
    const at = await club();
    const board = await at.begin();
    const panel = await panelOf(at);
    at.sandbox.faults.revoke(at.channel, 'SendMessages');
    await at.ada.press(panel, 'Choose None');
    const waiting = whispered(await at.bo.press(board, 'Take Turn'));
    expect(waiting).toContain('**Send Messages**');
    at.sandbox.faults.restore(at.channel, 'SendMessages');
    const other = (await at.bo.press(board, 'Take Turn')).message;
    await at.bo.press(other ?? '', 'Choose None');
    await vi.waitFor(() => expect(text(at.board())).toMatch(/Waiting for/));
    expect(await revision(at)).toBe(5);
  });

  it('resumes after the gateway dropped the connection, with every press counted', async () => {
    const at = await club();
    await at.begin();
    const panel = await panelOf(at);
    const before = await revision(at);
    at.sandbox.faults.gateway.drop({ resumable: true });
    await at.ada.press(panel, 'Choose None').catch(() => null);
    await vi.waitFor(async () => expect(await revision(at)).toBe(before + 1), { timeout: 10_000 });
  });
});

describe('When the store is in trouble', () => {
  it('says that nothing was saved, and takes the same press once it can', async () => {
    let broken = false;
    const at = await club({
      store: (store) => ({
        ...store,
        commit: (change) =>
          broken ? Promise.reject(new StoreError('full', 'The disk is full.')) : store.commit(change),
      }),
    });
    await at.begin();
    const panel = await panelOf(at);
    broken = true;
    expect(await changesNothing(at, () => at.ada.press(panel, 'Choose None'))).toMatch(
      /couldn’t save.*Nothing changed.*Try again/,
    );
    broken = false;
    expect(text((await at.ada.press(panel, 'Choose None')).message)).toContain('Waiting for');
  });

  it('offers nothing while somebody types, and goes on', async () => {
    const at = await club({
      store: (store) => ({ ...store, tables: () => Promise.reject(new StoreError('locked', 'Locked.')) }),
    });
    await at.begin();
    expect(await at.ada.autocomplete(at.channel, 'game board', {}, 'table')).toEqual([]);
    expect((await at.ada.press(at.board(), 'Take Turn')).kind).toBe('reply');
  });

  it('puts off what it could not tell for a reason nobody expected, and loses none of it', async () => {
    let failing = 0;
    const at = await club({
      store: (store) => ({
        ...store,
        message: (...about) => (failing-- > 0 ? Promise.reject(new TypeError('unforeseen')) : store.message(...about)),
      }),
    });
    await at.open();
    failing = 1;
    await at.bo.command(at.channel, 'game join');
    await vi.waitFor(() => expect(text(at.board())).toContain(`<@${at.bo.id}>`), { timeout: 10_000 });
    expect(at.logged.some((line) => line.includes('somebody must look why'))).toBe(true);
  });

  it('tells nobody twice what it could not strike off', async () => {
    let failing = 0;
    const at = await club({
      store: (store) => ({
        ...store,
        settleNotice: (notice) =>
          failing-- > 0 ? Promise.reject(new StoreError('full', 'Full.')) : store.settleNotice(notice),
        delayNotice: (...about) =>
          failing-- > 0 ? Promise.reject(new StoreError('full', 'Full.')) : store.delayNotice(...about),
      }),
    });
    await at.begin();
    const panel = await panelOf(at);
    failing = 4;
    await at.ada.press(panel, 'Choose None');
    await vi.waitFor(async () => expect(await at.store.dueNotices(Infinity, 9)).toEqual([]), { timeout: 10_000 });
    expect(at.bo.messages(at.channel).filter((message) => message.mentions.includes(at.bo.id))).toHaveLength(1);
  });

  it('goes on when it cannot look at a board again after a press', async () => {
    let failing = false;
    const locked = () => Promise.reject(new StoreError('locked', 'Locked.'));
    const at = await club({
      store: (store) => ({
        ...store,
        table: (id) => (failing ? locked() : store.table(id)),
        revision: (id) => (failing ? locked() : store.revision(id)),
        commit: async (change) => {
          const done = await store.commit(change);
          failing = true;
          return done;
        },
      }),
    });
    const lobby = await at.open();
    await at.bo.press(lobby, 'Join');
    await vi.waitFor(() => expect(at.logged.some((line) => line.includes('could not be looked at again'))).toBe(true));
    failing = false;
    expect(whispered(await at.bo.command(at.channel, 'game list'))).toContain('players wanted');
  });

  it('survives an error nobody expected, with a report to find it by', async () => {
    const at = await club({
      store: (store) => ({ ...store, tables: () => Promise.reject(new TypeError('unforeseen')) }),
    });
    const said = whispered(await at.ada.command(at.channel, 'game list'));
    const [, id = ''] = /report (\d+)/.exec(said) ?? [];
    expect(at.logged.some((line) => line.includes(id) && line.includes('unforeseen'))).toBe(true);
    expect(whispered(await at.ada.command(at.channel, 'game log'))).toContain('no table');
  });
});
