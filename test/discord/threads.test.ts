import { describe, expect, it, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import { settingsOf } from '../../src/tables/index.ts';
import { club, text, whispered, type Club } from './club.ts';

/** The thread under the club's channel; it must be the only one. */
function threadOf({ sandbox, channel }: Club): { id: string; name: string } {
  const [thread, ...others] = sandbox.channels.filter(({ parent_id }) => parent_id === channel);
  if (!thread || others.length > 0) throw new Error('There is not one thread.');
  return { id: thread.id, name: thread.name };
}

const hasThread = ({ sandbox, channel }: Club) => sandbox.channels.some(({ parent_id }) => parent_id === channel);

const publicTexts = ({ cy }: Club, channel: string) =>
  cy
    .messages(channel)
    .filter(({ ephemeral }) => !ephemeral)
    .map(text);

describe('A new table in a thread of its own', () => {
  it('has its board there, and the answer says where', async () => {
    const at = await club();
    const opened = await at.ada.command(at.channel, 'game new', { game: 'toy', thread: 'own' });
    const thread = threadOf(at);
    expect(thread.name).toBe('Lanterns: Ada’s table');
    expect(whispered(opened)).toContain(`Your table is in its own thread: <#${thread.id}>`);
    await vi.waitFor(() => expect(publicTexts(at, thread.id).join()).toContain('Lanterns'));
    expect(publicTexts(at, at.channel).join()).not.toContain('Lanterns');
  });

  it('leaves the channel free for others, and can be opened where another table stands', async () => {
    const at = await club();
    await at.open();
    const opened = await at.bo.command(at.channel, 'game new', { game: 'toy', thread: 'own' });
    expect(whispered(opened)).toContain('Your table is in its own thread');
  });

  it('goes into the channel, with one sentence, where no thread can be opened', async () => {
    const missing = await club();
    missing.sandbox.faults.revoke(missing.channel, 'CreatePublicThreads');
    const one = await missing.ada.command(missing.channel, 'game new', { game: 'toy', thread: 'own' });
    expect(whispered(one)).toContain('missing permissions in this channel: **Create Public Threads**');
    expect(text(await missing.told())).toContain('Lanterns');
    const failing = await club();
    failing.sandbox.faults.forbid({ method: 'POST', route: '/channels/{channel_id}/threads' });
    const two = await failing.ada.command(failing.channel, 'game new', { game: 'toy', thread: 'own' });
    expect(whispered(two)).toContain('I couldn’t open a thread, so the table is in the channel itself.');
    expect(text(await failing.told())).toContain('Lanterns');
  });

  it('is not opened in a thread', async () => {
    const at = await club();
    await at.ada.command(at.channel, 'game new', { game: 'toy', thread: 'own' });
    const { id } = threadOf(at);
    const table = await at.tables.tableIn(id);
    await at.tables.do(table?.record.id ?? '', press('ada', at), (t) => ({
      ...t,
      record: { ...t.record, status: 'cancelled' },
      line: null,
    }));
    const again = await at.ada.command(id, 'game new', { game: 'toy', thread: 'own' });
    expect(whispered(again)).toContain('A thread can’t hold another thread');
  });

  it('goes again where the table is refused', async () => {
    const at = await club();
    at.sandbox.faults.deliverTwice();
    await at.ada.command(at.channel, 'game new', { game: 'toy', thread: 'own' });
    await vi.waitFor(() => threadOf(at));
  });
});

function press(name: 'ada', at: Club) {
  return { person: { id: at[name].id, name }, interaction: `test-${name}`, moderates: true };
}

/** Chooses a value in the menu of that label on the Options panel. */
async function choose(at: Club, board: string, key: string, value: string) {
  const panel = (await at.ada.press(board, 'Options')).message ?? '';
  const menu = at.ada.pressable(panel).find(({ customId }) => customId.includes(`|table.${key}|`));
  return at.ada.select(panel, menu?.customId ?? '', [value]);
}

describe('The bot’s own options of a table', () => {
  it('move a lobby into a thread and back', async () => {
    const at = await club();
    const board = await at.open();
    await choose(at, board.id, 'thread', 'own');
    const { id } = threadOf(at);
    const moved = await at.tables.tableIn(id);
    expect(moved && settingsOf(moved.record)).toMatchObject({ tell: 'board', thread: 'own', from: at.channel });
    await vi.waitFor(() => expect(publicTexts(at, id).join()).toContain('Own thread: yes'));
    const there = at.ada.messages(id).findLast((message) => message.embeds.length > 0);
    await choose(at, there?.id ?? '', 'thread', 'no');
    const back = await at.tables.tableIn(at.channel);
    const settings = back && settingsOf(back.record);
    expect(settings).toMatchObject({ tell: 'board', thread: 'no' });
    expect(settings).not.toHaveProperty('from');
  });

  it('leave no message behind that says the table is elsewhere, once it is back', async () => {
    const at = await club();
    const board = await at.open();
    await choose(at, board.id, 'thread', 'own');
    const { id } = threadOf(at);
    await vi.waitFor(() => expect(publicTexts(at, id).join()).toContain('moved **Lanterns** here'));
    await vi.waitFor(() => expect(publicTexts(at, at.channel).join()).toContain('has moved to another channel'));
    const there = at.ada.messages(id).findLast((message) => message.embeds.length > 0);
    await choose(at, there?.id ?? '', 'thread', 'no');
    await vi.waitFor(() => {
      expect(publicTexts(at, id)).toEqual([expect.stringContaining('has moved to another channel')]);
      expect(publicTexts(at, at.channel).join()).toContain('moved **Lanterns** here');
    });
    expect(publicTexts(at, at.channel).join()).not.toContain('has moved to another channel');
  });

  it('are the opener’s alone', async () => {
    const at = await club();
    const board = await at.open();
    const panel = (await at.bo.press(board, 'Options')).message ?? '';
    const menu = at.bo.pressable(panel).find(({ customId }) => customId.includes('|table.thread|'));
    const refused = await at.bo.select(panel, menu?.customId ?? '', ['own']);
    expect(text(refused.message)).toContain('⚠');
    expect(hasThread(at)).toBe(false);
  });

  it('say so where no thread can be opened', async () => {
    const at = await club();
    const board = await at.open();
    at.sandbox.faults.revoke(at.channel, 'SendMessagesInThreads');
    const shown = await choose(at, board.id, 'thread', 'own');
    expect(text(shown.message)).toContain('**Send Messages in Threads**');
  });
});

describe('The story in the game’s thread', () => {
  /** Skydock with AI players, told a turn or a round at a time, until something has been told. */
  async function told(tell: string, prepare: (at: Club) => void = () => undefined): Promise<Club> {
    const at = await club({ games: games.filter(({ game }) => game.id === 'breach') });
    prepare(at);
    await at.ada.command(at.channel, 'game new', { game: 'breach', ai: '1' });
    await choose(at, (await at.told()).id, 'tell', tell);
    const begun = await at.ada.press((await at.told()).id, 'Start Game');
    at.ada.dismiss(begun.message ?? '');
    const concede = await at.ada.command(at.channel, 'game concede');
    await at.ada.press(concede.message ?? '', 'Concede');
    return at;
  }

  it.each(['turn', 'round'])('adds its lines a %s to a thread that is opened for them', async (tell) => {
    const at = await told(tell);
    await vi.waitFor(() => expect(publicTexts(at, threadOf(at).id).join('\n')).toMatch(/started/), { timeout: 5000 });
    expect(threadOf(at).name).toBe('Breach: the story');
  });

  it('is told on the board alone unless it is chosen', async () => {
    const at = await told('board');
    await at.told();
    expect(hasThread(at)).toBe(false);
  });

  it('says once, in the channel, that no thread can be opened for it', async () => {
    const at = await told('turn', ({ sandbox, channel }) => sandbox.faults.revoke(channel, 'CreatePublicThreads'));
    await at.told();
    const said = publicTexts(at, at.channel).filter((each) => each.includes('the board alone tells the story'));
    expect(said).toHaveLength(1);
  });
});
