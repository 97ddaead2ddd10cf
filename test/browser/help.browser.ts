import { expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { box, focused, message, openTable, stage } from './windows.ts';

const at = stage({
  welcome: [{ label: 'Play Breach', hint: 'Pirates board a ship.', commands: [{ type: 'game new game:breach' }] }],
});

const HELP = { name: 'Help and keyboard shortcuts' };

test('? opens the help, but not while somebody writes', async () => {
  const page = await at.windowOf('Ada');
  const dialog = page.getByRole('dialog', HELP);
  await box(page).press('?');
  expect(await box(page).inputValue()).toBe('?');
  expect(await dialog.count()).toBe(0);
  await page.getByRole('log').focus();
  await page.keyboard.press('?');
  await dialog.getByText('Move between messages. Tab goes into one.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement.role')).toBe('log');
});

test('Ctrl with a slash opens the help from the message box too, as in Discord', async () => {
  const page = await at.windowOf('Ada');
  await box(page).press('Control+/');
  await page.getByRole('dialog', HELP).waitFor();
  expect(await box(page).inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('message-box');
});

test('what can be started stays on offer while only people have written in the channel', async () => {
  const page = await at.windowOf('Ada');
  await box(page).fill('anybody here?');
  await page.keyboard.press('Enter');
  await message(page, 'anybody here?').waitFor();
  await page.getByRole('button', { name: 'Play Breach' }).click();
  await page.getByRole('button', { name: 'Take Turn' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Play Breach' }).count()).toBe(0);
});

test('the help starts another game, in a channel without a table', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  for (const channel of ['#general', '#table-two', '#table-three', '#table-5']) {
    await page.getByRole('button', HELP).click();
    await page.getByRole('dialog', HELP).getByRole('button', { name: 'Play Breach' }).click();
    await expect.poll(() => page.title()).toContain(channel);
    await page.getByRole('button', { name: 'Take Turn' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
});

test('the welcome says how to play another side, in words that are true on a phone', async () => {
  const page = await at.windowOf('Ada', { viewport: PHONE });
  const hint = page.getByText('You are Ada. To play someone else');
  expect(await hint.textContent()).toContain('on a phone, open the menu at the upper left first');
  await page.getByRole('button', { name: 'Channels and people' }).click();
  await page.getByRole('button', { name: /Switch player/ }).click();
  await page.locator('#switcher').getByRole('link', { name: 'Open a window for Bo' }).waitFor();
});

test('a command that does not exist is answered with the way to those that do', async () => {
  const page = await at.windowOf('Ada');
  await box(page).fill('/chess');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'There is no command /chess. Type / to see them all.' }).waitFor();
});
