import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { shuffled, type Rng } from '#engine';
import type { Hand } from './hands.ts';

/** Buttons that answer nothing, and those that lead back: taken at random, they would keep a game from going on. */
const LOOKS = [
  'No More Tips',
  'Undo',
  'Ask to Undo',
  'Change My Plan',
  'Unlock My Plan',
  'As Text',
  'Text Map',
  'Refresh',
  'Help',
  'Log',
  'My Hand',
  'Take Turn',
  'More Choices',
  'What You Can Do Now',
  'Back to First Page',
  'What Changed',
  'Replay',
];

const A_WHILE = 4000;

/** Somebody at a window of the page who answers what they are asked, each time with anything they are offered. */
export class PagePlayer {
  readonly page: Page;
  readonly #hand: Hand;
  readonly #rng: Rng;
  /** How often a panel was answered. */
  answers = 0;
  /** The newest call there was when they last took their turn. */
  #answered = '';

  constructor(page: Page, hand: Hand, rng: Rng) {
    this.page = page;
    this.#hand = hand;
    this.#rng = rng;
  }

  /** Becomes somebody else at this window. */
  async become(name: string): Promise<void> {
    const title = new RegExp(`· ${name} ·`);
    if (title.test(await this.page.title())) return;
    await this.#hand.press(this.#people.getByRole('link', { name: new RegExp(`^${name}( called|$)`) }));
    await expect.poll(() => this.page.title()).toMatch(title);
  }

  /** Becomes somebody who is called, if anybody is. */
  async becomeWhoIsCalled(): Promise<boolean> {
    const [called] = await this.#people.getByRole('link', { name: / called / }).all();
    if (called === undefined) return false;
    await this.become((await called.locator('.person-name').innerText()).trim());
    return true;
  }

  /**
   * Waits until the person at the window is pinged again since they took their turn, or somebody else is, or the panel
   * that is still open asks again: somebody who has just answered is not pinged.
   */
  async waitForNews(): Promise<void> {
    const others = this.#people.getByRole('link', { name: / called / });
    const hasNews = async () =>
      (await this.#newestCall()) !== this.#answered ||
      (await others.count()) > 0 ||
      (await this.#controls()).length > 0;
    await expect.poll(hasNews, { timeout: 60_000 }).toBe(true);
  }

  /** Lets the others act: until what everybody sees has changed, or a while has passed in which nobody did anything. */
  async letOthersAct(): Promise<void> {
    const shown = () => this.page.locator('article:not(.ephemeral)').allInnerTexts();
    const before = await shown();
    await expect
      .poll(shown, { timeout: A_WHILE })
      .not.toEqual(before)
      .catch(() => undefined);
  }

  /**
   * Opens the panel of the person at the window, from the newest message that leads to it; from the next one where that
   * goes just as it is pressed, because a newer call has taken its place.
   */
  async takeTurn(): Promise<void> {
    await this.#dismissAll();
    this.#answered = await this.#newestCall();
    for (let opened = false; !opened;) {
      const ways = this.page.getByRole('article').filter({ has: this.#turnButton });
      const way = this.page.locator(`#${(await ways.last().getAttribute('id')) ?? ''}`);
      await this.#hand.press(way.getByRole('button', { name: 'Take Turn', exact: true }));
      const isOpen = () => this.#panel.isVisible();
      await expect.poll(async () => (await isOpen()) || (await way.count()) === 0, { timeout: 30_000 }).toBe(true);
      opened = await isOpen();
    }
    await this.#settled();
  }

  /** Answers what the panel asks, as long as it asks, but not more often than told. Gives how often. */
  async answerUpTo(most: number): Promise<number> {
    for (let count = 0; count < most; count += 1) {
      const [control] = shuffled(this.#rng, await this.#controls());
      if (control === undefined) return count;
      this.answers += 1;
      if ((await control.getAttribute('aria-haspopup')) === 'listbox') await this.#choose(control);
      else await this.#hand.press(control);
      await this.#settled();
    }
    return most;
  }

  /** Takes turns, waiting for the others between them, until this many more answers are given. */
  async playOn(answers: number): Promise<void> {
    for (const enough = this.answers + answers; this.answers < enough;) {
      await this.takeTurn();
      const left = enough - this.answers;
      if ((await this.answerUpTo(left)) < left) await this.waitForNews();
    }
  }

  /** The newest message that pings the person at the window; empty when there is none. */
  #newestCall(): Promise<string> {
    // Asked in one go: between two questions to the page a call may go, and the second would wait for it.
    return this.page.evaluate<string>("[...document.querySelectorAll('article.pings')].at(-1)?.id ?? ''");
  }

  get #turnButton(): Locator {
    return this.page.getByRole('button', { name: 'Take Turn', exact: true });
  }

  get #people(): Locator {
    return this.page.getByRole('complementary', { name: 'Members' });
  }

  /** The message only this player sees, the newest if there are several. */
  get #panel(): Locator {
    return this.page.locator('article.ephemeral').last();
  }

  /** One message after the other, each by its id: another one may come in while one goes. */
  async #dismissAll(): Promise<void> {
    const dismiss = this.page.getByRole('button', { name: 'Dismiss message' });
    const dismissible = this.page.getByRole('article').filter({ has: dismiss });
    while ((await dismissible.count()) > 0) {
      const message = this.page.locator(`#${(await dismissible.last().getAttribute('id')) ?? ''}`);
      await this.#hand.press(message.getByRole('button', { name: 'Dismiss message' }));
      await expect.poll(() => message.count()).toBe(0);
    }
  }

  async #controls(): Promise<Locator[]> {
    const controls = await this.#panel.locator('[data-custom-id]:enabled').all();
    const labels = await Promise.all(controls.map(async (control) => (await control.innerText()).trim()));
    const isBack = (at: number) => /^Back( to My Hand)?$/.test(labels[at] ?? '');
    const onward = controls.filter((_, at) => !LOOKS.includes(labels[at] ?? '') && !isBack(at));
    return onward.length > 0 ? onward : controls.filter((_, at) => isBack(at));
  }

  /** Takes one option, or of several as many as are needed. */
  async #choose(select: Locator): Promise<void> {
    await this.#hand.press(select);
    const places = shuffled(this.#rng, [...Array(await this.page.getByRole('option').count()).keys()]);
    const isSeveral = (await this.page.getByRole('listbox').getAttribute('aria-multiselectable')) === 'true';
    if (!isSeveral) return this.#hand.take(this.page, places[0] ?? 0);
    for (const place of places) {
      await this.#hand.take(this.page, place);
      if (await this.page.getByText('Close the list to send your choice').isVisible()) break;
    }
    await this.page.keyboard.press('Escape');
  }

  /** Waits until what was used is answered. */
  async #settled(): Promise<void> {
    await this.page.locator('.messages [aria-busy=true]').first().waitFor({ state: 'detached' });
    expect(await this.page.locator('.messages .failure').allTextContents()).toEqual([]);
  }
}
