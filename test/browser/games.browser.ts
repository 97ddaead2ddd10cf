import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freeRng } from '#engine';
import { AirlockProcess } from './airlock-process.ts';
import { DESKTOP, launch, PHONE } from './chromium.ts';
import { keyboard, mouse } from './hands.ts';
import type { Hand } from './hands.ts';
import { PagePlayer } from './player.ts';
import { box } from './windows.ts';

const TURNS = 3;
/** Some hundred presses, and the start of the bot. */
const LONG = 120_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A window of the real bot, as somebody sees who has just started it. */
async function windowOf(url: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESKTOP, locale: 'en-GB' })).newPage();
  onTestFinished(() => page.context().close());
  await page.goto(`${url}/?as=${name}&channel=table-one`);
  await box(page).waitFor();
  return page;
}

async function started(): Promise<string> {
  const airlock = new AirlockProcess();
  onTestFinished(() => airlock.remove());
  return airlock.start();
}

test.each<[string, Hand]>([
  ['mouse', mouse],
  ['keyboard alone', keyboard],
])(
  'by %s, two people open a game, join it and take three turns each',
  async (_, hand) => {
    const url = await started();
    const [ada, bo] = [await windowOf(url, 'Ada'), await windowOf(url, 'Bo')];

    // Opening a game is typing a command, with the mouse as well.
    await ada.keyboard.type('/game n');
    await ada.getByRole('option', { name: '/game new' }).waitFor();
    await ada.keyboard.press('Enter');
    await ada.getByRole('option', { name: 'Skydock' }).waitFor();
    await ada.keyboard.type('sky');
    await ada.keyboard.press('Enter');
    await ada.keyboard.press('Enter');

    const join = bo.getByRole('button', { name: 'Join', exact: true }).first();
    await join.waitFor();
    await hand.press(join);
    await bo.getByText(`@Bo`).first().waitFor();
    await expect.poll(() => ada.getByRole('button', { name: 'Start Game' }).isEnabled()).toBe(true);
    await hand.press(ada.getByRole('button', { name: 'Start Game' }));

    const players = [ada, bo].map((page, at) => new PagePlayer(page, hand, freeRng(`three turns ${at}`)));
    for (const player of players) await player.page.getByRole('button', { name: 'Take Turn' }).first().waitFor();
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const player of players) {
        await player.takeTurn();
        await player.answerUpTo(40);
      }
    for (const { answers } of players) expect(answers).toBeGreaterThanOrEqual(TURNS);
  },
  LONG,
);

test('a first visit is in a game after one press', async () => {
  const url = await started();
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  onTestFinished(() => page.context().close());
  await page.goto(url);
  await page.getByRole('button', { name: 'Play Skydock against three AI pirates' }).click();
  await page.getByRole('button', { name: 'Take Turn' }).first().waitFor();
  // Of what was said on the way only the panel of the game under way is left.
  await page.locator('article').getByText('How to win:', { exact: false }).waitFor();
  await expect.poll(() => page.locator('article.ephemeral').count()).toBe(1);
  for (const other of ['Blue', 'Green', 'Yellow']) await page.getByAltText(other).first().waitFor();
});

/** A phone's screen without the page's own frame, in pixels. */
const SCREEN = 650;

test.each([
  'Play Skydock against three AI pirates',
  'Play Breach as the ship, against an AI player',
  'Play Breach as the pirates, against an AI player',
  'Play Starcadia against an AI player',
  'Play Dystopian Sky against an AI player',
])('on a phone, the first panel of "%s" stands below the board and fits one screen', async (name) => {
  const url = await started();
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  onTestFinished(() => page.context().close());
  await page.goto(url);
  await page.getByRole('button', { name }).click();
  const panel = page.locator('article.ephemeral', { hasText: 'How to win:' });
  await panel.getByRole('button', { name: 'Surprise Me' }).waitFor();
  const [board, first] = [
    await page.locator('article:not(.ephemeral)').first().boundingBox(),
    await panel.boundingBox(),
  ];
  expect(first?.height).toBeLessThanOrEqual(SCREEN);
  expect(board?.y).toBeLessThan(first?.y ?? 0);
});
