import type { Locator, Page } from 'playwright-core';

/** How somebody uses the page. */
export interface Hand {
  /** Presses a button or a link, or opens a select. What has gone, or goes on the way, is left. */
  press(control: Locator): Promise<void>;
  /** Takes the option at a place of the open select. */
  take(page: Page, place: number): Promise<void>;
}

export const mouse: Hand = {
  // What is taken away just as the pointer comes to it is not waited for.
  press: (control) => Promise.race([control.click(), control.waitFor({ state: 'detached', timeout: 0 })]),
  take: (page, place) => page.getByRole('option').nth(place).click(),
};

/** Keys alone: nothing is pointed at, and nothing gets the focus but by a key. */
export const keyboard: Hand = {
  press: async (control) => {
    if (await reach(control)) await control.page().keyboard.press('Enter');
  },
  take: async (page, place) => {
    await page.keyboard.press('Home');
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
};

/** Farther than anything is. */
const FARTHEST = 300;

/**
 * Takes the focus to a control by keys: through the messages if it stands in one, else with Tab around the page. Gives
 * whether it is there: it may be taken away meanwhile, as a call is when a newer one takes its place.
 */
async function reach(control: Locator): Promise<boolean> {
  const page = control.page();
  const message = control.locator('xpath=ancestor::article');
  const inOpenList = (await page.locator('.picker-list :focus').count()) > 0;
  if (!inOpenList && (await message.count()) > 0) await reachMessage(page, message);
  for (let step = 0; step < FARTHEST; step += 1) {
    if (await hasFocus(control)) return true;
    if ((await control.count()) === 0) return false;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab reaches ${String(control)}; the focus is on ${await focusOf(page)}`);
}

/**
 * From wherever the focus is, Escape leads to its message and to the box, and the arrow up from there; and Escape again
 * where the page has meanwhile put it on something in the message, as it does when a panel opens.
 */
async function reachMessage(page: Page, message: Locator): Promise<void> {
  const within = message.locator(':focus');
  if ((await within.count()) > 0) return page.keyboard.press('Escape');
  const box = page.getByRole('textbox', { name: /^Message #/ });
  for (let step = 0; step < FARTHEST && !(await hasFocus(box)); step += 1) {
    const among = await page.locator('.messages :focus, .messages:focus').count();
    await page.keyboard.press(among > 0 ? 'Escape' : 'Tab');
  }
  for (let step = 0; step < FARTHEST; step += 1) {
    if ((await hasFocus(message)) || (await message.count()) === 0) return;
    await page.keyboard.press((await within.count()) > 0 ? 'Escape' : 'ArrowUp');
  }
  throw new Error(`No arrow reaches ${String(message)}; the focus is on ${await focusOf(page)}`);
}

/** Where the keyboard is, as its element begins. */
function focusOf(page: Page): Promise<string> {
  return page.evaluate<string>('document.activeElement.outerHTML.slice(0, 200)');
}

async function hasFocus(element: Locator): Promise<boolean> {
  return (await element.and(element.page().locator(':focus')).count()) > 0;
}
