import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
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

test('a select of several says how many are still to choose', async () => {
  await (await at.tableOne()).send(several([]));
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'Choose your crew' }).click();
  const choose = page.getByRole('button', { name: 'Choose', exact: true });
  await page.getByText('Choose 2 more').waitFor();
  await page.getByRole('option', { name: 'Grunt' }).click();
  await page.getByText('Choose 1 more').waitFor();
  expect(await choose.isDisabled()).toBe(true);
  await page.getByRole('option', { name: 'Geek' }).click();
  expect(await page.getByText(/Choose \d more/).count()).toBe(0);
  await choose.click();
  await message(page, 'You chose Grunt, Geek.').waitFor();
});

test('a select left without Choose sends nothing, says so, and has still marked what was', async () => {
  await (await at.tableOne()).send(several(['Grunt', 'Medic']));
  const page = await at.windowOf('Ada');
  const select = page.locator('[data-custom-id=crew]');
  const leaves: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => box(page).click(),
    () => select.click(),
  ];
  const geek = page.getByRole('option', { name: 'Geek' });
  for (const leave of leaves) {
    await select.click();
    await geek.click();
    expect(await select.textContent()).toBe('Grunt, Geek, Medic');
    await leave();
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    expect(await select.textContent()).toBe('Not sent yet: Grunt, Geek, Medic');
    await select.click();
    expect(await page.getByRole('option', { selected: true }).count()).toBe(3);
    await geek.click();
    await leave();
    expect(await select.textContent()).toBe('Grunt, Medic');
  }
  await select.click();
  await geek.click();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await message(page, 'You chose Grunt, Geek, Medic.').waitFor();
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
