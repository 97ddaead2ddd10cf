import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { box, LOOK, message, stage, stickingOut } from './windows.ts';

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
  await page.screenshot({ path: `${LOOK}/phone-long.png` });
  await page.keyboard.press('Escape');

  await at.bot.application.commands.create({ name: 'a-command'.padEnd(32, '-long'), description: 'A long name' });
  await page.getByRole('button', { name: 'Channels and people' }).click();
  await page.getByRole('button', { name: /Change persona/ }).click();
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByLabel('Name').fill('Somebody-with-a-name'.padEnd(32, '-long'));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toContain('Somebody');
  await box(page).fill('/a-command');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Sending command').waitFor();
  await page.screenshot({ path: `${LOOK}/phone-names.png` });
  expect(await stickingOut(page)).toEqual([]);
});
