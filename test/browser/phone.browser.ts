import { ComponentType } from 'discord.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { box, look, message, stage, stickingOut } from './windows.ts';

const at = stage();

const LONG =
  'Where the one who carries the heavy thing is to go now that every door is shut, which nobody could foresee '
    .repeat(2)
    .slice(0, 150);

test('a long question and a long excerpt end within the window of a phone', async () => {
  const channel = await at.tableOne();
  const first = await channel.send({ content: LONG });
  await first.reply({
    content: 'An answer to that',
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.StringSelect,
            custom_id: 'long',
            placeholder: LONG,
            options: [{ label: 'A door'.repeat(12), value: 'door', description: LONG.slice(0, 100) }],
          },
        ],
      },
    ],
  });
  const page = await at.windowOf('Ada', { viewport: PHONE });
  const answer = message(page, 'An answer to that').last();
  await answer.waitFor();
  expect(await stickingOut(page)).toEqual([]);
  await page.getByRole('button', { name: LONG }).last().click();
  await page.getByRole('option').waitFor();
  expect(await stickingOut(page)).toEqual([]);
  await look(page, 'phone-long');
  await page.keyboard.press('Escape');

  await at.bot.application.commands.create({ name: 'a-command'.padEnd(32, '-long'), description: 'A long name' });
  await page.getByRole('button', { name: 'Channels and people' }).click();
  await page.getByRole('button', { name: /Switch player/ }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Name').fill('Somebody-with-a-name'.padEnd(32, '-long'));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toContain('Somebody');
  await box(page).fill('/a-command');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Sending command').waitFor();
  await look(page, 'phone-names');
  expect(await stickingOut(page)).toEqual([]);
});

test('what a picture shows in words has the width of a phone, and a tap makes it large enough to pan', async () => {
  const words = 'Pirates stand in C1, and the bridge is at A3. '.repeat(12).trim();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="800" height="900"/></svg>';
  const attachment = await sharp(Buffer.from(svg)).png().toBuffer();
  await (await at.tableOne()).send({ files: [{ attachment, name: 'board.png', description: words }] });
  const page = await at.windowOf('Ada', { viewport: PHONE, hasTouch: true });
  await page.getByRole('button', { name: words }).tap();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const picture = dialog.getByRole('img');
  await picture.waitFor();
  expect(await stickingOut(page)).toEqual([]);
  await look(page, 'picture');
  const caption = await dialog.getByText(words).boundingBox();
  expect(caption?.width).toBeGreaterThan(300);
  expect(
    await page.evaluate(`[...document.querySelectorAll('figcaption, figcaption *')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length`),
  ).toBe(0);

  const width = async () => (await picture.boundingBox())?.width ?? 0;
  expect(await width()).toBe(PHONE.width);
  await picture.tap();
  await expect.poll(width).toBe(1600);
  const view = dialog.locator('.lightbox-view');
  expect((await view.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width);
  // The middle was tapped, and stays in the middle.
  expect(await page.evaluate('document.querySelector(".lightbox-view").scrollLeft')).toBeGreaterThan(500);
  await look(page, 'picture-large');
  await dialog.getByRole('button', { name: 'Close' }).waitFor();
  await picture.tap();
  await expect.poll(width).toBeLessThanOrEqual(PHONE.width);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => dialog.count()).toBe(0);
});

test('a picture higher than a phone has all of the window but the line that closes it, and its words are scrolled to', async () => {
  const words = 'Pirates stand in C1, and the bridge is at A3. '.repeat(20).trim();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="3000"><rect width="500" height="3000"/></svg>';
  const attachment = await sharp(Buffer.from(svg)).png().toBuffer();
  await (await at.tableOne()).send({ files: [{ attachment, name: 'board.png', description: words }] });
  const page = await at.windowOf('Ada', { viewport: PHONE });
  await page.getByRole('button', { name: words }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const picture = dialog.getByRole('img');
  const close = dialog.getByRole('button', { name: 'Close' });
  const bottom = async () => {
    const { y, height } = (await close.boundingBox()) ?? { y: Infinity, height: 0 };
    return y + height;
  };
  await close.waitFor();
  expect((await picture.boundingBox())?.height).toBeGreaterThan(PHONE.height - 60);
  expect(await bottom()).toBeLessThanOrEqual(PHONE.height);
  expect((await dialog.getByText(words).boundingBox())?.y).toBeGreaterThan(PHONE.height - 60);
  await dialog.getByText(words).scrollIntoViewIfNeeded();
  expect((await dialog.getByText(words).boundingBox())?.y).toBeLessThan(PHONE.height - 60);

  // By keyboard: Enter shows it in its own size, which is told, and the arrows move it.
  const toggle = dialog.getByRole('button', { name: words });
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(1000);
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  expect(await bottom()).toBeLessThanOrEqual(PHONE.height + 1);
  const left = () => page.evaluate<number>('document.querySelector(".lightbox-view").scrollLeft');
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(before);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width);
});
