import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { focused, message, openTable, stage, stickingOut } from './windows.ts';

const at = stage();
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

const copied = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

test('the tools over a message copy its text and a link that leads to it', async () => {
  const bo = at.sandbox.persona('Bo');
  const room = at.sandbox.channel('table-one');
  bo.say(room, 'Meet in **B2**');
  for (let n = 0; n < 40; n += 1) bo.say(room, `Line ${n} of much that was said since.`);
  const page = await at.windowOf('Ada', CLIPBOARD);
  const said = message(page, 'Meet in').first();
  const id = (await said.getAttribute('id')) ?? '';
  const tools = said.getByRole('toolbar', { name: 'Message actions' });
  await said.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  const opacity = () => page.evaluate(`getComputedStyle(document.querySelector('#${id} .tools')).opacity`);
  expect(await opacity()).toBe('0');
  await said.hover();
  expect(await opacity()).toBe('1');
  await tools.getByRole('button', { name: 'Copy Text' }).click();
  await page.getByText('Text copied').first().waitFor();
  expect(await copied(page)).toBe('Meet in **B2**');
  await tools.getByRole('button', { name: 'Copy Message Link' }).click();
  await page.getByText('Link copied').first().waitFor();
  const link = await copied(page);

  await page.goto(link);
  await said.waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Meet in B2');
  expect(page.url()).not.toContain('message=');

  bo.say(at.sandbox.channel('general'), `look: ${link}`);
  await page.getByRole('link', { name: 'general' }).click();
  await message(page, 'look:').getByRole('link').click();
  await expect.poll(() => page.title()).toContain('#table-one');
  expect(page.context().pages()).toHaveLength(1);
});

test('a message of the bot is copied with the words of its embeds', async () => {
  const page = await at.windowOf('Ada', CLIPBOARD);
  await openTable(page);
  await message(page, 'The Long Ship').first().hover();
  await message(page, 'The Long Ship').first().getByRole('button', { name: 'Copy Text' }).click();
  await page.getByText('Text copied').first().waitFor();
  expect(await copied(page)).toMatch(/^The Long Ship · Round 3\n[^]*Reactor \*\*4\*\*/);
});

test('the menu of a message is opened by the second button of the mouse, and closed beside it or with Escape', async () => {
  const page = await at.windowOf('Ada', CLIPBOARD);
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  const hand = message(page, 'Nobody else sees this.');
  const menu = page.getByRole('menu', { name: 'Message' });
  await hand.click({ button: 'right', position: { x: 200, y: 10 } });
  expect(await menu.getByRole('menuitem').allTextContents()).toEqual(['Copy Text', 'Dismiss Message']);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.count()).toBe(0);
  await hand.click({ button: 'right', position: { x: 200, y: 10 } });
  await page.getByRole('heading', { name: 'table-one', exact: true }).click();
  await expect.poll(() => menu.count()).toBe(0);
  await hand.click({ button: 'right', position: { x: 200, y: 10 } });
  await menu.getByRole('menuitem', { name: 'Dismiss Message' }).click();
  await expect.poll(() => hand.count()).toBe(0);
  await message(page, 'it is your turn').click({ button: 'right' });
  expect(await menu.getByRole('menuitem').allTextContents()).toEqual(['Copy Text', 'Copy Message Link']);
});

test('the menu and the tools of a message are reached by keyboard, and the focus comes back', async () => {
  const page = await at.windowOf('Ada', CLIPBOARD);
  await openTable(page);
  await page.keyboard.press('ArrowUp');
  const id = await message(page, 'it is your turn').getAttribute('id');
  await expect.poll(() => focused(page)).toBe(id);
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: 'Message' });
  await menu.waitFor();
  const active = () => page.evaluate('document.activeElement.textContent');
  await expect.poll(active).toBe('Copy Text');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Copy Message Link');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Copy Text');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe(id);
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('Enter');
  await page.getByText('Text copied').first().waitFor();
  await expect.poll(() => focused(page)).toBe(id);
  const name = () => page.evaluate('document.activeElement.ariaLabel');
  for (const [key, reached] of [
    ['ArrowRight', 'Copy Text'],
    ['ArrowRight', 'Copy Message Link'],
    ['ArrowLeft', 'Copy Text'],
    ['ArrowLeft', 'Message from Airlock'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await name()).toBe(reached);
  }
});

test('on a phone the menu stays within the window', async () => {
  const page = await at.windowOf('Ada', { ...CLIPBOARD, viewport: PHONE });
  await openTable(page);
  const call = message(page, 'it is your turn');
  const { width = 0, height = 0 } = (await call.boundingBox()) ?? {};
  await call.click({ button: 'right', position: { x: width - 4, y: height - 4 } });
  const menu = await page.getByRole('menu', { name: 'Message' }).boundingBox();
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  expect(await stickingOut(page)).toEqual([]);
});
