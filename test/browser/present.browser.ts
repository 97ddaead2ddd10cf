import { ButtonStyle, ComponentType } from 'discord.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { box, focused, message, openTable, stage } from './windows.ts';

const at = stage();

/** A table with so much said after it that its board is far above. */
async function farAbove(page: Page): Promise<void> {
  await openTable(page);
  for (let n = 1; n <= 20; n += 1) at.sandbox.persona('Bo').say(at.sandbox.channel('table-one'), `so ${n}\nit\ngoes`);
  await message(page, 'so 20').waitFor();
  await page.getByRole('button', { name: 'My Hand' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /Jump to present/ }).waitFor();
}

test('the answer to a press far above comes into sight', async () => {
  const page = await at.windowOf('Ada');
  await farAbove(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  await expect.poll(() => isInSight(page, 'Only you can see this')).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: /Jump to present/ }).count()).toBe(0);
});

test('a press that changes only its own message leaves the view where it is', async () => {
  const page = await at.windowOf('Ada');
  await farAbove(page);
  await page.getByRole('button', { name: 'Take Turn' }).click();
  await message(page, 'Rations 10').waitFor();
  expect(await page.getByRole('button', { name: /Jump to present/ }).count()).toBe(1);
});

test('what somebody says or commands themselves comes into sight wherever they have scrolled', async () => {
  const page = await at.windowOf('Ada');
  await farAbove(page);
  await box(page).fill('I say so');
  await page.keyboard.press('Enter');
  await expect.poll(() => isInSight(page, 'I say so')).toBe(true);
  await page.getByRole('button', { name: 'My Hand' }).scrollIntoViewIfNeeded();
  await box(page).fill('/game help');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => isInSight(page, 'No spoilers')).toBe(true);
});

test('a person who reads further up is told when others have written', async () => {
  const page = await at.windowOf('Ada');
  await farAbove(page);
  await page.getByRole('button', { name: /^You are viewing older messages/ }).waitFor();
  at.sandbox.persona('Bo').say(at.sandbox.channel('table-one'), 'the newest');
  await page.getByRole('button', { name: /^New messages Jump to present/ }).click();
  await expect.poll(() => isInSight(page, 'the newest')).toBe(true);
  await page.getByRole('button', { name: 'My Hand' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^You are viewing older messages/ }).waitFor();
});

test('what the keyboard comes to stands under no bar', async () => {
  const channel = await at.tableOne();
  for (let n = 1; n <= 20; n += 1) {
    const button = { type: ComponentType.Button as const, style: ButtonStyle.Primary as const };
    const components = [{ ...button, label: `Way ${n}`, custom_id: `way ${n}` }];
    await channel.send({ content: 'so it goes', components: [{ type: ComponentType.ActionRow, components }] });
  }
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'Way 20' }).waitFor();
  await page.evaluate("document.querySelector('[data-custom-id]').focus()");
  await page.getByRole('button', { name: /Jump to present/ }).waitFor();
  for (let n = 2; n <= 20; n += 1) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(`way ${n}`);
    // At the end of the list the bar goes, with the next frame.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    const covers = `(({ left, bottom }) => document.elementFromPoint(left + 5, bottom - 2).closest('button').textContent)(
      document.activeElement.getBoundingClientRect())`;
    expect(await page.evaluate(covers)).toBe(`Way ${n}`);
  }
});

test('a person who goes to the end and at once back up has read what was there', async () => {
  const page = await at.windowOf('Ada');
  await farAbove(page);
  at.sandbox.persona('Bo').say(at.sandbox.channel('table-one'), 'the newest');
  await page.getByRole('button', { name: /^New messages Jump to present/ }).waitFor();
  await page.evaluate(`{
    document.querySelector('.to-end').click();
    document.querySelector('.messages').scrollTo({ top: 0 });
  }`);
  await page.getByRole('button', { name: /^You are viewing older messages/ }).waitFor();
});

test('a person who scrolls up while others write stays there', async () => {
  const page = await at.windowOf('Ada');
  await farAbove(page);
  for (let round = 1; round <= 10; round += 1) {
    await page.getByRole('button', { name: /Jump to present/ }).click();
    await expect.poll(() => page.getByRole('button', { name: /Jump to present/ }).count()).toBe(0);
    const writing = writeOn(`round ${round}`);
    await message(page, `round ${round}, 5`).waitFor();
    await page.evaluate(`document.querySelector('.messages').scrollTo({ top: 0 })`);
    await writing;
    await message(page, `round ${round}, 20`).waitFor();
    expect(await page.evaluate(`document.querySelector('.messages').scrollTop`)).toBe(0);
  }
});

/** Bo says twenty things, one after the other. */
async function writeOn(text: string): Promise<void> {
  for (let n = 1; n <= 20; n += 1) {
    at.sandbox.persona('Bo').say(at.sandbox.channel('table-one'), `${text}, ${n}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Whether the end of what is said stands above the message box. */
async function isInSight(page: Page, text: string): Promise<boolean> {
  const [said, list] = await Promise.all([
    message(page, text).last().boundingBox(),
    page.getByRole('log', { name: 'Messages' }).boundingBox(),
  ]);
  if (said === null || list === null) return false;
  const end = said.y + said.height;
  return end > list.y && end <= list.y + list.height;
}
