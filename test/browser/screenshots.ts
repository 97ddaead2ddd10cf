/**
 * The pictures of the README, taken from the bot as it is: `npm run screenshots`. They are WebP, which Chromium writes
 * itself and which keeps letters sharp in a few kilobytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { skydockFace } from '../../src/games/skydock/index.ts';
import { drawn } from '../pictures/drawn.ts';
import { inTheMiddle, seen } from '../games/skydock/positions.ts';
import { AirlockProcess } from './airlock-process.ts';
import { launch, PHONE } from './chromium.ts';

const FOLDER = 'docs/pictures';
const WINDOW = { width: 960, height: 720 };
const QUALITY = 0.8;
const MOST_BYTES = 80 * 1024;

mkdirSync(FOLDER, { recursive: true });
await drawPictures();

const airlock = new AirlockProcess();
const browser = await launch();
try {
  await take(browser, await airlock.start());
} finally {
  await browser.close();
  await airlock.remove();
}

/** The board and a hand in the middle of a game of Skydock, as they come with the messages. */
async function drawPictures(): Promise<void> {
  const state = inTheMiddle(4);
  const hand = skydockFace.handScene(seen(state, 0));
  if (!hand) throw new Error('A pirate in the middle of a game has a hand to show.');
  for (const [name, scene] of [['board', skydockFace.scene(seen(state))] as const, ['hand', hand] as const]) {
    const { png } = await drawn(scene);
    write(`${name}.png`, png);
  }
}

/** A minute of play, in the order in which somebody lives it. */
async function take(from: Browser, url: string): Promise<void> {
  const ada = await open(from, `${url}/?as=Ada&channel=table-one`, { viewport: WINDOW });
  await ada.locator('.welcome-entry').first().hover();
  await keep(ada, '1-welcome');

  await ada.getByRole('button', { name: /both sides/ }).click();
  const turn = ada.getByRole('button', { name: 'Take Turn' });
  await turn.first().waitFor();
  await ada.getByRole('log').getByText('How to win:', { exact: false }).waitFor();
  const dismiss = ada.getByRole('button', { name: 'Dismiss message' });
  for (let left = await dismiss.count(); left > 0; left -= 1) {
    await dismiss.last().click();
    await dismiss.nth(left - 1).waitFor({ state: 'detached' });
  }
  await ada.locator('.embed-image').waitFor();
  await ada.mouse.move(640, 400);
  await ada.mouse.wheel(0, -2000);
  await ada.mouse.wheel(0, 400);
  await ada.waitForFunction('document.querySelector(".embed-image img").complete');
  await keep(ada, '2-board');
  await ada.evaluate(`document.querySelector('.messages').scrollTo({ top: 1e6 })`);

  const settled = () => ada.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await turn.last().click();
  const panel = ada.locator('article.ephemeral').last();
  await panel.waitFor();
  await settled();
  await panel.getByRole('button', { name: 'Dismiss message' }).scrollIntoViewIfNeeded();
  await keep(ada, '3-panel');

  const menu = panel.locator('[aria-haspopup=listbox]');
  await menu.click();
  await keep(ada, '4-choice');

  await ada.getByRole('option').first().click();
  await settled();
  // The room of the unit.
  await menu.click();
  await ada.getByRole('option').first().click();
  await settled();
  await panel.getByRole('button', { name: 'End Set-Up' }).click();
  await settled();
  // The Reactor has energy left, so it is asked about.
  await panel.getByRole('button', { name: 'End Set-Up' }).click();
  await settled();
  const bo = await open(from, `${url}/?as=Bo&channel=table-one`, { viewport: WINDOW });
  await bo.locator('article.pings').waitFor();
  // The board follows the call once its picture is drawn.
  await bo.getByRole('button', { name: /Round 1 of 10 · Pirates: set-up/ }).waitFor();
  await bo.waitForFunction('document.querySelector(".embed-image img").complete');
  // A ping that is being read is not counted any more.
  await bo.getByRole('link', { name: /table-one unread/ }).waitFor({ state: 'detached' });
  await keep(bo, '5-called');

  const onPhone = { viewport: PHONE, isMobile: true, hasTouch: true };
  const phone = await open(from, `${url}/?as=Bo&channel=table-one`, onPhone);
  await phone.getByRole('button', { name: 'Take Turn' }).last().click();
  await phone.locator('article.ephemeral').getByText('Last updated').waitFor();
  // The page comes down to the panel once the press is answered.
  await phone.locator('.messages [aria-busy=true]').first().waitFor({ state: 'detached' });
  await phone.getByRole('button', { name: /Jump to present/ }).waitFor({ state: 'hidden' });
  await keep(phone, '6-phone');
}

async function open(from: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await from.newContext({ locale: 'en-GB', colorScheme: 'dark', ...options })).newPage();
  await page.goto(url);
  await page.getByRole('textbox', { name: /^Message #/ }).waitFor();
  await page.evaluate('document.fonts.ready');
  return page;
}

/** Takes a picture of the page. */
async function keep(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'initial', scale: 'css' });
  write(`${name}.webp`, await toWebP(page, png));
}

/** Writes a picture. Throws when it is larger than a README should load. */
function write(file: string, bytes: Buffer): void {
  if (bytes.byteLength > MOST_BYTES)
    throw new Error(`${file} has ${bytes.byteLength} bytes, and ${MOST_BYTES} are allowed`);
  writeFileSync(join(FOLDER, file), bytes);
  console.log(`${FOLDER}/${file} ${Math.round(bytes.byteLength / 1024)} kB`);
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
