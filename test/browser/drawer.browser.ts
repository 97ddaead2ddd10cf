import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './chromium.ts';
import { focused, look, stage, stickingOut } from './windows.ts';

const at = stage();

/** Between a phone and a window with room for a column of members. */
const TABLET = { width: 900, height: 800 };

const opener = (page: Page) => page.getByRole('button', { name: 'Channels and people' });
const people = (page: Page) => page.getByRole('region', { name: 'Members' });
const isOpen = (page: Page) => page.getByRole('link', { name: 'general' }).isVisible();

test('the drawer takes the focus, and gives it back when Escape or a press beside it closes it', async () => {
  const page = await at.windowOf('Ada', { viewport: PHONE });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('#table-one');
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(page)).toBe(false);
  expect(await focused(page)).toBe('drawer-button');

  // From wherever the focus has gone meanwhile.
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(page)).toBe(true);
  await opener(page).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(page)).toBe(false);
  expect(await focused(page)).toBe('drawer-button');

  await opener(page).click();
  await page.mouse.click(PHONE.width - 10, 400);
  await expect.poll(() => isOpen(page)).toBe(false);
  expect(await focused(page)).toBe('drawer-button');
});

test('Escape closes what lies over the drawer before the drawer', async () => {
  const page = await at.windowOf('Ada', { viewport: PHONE });
  await opener(page).click();
  await page.getByRole('button', { name: /Switch player/ }).click();
  await page.getByRole('button', { name: 'Add a player' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('button', { name: 'Add a player' }).isVisible()).toBe(false);
  expect(await isOpen(page)).toBe(true);
});

test('on a phone somebody else is played with a tap in the drawer, or in a window of their own', async () => {
  const page = await at.windowOf('Ada', { viewport: PHONE, hasTouch: true, isMobile: true });
  await opener(page).tap();
  await people(page).getByRole('link', { name: 'Bo', exact: true }).waitFor();
  await look(page, 'drawer-people');
  const [own] = await Promise.all([
    page.waitForEvent('popup'),
    people(page).getByRole('link', { name: 'Open a window for Cy' }).tap(),
  ]);
  await expect.poll(() => own.title()).toBe('#table-one · Cy · The Airlock');
  await own.close();
  await people(page).getByRole('link', { name: 'Bo', exact: true }).tap();
  await expect.poll(() => page.title()).toContain('Bo');
  await expect.poll(() => isOpen(page)).toBe(false);
});

test('the people in the drawer are reached with Tab', async () => {
  const page = await at.windowOf('Ada', { viewport: PHONE });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const bo = people(page).getByRole('link', { name: 'Bo', exact: true });
  const hasFocus = async () => (await bo.and(page.locator(':focus')).count()) > 0;
  for (let step = 0; step < 10 && !(await hasFocus()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toContain('Bo');
});

test('where there is no room for a column of members, they stand below the channels', async () => {
  const page = await at.windowOf('Ada', { viewport: TABLET });
  await people(page).getByRole('link', { name: 'Bo', exact: true }).click();
  await expect.poll(() => page.title()).toContain('Bo');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('complementary', { name: 'Members' }).waitFor();
  expect(await people(page).count()).toBe(0);
});

test.each([PHONE, TABLET, { width: 1280, height: 800 }])(
  'a long name ends before the sign for a window of its own, at $width px',
  async (viewport) => {
    const name = 'Somebody-with-a-name'.padEnd(32, '-long');
    await fetch(`${at.sandbox.url}/sandbox/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const page = await at.windowOf('Ada', { viewport });
    if (viewport === PHONE) await opener(page).click();
    const shown = page.locator('.members .person-name', { hasText: name });
    await shown.waitFor();
    const [words, sign] = await Promise.all([
      shown.boundingBox(),
      page
        .locator('.members')
        .getByRole('link', { name: `Open a window for ${name}` })
        .boundingBox(),
    ]);
    expect((words?.x ?? 0) + (words?.width ?? Infinity)).toBeLessThanOrEqual(sign?.x ?? 0);
    expect(await stickingOut(page)).toEqual([]);
  },
);
