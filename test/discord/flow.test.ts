import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { club, text, whispered, type Club, type Seen } from './club.ts';

const created = z.object({ mentions: z.array(z.object({ id: z.string() })) });

/** A player who was seen to answer is not pinged again for this long, in ms. */
const TEN_MINUTES = 10 * 60_000;

/** The people pinged by a posted message. */
function mentioned(response: unknown): readonly string[] {
  return created.safeParse(response).data?.mentions.map(({ id }) => id) ?? [];
}

/** The labels of the buttons of a message that somebody sees. */
function labels(persona: Club['ada'], message: Seen | undefined): string[] {
  return message ? persona.pressable(message).flatMap((each) => (each.kind === 'button' ? [each.label] : [])) : [];
}

describe('A table on Discord', () => {
  it('is opened, filled and begun with the buttons under its message', async () => {
    const { ada, bo, channel, open, told, board } = await club();
    const lobby = await open();
    expect(text(lobby)).toMatch(/players wanted[^]*Needs 1 more player/);
    expect(text(lobby).match(/All seats are alike/g)).toHaveLength(1);
    expect(ada.pressable(lobby).map((each) => (each.kind === 'button' ? each.label : each.placeholder))).not.toContain(
      'Start Game',
    );
    expect((await bo.press(lobby, 'Join')).kind).toBe('update');
    expect(text(board())).toMatch(/players wanted[^]*Ready to start/);
    const started = await ada.press(lobby, 'Start Game');
    const playing = await told();
    expect(playing.id).toBe(lobby.id);
    expect(text(playing)).toContain('Waiting for');
    expect(ada.messages(channel).map(({ id }) => id)).toEqual([expect.any(String), lobby.id, started.message?.id]);
  });

  it('wants no more players once every seat is taken', async () => {
    const { ada, bo, channel, told } = await club();
    await ada.command(channel, 'game new', { game: 'toy', ai: '3' });
    expect(text(await told())).toContain('ready to start');
    expect(whispered(await bo.command(channel, 'game list'))).toContain('ready to start');
  });

  it('is used with slash commands alone as well', async () => {
    const { ada, bo, channel, told } = await club();
    expect(whispered(await ada.command(channel, 'game new', { game: 'toy' }))).toContain('Table opened');
    const seats = await ada.autocomplete(channel, 'game join', { seat: '' }, 'seat');
    expect(seats).toHaveLength(3);
    expect(whispered(await ada.command(channel, 'game join', { seat: String(seats[0]?.value) }))).toContain(
      'lantern. The game starts when',
    );
    await bo.command(channel, 'game join');
    await bo.command(channel, 'game leave');
    await bo.command(channel, 'game join');
    expect(whispered(await bo.command(channel, 'game start'))).toContain('How to win');
    await told();
    const choices = await bo.autocomplete(channel, 'game act', { choice: '' }, 'choice');
    expect(choices.map(({ name, value }) => [name.split(':')[0], value])).toEqual([['Choose from a menu', 'panel']]);
    const opened = await bo.command(channel, 'game act', { choice: 'panel' });
    expect(bo.pressable(opened.message ?? '').some(({ kind }) => kind === 'select')).toBe(true);
    expect(whispered(await ada.command(channel, 'game act'))).toContain('Waiting for');
    expect(whispered(await ada.command(channel, 'game hand'))).not.toBe('');
    expect(whispered(await ada.command(channel, 'game help'))).toContain('how to win');
    const [topic] = await ada.autocomplete(channel, 'game rules', { heading: '' }, 'heading');
    expect(whispered(await ada.command(channel, 'game rules', { heading: String(topic?.value) }))).toContain(
      String(topic?.value),
    );
    expect(whispered(await ada.command(channel, 'game list'))).toContain('Waiting for');
    expect(whispered(await ada.command(channel, 'game log'))).toContain('The game started');
  });

  it('plays a turn in a panel that only its player sees, and calls the next', async () => {
    const { ada, bo, channel, begin, told } = await club();
    const board = await begin();
    const panel = (await ada.press(board, 'Take Turn')).message;
    expect(panel?.ephemeral).toBe(true);
    expect(bo.messages(channel).some((message) => message.id === panel?.id)).toBe(false);
    const after = await ada.press(panel ?? '', 'Choose None');
    expect(after.kind).toBe('update');
    expect(text(after.message)).toContain('Waiting for');
    await told();
    const call = bo.messages(channel).at(-1);
    expect(call?.mentions).toEqual([bo.id]);
    expect(call?.content).toMatch(/\[See the board\]/);
    expect((await bo.press(call ?? '', 'Take Turn')).message?.ephemeral).toBe(true);
  });

  it('shows a reopened panel in place of the one before, and leaves panels of another kind', async () => {
    const { ada, channel, begin } = await club();
    const board = await begin();
    const mine = () => ada.messages(channel).filter(({ ephemeral, embeds }) => ephemeral && embeds.length > 0);
    const first = (await ada.press(board, 'Take Turn')).message;
    const hand = (await ada.press(board, 'My Hand')).message;
    expect(mine().map(({ id }) => id)).toEqual([first?.id, hand?.id]);
    const second = (await ada.press(board, 'Take Turn')).message;
    await vi.waitFor(() => expect(mine().map(({ id }) => id)).toEqual([hand?.id, second?.id]));
    const typed = (await ada.command(channel, 'game act')).message;
    await vi.waitFor(() => expect(mine().map(({ id }) => id)).toEqual([hand?.id, typed?.id]));
  });

  it('tells everybody with their first question what they play, whatever others have done since the game began', async () => {
    const { ada, bo, begin } = await club();
    const board = await begin();
    await ada.press((await ada.press(board, 'Take Turn')).message ?? '', 'Choose None');
    const first = (await bo.press(board, 'Take Turn')).message;
    expect(text(first)).toMatch(/You hold the Blue lantern[.][^]*How to win[^]*Since the game started[^]*Red/);
    expect(text(first)).not.toContain('The game started.');
    await bo.press(first ?? '', 'Choose None');
    expect(text((await bo.press(board, 'Take Turn')).message)).not.toContain('How to win');
  });

  it('asks the player who is called in the panel they have open, without a press', async () => {
    const { ada, bo, channel, begin, told, pass } = await club();
    const board = await begin();
    const panel = (await ada.press(board, 'Take Turn')).message;
    await ada.press(panel ?? '', 'Choose None');
    pass(TEN_MINUTES);
    const mine = () => ada.messages(channel).filter(({ ephemeral, embeds }) => ephemeral && embeds.length > 0);
    expect(text(mine()[0])).toContain('Waiting for');
    const theirs = (await bo.press(board, 'Take Turn')).message;
    await bo.press(theirs ?? '', 'Choose None');
    await vi.waitFor(() => expect(text(mine()[0])).toContain('Since your last turn'));
    expect(mine().map(({ id }) => id)).toEqual([panel?.id]);
    expect(text(mine()[0])).not.toContain('Waiting for');
    // They are called all the same: they may be looking elsewhere.
    await told();
    expect(ada.messages(channel).at(-1)?.mentions).toEqual([ada.id]);
    const [answer] = ada.pressable(panel ?? '');
    expect((await ada.press(panel ?? '', { customId: answer?.customId ?? '' })).kind).toBe('update');
    expect(mine().map(({ id }) => id)).toEqual([panel?.id]);
  });

  it('goes on saying why a press did nothing while others play, until the next press', async () => {
    const { sandbox, ada, bo, channel, begin } = await club();
    const board = await begin();
    const panel = (await ada.press(board, 'Take Turn')).message;
    const customId = ada.pressable(panel ?? '').find((each) => each.kind === 'button')?.customId ?? '';
    await ada.press(panel ?? '', 'Choose None');
    await sandbox.forge(ada, { kind: 'press', customId, channelId: channel });
    const mine = () => ada.messages(channel).findLast(({ ephemeral, embeds }) => ephemeral && embeds.length > 0);
    expect(text(mine())).toMatch(/nothing was played[^]*Waiting for/);
    await bo.press((await bo.press(board, 'Take Turn')).message ?? '', 'Choose None');
    await vi.waitFor(() => expect(text(mine())).not.toContain('Waiting for'));
    expect(text(mine())).toContain('nothing was played');
    const [answer] = ada.pressable(mine() ?? '');
    expect(text((await ada.press(mine() ?? '', { customId: answer?.customId ?? '' })).message)).not.toContain(
      'nothing was',
    );
  });

  it('says in the panel somebody has open that an AI player answers for them now, or that the game is over', async () => {
    const { ada, bo, channel, begin, told } = await club();
    const board = await begin();
    const open = (persona: typeof ada) =>
      text(persona.messages(channel).find(({ ephemeral, components }) => ephemeral && components.length > 0));
    await ada.press(board, 'Take Turn');
    await bo.press(board, 'Take Turn');
    await ada.press((await ada.command(channel, 'game replace')).message ?? '', 'Let AI Play');
    await vi.waitFor(() => expect(open(ada)).toContain('An AI player is playing for you'));
    await ada.press(
      ada.messages(channel).find(({ components, ephemeral }) => ephemeral && components.length > 0) ?? '',
      'Take Seat Back',
    );
    const sure = await ada.command(channel, 'game concede');
    await ada.press(sure.message ?? '', 'Concede');
    await told();
    await vi.waitFor(() => expect(open(bo)).toMatch(/won|over/));
  });

  it('shows in the hand somebody has open what they hold after their answer, with a way to answer once they are called', async () => {
    const { ada, bo, begin, told } = await club();
    const board = await begin();
    const hand = (await ada.press(board, 'My Hand')).message;
    await ada.press((await ada.press(board, 'Take Turn')).message ?? '', 'Choose None');
    await told();
    const mine = () => ada.message(hand?.id ?? '');
    await vi.waitFor(() => expect(labels(ada, mine())).not.toContain('Take Turn'));
    await bo.press((await bo.press(board, 'Take Turn')).message ?? '', 'Choose None');
    await vi.waitFor(() => expect(labels(ada, mine())).toContain('Take Turn'));
  });

  it('leaves no way to answer in a hand or in what has changed once the game is over', async () => {
    const { ada, bo, channel, begin, told } = await club();
    const board = await begin();
    await ada.press((await ada.press(board, 'Take Turn')).message ?? '', 'Choose None');
    await told();
    const hand = (await bo.press(board, 'My Hand')).message;
    const changes = (await bo.press(hand ?? '', 'What Changed')).message;
    const shown = () => [hand, changes].map((message) => labels(bo, bo.message(message?.id ?? '')));
    expect(shown().map((each) => each.includes('Take Turn'))).toEqual([true, true]);
    await ada.press((await ada.command(channel, 'game concede')).message ?? '', 'Concede');
    await vi.waitFor(() => expect(shown().map((each) => each.includes('Take Turn'))).toEqual([false, false]));
    expect(shown().flat()).toContain('Log');
  });

  it('says in private messages that may grow old when they were last updated', async () => {
    const { ada, begin } = await club();
    const board = await begin();
    const panel = (await ada.press(board, 'Take Turn')).message;
    const shown = [
      panel,
      (await ada.press((await ada.press(board, 'My Hand')).message ?? '', 'What Changed')).message,
      (await ada.press(board, 'My Hand')).message,
    ];
    for (const message of shown) {
      const last = message?.embeds.at(-1);
      expect(last?.footer?.text).toBe('Last updated');
      expect(Math.abs(Date.now() - Date.parse(last?.timestamp ?? ''))).toBeLessThan(60_000);
    }
    expect(board.embeds.every(({ timestamp }) => timestamp === undefined)).toBe(true);
  });

  it('answers an Undo before the first step with the reason why there is none', async () => {
    const { ada, channel, begin } = await club();
    await begin();
    expect(whispered(await ada.command(channel, 'game undo'))).toContain('You have nothing to undo yet.');
  });

  it('calls a player who has dismissed their panel, and does not bring it back', async () => {
    const { ada, bo, channel, begin, told, logged, stop, pass } = await club();
    const board = await begin();
    const panel = (await ada.press(board, 'Take Turn')).message;
    await ada.press(panel ?? '', 'Choose None');
    pass(TEN_MINUTES);
    ada.dismiss(panel ?? '');
    await bo.press((await bo.press(board, 'Take Turn')).message ?? '', 'Choose None');
    await told();
    expect(ada.messages(channel).at(-1)?.mentions).toEqual([ada.id]);
    await stop();
    expect(ada.messages(channel).filter(({ ephemeral, embeds }) => ephemeral && embeds.length > 0)).toEqual([]);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('knows a panel again that was pressed, whatever it shows now', async () => {
    const { ada, bo, channel, begin, told } = await club();
    const begun = await begin();
    for (const person of [ada, bo]) {
      const { message } = await person.press(begun, 'Take Turn');
      await person.press(message ?? '', 'Choose None');
      person.dismiss(message ?? '');
    }
    const board = await told();
    const mine = () => ada.messages(channel).filter(({ ephemeral, embeds }) => ephemeral && embeds.length > 0);
    const panel = (await ada.press(board, 'Take Turn')).message;
    const answer = ada.pressable(panel ?? '').find(({ kind }) => kind === 'button');
    await ada.press(panel ?? '', { customId: answer?.customId ?? '' });
    const hand = (await ada.press(board, 'My Hand')).message;
    expect(mine().map(({ id }) => id)).toEqual([panel?.id, hand?.id]);
    await ada.press(hand ?? '', 'Take Turn');
    await vi.waitFor(() => expect(mine().map(({ id }) => id)).toEqual([hand?.id]));
    const other = (await ada.press(board, 'My Hand')).message;
    expect((await ada.press(other ?? '', 'Refresh')).kind).toBe('update');
    expect(mine().map(({ id }) => id)).toEqual([hand?.id, other?.id]);
  });

  it('is shown, and calls, once no press is being answered', async () => {
    const { store, tables, begin, told, ada, bo, board, channel } = await club();
    const pressed = vi.spyOn(tables.scheduler, 'pressed');
    const panel = (await ada.press(await begin(), 'Take Turn')).message;
    const presses = pressed.mock.calls.length;
    let clear = (): void => undefined;
    const answering = new Promise<void>((resolve) => (clear = resolve));
    const held = vi.spyOn(tables.scheduler, 'turn').mockReturnValue(answering);
    await ada.press(panel ?? '', 'Choose None');
    for (let n = 0; n < 5; n++) await ada.command(channel, 'game hand');
    expect(pressed).toHaveBeenCalledTimes(presses + 6);
    expect(text(board())).not.toContain(`<@${bo.id}>`);
    expect((await store.dueNotices(Infinity, 9)).map(({ kind }) => kind)).toEqual(['board', 'turn']);
    held.mockRestore();
    clear();
    expect(text(await told())).toContain(`<@${bo.id}>`);
  });

  it('calls the players a call is for when it goes out, not when it was fetched to be sent', async () => {
    const { sandbox, tables, begin, told, ada, bo, channel, pass } = await club();
    const panel = (await ada.press(await begin(), 'Take Turn')).message;
    const pinged: string[] = [];
    sandbox.onExchange((exchange) => {
      if (exchange.kind === 'rest' && exchange.method === 'POST') pinged.push(...mentioned(exchange.response));
    });
    let clear = (): void => undefined;
    const answering = new Promise<void>((resolve) => (clear = resolve));
    const due = tables.outbox.dueNotices.bind(tables.outbox);
    let isFetched = false;
    const outbox = vi.spyOn(tables.outbox, 'dueNotices').mockImplementation(async (now, limit) => {
      const notices = await due(now, limit);
      isFetched ||= notices.some(({ kind }) => kind === 'turn');
      return notices;
    });
    const held = vi
      .spyOn(tables.scheduler, 'turn')
      .mockImplementation(() => (isFetched ? answering : Promise.resolve()));
    await ada.press(panel ?? '', 'Choose None');
    await vi.waitFor(() => expect(isFetched).toBe(true));
    pass(TEN_MINUTES);
    // Bo comes by himself, and goes on to what is asked of both.
    await bo.press((await bo.command(channel, 'game act')).message ?? '', 'Choose None');
    outbox.mockRestore();
    held.mockRestore();
    clear();
    await told();
    expect(pinged).toEqual([ada.id]);
  });

  it('takes a call away when it is answered and the next is out, so that one call stands at a time', async () => {
    const { ada, bo, channel, begin, told, pass } = await club();
    await ada.press((await ada.press(await begin(), 'Take Turn')).message ?? '', 'Choose None');
    await told();
    pass(TEN_MINUTES);
    const calls = () => bo.messages(channel).filter(({ mentions }) => mentions.length > 0);
    expect(calls().map(({ mentions }) => mentions)).toEqual([[bo.id]]);
    await bo.press((await bo.press(calls()[0] ?? '', 'Take Turn')).message ?? '', 'Choose None');
    await told();
    expect(calls().map(({ mentions }) => mentions)).toEqual([[ada.id]]);
    const sure = await ada.command(channel, 'game concede');
    await ada.press(sure.message ?? '', 'Concede');
    await told();
    const [result, ...others] = calls();
    expect(others).toEqual([]);
    expect(result?.mentions).toHaveLength(2);
  });

  it('names those again who were not seen to answer yet when others are called, and pings the others alone', async () => {
    const { ada, bo, cy, channel, open, told, pass } = await club();
    const lobby = await open();
    for (const persona of [bo, cy]) await persona.press(lobby, 'Join');
    await ada.press(lobby, 'Start Game');
    await told();
    const turn = async (persona: typeof ada, ...labels: RegExp[]) => {
      let panel = (await persona.command(channel, 'game act')).message;
      for (const label of labels) {
        const buttons = persona.pressable(panel ?? '').flatMap((each) => (each.kind === 'button' ? each.label : []));
        panel = (await persona.press(panel ?? '', buttons.find((each) => label.test(each)) ?? '')).message;
      }
      await told();
    };
    for (const persona of [ada, bo, cy]) await turn(persona, /Choose None/);
    pass(TEN_MINUTES);
    for (const persona of [bo, cy]) await turn(persona, /Bid/, /Stake/);
    // What Ada notes for herself is nobody's to know, nor that she was here.
    await turn(ada, /Think of/);
    const calls = () => cy.messages(channel).filter(({ mentions }) => mentions.length > 0);
    // Bo has done what the call named him for.
    expect(calls().map(({ mentions }) => mentions)).toEqual([[ada.id]]);
    const ask = await cy.command(channel, 'game undo');
    await cy.press(ask.message ?? '', 'Ask to Undo');
    await ada.press(await told(), 'Agree');
    await bo.press(await told(), 'Agree');
    await told();
    // Cy's ping tells the outcome and the task at once; Ada's call still stands.
    expect(calls().map(({ mentions }) => mentions)).toEqual([[ada.id], [cy.id]]);
    expect(calls().at(-1)?.content).toMatch(/your last step was undone\. It’s your turn: /);
  });

  it('answers with a menu and takes a choice typed with autocomplete', async () => {
    const { ada, bo, channel, begin, told } = await club();
    const board = await begin();
    const panel = (await ada.press(board, 'Take Turn')).message;
    const menu = ada.pressable(panel ?? '').find((each) => each.kind === 'select');
    if (menu?.kind !== 'select') throw new Error('There is no menu.');
    await ada.select(panel ?? '', menu.customId, menu.values.slice(0, 2));
    await bo.press((await bo.press(await told(), 'Take Turn')).message ?? '', 'Choose None');
    const choices = await ada.autocomplete(channel, 'game act', { choice: '' }, 'choice');
    expect(choices.length).toBeGreaterThan(0);
    const done = await ada.command(channel, 'game act', { choice: String(choices[0]?.value) });
    expect(whispered(done)).not.toContain('nothing was played');
    const late = await ada.command(channel, 'game act', { choice: String(choices[0]?.value) });
    expect(whispered(late)).toContain('nothing was played');
    expect(whispered(await ada.command(channel, 'game act', { choice: 'anything' }))).toContain(
      'not one of your choices',
    );
  });

  it('explains the question at hand, opens any heading of the rules from a menu, and leads back from there', async () => {
    const { ada, cy, channel, begin } = await club();
    const shelf = await cy.command(channel, 'game rules');
    expect(whispered(shelf)).toContain('Which game’s rules do you want to read?');
    expect(text((await cy.press(shelf.message ?? '', 'Lanterns')).message)).toContain('Lanterns: How to win');
    expect(whispered(await cy.command(channel, 'game rules', { game: 'toy' }))).toContain('Lanterns: How to win');
    await begin();
    const help = await ada.command(channel, 'game help');
    const menu = ada.pressable(help.message ?? '').find(({ kind }) => kind === 'select');
    const [heading = ''] = menu?.kind === 'select' ? menu.values.slice(-1) : [];
    const opened = await ada.select(help.message ?? '', menu?.customId ?? '', [heading]);
    expect(text(opened.message)).toContain(heading);
    expect(text((await ada.press(opened.message ?? '', 'Help')).message)).toContain('Your decision now');
    expect(whispered(await ada.command(channel, 'game rules', { heading: 'nothing of the kind' }))).toContain(
      'No rule has that heading',
    );
  });

  it('takes a step back, and asks the others beyond the line of undo', async () => {
    const { ada, bo, channel, begin, told } = await club();
    const board = await begin();
    const panel = (await ada.press(board, 'Take Turn')).message;
    await ada.press(panel ?? '', 'Choose None');
    const refused = await ada.command(channel, 'game undo');
    expect(whispered(refused)).toContain('can’t undo that on your own');
    await ada.press(refused.message ?? '', 'Ask to Undo');
    const asking = await told();
    expect(text(asking)).toContain('asks to undo their last step');
    const call = bo.messages(channel).at(-1);
    expect(call?.mentions).toEqual([bo.id]);
    expect(text(call)).toContain('asks to undo their last step');
    expect(whispered(await bo.press(call ?? '', 'Agree'))).toBe('You agreed.');
    expect(text(await told())).not.toContain('asks to take');
    expect(bo.message(call?.id ?? '')).toBeUndefined();
    expect(whispered(await bo.command(channel, 'game log'))).toContain('Everyone agreed: Red’s last step was undone');
    // The player who has waited for the answer is called: it is their turn again.
    expect(ada.messages(channel).at(-1)?.mentions).toEqual([ada.id]);
  });

  it('is given up only after asking, and tells the result with the sealed dice opened', async () => {
    const { ada, bo, channel, begin, told, cy } = await club();
    await begin();
    const sure = await ada.command(channel, 'game concede');
    expect(whispered(sure)).toContain('The game ends at once, and the win goes to **Blue**');
    expect(whispered(await ada.press(sure.message ?? '', 'Keep Playing'))).toContain('Nothing changed');
    const again = await ada.command(channel, 'game concede');
    await ada.press(again.message ?? '', 'Concede');
    await told();
    const result = cy.messages(channel).at(-1);
    expect(text(result)).toMatch(
      /is over[^]*\n\*\*Red\*\* [(]\S+[)] conceded[.] \*\*Blue\*\* [(]\S+[)] won[.]\n[^]*Dice secret/,
    );
    expect([...(result?.mentions ?? [])].sort()).toEqual([ada.id, bo.id].sort());
    const log = await bo.press(result ?? '', 'Log');
    expect(log.message?.attachments).toHaveLength(1);
  });

  it('ends without a winner when everybody agrees, and cancels before it began', async () => {
    const { ada, bo, channel, begin, told } = await club();
    await begin();
    await bo.command(channel, 'game end');
    await ada.press(await told(), 'Decline');
    await bo.command(channel, 'game end');
    await ada.command(channel, 'game end');
    expect(text(await told())).toContain('ended without a winner');
    await ada.command(channel, 'game new', { game: 'toy' });
    const lobby = await told();
    expect(whispered(await ada.command(channel, 'game end'))).toContain('cancelled');
    await expect.poll(() => ada.message(lobby)?.content).toContain('cancelled');
  });

  it('is cancelled before it began for others who sit at it only when the player who cancels confirms it', async () => {
    const { ada, bo, cy, open, told, channel } = await club();
    const lobby = await open();
    await bo.press(lobby, 'Join');
    expect(whispered(await cy.press(lobby, 'Cancel Table'))).toContain('a moderator');
    const asked = await ada.press(lobby, 'Cancel Table');
    expect(whispered(asked)).toContain(`<@${bo.id}>`);
    expect(whispered(await ada.press(asked.message ?? lobby, 'Keep Table'))).toContain('Nothing changed');
    expect(text(await told())).not.toContain('cancelled');
    const again = await bo.command(channel, 'game end');
    expect(whispered(again)).toContain(`<@${ada.id}>`);
    expect(whispered(await bo.press(again.message ?? lobby, 'Cancel Table'))).toContain('cancelled');
    await expect.poll(() => ada.message(lobby)?.content).toContain('cancelled');
  });

  it('comes to the bottom of the channel, and to another channel with the people in it', async () => {
    const { ada, channel, begin, told, sandbox } = await club();
    const before = await begin();
    await ada.command(channel, 'game board');
    const after = await told();
    expect(after.id).not.toBe(before.id);
    expect(ada.message(before)).toBeUndefined();
    const elsewhere = sandbox.channel('table-two');
    const [mine] = await ada.autocomplete(elsewhere, 'game board', { table: '' }, 'table');
    expect(mine?.name).toBe('Lanterns · Bo · your turn');
    await ada.command(elsewhere, 'game board', { table: String(mine?.value) });
    await expect.poll(() => ada.messages(elsewhere).filter((message) => !message.ephemeral).length).toBe(2);
    await expect
      .poll(() => text(ada.message(after)))
      .toMatch(/^[*][*]Lanterns[*][*] has moved to another channel: https:/);
  });

  it('can be found from every channel it has been in, however often it moves', async () => {
    const { ada, channel, begin, told, sandbox } = await club();
    const first = await begin();
    const boardIn = (where: string) =>
      ada.messages(where).find((message) => !message.ephemeral && message.embeds.length > 0);
    const leadsTo = (where: string) => `${where}/${boardIn(where)?.id ?? 'no board'}`;
    const [second, third] = [sandbox.channel('table-two'), sandbox.channel('table-three')];
    const moveTo = async (there: string, from: string) => {
      const [mine] = await ada.autocomplete(there, 'game board', { table: '' }, 'table');
      await ada.command(there, 'game board', { table: String(mine?.value) });
      await expect.poll(() => boardIn(from)).toBeUndefined();
    };
    await moveTo(second, channel);
    const left = boardIn(second);
    await moveTo(third, second);
    await expect.poll(() => text(ada.message(first))).toContain(leadsTo(third));
    await expect.poll(() => text(left && ada.message(left))).toContain(leadsTo(third));
    // The board is posted again at the bottom of its channel.
    const before = boardIn(third);
    await ada.command(third, 'game board');
    await expect.poll(() => before && ada.message(before)).toBeUndefined();
    await expect.poll(() => text(ada.message(first))).toContain(leadsTo(third));
    // Back where it began, only the channels left behind lead there.
    await moveTo(channel, third);
    const now = await told();
    expect(ada.message(first)).toBeUndefined();
    await expect.poll(() => text(left && ada.message(left))).toContain(`${channel}/${now.id}`);
  });
});
