import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './chromium.ts';
import { startDemoBot } from './demo-bot.ts';
import { box, focused, look, message, openTable, stage, stickingOut, type } from './windows.ts';

const at = stage();
const { windowOf } = at;

test('a newcomer opens a table with the keyboard alone, and everybody sees it at once', async () => {
  const [ada, bo] = await Promise.all([windowOf('Ada'), windowOf('Bo')]);
  await box(ada).fill('/');
  expect(await ada.getByRole('option').allTextContents()).toEqual([
    '/game newOpen a table in this channel',
    '/game helpWhat can be done now',
    '/game noteWrite yourself a note',
  ]);
  await box(ada).fill('');
  await openTable(ada);
  await bo.getByRole('button', { name: 'Take Turn' }).waitFor();
  expect(await message(bo, 'The Long Ship').first().textContent()).toContain('Ada used /game new');
  expect((await bo.getByRole('img', { name: 'The board' }).boundingBox())?.width).toBeGreaterThan(200);
  expect(await message(ada, 'it is your turn').getAttribute('class')).toContain('pings');
  expect(await message(bo, 'it is your turn').getAttribute('class')).not.toContain('pings');
  await look(ada, 'desktop');
});

test('a required option left empty is asked for before anything is sent', async () => {
  const page = await windowOf('Ada');
  await type(page, '/game new');
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('form').count()).toBe(0);
  expect(await focused(page)).toBe('message-box');
});

test('a hand is seen by its owner only, used with the keyboard, and dismissed', async () => {
  const [ada, bo] = await Promise.all([windowOf('Ada'), windowOf('Bo')]);
  await openTable(ada);
  await ada.getByRole('button', { name: 'My Hand' }).click();
  const select = ada.getByRole('button', { name: 'Choose a unit' });
  await select.focus();
  await ada.keyboard.press('Enter');
  await look(ada, 'select');
  await ada.keyboard.press('ArrowDown');
  await ada.keyboard.press('Enter');
  await message(ada, 'You chose geek.').waitFor();
  await expect.poll(() => focused(ada)).toBe('unit');

  await ada.getByRole('button', { name: 'Choose up to two targets' }).click();
  await ada.getByRole('option', { name: 'Turret in B2' }).click();
  await ada.getByRole('option', { name: 'Turret in C3' }).click();
  await ada.getByRole('option', { name: 'Trap in A1' }).click();
  await ada.keyboard.press('Escape');
  await message(ada, 'You chose Turret in B2, Turret in C3.').waitFor();

  expect(await ada.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  expect(await bo.getByText('Only you can see this').count()).toBe(0);
  await ada.getByRole('button', { name: 'Dismiss message' }).click();
  await expect.poll(() => ada.getByText('Only you can see this').count()).toBe(0);
});

test('an update changes the board where it stands, for everyone', async () => {
  const [ada, bo] = await Promise.all([windowOf('Ada'), windowOf('Bo')]);
  await openTable(ada);
  await ada.getByRole('button', { name: 'Take Turn' }).click();
  await bo.getByText('Rations 10').waitFor();
  expect(await bo.getByRole('button', { name: 'Take Turn' }).count()).toBe(1);
  await expect.poll(() => focused(ada)).toBe('turn');
});

test('a reply names the person and the message it answers, and leads there', async () => {
  const channel = await at.tableOne();
  const question = await channel.send('Who holds the bridge?');
  for (let n = 0; n < 40; n += 1) await channel.send(`Line ${n} of much that was said since.`);
  await question.reply('The Pirates do.');
  const page = await windowOf('Ada');
  const answer = message(page, 'The Pirates do.');
  await answer.waitFor();
  expect(await answer.innerText()).toContain('Airlock');
  const first = message(page, 'Who holds the bridge?').first();
  expect(await isSeen(first)).toBe(false);
  await answer.getByRole('button', { name: 'Who holds the bridge?' }).click();
  await expect.poll(() => isSeen(first)).toBe(true);
});

/** Whether any of it stands within the window. */
async function isSeen(part: Locator): Promise<boolean> {
  const place = await part.boundingBox();
  return place !== null && place.y + place.height > 0 && place.y < DESKTOP.height;
}

test('a modal is filled in and sent', async () => {
  const page = await windowOf('Ada');
  await type(page, '/game note');
  const dialog = page.getByRole('dialog', { name: 'A note to yourself' });
  await dialog.getByLabel('What to remember').fill('the trap in A1');
  await look(page, 'modal');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await message(page, 'Noted: the trap in A1').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a press the bot does not answer says that it failed', async () => {
  const page = await windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByText('This interaction failed').waitFor({ timeout: 5000 });
});

test('a deferred answer is seen thinking, and a file can be loaded down', async () => {
  const page = await windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByText('Airlock is thinking…').waitFor();
  await type(page, '/game help');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'game.json' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('game.json');
});

test('nothing in a text becomes an element or a script', async () => {
  const page = await windowOf('Ada');
  const text =
    '<img src=x onerror="window.caught=1"> [x](javascript:window.caught=1) **<b>bold</b>** <script>window.caught=1</script>';
  at.sandbox.persona('Bo').say(at.sandbox.channel('table-one'), text);
  await message(page, '<img src=x').waitFor();
  expect(await message(page, '<img src=x').locator('img, script, b, a').count()).toBe(0);
  expect(await page.evaluate('"caught" in window')).toBe(false);
});

test('a window is for one persona in one channel, as its address says, and both can be changed', async () => {
  const page = await windowOf('Bo');
  expect(await page.title()).toBe('#table-one · Bo · The Airlock');
  at.sandbox.persona('Cy').say(at.sandbox.channel('general'), 'hello from Cy');
  await page.getByRole('link', { name: 'general' }).click();
  await message(page, 'hello from Cy').waitFor();
  await page.getByRole('link', { name: 'Dee', exact: true }).click();
  await expect.poll(() => page.url()).toContain('?as=Dee&channel=general');
  await expect.poll(() => page.title()).toContain('Dee');
  await box(page).fill('hello from Dee');
  await page.keyboard.press('Enter');
  await message(page, 'hello from Dee').waitFor();
  await page.goBack();
  await expect.poll(() => page.title()).toContain('Bo');
});

test('a link to a message leads there', async () => {
  const page = await windowOf('Ada');
  await openTable(page);
  const [board] = at.sandbox.persona('Ada').messages(at.sandbox.channel('table-one'));
  const url = `https://discord.com/channels/${at.sandbox.guildId}/${at.sandbox.channel('table-one')}/${board?.id ?? ''}`;
  at.sandbox.persona('Bo').say(at.sandbox.channel('general'), `look: [the board](${url})`);
  await page.getByRole('link', { name: 'general' }).click();
  await page.getByRole('link', { name: 'the board' }).click();
  await page.getByRole('button', { name: 'Take Turn' }).waitFor();
  expect(page.url()).toContain('channel=table-one');
});

test('a moment counts as time goes by', async () => {
  const page = await windowOf('Ada');
  const soon = Math.floor(Date.now() / 1000) + 30;
  at.sandbox.persona('Bo').say(at.sandbox.channel('table-one'), `back <t:${soon}:R>`);
  const moment = message(page, 'back').locator('time.moment');
  const first = await moment.textContent();
  expect(first).toMatch(/^in \d+ seconds$/);
  await expect.poll(() => moment.textContent(), { timeout: 3000 }).not.toBe(first);
});

test('the page says when the bot goes, and when it comes back', async () => {
  const page = await windowOf('Ada');
  await at.bot.destroy();
  await page.getByText('Airlock is not connected').waitFor();
  at.bot = await startDemoBot(at.sandbox);
  await expect.poll(() => page.getByText('Airlock is not connected').count()).toBe(0);
});

test('on a phone nothing sticks out, and everything is there', async () => {
  const page = await windowOf('Ada', { viewport: PHONE });
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  await box(page).fill('```\n' + 'a line that goes on '.repeat(10) + '\n```');
  await page.keyboard.press('Enter');
  await page.locator('pre').filter({ hasText: 'goes on' }).waitFor();
  await page.getByRole('button', { name: 'Choose a unit' }).click();
  await look(page, 'phone');
  expect(await stickingOut(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Channels and people' }).click();
  await look(page, 'drawer');
  await page.getByRole('button', { name: /Switch player/ }).click();
  await page.locator('#switcher').getByRole('link', { name: 'Bo', exact: true }).click();
  await expect.poll(() => page.title()).toContain('Bo');
  await expect.poll(() => page.getByRole('link', { name: 'general' }).isVisible()).toBe(false);
});
