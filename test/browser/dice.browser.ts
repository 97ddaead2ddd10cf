import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skydockEntry } from '../../src/games/skydock/index.ts';
import { club, type Club } from '../discord/club.ts';
import { DESKTOP, launch } from './chromium.ts';
import { box, look, message } from './windows.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function windowOf(at: Club, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESKTOP, locale: 'en-GB' })).newPage();
  await page.goto(`${at.sandbox.url}/?as=${name}&channel=table-one`);
  await box(page).waitFor();
  return page;
}

test('a word of one’s own is typed in the lobby, and the result’s Verify proves the dice', async () => {
  const at = await club({ games: [skydockEntry] });
  await at.ada.command(at.channel, 'game new', { game: 'skydock' });
  const lobby = await at.told();
  await at.bo.press(lobby, 'Join');
  const ada = await windowOf(at, 'Ada');
  await ada.getByRole('button', { name: 'Add My Word' }).first().click();
  const form = ada.getByRole('dialog');
  await form.getByRole('textbox').fill('marzipan');
  await look(ada, 'word');
  await form.getByRole('button', { name: 'Submit' }).click();
  await ada.getByRole('button', { name: 'Start Game' }).click();
  await at.told();
  const conceding = await at.bo.command(at.channel, 'game concede');
  const sure = at.bo.pressable(conceding.message ?? '').find((each) => each.kind === 'button');
  await at.bo.press(conceding.message ?? '', { customId: sure?.customId ?? '' });
  await message(ada, 'Play again?').first().waitFor();
  await ada.getByRole('button', { name: 'Verify' }).first().click();
  await message(ada, 'marzipan').first().waitFor();
  await look(ada, 'verify');
  expect(await message(ada, 'marzipan').first().innerText()).toMatch(/match|proven|dice/i);
});
