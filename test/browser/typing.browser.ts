import { ApplicationCommandOptionType } from 'discord.js';
import { expect, test } from 'vitest';
import { box, message, stage } from './windows.ts';

const at = stage();

test('whoever goes on typing after a command fills its first option, and Enter sends it', async () => {
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
