import type { WireMessage, WireShown } from '../web/wire.ts';
import { Refused } from './api.ts';
import { h } from './dom.ts';
import { messageOf } from './message.ts';
import { showModal } from './modal.ts';
import type { View } from './state.ts';

const GROUPED_WITHIN = 7 * 60_000;
const AT_BOTTOM = 40;

interface Shown {
  readonly key: string;
  readonly element: HTMLElement;
}

/** The messages of the channel. A message that did not change keeps its element, and with it what somebody was doing there. */
export class MessageList {
  readonly #root: HTMLElement;
  readonly #messages = h('div');
  #followsEnd = true;
  readonly #shown = new Map<string, Shown>();

  constructor(root: HTMLElement) {
    this.#root = root;
    root.append(this.#messages);
    root.addEventListener('scroll', () => {
      this.#followsEnd = root.scrollHeight - root.scrollTop - root.clientHeight < AT_BOTTOM;
    });
    const growth = new ResizeObserver(() => this.#followEnd());
    growth.observe(root);
    growth.observe(this.#messages);
  }

  /** Forgets another channel's, or another person's, messages. */
  clear(): void {
    this.#shown.clear();
    this.#messages.replaceChildren();
    this.#followsEnd = true;
  }

  show(view: View): void {
    const { messages } = view.channel;
    const present = new Set(messages.map(({ id }) => id));
    for (const [id, { element }] of this.#shown) {
      if (present.has(id)) continue;
      element.remove();
      this.#shown.delete(id);
    }
    messages.forEach((message, index) => this.#place(view, message, messages[index - 1], index));
    this.#followEnd();
  }

  /** Brings a message into sight, if it is here. */
  jumpTo(messageId: string): void {
    const element = this.#shown.get(messageId)?.element;
    element?.scrollIntoView({ block: 'center' });
    element?.animate([{ background: '#5865f255' }, { background: 'transparent' }], 1500);
  }

  /** Whoever reads the newest message goes on seeing the newest; whoever has scrolled up stays there. */
  #followEnd(): void {
    if (this.#followsEnd) this.#root.scrollTop = this.#root.scrollHeight;
  }

  #place(view: View, message: WireMessage, above: WireMessage | undefined, index: number): void {
    const continues = goesOn(message, above);
    const key = JSON.stringify([message, continues, view.personId, view.state.people, view.state.channels]);
    const before = this.#shown.get(message.id);
    if (before?.key !== key) this.#draw(view, message, continues, key, before?.element);
    const element = this.#shown.get(message.id)?.element;
    const there = this.#messages.children[index];
    if (element !== undefined && there !== element) this.#messages.insertBefore(element, there ?? null);
  }

  #draw(view: View, message: WireMessage, continues: boolean, key: string, before: HTMLElement | undefined): void {
    const { api } = view;
    const element = messageOf(message, {
      names: view.state,
      personId: view.personId,
      continues,
      uses: {
        press: (customId, control) => void this.#perform(view, message.id, control, api.press(message.id, customId)),
        choose: (customId, values, control) =>
          void this.#perform(view, message.id, control, api.select(message.id, customId, values)),
      },
      dismiss: () => {
        void api.dismiss(message.id);
        this.#shown.delete(message.id);
        element.remove();
      },
    });
    const focused = before?.contains(document.activeElement) === true ? document.activeElement : null;
    before?.replaceWith(element);
    this.#shown.set(message.id, { key, element });
    if (focused instanceof HTMLElement) refocus(element, focused);
  }

  /** Waits for what the bot makes of a press, and shows what the message itself does not. */
  async #perform(view: View, messageId: string, control: HTMLElement, act: Promise<WireShown>): Promise<void> {
    this.#notice(messageId, '');
    control.classList.add('busy');
    try {
      const shown = await act;
      if (shown.kind === 'failed') this.#notice(messageId, shown.reason);
      if (shown.kind === 'modal') showModal(shown.modal, view);
    } catch (error) {
      this.#notice(messageId, error instanceof Refused ? error.message : 'The sandbox cannot be reached.');
    } finally {
      control.classList.remove('busy');
    }
  }

  #notice(messageId: string, text: string): void {
    const notice = this.#shown.get(messageId)?.element.querySelector('.notice');
    if (notice !== null && notice !== undefined) notice.textContent = text;
  }
}

function goesOn(message: WireMessage, above: WireMessage | undefined): boolean {
  if (message.answers !== null || message.repliesTo !== null) return false;
  if (above?.author.id !== message.author.id || above.ephemeral !== message.ephemeral) return false;
  return Date.parse(message.timestamp) - Date.parse(above.timestamp) < GROUPED_WITHIN;
}

/** Somebody at the keyboard stays where they were when a message changes under them, as far as it can be told. */
function refocus(element: HTMLElement, before: HTMLElement): void {
  const controls = [...element.querySelectorAll<HTMLElement>('[data-custom-id]:not([disabled])')];
  const same = controls.find((control) => control.dataset.customId === before.dataset.customId);
  (same ?? controls[0] ?? element.closest<HTMLElement>('[tabindex]'))?.focus({ preventScroll: true });
}
