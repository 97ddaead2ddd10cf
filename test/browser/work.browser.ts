import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './chromium.ts';
import { focused, message, stage, type } from './windows.ts';

const at = stage({ welcome: [{ label: 'Play Breach', hint: '', commands: [{ type: 'start' }] }] });

/** A text higher than a window. */
const lines = (of: string, count = 60) => Array.from({ length: count }, (_, n) => `- ${of} ${n + 1}`).join('\n');

function asking(content: string, ...labels: string[]): BaseMessageOptions {
  const buttons = labels.map((label) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Primary as const,
    label,
    custom_id: label,
  }));
  return { content, components: [{ type: ComponentType.ActionRow, components: buttons }] };
}

const LONG = `What is placed?\n${lines('thing')}\n**Choose one**`;
const SHORT = `${lines('room', 5)}\n**Which room gets the Notice?**`;

/** The bot answers each press with the short question. */
function answerPresses(): void {
  at.bot.on('interactionCreate', (interaction) => {
    if (interaction.isButton()) void interaction.update(asking(SHORT, 'Hall', 'Bridge'));
  });
}

/** Which part of the list a message takes, from 0 at its top to 1 at its end. */
async function standing(page: Page, part: Locator): Promise<{ readonly top: number; readonly end: number }> {
  const [own, list] = await Promise.all([part.boundingBox(), page.getByRole('log').boundingBox()]);
  if (own === null || list === null) throw new Error('It is not there.');
  return { top: (own.y - list.y) / list.height, end: (own.y + own.height - list.y) / list.height };
}

async function expectInSight(page: Page, part: Locator): Promise<void> {
  await expect.poll(async () => (await standing(page, part)).end, { timeout: 3000 }).toBeLessThanOrEqual(1);
  expect((await standing(page, part)).top).toBeGreaterThanOrEqual(0);
}

/** The page has drawn whatever it was to draw. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

const toEnd = (page: Page) =>
  page.evaluate<number>(`(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(
    document.querySelector('.messages'))`);

test.each([DESKTOP, PHONE])(
  'what the message somebody works in asks next stays in sight above others, at $width px',
  async (viewport) => {
    answerPresses();
    const channel = await at.tableOne();
    await channel.send(asking(LONG, 'Notice'));
    const board = await channel.send(lines('board'));
    const page = await at.windowOf('Ada', { viewport });
    const press = page.getByRole('button', { name: 'Notice' });
    await press.scrollIntoViewIfNeeded();
    await press.click();
    const question = message(page, 'Which room gets the Notice?');
    await question.waitFor();
    await expectInSight(page, question);

    // Others write and the board below changes, and nothing of it takes the question away.
    const before = await standing(page, question);
    at.sandbox.persona('Bo').say(at.sandbox.channel('table-one'), 'a word');
    await board.edit(lines('another board', 70));
    await message(page, 'another board 70').waitFor();
    await message(page, 'a word').waitFor();
    await settled(page);
    expect(await standing(page, question)).toEqual(before);
  },
);

test('a press at the end, in a message that others stand below, is answered in sight', async () => {
  answerPresses();
  const channel = await at.tableOne();
  await channel.send(asking(LONG, 'Notice'));
  await channel.send(lines('board', 26));
  const page = await at.windowOf('Ada');
  await message(page, 'board 26').waitFor();
  await expect.poll(() => toEnd(page)).toBeLessThan(1);
  await page.getByRole('button', { name: 'Notice' }).click();
  const question = message(page, 'Which room gets the Notice?');
  await question.waitFor();
  await expectInSight(page, question);
});

test('of a message higher than the window its buttons are in sight, and what stands right above them', async () => {
  at.bot.on('interactionCreate', (interaction) => {
    if (interaction.isButton()) void interaction.update(asking(LONG, 'Notice', 'Policy'));
  });
  const channel = await at.tableOne();
  await channel.send(asking(SHORT, 'Back'));
  await channel.send(lines('board'));
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'Back' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Back' }).click();
  await message(page, 'What is placed?').waitFor();
  await expectInSight(page, page.getByRole('button', { name: 'Policy' }));
  await expectInSight(page, page.getByText('Choose one'));
});

test.each([DESKTOP, PHONE])(
  'an answer higher than the window that is only read is shown from its beginning, at $width px',
  async (viewport) => {
    const help = {
      content: `# The aim\n${lines('rule')}`,
      components: [
        {
          type: ComponentType.ActionRow as const,
          components: [
            {
              type: ComponentType.StringSelect as const,
              custom_id: 'rule',
              placeholder: 'Read a rule',
              options: [{ label: 'Breach', value: 'breach' }],
            },
          ],
        },
      ],
      flags: 'Ephemeral' as const,
    };
    await at.bot.application.commands.create({ name: 'explain', description: 'Explains the game' });
    at.bot.on('interactionCreate', (interaction) => {
      if (interaction.isButton() || (interaction.isChatInputCommand() && interaction.commandName === 'explain'))
        void interaction.reply(help);
    });
    const channel = await at.tableOne();
    await channel.send(asking(lines('board'), 'Help'));
    const page = await at.windowOf('Ada', { viewport });
    const aim = message(page, 'The aim').last().getByRole('heading', { name: 'The aim' });
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await expectInSight(page, aim);
    await settled(page);
    await expectInSight(page, aim);

    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect.poll(() => message(page, 'The aim').count()).toBe(0);
    await type(page, '/explain');
    await expectInSight(page, aim);
    await settled(page);
    await expectInSight(page, aim);
  },
);

test('a ping below what somebody works in on a phone is told of, and one press shows it', async () => {
  answerPresses();
  const channel = await at.tableOne();
  await channel.send(asking(lines('board', 15), 'Notice'));
  const page = await at.windowOf('Ada', { viewport: PHONE });
  await page.getByRole('button', { name: 'Notice' }).click();
  await message(page, 'Which room gets the Notice?').waitFor();
  await channel.send(lines('log'));
  await page.getByRole('button', { name: /^New messages/ }).waitFor();
  const ada = at.sandbox.persona('Ada').id;
  await channel.send(asking(`<@${ada}> take your turn`, 'Take Turn'));
  await channel.send(lines('another log'));
  await page.getByRole('button', { name: /^You were pinged/ }).click();
  await expectInSight(page, page.getByRole('button', { name: 'Take Turn' }));
  await settled(page);
  await expectInSight(page, message(page, 'take your turn').last());
});

test('a person who works in the last message follows new messages, but a tall one does not push it out of sight', async () => {
  answerPresses();
  const channel = await at.tableOne();
  await channel.send(asking(LONG, 'Notice'));
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'Notice' }).click();
  const question = message(page, 'Which room gets the Notice?');
  await question.waitFor();
  await expect.poll(() => toEnd(page)).toBeLessThan(1);
  at.sandbox.persona('Bo').say(at.sandbox.channel('table-one'), 'a word');
  await message(page, 'a word').waitFor();
  await expect.poll(() => toEnd(page)).toBeLessThan(1);
  await channel.send(lines('board'));
  await page.getByRole('button', { name: /^New messages Jump to present/ }).waitFor();
  await expectInSight(page, question);

  // A person who jumps to the end follows new messages again.
  await page.getByRole('button', { name: /Jump to present/ }).click();
  await channel.send(lines('another board'));
  await message(page, 'another board 60').waitFor();
  await expect.poll(() => toEnd(page)).toBeLessThan(1);
});

test('a person who scrolls away from the message they work in is left where they are', async () => {
  answerPresses();
  const channel = await at.tableOne();
  await channel.send(lines('log'));
  await channel.send(asking(LONG, 'Notice'));
  const board = await channel.send(lines('board'));
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'Notice' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Notice' }).click();
  await message(page, 'Which room gets the Notice?').waitFor();
  await page.evaluate(`document.querySelector('.messages').scrollTop = 50`);
  await settled(page);
  await board.edit(lines('another board', 70));
  await message(page, 'another board 70').waitFor();
  await settled(page);
  expect(await page.evaluate(`document.querySelector('.messages').scrollTop`)).toBe(50);
});

test.each(['before', 'after'] as const)(
  'a game begun with one press shows its panel, the board coming %s it',
  async (order) => {
    await at.bot.application.commands.create({ name: 'start', description: 'Start the game' });
    const channel = await at.tableOne();
    at.bot.on('interactionCreate', (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const panel = async () => {
        await interaction.reply({ ...asking(LONG, 'Notice', 'Policy'), flags: 'Ephemeral' });
      };
      const board = async () => {
        await channel.send(lines('board'));
      };
      void (order === 'before' ? board().then(panel) : panel().then(board));
    });
    const page = await at.windowOf('Ada');
    await page.getByRole('button', { name: 'Play Breach' }).click();
    await message(page, 'board 60').waitFor();
    await expectInSight(page, page.getByRole('button', { name: 'Notice' }));
    await settled(page);
    await expectInSight(page, page.getByText('Choose one'));
  },
);

test('a game begun with a key leaves the keyboard among the messages, and then at its panel', async () => {
  await at.bot.application.commands.create({ name: 'start', description: 'Start the game' });
  const asked = Promise.withResolvers<() => Promise<unknown>>();
  at.bot.on('interactionCreate', (interaction) => {
    if (interaction.isChatInputCommand())
      asked.resolve(() => interaction.reply({ ...asking(SHORT, 'Hall', 'Bridge'), flags: 'Ephemeral' }));
  });
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'Play Breach' }).focus();
  await page.keyboard.press('Enter');
  const answer = await asked.promise;
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Messages');
  await answer();
  await expect.poll(() => focused(page)).toBe('Hall');
  // From there the keys lead on as ever.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('message-box');
});

test('the second click of a double click is not for what the answer to the first has put in its place', async () => {
  const pressed: string[] = [];
  at.bot.on('interactionCreate', (interaction) => {
    if (!interaction.isButton()) return;
    pressed.push(interaction.customId);
    const wave = `Wave ${pressed.length + 1}`;
    const button = { type: ComponentType.Button as const, style: ButtonStyle.Primary as const, label: 'End Wave' };
    const components = [{ type: ComponentType.ActionRow as const, components: [{ ...button, custom_id: wave }] }];
    void interaction.update({ content: wave, components });
  });
  const channel = await at.tableOne();
  await channel.send(asking('Wave 1', 'End Wave'));
  const page = await at.windowOf('Ada');
  const box = await page.getByRole('button', { name: 'End Wave' }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  const click = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  const free = page.getByRole('button', { name: 'End Wave', disabled: false });
  await click(1);
  await message(page, 'Wave 2').waitFor();
  await free.waitFor();
  await click(2);
  await settled(page);
  // A person who goes on has seen what is there.
  await free.waitFor();
  await click(3);
  await message(page, 'Wave 3').waitFor();
  await free.waitFor();
  await click(1);
  await message(page, 'Wave 4').waitFor();
  expect(pressed).toEqual(['End Wave', 'Wave 2', 'Wave 3']);
});

test('a button stays under the pointer until it is let go, whatever is written meanwhile', async () => {
  at.bot.on('interactionCreate', (interaction) => {
    if (interaction.isButton()) void interaction.reply({ content: lines('card', 5), flags: 'Ephemeral' });
  });
  const channel = await at.tableOne();
  await channel.send(asking(SHORT, 'Hall'));
  const ada = await at.windowOf('Ada');
  await ada.getByRole('button', { name: 'Hall' }).click();
  const dismiss = ada.getByRole('button', { name: 'Dismiss message' });
  await dismiss.hover();
  const heard = ada.waitForResponse(
    async (response) => response.url().includes('/channels/') && (await response.text()).includes('word 60'),
  );
  await ada.mouse.down();
  await channel.send(lines('word'));
  await heard;
  await settled(ada);
  await ada.mouse.up();
  await dismiss.waitFor({ state: 'detached' });
  await message(ada, 'word 60').waitFor();
});

test('a double click on Dismiss takes one message away', async () => {
  at.bot.on('interactionCreate', (interaction) => {
    if (interaction.isButton()) void interaction.reply({ content: 'For you', flags: 'Ephemeral' });
  });
  const channel = await at.tableOne();
  await channel.send(asking(SHORT, 'Hall'));
  const page = await at.windowOf('Ada');
  const own = message(page, 'For you');
  for (const count of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Hall' }).click();
    await expect.poll(() => own.count()).toBe(count);
  }
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  await dismiss.last().dblclick();
  await settled(page);
  expect(await own.count()).toBe(2);
  await dismiss.last().click();
  await expect.poll(() => own.count()).toBe(1);
});

test('a press that slips off what it began on, or goes on for ever, keeps no news away', async () => {
  const channel = await at.tableOne();
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'Play Breach' }).hover();
  await page.mouse.down();
  await channel.send('One word');
  await message(page, 'One word').waitFor();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await channel.send('Another word');
  await message(page, 'Another word').waitFor();
});

test('a message that is dismissed goes at once, and comes back with the reason when it cannot be', async () => {
  const channel = await at.tableOne();
  at.bot.on('interactionCreate', (interaction) => {
    if (interaction.isButton()) void interaction.reply({ content: 'For you', flags: 'Ephemeral' });
  });
  await channel.send(asking(SHORT, 'Hall'));
  const page = await at.windowOf('Ada');
  await page.getByRole('button', { name: 'Hall' }).click();
  const own = message(page, 'For you');
  const asked: Route[] = [];
  await page.route('**/dismiss', (route) => void asked.push(route));
  at.forgive(/ERR_FAILED/);
  await own.getByRole('button', { name: 'Dismiss message' }).click();
  await own.waitFor({ state: 'detached' });
  await channel.send('a word');
  await message(page, 'a word').waitFor();
  expect(await own.count()).toBe(0);

  await asked[0]?.abort();
  await own.getByText('Couldn’t dismiss this message. Can’t reach Airlock').waitFor();
  await page.unroute('**/dismiss');
  await own.getByRole('button', { name: 'Dismiss message' }).click();
  await own.waitFor({ state: 'detached' });
});
