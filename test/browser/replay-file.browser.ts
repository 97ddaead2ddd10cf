import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { AirlockProcess } from './airlock-process.ts';
import { DESKTOP, PHONE } from './chromium.ts';
import { box, look, message, stage, stickingOut, type } from './windows.ts';

const at = stage();
const GAME = fileURLToPath(new URL('../golden/breach/ring.json', import.meta.url));

/** A window at the page of Airlock itself. */
async function windowOfAirlock(viewport = DESKTOP) {
  const airlock = new AirlockProcess();
  onTestFinished(() => airlock.remove());
  const url = await airlock.start();
  const page = await at.windowOf('Ada', { viewport });
  await page.goto(`${url}/?as=Ada&channel=table-one`);
  await box(page).waitFor();
  return page;
}

test('a file chosen for /game replay is stepped through, with pictures, in a channel without a table', async () => {
  const page = await windowOfAirlock();
  await box(page).fill('/game replay');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: '/game replay' });
  await form.getByRole('button', { name: '+ file' }).click();
  const field = form.getByLabel('file');
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('file');
  await form.getByText('File of a finished game').waitFor();
  await field.setInputFiles(GAME);
  await look(page, 'replay-file-form');
  await form.getByRole('button', { name: 'Send' }).click();
  const replay = message(page, 'Everything that was hidden is shown.');
  await replay.getByText(/^Start · \d+ steps$/).waitFor();
  await replay.getByRole('img').first().waitFor();
  await replay.getByRole('button', { name: 'Forward' }).click();
  await replay.getByText(/Step 1 of \d+/).waitFor();
  await replay.getByRole('button', { name: 'Last' }).click();
  await replay.getByText(/Step (\d+) of \1/).waitFor();
  await look(page, 'replay-file');
  expect(await replay.getByRole('button', { name: 'Forward' }).isDisabled()).toBe(true);

  // A file that is no game gets one sentence.
  await box(page).fill('/game replay file: typed');
  await page.keyboard.press('Enter');
  await field.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await form.getByRole('button', { name: 'Send' }).click();
  await message(page, 'This file is not a game exported by Airlock.').waitFor();
});

test('a file can be taken back by the keyboard, and is then left out', async () => {
  const page = await windowOfAirlock();
  await box(page).fill('/game replay file:');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: '/game replay' });
  const field = form.getByLabel('file');
  await field.setInputFiles(GAME);
  await field.focus();
  await page.keyboard.press('Backspace');
  await expect.poll(() => field.inputValue()).toBe('');
  await page.keyboard.press('Backspace');
  await expect.poll(() => field.count()).toBe(0);
  await form.getByRole('button', { name: 'Send' }).click();
  await message(page, 'There is no table in this channel.').waitFor();
});

test('a file that is too large is refused where it is chosen, and nothing is sent', async () => {
  at.forgive(/409/);
  const page = await windowOfAirlock();
  await box(page).fill('/game replay file:');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: '/game replay' });
  const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
  await form.getByLabel('file').setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer });
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByRole('alert').getByText('Max file size: 10 MB').waitFor();
  await form.getByLabel('file').setInputFiles(GAME);
  await form.getByRole('button', { name: 'Send' }).click();
  await message(page, 'The game starts.').waitFor();
});

test('a command given up while its file is uploaded is not sent', async () => {
  const page = await windowOfAirlock();
  const held = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/command')) sent.push(request.url());
  });
  await page.route('**/files/*', async (route) => {
    asked.resolve(undefined);
    await held.promise;
    await route.continue();
  });
  await box(page).fill('/game replay file:');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: '/game replay' });
  await form.getByLabel('file').setInputFiles(GAME);
  await form.getByRole('button', { name: 'Send' }).click();
  await asked.promise;
  await form.getByRole('button', { name: 'Cancel' }).click();
  await box(page).waitFor();
  const uploaded = page.waitForResponse('**/files/*');
  held.resolve(undefined);
  await (await uploaded).finished();
  await type(page, '/game list');
  await message(page, 'No tables are open on this server.').waitFor();
  expect(sent).toHaveLength(1);
});

test('the field of a file fits on a phone', async () => {
  const page = await windowOfAirlock(PHONE);
  await box(page).fill('/game replay file:');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: '/game replay' });
  const name = `${'a game with a very long name '.repeat(4)}.json`;
  await form.getByLabel('file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from('{}') });
  expect(await stickingOut(page)).toEqual([]);
  await look(page, 'replay-file-phone');
});
