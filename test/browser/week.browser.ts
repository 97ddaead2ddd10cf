import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { skydockEntry } from '../../src/games/skydock/index.ts';
import { ClockDriver, commands, type Settings } from '../../src/tables/index.ts';
import { club, type Club } from '../discord/club.ts';
import { DESKTOP, launch } from './chromium.ts';
import { box, look, message, type } from './windows.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A busy machine takes some seconds for each step. */
const LONG = 120_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A club whose clock the pages share, and the windows of two people in the channel of their table. */
interface Week {
  readonly at: Club;
  readonly ada: Page;
  readonly bo: Page;
  /** Time passes for everybody, in ms, and what is due by then is done and told. */
  readonly passes: (ms: number) => Promise<void>;
}

/** A table of Skydock of Ada, Bo and an AI player with a clock of a day, in the page, not yet begun. */
async function gathered(onTimeout: Settings['onTimeout']): Promise<Week> {
  const at = await club({ games: [skydockEntry], clock: 'shared' });
  await at.ada.command(at.channel, 'game new', { game: 'skydock', clock: '24h', ai: '1' });
  const table = await at.tables.tableIn(at.channel);
  for (const [key, value] of [
    ['onTimeout', onTimeout],
    ['bank', 'none'],
  ] as const)
    await at.tables.do(
      table?.record.id ?? '',
      { person: { id: at.ada.id, name: 'Ada' }, interaction: key },
      commands.setting(key, value),
    );
  await at.bo.command(at.channel, 'game join');
  const [ada, bo] = [await windowOf(at, 'Ada'), await windowOf(at, 'Bo')];
  const passes = async (ms: number) => {
    at.pass(ms);
    for (const page of [ada, bo]) await page.clock.setSystemTime(at.tables.now());
    await new ClockDriver({ tables: at.tables }).tick();
    await at.told();
  };
  return { at, ada, bo, passes };
}

async function begun(onTimeout: Settings['onTimeout']): Promise<Week> {
  const week = await gathered(onTimeout);
  await week.ada.getByRole('button', { name: 'Start Game' }).click();
  await week.at.told();
  return week;
}

async function windowOf(at: Club, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESKTOP, locale: 'en-GB' })).newPage();
  onTestFinished(() => page.context().close());
  await page.goto(`${at.sandbox.url}/?as=${name}&channel=table-one`);
  await box(page).waitFor();
  return page;
}

/** Takes a picture, with that text in sight. */
async function see(page: Page, name: string, text?: string): Promise<void> {
  if (text !== undefined) await page.getByText(text).last().scrollIntoViewIfNeeded();
  await look(page, `week-${name}`);
}

/** What the newest message with this text says, once there is one. */
async function newest(page: Page, text: string): Promise<string> {
  await message(page, text).last().waitFor();
  return (await message(page, text).last().innerText()).replaceAll(/\s+/g, ' ');
}

async function seatHeldByAi(at: Club, player: string): Promise<boolean | undefined> {
  const table = await at.tables.tableIn(at.channel);
  return table?.record.seats.some((seat) => seat.player === player && seat.ai !== null);
}

test(
  'two people and an AI player are called and reminded; time runs out, and one press takes the seat back',
  async () => {
    const { at, ada, bo, passes } = await gathered('ai-hold');
    expect(await newest(bo, 'players wanted')).toMatch(
      /Clock: 24 hours for each decision .*When time runs out: An AI player plays the seat until its owner presses/,
    );
    await see(bo, 'lobby');
    await bo.getByRole('button', { name: 'Start Game' }).click();
    await at.told();
    expect(await newest(bo, 'Setup')).toContain('Waiting for Red (@Ada). Time runs out in 24 hours.');
    expect(await newest(ada, 'choose your pirate.')).toContain(
      '@Ada Skydock: choose your pirate. Time runs out in 24 hours. See the board',
    );
    await see(ada, 'call');

    await passes(12 * HOUR);
    expect(await newest(bo, 'is still waiting for you')).toContain(
      '@Ada Skydock is still waiting for you: choose your pirate. Time runs out in 12 hours. See the board',
    );
    await see(bo, 'reminder');

    await passes(12 * HOUR);
    await expect.poll(() => seatHeldByAi(at, at.ada.id)).toBe(true);
    expect(await newest(bo, 'Time ran out')).toContain(
      'Time ran out for Red. An AI player takes over until they are back.',
    );
    // A reminder of time that has run out is gone.
    await expect.poll(() => message(bo, 'is still waiting for you').count()).toBe(0);
    await see(bo, 'time-out', 'Time ran out');

    await ada.getByRole('button', { name: 'Take Turn' }).first().click();
    expect(await newest(ada, 'is playing for you')).toContain('Press Take Seat Back to return.');
    await ada.getByRole('button', { name: 'Take Seat Back' }).last().click();
    expect(await newest(ada, 'You’re back in your seat.')).toContain('An AI player takes over');
    expect(await seatHeldByAi(at, at.ada.id)).toBe(false);
    await see(ada, 'hand-back');
  },
  LONG,
);

test(
  'the others are asked what to do when time runs out, and see the tally',
  async () => {
    const { at, ada, bo, passes } = await begun('vote');
    await passes(24 * HOUR);
    expect(await newest(bo, 'Let an AI player take over')).toMatch(
      /@Bo Skydock: Time ran out for Red \(@Ada\)\..*The vote ends in 24 hours\..*Let AI Play Give More Time/,
    );
    expect(await newest(ada, 'Setup')).toContain('0 for, 0 against, 1 voter in all. The vote ends in 24 hours.');
    await see(bo, 'vote');
    await see(ada, 'tally', '0 for, 0 against');
    await bo.getByRole('button', { name: 'Let AI Play' }).last().click();
    await expect.poll(() => seatHeldByAi(at, at.ada.id)).toBe(true);
    await expect
      .poll(() => newest(ada, 'Setup'))
      .toMatch(/The others vote on what to do\. .*An AI player takes over until they are back\./);
    expect(await newest(ada, 'Setup')).not.toContain('The vote ends');
    await see(ada, 'voted', 'The others vote');
  },
  LONG,
);

test(
  'a digest is chosen in the settings, comes at its hour as a direct message, and leads to the board',
  async () => {
    const { at, ada, bo, passes } = await gathered('wait');
    await type(ada, '/settings');
    expect(await newest(ada, 'Your settings')).toMatch(
      /How to notify you: in the channel Quiet hours: none Time zone: UTC, now \d\d:\d\d Vacation: none \(30 of 30 days/,
    );
    await see(ada, 'settings');
    await ada.getByRole('button', { name: /How to notify you/ }).click();
    await ada.getByRole('option', { name: /once a day/ }).click();
    await ada.getByRole('button', { name: /Daily message at/ }).click();
    const hour = `${String((new Date(at.tables.now()).getUTCHours() + 3) % 24).padStart(2, '0')}:00`;
    await ada.getByRole('option', { name: hour }).click();
    const chosen = `How to notify you: once a day Daily message at: ${hour}`;
    await expect.poll(() => newest(ada, 'Your settings')).toContain(chosen);
    await see(ada, 'settings-digest');

    await at.bo.command(at.channel, 'game start');
    await at.told();
    await expect.poll(() => ada.title()).toBe('#table-one · Ada · The Airlock');
    const direct = ada.getByRole('link', { name: '@ Airlock' });
    expect(await direct.count()).toBe(0);
    await passes(3 * HOUR);
    await ada.getByRole('link', { name: /Airlock unread 1 ping/ }).click();
    await expect.poll(() => ada.title()).toBe('@Airlock · Ada · The Airlock');
    expect(await newest(ada, 'is waiting for you')).toMatch(
      /One game is waiting for you • Skydock: choose your pirate\. Time runs out in 21 hours\. See the board/,
    );
    await see(ada, 'digest');
    expect(await bo.getByRole('heading', { name: 'Direct messages' }).count()).toBe(0);
    await ada.getByRole('link', { name: 'See the board' }).click();
    await expect.poll(() => ada.title()).toBe('#table-one · Ada · The Airlock');
    await message(ada, 'Setup').last().waitFor();
  },
  LONG,
);

test(
  'a call comes as a direct message, and in the channel where that is closed, which is said once',
  async () => {
    const { at, ada, bo, passes } = await gathered('wait');
    await type(ada, '/settings');
    await ada.getByRole('button', { name: /How to notify you/ }).click();
    await ada.getByRole('option', { name: /: by direct message/ }).click();
    await ada.getByText('How to notify you: by direct message').first().waitFor();
    await at.bo.command(at.channel, 'game start');
    await at.told();
    await ada.getByRole('link', { name: /Airlock unread 1 ping/ }).click();
    expect(await newest(ada, 'choose your pirate')).toContain(
      '@Ada Skydock: choose your pirate. Time runs out in 24 hours. See the board',
    );
    await see(ada, 'direct');
    expect(await message(bo, 'choose your pirate').filter({ hasText: '@Ada Skydock' }).count()).toBe(0);

    at.sandbox.faults.closeDirectMessages(at.ada.id);
    await passes(12 * HOUR);
    const closed = 'Discord does not let me send you direct messages, so I notify you here.';
    expect(await newest(bo, 'is still waiting for you')).toContain(closed);
    await see(bo, 'direct-closed');
    await passes(10 * HOUR);
    await expect.poll(() => newest(bo, 'is still waiting for you')).toContain('Time runs out in 2 hours.');
    expect(await newest(bo, 'is still waiting for you')).not.toContain(closed);
  },
  LONG,
);

test(
  'an undo with consent, a replay for its reader alone, and a verification after the end',
  async () => {
    const { at, ada, bo, passes } = await begun('wait');
    const panel = ada.locator('article.ephemeral').last();
    const choosesAndBoIsAsked = async () => {
      await panel.getByRole('button', { name: 'Surprise Me' }).click();
      // The AI player chooses as well.
      for (let n = 0; n < 20 && !(await isAsked(at, at.bo.id)); n++) await passes(MINUTE);
    };
    await choosesAndBoIsAsked();
    await ada.getByRole('button', { name: 'Take Turn' }).first().click();
    await panel.getByRole('button', { name: 'Ask to Undo' }).click();
    expect(await newest(ada, 'You can’t undo that on your own')).toContain('play has moved on since');
    await see(ada, 'undo-question');
    await ada.getByRole('button', { name: 'Ask to Undo' }).last().click();
    expect(await newest(bo, 'asks to undo their last step')).toMatch(/Red \(@Ada\) asks to undo .*Agree Decline/);
    await see(bo, 'undo');
    await bo.getByRole('button', { name: 'Agree' }).last().click();
    await message(bo, 'Everyone agreed: Red’s last step was undone.').first().waitFor();
    await expect.poll(() => isAsked(at, at.ada.id)).toBe(true);
    await see(bo, 'undone');

    await ada.getByRole('button', { name: 'Take Turn' }).first().click();
    await choosesAndBoIsAsked();
    await type(bo, '/game replay');
    const replay = bo.locator('article.ephemeral').last();
    const press = (name: string) => replay.getByRole('button', { name, exact: true }).click();
    const shows = (text: RegExp) => expect.poll(() => replay.innerText()).toMatch(text);
    await press('Last');
    await shows(/Step (\d+) of \1\b/);
    await press('First');
    await shows(/Start · \d+ step/);
    await press('Forward');
    await shows(/Step 1 of \d+/);
    await see(bo, 'replay');
    await press('Back');
    await shows(/Start · \d+ step/);
    await press('Next Turn');
    await shows(/Step \d+ of \d+/);
    expect(await ada.locator('article').filter({ hasText: 'Skydock: replay' }).count()).toBe(0);

    await at.ada.press((await at.ada.command(at.channel, 'game end')).message ?? '', 'Ask the Players');
    await bo.getByRole('button', { name: 'Agree' }).last().click();
    await message(bo, 'The game ended without a winner.').last().waitFor();
    await bo.getByRole('button', { name: 'Verify' }).last().click();
    expect(await newest(bo, 'Everything matches.')).toMatch(
      /The secret shown at the end is the one sealed .*Every dice roll and every shuffle follows from that seed\./,
    );
    await see(bo, 'verify');
  },
  LONG,
);

async function isAsked(at: Club, player: string): Promise<boolean> {
  const table = await at.tables.tableIn(at.channel);
  const seat = table?.record.seats.find((held) => held.player === player)?.seat;
  return table?.play?.open.some((decision) => decision.seat === seat) ?? false;
}
