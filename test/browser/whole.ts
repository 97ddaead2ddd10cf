import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freeRng } from '#engine';
import { AirlockProcess } from './airlock-process.ts';
import { DESKTOP, launch } from './chromium.ts';
import { keyboard, mouse } from './hands.ts';
import type { Hand } from './hands.ts';
import { PagePlayer } from './player.ts';
import { box, look } from './windows.ts';

/** What may be done at any time could go on for ever: after as many answers the others get their turn. */
const AT_A_TIME = 10;

/** The words of the welcome's button. */
const WELCOME = /^Play Skydock/;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each<[string, Hand]>([
  ['mouse', mouse],
  ['keyboard', keyboard],
])('one person plays a whole game of Skydock by %s, from the welcome to the result', async (name, hand) => {
  const airlock = new AirlockProcess();
  onTestFinished(() => airlock.remove());
  const url = await airlock.start();
  const page = await (await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', colorScheme: 'dark' })).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Refused is what is pressed on a call just as the next one takes its place: the page says so, and so does Chromium.
    if (message.type() === 'error' && !message.text().includes('409 (Conflict)')) complaints.push(message.text());
  });
  // Before Airlock is stopped, so that the picture shows what the player saw.
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await look(page, `whole-${name}-failed`);
  });
  await page.goto(`${url}/?as=Ada&channel=table-one`);
  await box(page).waitFor();
  const began = Date.now();

  const welcome = page.getByRole('button', { name: WELCOME });
  await welcome.waitFor();
  await hand.press(welcome);
  await page.getByRole('button', { name: 'Take Turn' }).first().waitFor();
  const player = new PagePlayer(page, hand, freeRng(`a whole game by ${name}`));
  const over = page.getByText('Dice secret:');
  while ((await over.count()) === 0) {
    await player.takeTurn();
    const answers = await player.answerUpTo(AT_A_TIME);
    if ((await over.count()) > 0 || (await player.becomeWhoIsCalled())) continue;
    if (answers === AT_A_TIME) await player.letOthersAct();
    if (answers > 0) continue;
    await player.waitForNews();
  }
  await look(page, `whole-${name}`);
  expect(complaints).toEqual([]);
  console.log(`By ${name}: ${player.answers} answers in ${Math.round((Date.now() - began) / 1000)} s`);
});
