import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skydockEntry } from '../../src/games/skydock/index.ts';
import { ClockDriver, commands, type Settings } from '../../src/tables/index.ts';
import { club, type Club } from '../discord/club.ts';
import { DESKTOP, launch } from './chromium.ts';
import { box, LOOK, message } from './windows.ts';

const HOUR = 60 * 60_000;

let browser: Browser;
beforeAll(async () => {
  mkdirSync(LOOK, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

/** A table of Skydock of Ada, Bo and an AI player with a clock of a day, in the page, begun. */
async function begun(onTimeout: Settings['onTimeout']): Promise<{ at: Club; ada: Page; bo: Page }> {
  const at = await club({ games: [skydockEntry] });
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
  await ada.getByRole('button', { name: 'Start Game' }).click();
  await at.told();
  return { at, ada, bo };
}

async function windowOf(at: Club, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESKTOP, locale: 'en-GB' })).newPage();
  await page.goto(`${at.sandbox.url}/?as=${name}&channel=table-one`);
  await box(page).waitFor();
  return page;
}

/** Time passes, and what is due by then is done and told. */
async function passes(at: Club, ms: number): Promise<void> {
  at.pass(ms);
  await new ClockDriver({ tables: at.tables }).tick();
  await at.told();
}

async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${LOOK}/week-${name}.png` });
}

test('a week of two people and an AI player is told in the page: calls, reminders, time-outs, and the way back', async () => {
  const { at, ada, bo } = await begun('ai-hold');
  await message(bo, 'Time runs out').first().waitFor();
  await look(bo, 'call');
  await passes(at, 12 * HOUR);
  await message(bo, 'is still waiting for you').first().waitFor();
  await look(bo, 'reminder');
  await passes(at, 13 * HOUR);
  // Ada is asked first, and an AI player has her seat now.
  await expect.poll(() => seatHeldByAi(at, at.ada.id)).toBe(true);
  await look(bo, 'time-out');
  await ada.getByRole('button', { name: 'Take Turn' }).first().click();
  await ada.getByRole('button', { name: 'Take Seat Back' }).last().click();
  await expect.poll(() => seatHeldByAi(at, at.ada.id)).toBe(false);
  await look(ada, 'hand-back');
});

test('a time-out that the table votes about shows the tally, and a replay and settings open in the page', async () => {
  const { at, ada, bo } = await begun('vote');
  await passes(at, 25 * HOUR);
  await message(ada, 'Time ran out for').first().waitFor();
  await look(ada, 'vote');
  await type(bo, '/game replay');
  await bo.getByRole('button', { name: 'First' }).first().waitFor();
  await look(bo, 'replay');
  await type(bo, '/settings');
  await look(bo, 'settings');
});

async function type(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

async function seatHeldByAi(at: Club, player: string): Promise<boolean | undefined> {
  const table = await at.tables.tableIn(at.channel);
  return table?.record.seats.some((seat) => seat.player === player && seat.ai !== null);
}
