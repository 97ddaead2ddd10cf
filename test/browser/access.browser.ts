import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { box, focused, look, message, openTable, stage, type } from './windows.ts';

const at = stage({
  welcome: [{ label: 'Play Breach', hint: 'Pirates board a ship.', commands: [{ type: 'game new game:breach' }] }],
});

/** What axe finds wrong with the page as it stands: rules of WCAG 2.2 A and AA, and its own good practice. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

test.each(['dark', 'light'] as const)('nothing is wrong for assistive technology, in %s', async (colorScheme) => {
  const page = await at.windowOf('Ada', { colorScheme });
  expect(await faultsOf(page)).toEqual([]);
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  await page.getByText('Only you can see this').waitFor();
  await type(page, '/game help');
  await message(page, 'No spoilers').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Choose up to two targets' }).click();
  await page.getByRole('option', { name: 'Turret in B2' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await box(page).fill('/game');
  expect(await faultsOf(page)).toEqual([]);
  await box(page).fill('/game new');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').filter({ hasText: 'required' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await type(page, '/game note');
  await page.getByRole('dialog').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'The board' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('nothing is wrong with the help, nor with the tools and the menu of a message', async () => {
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'Help and keyboard shortcuts' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await look(page, 'help');
  await page.keyboard.press('Escape');
  // While it is open, nothing behind it takes the focus.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  const hand = message(page, 'Nobody else sees this.');
  await hand.hover({ position: { x: 300, y: 10 } });
  expect(await faultsOf(page)).toEqual([]);
  await hand.click({ button: 'right', position: { x: 300, y: 10 } });
  await page.getByRole('menu').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await look(page, 'menu');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText('Reloading the page hides').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await look(page, 'reloaded');
});

test('nothing is wrong on a phone either, its drawer open or shut', async () => {
  const page = await at.windowOf('Ada', { viewport: PHONE });
  await openTable(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Channels and people' }).click();
  await page.getByRole('link', { name: 'general' }).waitFor();
  await page.getByRole('button', { name: /Switch player/ }).click();
  expect(await faultsOf(page)).toEqual([]);
});

test('what a reply quotes is words alone within what leads to it', async () => {
  const channel = await at.tableOne();
  const original = await channel.send('See **the** [rules](https://example.com), ||Bo|| and <https://example.com>');
  await original.reply('So I do.');
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'See the rules, (spoiler) and https://example.com' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('a message is reached, used and left by keyboard, and what was asked for takes the focus', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  await box(page).focus();
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Message from Airlock');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'My Hand' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('unit');
  await page.keyboard.press('Escape');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
    'Message only you can see, from Airlock',
  );
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('message-box');
});

test('where a control is gone, the first one of its message has the focus', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  await page.getByRole('button', { name: 'End Wave' }).focus();
  await page.keyboard.press('Enter');
  await message(page, 'The wave is over.').waitFor();
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
    'Message only you can see, from Airlock',
  );
});

test('where the message somebody is in is taken away, the one after it takes the focus', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  await page.getByText('Only you can see this').waitFor();
  const call = message(page, 'it is your turn').last();
  await call.focus();
  const channel = await at.bot.channels.fetch(at.sandbox.channel('table-one'));
  if (channel?.isTextBased() !== true) throw new Error('This is no channel for messages.');
  const said = await channel.messages.fetch();
  await said.find(({ content }) => content.includes('it is your turn'))?.delete();
  await expect.poll(() => call.count()).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement.classList.contains("ephemeral")')).toBe(true);
});

test('an answer is told to those who do not see it', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  const heard = page.getByRole('status').filter({ hasText: 'Airlock: Your hand' });
  await expect
    .poll(() => heard.textContent())
    .toBe('Airlock: Your hand Choose a unit and then where it goes. Nobody else sees this.');
});

test('a letter leads to the option that begins with it', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  await page.getByRole('button', { name: 'Choose a unit' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await message(page, 'You chose welder.').waitFor();
});

test('Alt with an arrow leads to the next channel', async () => {
  const page = await at.windowOf('Ada');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => page.title()).toContain('#table-two');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => page.title()).toContain('#general');
});

test('a person who wants no motion gets none', async () => {
  const page = await at.windowOf('Ada', { reducedMotion: 'reduce' });
  await openTable(page);
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByText('Airlock is thinking…').waitFor();
  expect(await page.evaluate('document.getAnimations().length')).toBe(0);
});

test('the theme is that of the system, or the one that was chosen', async () => {
  const page = await at.windowOf('Ada', { colorScheme: 'light' });
  const back = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  expect(await back()).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: /^Theme: auto/ }).click();
  await expect.poll(back).toBe('rgb(49, 51, 56)');
  await page.reload();
  await box(page).waitFor();
  expect(await back()).toBe('rgb(49, 51, 56)');
});

test('a picture opens large, and gives the focus back', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'The board' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('img', { name: 'The board' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement.className')).toBe('embed-image');
});

test('one press of the welcome starts what it offers', async () => {
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: /^Play Breach/ }).click();
  await page.getByRole('button', { name: 'Take Turn' }).waitFor();
  expect(await message(page, 'The Long Ship').first().textContent()).toContain('Ada used /game new');
  await expect.poll(() => page.getByRole('button', { name: /^Play Breach/ }).count()).toBe(0);
});
