import { describe, expect, it, vi } from 'vitest';
import { ClockDriver, commands, type Settings } from '../../src/tables/index.ts';
import { club, text, whispered, type Club } from './club.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Time passes, and what is due by then is done and told. */
async function passes(at: Club, ms: number): Promise<void> {
  at.pass(ms);
  await new ClockDriver({ tables: at.tables }).tick();
  await at.told();
}

/** A table of Ada, Bo and Cy with a clock of a day, begun. */
async function timed(at: Club, onTimeout: Settings['onTimeout']): Promise<void> {
  await at.ada.command(at.channel, 'game new', { game: at.tables.games[0]?.game.id ?? '', clock: '24h' });
  const { record } = (await at.tables.tableIn(at.channel)) ?? {};
  for (const [key, value] of [
    ['onTimeout', onTimeout],
    ['bank', 'none'],
  ] as const)
    await at.tables.do(
      record?.id ?? '',
      { person: { id: at.ada.id, name: 'Ada' }, interaction: key },
      commands.setting(key, value),
    );
  for (const person of [at.bo, at.cy]) await person.command(at.channel, 'game join');
  await at.ada.command(at.channel, 'game start');
  await at.told();
}

/** Everything the channel shows, newest last. */
function channelText(at: Club): string {
  return at.cy.messages(at.channel).map(text).join('\n');
}

describe('A table with a clock', () => {
  it('is opened by typing a time, tells everybody what it means before they join, and when time runs out', async () => {
    const at = await club();
    await at.ada.command(at.channel, 'game new', { game: at.tables.games[0]?.game.id ?? '', clock: '36h' });
    expect(text(await at.told())).toContain('Clock: 36 hours');
    await at.bo.command(at.channel, 'game join');
    await at.ada.command(at.channel, 'game start');
    expect(text(await at.told())).toMatch(/Time runs out <t:\d+:R>\./);
  });

  it.each(['0h', '99999d', 'soon', '-3h', '59m', '31d'])(
    'is not opened with “%s”, and one sentence says what to type',
    async (clock) => {
      const at = await club();
      const game = at.tables.games[0]?.game.id ?? '';
      expect(whispered(await at.ada.command(at.channel, 'game new', { game, clock }))).toBe(
        'Type the time for each decision as hours, days or weeks, from **1h** to **30d**: for example **36h**.',
      );
      expect(await at.tables.tableIn(at.channel)).toBeNull();
    },
  );

  it('reminds those who are late twice, with the task and the time left, and takes a reminder back that is done with', async () => {
    const at = await club();
    await timed(at, 'wait');
    const reminders = () =>
      at.cy.messages(at.channel).filter((each) => text(each).includes('is still waiting for you'));
    await passes(at, 12 * HOUR);
    const [first, ...more] = reminders();
    expect(more).toEqual([]);
    expect(text(first)).toMatch(/<@\d+> \*\*Lanterns\*\* is still waiting for you: .+[.] Time runs out <t:\d+:R>[.]/);
    await passes(at, 10 * HOUR);
    await vi.waitFor(() => expect(reminders()).toHaveLength(1));
    expect(reminders()[0]?.id).not.toBe(first?.id);
    await at.ada.press((await at.ada.press(at.board(), 'Take Turn')).message ?? '', 'Choose None');
    await vi.waitFor(() => expect(reminders()).toEqual([]));
  });
});

describe('When time runs out', () => {
  it('the others vote, see the tally, and an AI player takes over until the player presses Take Seat Back', async () => {
    const at = await club();
    await timed(at, 'vote');
    await at.told();
    await passes(at, 25 * HOUR);
    expect(text(at.board())).toContain('Time ran out for');
    await at.bo.press(at.board(), 'Let AI Play');
    expect(text(await at.told())).toMatch(/1 for, 0 against, 2 voters in all\. The vote ends <t:\d+:R>\./);
    await at.cy.press(at.board(), 'Let AI Play');
    await vi.waitFor(() => expect(text(at.board())).not.toContain('The vote ends'));
    expect(await heldByAi(at, at.ada)).toBe(true);
    await at.ada.press((await at.ada.press(at.board(), 'Take Turn')).message ?? '', 'Take Seat Back');
    expect(await heldByAi(at, at.ada)).toBe(false);
  });

  it('a vote of somebody who has left, or whose time ran out, counts nothing', async () => {
    const at = await club();
    await timed(at, 'vote');
    await passes(at, 25 * HOUR);
    await at.ada.press(at.board(), 'Let AI Play');
    expect(text(await at.told())).not.toContain('1 for');
    const stranger = at.sandbox.persona('Dee');
    expect(whispered(await stranger.press(at.board(), 'Let AI Play'))).toContain('You’re not playing here');
  });

  it('the seat is offered, and the person who takes it plays on', async () => {
    const at = await club();
    await timed(at, 'wait');
    await passes(at, 25 * HOUR);
    expect(text(at.board())).toContain('is free to take');
    const taker = at.sandbox.persona('Dee');
    await taker.press(at.board(), 'Take Red');
    expect(text(await at.told())).toContain(`Waiting for **Red** (<@${taker.id}>)`);
  });
});

describe('A table that nobody touches', () => {
  it('is put away after a warning, and wakes at one press', async () => {
    const at = await club();
    await at.begin();
    await passes(at, 31 * DAY);
    expect(channelText(at)).toContain('nobody has played');
    await passes(at, 4 * DAY);
    expect(text(at.board())).toContain('This table was put away');
    expect(whispered(await at.ada.command(at.channel, 'game list'))).toContain('put away');
    await at.ada.press(at.board(), 'Wake Up');
    expect(text(await at.told())).not.toContain('This table was put away');
  });
});

async function heldByAi(at: Club, { id }: Club['ada']): Promise<boolean> {
  const table = await at.tables.tableIn(at.channel);
  return table?.record.seats.find(({ player }) => player === id)?.ai !== null;
}
