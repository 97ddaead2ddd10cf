import type { Client, SendableChannels } from 'discord.js';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.ts';
import { DESKTOP, launch } from './chromium.ts';
import { startDemoBot } from './demo-bot.ts';

/** Where pictures go that are only looked at. */
export const LOOK = 'coverage/browser';

/** Takes a picture of that name to be looked at. */
export async function look(at: Page | Locator, name: string): Promise<void> {
  // Hiding the caret takes a style of its own, which the page does not allow: Chromium then waited for ever at times.
  await at.screenshot({ path: `${LOOK}/${name}.png`, animations: 'disabled', caret: 'initial' });
}

/** What the tests of one file share: a browser, and for each test a sandbox with a bot in it. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly browser: Browser;
  bot: Client<true>;
  /** A window of one persona. What the browser complains of fails the test. */
  readonly windowOf: (name: string, options?: WindowOptions) => Promise<Page>;
  /** What the browser may complain of in this test. */
  readonly forgive: (complaint: RegExp) => void;
  /** The channel table-one as the bot has it. */
  readonly tableOne: () => Promise<SendableChannels>;
}

export interface WindowOptions extends BrowserContextOptions {
  readonly channel?: string;
}

/** Sets a stage for every test of a file. */
export function stage(options: SandboxOptions = {}): Stage {
  let browser: Browser;
  let sandbox: Sandbox;
  let bot: Client<true>;
  const complaints: string[] = [];
  let forgiven: RegExp[] = [];
  const complain = (text: string) => {
    if (!forgiven.some((pattern) => pattern.test(text))) complaints.push(text);
  };

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, ...options });
    bot = await startDemoBot(sandbox);
    complaints.length = 0;
    forgiven = [];
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await bot.destroy();
    await sandbox.close();
    expect(complaints).toEqual([]);
  });

  return {
    get sandbox() {
      return sandbox;
    },
    get browser() {
      return browser;
    },
    get bot() {
      return bot;
    },
    set bot(next) {
      bot = next;
    },
    forgive: (complaint) => forgiven.push(complaint),
    tableOne: async () => {
      const channel = await bot.channels.fetch(sandbox.channel('table-one'));
      if (channel?.isSendable() !== true) throw new Error('This is no channel for messages.');
      return channel;
    },
    windowOf: async (name, { channel = 'table-one', ...more } = {}) => {
      const settings = { viewport: DESKTOP, locale: 'en-GB', colorScheme: 'dark', ...more } as const;
      const page = await (await browser.newContext(settings)).newPage();
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complain(message.text());
      });
      await page.goto(`${sandbox.url}/?as=${name}&channel=${channel}`);
      await box(page).waitFor();
      return page;
    },
  };
}

export const box = (page: Page): Locator => page.getByRole('textbox', { name: /^Message #/ });
export const message = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });

/** Where the keyboard is: the custom id of a control, or the id of another element. */
export function focused(page: Page): Promise<unknown> {
  return page.evaluate('document.activeElement.dataset.customId ?? document.activeElement.id');
}

/** What reaches beyond the window's right edge, but for what scrolls in a box of its own. */
export function stickingOut(page: Page): Promise<unknown> {
  return page.evaluate(`[...document.querySelectorAll('body *:not(pre *)')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map(({ tagName, className }) => tagName + ' ' + className)`);
}

/** Types a command to its end and sends it with the options as they are. */
export async function type(page: Page, command: string): Promise<void> {
  await box(page).fill(command);
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: command }).getByRole('button', { name: 'Send' }).click();
}

/** Opens a table by keyboard alone. */
export async function openTable(page: Page): Promise<void> {
  await box(page).focus();
  await page.keyboard.type('/game n');
  await page.getByRole('option', { name: '/game new' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'game' }).waitFor();
  await page.keyboard.type('bre');
  await page.getByRole('option', { name: 'Breach', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take Turn' }).waitFor();
  await message(page, 'it is your turn').last().waitFor();
  // The answer to one's own command leads to the end, where it is read out: after that nothing does.
  await expect.poll(() => page.locator('p.only-heard').textContent()).toContain(': ');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}
