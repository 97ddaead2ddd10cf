import { ApplicationCommandOptionType } from 'discord.js';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './chromium.ts';
import { box, look, message, stage, stickingOut } from './windows.ts';

const at = stage();

/** As much as a description may say. */
const LONG = 'Take a seat at a table that waits for players, no matter who opened it. '.repeat(2).slice(0, 100);

test('a person who goes on typing after a command fills its first option, and Enter sends it', async () => {
  await at.bot.application.commands.create({
    name: 'act',
    description: 'Say in words what you do',
    options: [
      { type: ApplicationCommandOptionType.String, name: 'move', description: 'What to do' },
      {
        type: ApplicationCommandOptionType.String,
        name: 'loudly',
        description: 'How',
        choices: [{ name: 'Loudly', value: 'yes' }],
      },
    ],
  });
  const page = await at.windowOf('Ada');
  at.bot.on('interactionCreate', (interaction) => {
    if (interaction.isChatInputCommand() && interaction.commandName === 'act')
      void interaction.reply(`You do: ${interaction.options.getString('move') ?? 'nothing'}.`);
  });
  await box(page).focus();
  await page.keyboard.type('/act');
  await page.getByRole('option', { name: '/act' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: '/act' }).waitFor();
  await page.keyboard.type('open the door');
  expect(await page.getByRole('combobox', { name: 'move' }).inputValue()).toBe('open the door');
  await page.keyboard.press('Enter');
  await message(page, 'You do: open the door.').waitFor();

  // With the option typed already, the keyboard stays behind what was typed.
  await box(page).fill('/act open');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' the lid');
  await page.keyboard.press('Enter');
  await message(page, 'You do: open the lid.').waitFor();

  // What can be left out is left out by sending at once.
  await box(page).fill('/act');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: '/act' }).waitFor();
  await page.keyboard.press('Enter');
  await message(page, 'You do: nothing.').waitFor();
});

test('an option that can be left out takes nothing from its list until something is written or pointed at', async () => {
  await at.bot.application.commands.create({
    name: 'look',
    description: 'Look at a table',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'table',
        description: 'Which',
        choices: [{ name: 'The first', value: 'first' }],
      },
    ],
  });
  const page = await at.windowOf('Ada');
  at.bot.on('interactionCreate', (interaction) => {
    if (interaction.isChatInputCommand() && interaction.commandName === 'look')
      void interaction.reply(`You look at ${interaction.options.getString('table') ?? 'all'}.`);
  });
  for (const [keys, seen] of [
    [['Enter'], 'all'],
    [['ArrowDown', 'Enter', 'Enter'], 'first'],
    [['t', 'Enter', 'Enter'], 'first'],
  ] as const) {
    await box(page).fill('/look');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'The first' }).waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await message(page, `You look at ${seen}.`).last().waitFor();
    await expect.poll(() => page.getByRole('form').count()).toBe(0);
  }
  await expect.poll(() => message(page, 'You look at first.').count()).toBe(2);

  // Taken away again, it leaves the keyboard on what brings it back: a space there sends nothing.
  await box(page).fill('/look');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'table' }).waitFor();
  await page.keyboard.press('Backspace');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('+ table');
});

test('what is wrong with an option is seen beside the list of what it takes', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const page = await at.windowOf('Ada', { viewport });
    await box(page).fill('/game new game:breach layout:7');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send' }).click();
    const problem = page.getByText('Choose one of the options.');
    await page.getByRole('option', { name: 'The Long Ship' }).waitFor();
    await expectSeen(page, problem);
    await expectSeen(page, page.getByText('Which board'));
    const field = page.getByRole('combobox', { name: 'layout' });
    expect(await field.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'));
    expect(await stickingOut(page)).toEqual([]);
    await look(page, `wrong-option-${viewport.width}`);
  }
});

/** Nothing lies over it. */
async function expectSeen(page: Page, part: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  const [top, end] = await page.evaluate<[string, string]>(`[${x + 4}, ${x + width - 4}].map(
    (left) => document.elementFromPoint(left, ${y + height / 2})?.textContent ?? '')`);
  const text = (await part.textContent()) ?? '';
  expect(top).toContain(text);
  expect(end).toContain(text);
}

test('where nothing matches what is written, the list says so', async () => {
  const page = await at.windowOf('Ada');
  await box(page).fill('/game new');
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'game' });
  const none = page.getByRole('status').filter({ hasText: 'Nothing matches.' });
  await page.getByRole('option', { name: 'Breach' }).waitFor();
  await field.fill('chess');
  await none.waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  await field.fill('bre');
  await page.getByRole('option', { name: 'Breach' }).waitFor();
  expect(await none.count()).toBe(0);

  // What the command itself offers is no different.
  await page.getByRole('button', { name: '+ layout' }).click();
  await page.getByRole('combobox', { name: 'layout' }).fill('round');
  await none.waitFor();
  await look(page, 'nothing-matches');
  await page.keyboard.press('Escape');
  expect(await none.count()).toBe(0);
});

test('on a phone the name of a command stays on one line', async () => {
  await at.bot.application.commands.create({ name: 'join', description: 'Take a seat' });
  await at.bot.application.commands.create({
    name: 'table',
    description: 'Tables',
    options: [{ type: ApplicationCommandOptionType.Subcommand, name: 'join', description: LONG }],
  });
  const page = await at.windowOf('Ada', { viewport: PHONE });
  await box(page).fill('/');
  const heightOf = async (name: string) => (await page.getByText(name, { exact: true }).boundingBox())?.height ?? 0;
  await expect.poll(() => heightOf('/join')).toBeGreaterThan(0);
  expect(await heightOf('/table join')).toBe(await heightOf('/join'));
  expect(await stickingOut(page)).toEqual([]);
});
