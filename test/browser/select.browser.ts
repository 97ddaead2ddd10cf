import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { box, focused, message, stage } from './windows.ts';

const at = stage();

/** What a select sends whose options are to be chosen in a number. */
function several(chosen: readonly string[]) {
  return {
    content: 'A crew of two or three',
    components: [
      {
        type: ComponentType.ActionRow as const,
        components: [
          {
            type: ComponentType.StringSelect as const,
            custom_id: 'crew',
            placeholder: 'Choose your crew',
            min_values: 2,
            max_values: 3,
            options: ['Grunt', 'Geek', 'Welder', 'Medic'].map((label) => ({
              label,
              value: label,
              default: chosen.includes(label),
            })),
          },
        ],
      },
    ],
  };
}

test('a select of several says how many are still to choose, and sends too few to nobody', async () => {
  await (await at.tableOne()).send(several([]));
  const page = await at.windowOf('Ada');
  const select = page.locator('[data-custom-id=crew]');
  await select.click();
  await page.getByText('Choose 2 more').waitFor();
  await page.getByRole('option', { name: 'Grunt' }).click();
  await page.getByText('Choose 1 more').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => select.textContent()).toBe('Not sent, choose 1 more: Grunt');
  await select.click();
  await page.getByRole('option', { name: 'Geek' }).click();
  expect(await page.getByText(/Choose \d more/).count()).toBe(0);
  await page.getByText('Close the list to send your choice').waitFor();
  await page.keyboard.press('Escape');
  await message(page, 'You chose Grunt, Geek.').waitFor();
});

test.each(['Escape', 'a press beside it', 'a press on the select', 'Tab'] as const)(
  'a select of several sends what was chosen when it is closed by %s, and nothing when nothing was changed',
  async (way) => {
    await (await at.tableOne()).send(several(['Grunt', 'Medic']));
    const page = await at.windowOf('Ada');
    const select = page.locator('[data-custom-id=crew]');
    const close = () =>
      ({
        Escape: () => page.keyboard.press('Escape'),
        'a press beside it': () => box(page).click(),
        'a press on the select': () => select.click(),
        Tab: () => page.keyboard.press('Tab'),
      })[way]();
    const geek = page.getByRole('option', { name: 'Geek' });
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/select')) sent += 1;
    });
    await select.click();
    await geek.click();
    await geek.click();
    await close();
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    expect(await select.textContent()).toBe('Grunt, Medic');
    expect(sent).toBe(0);
    await select.click();
    await geek.click();
    expect(await select.textContent()).toBe('Grunt, Geek, Medic');
    await close();
    await message(page, 'You chose Grunt, Geek, Medic.').waitFor();
    expect(sent).toBe(1);
  },
);

test('a choice of several can be sent by touch without a press beside the list', async () => {
  await (await at.tableOne()).send(several([]));
  const page = await at.windowOf('Ada', { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.locator('[data-custom-id=crew]').tap();
  await page.getByRole('option', { name: 'Grunt' }).tap();
  await page.getByRole('option', { name: 'Geek' }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await message(page, 'You chose Grunt, Geek.').waitFor();
});

test('a choice the bot does not take is not shown once its message comes back, and the keyboard stays', async () => {
  const select = (custom_id: string) => ({
    type: ComponentType.ActionRow as const,
    components: [
      {
        type: ComponentType.StringSelect as const,
        custom_id,
        placeholder: custom_id,
        options: ['Low', 'High'].map((label) => ({ label, value: label, default: label === 'Low' })),
      },
    ],
  });
  await (await at.tableOne()).send({ content: 'The sea', components: [select('wind'), select('tide')] });
  const page = await at.windowOf('Ada');
  const tide = page.locator('[data-custom-id=tide]');
  // The second time nothing in the message is new.
  for (const time of ['the first', 'the second']) {
    await tide.focus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await message(page, 'You chose High.').waitFor();
    await expect.poll(() => tide.textContent(), { message: `${time} time` }).toBe('Low');
    expect(await focused(page)).toBe('tide');
  }
});
