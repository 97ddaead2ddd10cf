import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { difference, isComparable } from './stored.ts';
import { box, openTable, stage, type } from './windows.ts';
import type { WindowOptions } from './windows.ts';

const at = stage({
  welcome: [
    { label: 'Play Breach', hint: 'Pirates board a ship.', commands: [{ type: 'game new game:breach' }] },
    { label: 'Play Skydock', hint: 'Pirates heist a ship.', commands: [{ type: 'game new game:skydock' }] },
  ],
});

/** Half the size is enough to see what moved, and a tenth of the bytes. */
const SMALL = { deviceScaleFactor: 0.5 };

interface Case {
  readonly name: string;
  readonly window?: WindowOptions;
  readonly lead: (page: Page) => Promise<unknown>;
}

const openHand = async (page: Page) => {
  await openTable(page);
  await page.getByRole('button', { name: 'My Hand' }).click();
  await page.getByText('Only you can see this').waitFor();
  await page.mouse.move(640, 20);
};

const CASES: readonly Case[] = [
  { name: 'welcome', lead: (page) => page.getByRole('button', { name: 'Play Skydock' }).waitFor() },
  { name: 'board', lead: openTable },
  {
    name: 'select',
    lead: async (page) => {
      await openHand(page);
      await page.getByRole('button', { name: 'Choose up to two targets' }).click();
      await page.getByRole('option', { name: 'Trap in A1' }).click();
    },
  },
  {
    name: 'command',
    lead: async (page) => {
      await box(page).fill('/game new');
      await page.keyboard.press('Enter');
      await page.getByRole('option', { name: 'Starcadia' }).waitFor();
    },
  },
  {
    name: 'modal',
    lead: async (page) => {
      await type(page, '/game note');
      await page.getByLabel('What to remember').fill('the trap in A1');
    },
  },
  { name: 'light', window: { colorScheme: 'light' }, lead: openHand },
  { name: 'phone', window: { viewport: PHONE }, lead: openHand },
  {
    name: 'drawer',
    window: { viewport: PHONE },
    lead: async (page) => {
      await page.getByRole('button', { name: 'Channels and people' }).click();
      await page.getByRole('button', { name: /Switch player/ }).click();
      await page.locator('#switcher').getByRole('link', { name: 'Dee', exact: true }).waitFor();
    },
  },
];

test.for(CASES)('$name looks as it did when somebody last looked', async ({ name, window = {}, lead }, { skip }) => {
  skip(
    !isComparable(at.browser.version()),
    `pictures are compared in ${at.browser.version()} only if they were made with it`,
  );
  const page = await at.windowOf('Ada', { ...SMALL, ...window });
  await lead(page);
  await page.evaluate('document.fonts.ready');
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
  expect(await difference(page, name)).toBeNull();
});

test('a list a few pixels out of place is found', async ({ skip }) => {
  skip(!isComparable(at.browser.version()), 'nothing to compare with');
  const page = await at.windowOf('Ada', SMALL);
  await openTable(page);
  await page.evaluate(`document.querySelector('.sidebar nav').style.paddingTop = '6px'`);
  expect(await difference(page, 'board')).toContain('pixels differ');
});
