import { expect, onTestFinished, test } from 'vitest';
import { freeRng } from '#engine';
import { AirlockProcess } from './airlock-process.ts';
import { UNANSWERED } from './demo-bot.ts';
import { mouse } from './hands.ts';
import { PagePlayer } from './player.ts';
import { box, look, message, openTable, stage, type } from './windows.ts';

const at = stage();

test('a page reloaded in the middle of a modal has lost the modal and what was private, and nothing else', async () => {
  const page = await at.windowOf('Ada');
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  await page.getByText('Only you can see this').waitFor();
  await type(page, '/game note');
  await page.getByLabel('What to remember').fill('half a thought');
  await page.reload();
  await page.getByText('Reloading the page hides private messages').waitFor();
  expect(await page.getByText('Only you can see this').count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Take Turn' }).count()).toBe(1);

  await type(page, '/game note');
  await page.getByLabel('What to remember').fill('a whole one');
  await page.getByRole('button', { name: 'Submit' }).click();
  await message(page, 'Noted: a whole one').waitFor();
});

test('what was being written is still there after a reload', async () => {
  const page = await at.windowOf('Ada');
  await box(page).fill('well, I think');
  await page.reload();
  // However long the page takes to come, it comes with it.
  await box(page).waitFor();
  expect(await box(page).inputValue()).toBe('well, I think');
});

test('two windows of one persona both live: what is done in one is seen in the other', async () => {
  const [one, other] = await Promise.all([at.windowOf('Ada'), at.windowOf('Ada')]);
  await openTable(one);
  await one.getByRole('button', { name: 'My Hand' }).click();
  await other.getByText('Only you can see this').waitFor();
  await other.getByRole('button', { name: 'Choose a unit' }).click();
  await other.getByRole('option', { name: /Geek/ }).click();
  await message(one, 'You chose geek.').waitFor();
  await one.getByRole('button', { name: 'Dismiss message' }).click();
  await expect.poll(() => other.getByText('Only you can see this').count()).toBe(0);

  await type(one, '/game note');
  await one.getByRole('dialog').waitFor();
  expect(await other.getByRole('dialog').count()).toBe(0);
});

test('what is opened while the page is catching up stays open', async () => {
  const [ada, bo] = await Promise.all([at.windowOf('Ada'), at.windowOf('Bo')]);
  await openTable(ada);
  const held = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  await ada.route('**/channels/**', async (route) => {
    asked.resolve(undefined);
    await held.promise;
    await route.continue();
  });
  await box(bo).fill('is it my turn?');
  await bo.keyboard.press('Enter');
  await asked.promise;
  await ada.getByRole('button', { name: 'The board' }).click();
  await ada.getByRole('dialog').waitFor();
  held.resolve(undefined);
  await message(ada, 'is it my turn?').waitFor();
  expect(await ada.getByRole('dialog').count()).toBe(1);
});

test('ten windows of one browser all live', async () => {
  const first = await at.windowOf('Ada');
  const names = ['Ada', 'Bo', 'Cy', 'Dee', 'Ada', 'Bo', 'Cy', 'Dee', 'Ada'];
  const others = await Promise.all(
    names.map(async (name) => {
      const page = await first.context().newPage();
      await page.goto(`${at.sandbox.url}/?as=${name}&channel=table-one`);
      await box(page).waitFor();
      return page;
    }),
  );
  await box(first).fill('can everybody hear me?');
  await first.keyboard.press('Enter');
  for (const page of others) await message(page, 'can everybody hear me?').waitFor();
});

test('a modal the bot fails to answer stays with what was written, and can be sent again', async () => {
  const page = await at.windowOf('Ada');
  await type(page, '/game note');
  await page.getByLabel('What to remember').fill(UNANSWERED);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Something went wrong. Try again.').waitFor({ timeout: 5000 });
  expect(await page.getByLabel('What to remember').inputValue()).toBe(UNANSWERED);
  await page.getByLabel('What to remember').fill('twice');
  await page.getByRole('button', { name: 'Submit' }).click();
  await message(page, 'Noted: twice').waitFor();
});

test('the sandbox goes away and comes back: the page says so, sends nothing meanwhile, and goes on by itself', async () => {
  const airlock = new AirlockProcess();
  onTestFinished(() => airlock.remove());
  const url = await airlock.start();
  const page = await at.windowOf('Ada');
  await page.goto(`${url}/?as=Ada&channel=table-one`);
  await page.getByRole('button', { name: /both sides/ }).click();
  await page.getByRole('button', { name: 'Take Turn' }).first().waitFor();

  at.forgive(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await airlock.stop();
  await page.getByText('Reconnecting…').waitFor();
  await page.getByRole('button', { name: 'My Hand' }).first().click();
  await page.getByText('Can’t reach Airlock, so nothing was sent.').waitFor();
  await box(page).fill('anybody?');
  await page.keyboard.press('Enter');
  await expect.poll(() => box(page).inputValue()).toBe('anybody?');

  await airlock.start();
  await expect.poll(() => page.getByText('Reconnecting…').count(), { timeout: 10_000 }).toBe(0);
  await page.getByRole('button', { name: 'My Hand' }).first().click();
  await page.getByText('Only you can see this').first().waitFor();
  await box(page).press('Enter');
  await message(page, 'anybody?').waitFor();
});

test('a game against AI crews goes on in the same window after power cuts while they think', async () => {
  const airlock = new AirlockProcess();
  onTestFinished(() => airlock.remove());
  const url = await airlock.start();
  const page = await at.windowOf('Ada');
  at.forgive(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await page.goto(`${url}/?as=Ada&channel=table-one`);
  await page.getByRole('button', { name: /^Play Skydock/ }).click();
  await page.getByRole('button', { name: 'Take Turn' }).first().waitFor();
  const player = new PagePlayer(page, mouse, freeRng('power cuts'));
  for (let cuts = 0; cuts < 2; cuts++) {
    await player.playOn(8);
    await airlock.kill();
    await page.getByText('Reconnecting…').waitFor();
    await airlock.start();
    await expect.poll(() => page.getByText('Reconnecting…').count(), { timeout: 10_000 }).toBe(0);
  }
  await player.playOn(4);
  await look(page, 'power-cuts');
}, 180_000);
