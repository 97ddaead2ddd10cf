import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { words } from '../../src/discord/words.ts';
import { AirlockProcess } from './airlock-process.ts';
import { DESKTOP, launch } from './chromium.ts';
import { box, type } from './windows.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('a ready-made crew is brought to a game by the menu of its lobby, and /crew list and /crew show have it', async () => {
  const airlock = new AirlockProcess();
  onTestFinished(() => airlock.remove());
  const url = await airlock.start();
  const page = await (await browser.newContext({ viewport: DESKTOP, locale: 'en-GB' })).newPage();
  onTestFinished(() => page.context().close());
  page.setDefaultTimeout(9000);
  await page.goto(`${url}/?as=Ada&channel=table-one`);
  await box(page).waitFor();

  await page.keyboard.type('/game n');
  await page.getByRole('option', { name: '/game new' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Dystopian Sky' }).waitFor();
  await page.keyboard.type('dys');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.buttons.bring('Crew') }).click();
  const menu = page.locator('article.ephemeral', { hasText: words.crew.chooseToBring });
  await menu.locator('[data-custom-id]').click();
  await page.getByRole('option', { name: /^New: The Night Shift/ }).click();
  await menu.getByText('You bring The Night Shift.').waitFor();
  await page.locator('article:not(.ephemeral)', { hasText: 'brings The Night Shift' }).waitFor();

  await type(page, '/crew list');
  const list = page.locator('article.ephemeral', { hasText: words.crew.list });
  await list.getByText(/The Night Shift: /).waitFor();
  await list.locator('[data-custom-id]').click();
  await page.getByRole('option', { name: /^The Night Shift/ }).click();
  await page.locator('article.ephemeral img[alt*="Wren"]').waitFor();
});
