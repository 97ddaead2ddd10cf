import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { message, openTable, stage } from './windows.ts';

const at = stage();

const channel = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** A window nobody looks at: another one lies over it. */
async function cover(page: Page): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}

async function uncover(page: Page): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}

test('a channel somebody wrote in is marked until it is read, with the number of calls', async () => {
  const { sandbox } = at;
  const page = await at.windowOf('Ada', { channel: 'general' });
  const [ada, bo, table] = [sandbox.persona('Ada'), sandbox.persona('Bo'), sandbox.channel('table-two')];
  bo.say(table, 'who plays?');
  await channel(page, 'table-two unread').waitFor();
  bo.say(table, `<@${ada.id}>, you?`);
  await channel(page, 'table-two unread 1 ping').waitFor();
  await expect.poll(() => page.title()).toBe('(1) #general · Ada · The Airlock');

  await channel(page, 'table-two unread 1 ping').click();
  await message(page, 'you?').waitFor();
  await channel(page, 'table-two').waitFor();
  await expect.poll(() => page.title()).toBe('#table-two · Ada · The Airlock');
  await page.reload();
  await message(page, 'you?').waitFor();
  expect(await page.getByRole('link', { name: /unread/ }).count()).toBe(0);
});

test('a line shows where the new messages begin, until they are marked as read', async () => {
  const { sandbox } = at;
  const bo = sandbox.persona('Bo');
  bo.say(sandbox.channel('table-one'), 'an old one');
  const page = await at.windowOf('Ada');
  await expect.poll(() => sandbox.persona('Ada').unread()).toEqual([]);
  await channel(page, 'general').click();
  bo.say(sandbox.channel('table-one'), 'a new one');
  bo.say(sandbox.channel('table-one'), 'another');
  await page.getByRole('link', { name: 'table-one unread' }).click();
  await page.getByRole('button', { name: '2 new messages' }).waitFor();
  const lines = await page.locator('.messages-inner > :is(.new-line, article)').allTextContents();
  expect(lines.findIndex((text) => text === 'New')).toBe(1);
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(() => page.locator('.new-line').count()).toBe(0);
});

test('what comes while nobody looks stays unread until somebody does', async () => {
  const { sandbox } = at;
  const [ada, bo, table] = [sandbox.persona('Ada'), sandbox.persona('Bo'), sandbox.channel('table-one')];
  bo.say(table, 'first');
  const page = await at.windowOf('Ada');
  await expect.poll(() => ada.unread()).toEqual([]);
  await cover(page);
  bo.say(table, `<@${ada.id}>, hello?`);
  await expect.poll(() => page.title()).toContain('(1)');
  expect(ada.unread()).toMatchObject([{ pings: 1 }]);
  await uncover(page);
  await expect.poll(() => ada.unread()).toEqual([]);
  await page.getByRole('button', { name: '1 new message' }).waitFor();
});

test('a person who reads older messages stays there, and returns to the present with one press', async () => {
  const { sandbox } = at;
  const bo = sandbox.persona('Bo');
  for (let n = 1; n <= 90; n += 1) bo.say(sandbox.channel('table-one'), `message ${n}\nand more`);
  const page = await at.windowOf('Ada');
  await message(page, 'message 90').waitFor();
  const earlier = page.getByRole('button', { name: 'Show earlier messages (30)' });
  await earlier.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await message(page, 'message 31').boundingBox())?.y ?? 0);
  const before = await top();
  await earlier.click();
  await message(page, 'message 30').waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(60);
  bo.say(sandbox.channel('table-one'), 'the newest');
  await message(page, 'the newest').waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(60);
  await page.getByRole('button', { name: /Jump to present/ }).click();
  await expect.poll(async () => (await message(page, 'the newest').boundingBox())?.y ?? 9999).toBeLessThan(720);
  await expect.poll(() => page.getByRole('button', { name: /Jump to present/ }).count()).toBe(0);
});

/** A window whose reader is at the end of a channel with more in it than fits. */
async function atTheEnd(): Promise<Page> {
  const bo = at.sandbox.persona('Bo');
  for (let n = 1; n <= 30; n += 1) bo.say(at.sandbox.channel('table-one'), `message ${n}\nand more`);
  const page = await at.windowOf('Ada');
  await message(page, 'message 30').waitFor();
  await expectAtEnd(page);
  return page;
}

async function expectAtEnd(page: Page): Promise<void> {
  const toEnd = `(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(
    document.querySelector('.messages'))`;
  await expect.poll(() => page.evaluate<number>(toEnd)).toBeLessThan(1);
  expect(await page.getByRole('button', { name: /Jump to present/ }).count()).toBe(0);
}

/** What a picture does that comes last. */
const GROW = `document.querySelector('.messages-inner').append(
  Object.assign(document.createElement('div'), { style: 'height: 300px' }));`;

test('a picture that arrives while a person reads the newest message keeps them at the end', async () => {
  const page = await atTheEnd();
  // The browser tells of having scrolled only after the list has grown.
  await page.evaluate(`${GROW} document.querySelector('.messages').dispatchEvent(new Event('scroll'));`);
  await expectAtEnd(page);
});

test('a list that becomes a little shorter just before a picture comes keeps its reader at the end', async () => {
  const page = await atTheEnd();
  // As when the letters arrive: the list slides up by some pixels, and grows within the same frame.
  await page.evaluate(`document.querySelector('.messages').scrollTop -= 5; ${GROW}`);
  await expectAtEnd(page);
});

test('what becomes shorter above while something comes below does not take the reader from the end', async () => {
  const page = await atTheEnd();
  // The browser would keep what is in sight where it is, and the list stood higher than its end.
  const shrink = `for (const each of [...document.querySelectorAll('.messages-inner article')].slice(0, 4)) each.remove();`;
  await page.evaluate(`${shrink} ${GROW}`);
  await expectAtEnd(page);
});

test('somebody else being called is seen beside their name', async () => {
  const page = await at.windowOf('Ada');
  const bo = await at.windowOf('Bo');
  await openTable(bo);
  await bo.close();
  const { sandbox } = at;
  sandbox.persona('Ada').say(sandbox.channel('table-one'), `<@${sandbox.persona('Bo').id}>, your turn`);
  await page.getByRole('link', { name: 'Bo 1 ping' }).waitFor();
});

test('what one persona has read, the next at the same window reads too', async () => {
  const { sandbox } = at;
  const [ada, bo, cy] = [sandbox.persona('Ada'), sandbox.persona('Bo'), sandbox.persona('Cy')];
  const page = await at.windowOf('Ada');
  cy.say(sandbox.channel('table-one'), `<@${ada.id}> <@${bo.id}>, your turn`);
  await expect.poll(() => ada.unread()).toEqual([]);
  await page.getByRole('link', { name: 'Bo 1 ping' }).click();
  await expect.poll(() => bo.unread()).toEqual([]);
});

test('a channel and a person are added and led to', async () => {
  const page = await at.windowOf('Ada');
  at.forgive(/409/);
  await page.getByRole('button', { name: 'Create Channel' }).click();
  await page.getByLabel('Channel name').fill('Table One');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Channel' }).click();
  await page.getByText('The name table-one is already taken').waitFor();
  await page.getByLabel('Channel name').fill('Slow Table');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toContain('#slow-table');
  await page.getByRole('button', { name: /Switch player/ }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Name').fill('Eve');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toContain('Eve');
});

test('a person is given a window of their own', async () => {
  const page = await at.windowOf('Ada');
  const [own] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open a window for Bo' }).click(),
  ]);
  await expect.poll(() => own.title()).toBe('#table-one · Bo · The Airlock');
  expect(await page.title()).toContain('Ada');
});
