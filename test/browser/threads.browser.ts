import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freeRng } from '#engine';
import { AirlockProcess } from './airlock-process.ts';
import { DESKTOP, launch, PHONE } from './chromium.ts';
import { mouse } from './hands.ts';
import { PagePlayer } from './player.ts';
import { box, message, stickingOut } from './windows.ts';

const THREAD = 'Breach: Ada’s table';
const ANSWERS = 6;
/** The start of the bot, and some dozen presses. */
const LONG = 120_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function windowOf(url: string, name: string, viewport: BrowserContextOptions['viewport']): Promise<Page> {
  const page = await (await browser.newContext({ viewport: viewport ?? null, locale: 'en-GB' })).newPage();
  onTestFinished(() => page.context().close());
  await page.goto(`${url}/?as=${name}&channel=table-one`);
  await box(page).waitFor();
  return page;
}

async function started(): Promise<string> {
  const airlock = new AirlockProcess();
  onTestFinished(() => airlock.remove());
  return airlock.start();
}

async function send(page: Page, command: string): Promise<void> {
  await box(page).fill(command);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Starts the game in the thread this window is led to by a message, and plays on there. */
async function playInThread(page: Page): Promise<void> {
  await page.locator('.messages').getByRole('link', { name: THREAD }).last().click();
  await expect.poll(() => page.title()).toContain(THREAD);
  const player = new PagePlayer(page, mouse, freeRng('in a thread'));
  await page.getByRole('button', { name: 'Start Game' }).click();
  await page.locator('article.ephemeral').getByText('How to win:', { exact: false }).waitFor();
  await player.playOn(ANSWERS);
  expect(player.answers).toBeGreaterThanOrEqual(ANSWERS);
  expect(await page.title()).toContain(THREAD);
}

test(
  'a game opened in a thread of its own is played there, and the channel keeps only the way to it',
  async () => {
    const url = await started();
    const page = await windowOf(url, 'Ada', DESKTOP);
    await send(page, '/game new game:breach ai:1 thread:own');
    await message(page, 'Your table is in its own thread').waitFor();
    await page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name: THREAD }).waitFor();
    await playInThread(page);

    // Somebody else watches in the thread, and finds no table in the channel.
    const bo = await windowOf(url, 'Bo', DESKTOP);
    expect(await bo.getByRole('button', { name: 'Take Turn' }).count()).toBe(0);
    await bo.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name: THREAD }).click();
    await bo.getByRole('button', { name: 'Help', exact: true }).first().click();
    await bo.locator('article.ephemeral').getByText('How to win', { exact: false }).waitFor();
  },
  LONG,
);

test(
  'a lobby moved into a thread on a phone goes on there',
  async () => {
    const page = await windowOf(await started(), 'Ada', PHONE);
    await send(page, '/game new game:breach ai:1');
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: 'Own thread: no' }).click();
    await page.getByRole('option', { name: 'Own thread: yes' }).click();
    await page.locator('.messages').getByRole('link', { name: THREAD }).last().waitFor();
    await playInThread(page);
    expect(await stickingOut(page)).toEqual([]);
  },
  LONG,
);
