import { expect, onTestFinished, test } from 'vitest';
import { AirlockProcess } from './airlock-process.ts';
import { message, openTable, stage } from './windows.ts';

const at = stage();

test('a reload takes private messages away, as in Discord, and says how to go on and how to keep them', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  const hand = message(page, 'Nobody else sees this.');
  await hand.waitFor();
  await page.reload();
  const notice = page.getByText('Reloading the page hides private messages, as in Discord. Press Take Turn to go on.');
  await notice.waitFor();
  expect(await hand.count()).toBe(0);

  await page.getByRole('button', { name: 'Keep private messages' }).click();
  await hand.waitFor();
  expect(await notice.count()).toBe(0);
  await page.reload();
  await hand.waitFor();

  await page.getByRole('button', { name: 'Help and keyboard shortcuts' }).click();
  const kept = page.getByRole('checkbox', { name: 'Keep private messages when the page is reloaded' });
  expect(await kept.isChecked()).toBe(true);
  await kept.uncheck();
  await expect.poll(() => hand.count()).toBe(0);
});

test('what says that private messages are gone goes with the next one, or when it is dismissed', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  const notice = page.getByText('Reloading the page hides private messages');
  await page.getByRole('button', { name: 'My Hand' }).click();
  await message(page, 'Nobody else sees this.').waitFor();
  await page.reload();
  await notice.waitFor();
  await page.getByRole('button', { name: 'My Hand' }).click();
  await message(page, 'Nobody else sees this.').waitFor();
  expect(await notice.count()).toBe(0);
  await page.reload();
  await notice.waitFor();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect.poll(() => notice.count()).toBe(0);
});

test('switching player in a window is no reload: the panels of both stay', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  await message(page, 'Nobody else sees this.').waitFor();
  await page.getByRole('link', { name: 'Bo', exact: true }).click();
  await expect.poll(() => page.title()).toContain('Bo');
  expect(await message(page, 'Nobody else sees this.').count()).toBe(0);
  await page.getByRole('link', { name: /^Ada/ }).click();
  await message(page, 'Nobody else sees this.').waitFor();
});

test('after the bot was started again the page says so where a private panel is gone', async () => {
  const airlock = new AirlockProcess();
  onTestFinished(() => airlock.remove());
  const url = await airlock.start();
  const page = await at.windowOf('Ada');
  at.forgive(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await page.goto(`${url}/?as=Ada&channel=table-one`);
  await page.getByRole('button', { name: /both sides/ }).click();
  const panel = page.getByRole('article', { name: 'Message only you can see' });
  const takeTurn = page.getByRole('button', { name: 'Take Turn', exact: true }).last();
  await takeTurn.waitFor();
  await expect.poll(() => page.getByText('Sending command').count()).toBe(0);
  await takeTurn.click();
  await panel.first().waitFor();
  await airlock.stop();
  await page.getByText('Reconnecting… Can’t reach Airlock. Is npm start still running?').waitFor();
  await airlock.start();
  const notice = page.getByText('Airlock is back. Press Take Turn to go on.');
  await notice.waitFor({ timeout: 10_000 });
  expect(await panel.count()).toBe(0);
  await takeTurn.click();
  await panel.first().waitFor();
  expect(await notice.count()).toBe(0);
});
