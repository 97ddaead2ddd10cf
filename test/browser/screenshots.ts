/**
 * The pictures of the README, taken from the bot as it is: `npm run screenshots`. They are WebP, which Chromium writes
 * itself and which keeps letters sharp in a few kilobytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { AirlockProcess } from './airlock-process.ts';
import { launch, PHONE } from './chromium.ts';

const FOLDER = 'docs/pictures';
const WINDOW = { width: 960, height: 720 };
const QUALITY = 0.8;
const MOST_BYTES = 60 * 1024;

const airlock = new AirlockProcess();
const browser = await launch();
try {
  await take(browser, await airlock.start());
} finally {
  await browser.close();
  await airlock.remove();
}

/** A minute of play, in the order in which somebody lives it. */
async function take(from: Browser, url: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const ada = await open(from, `${url}/?as=Ada&channel=table-one`, { viewport: WINDOW });
  await ada.locator('.welcome-entry').first().hover();
  await keep(ada, '1-welcome');

  await ada.getByRole('button', { name: /both sides/ }).click();
  const turn = ada.getByRole('button', { name: 'Take Turn' });
  await turn.first().waitFor();
  await ada.getByText('The game has begun.').waitFor();
  const dismiss = ada.getByRole('button', { name: 'Dismiss message' });
  for (let left = await dismiss.count(); left > 0; left -= 1) {
    await dismiss.last().click();
    await dismiss.nth(left - 1).waitFor({ state: 'detached' });
  }
  await ada.locator('.messages').evaluate('(list) => list.scrollTo(0, list.scrollHeight)');
  await keep(ada, '2-board');

  await turn.last().click();
  const panel = ada.locator('article.ephemeral').last();
  await panel.waitFor();
  await keep(ada, '3-panel');

  const settled = () => ada.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await panel.locator('[data-custom-id]:enabled').first().click();
  await settled();
  await panel.locator('[aria-haspopup=listbox]').click();
  await keep(ada, '4-choice');

  await ada.getByRole('option').first().click();
  await settled();
  await panel.getByRole('button', { name: 'End Set-Up' }).click();
  await settled();
  const bo = await open(from, `${url}/?as=Bo&channel=table-one`, { viewport: WINDOW });
  await bo.locator('article.pings').waitFor();
  await keep(bo, '5-called');

  const onPhone = { viewport: PHONE, isMobile: true, hasTouch: true };
  const phone = await open(from, `${url}/?as=Bo&channel=table-one`, onPhone);
  await phone.getByRole('button', { name: 'Take Turn' }).last().click();
  await phone.locator('article.ephemeral').getByText('Undo').waitFor();
  await keep(phone, '6-phone');
}

async function open(from: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await from.newContext({ locale: 'en-GB', colorScheme: 'dark', ...options })).newPage();
  await page.goto(url);
  await page.getByRole('textbox', { name: /^Message #/ }).waitFor();
  await page.evaluate('document.fonts.ready');
  return page;
}

/** Writes a picture of the page. Throws when it is larger than a README should load. */
async function keep(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'initial', scale: 'css' });
  const bytes = await toWebP(page, png);
  if (bytes.byteLength > MOST_BYTES)
    throw new Error(`${name} has ${bytes.byteLength} bytes, and ${MOST_BYTES} are allowed`);
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
  console.log(`${FOLDER}/${name}.webp ${Math.round(bytes.byteLength / 1024)} kB`);
}

async function toWebP(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const url = await blank.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  await blank.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
