import type { WireCommand } from '../web/wire.ts';
import { Refused } from './api.ts';
import { commandForm } from './command-form.ts';
import { h } from './dom.ts';
import { showModal } from './modal.ts';
import type { View } from './state.ts';
import { Suggestions } from './suggestions.ts';

type Offered = WireCommand & { readonly label: string };

/** The message box: plain text is said in the channel, and a slash lists the commands. */
export class Composer {
  readonly #root: HTMLElement;
  readonly #box = h('textarea', { rows: 1, id: 'message-box' });
  readonly #place = h('div', { class: 'command-place' });
  readonly #notice = h('p', { class: 'notice', role: 'alert' });
  readonly #commands: Suggestions<Offered>;
  #view: View | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#commands = new Suggestions<Offered>(this.#box, 'Commands', (command) => this.#open(command));
    root.append(this.#place, this.#notice, h('div', { class: 'with-suggestions' }, this.#commands.element, this.#box));
    this.#box.addEventListener('input', () => this.#suggest());
    this.#box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      void this.#say();
    });
  }

  show(view: View): void {
    const moved = this.#view?.channelId !== view.channelId || this.#view.personId !== view.personId;
    const name = view.state.channels.find(({ id }) => id === view.channelId)?.name ?? '';
    this.#view = view;
    this.#box.placeholder = `Message #${name}, or / for commands`;
    this.#box.setAttribute('aria-label', `Message #${name}, or slash for commands`);
    if (moved) this.#place.replaceChildren();
  }

  #suggest(): void {
    this.#notice.textContent = '';
    const { value } = this.#box;
    const typed = value.slice(1).toLowerCase();
    const commands = value.startsWith('/') ? (this.#view?.channel.commands ?? []) : [];
    this.#commands.offer(
      commands
        .filter((command) => command.typed.includes(typed) || typed.startsWith(`${command.typed} `))
        .map((command) => ({ ...command, label: `/${command.typed}` })),
    );
  }

  #open(command: WireCommand): void {
    const view = this.#view;
    if (view === null) return;
    this.#box.value = '';
    this.#root.classList.add('typing-command');
    this.#place.replaceChildren(
      commandForm(command, view, (shown) => {
        this.#place.replaceChildren();
        this.#root.classList.remove('typing-command');
        this.#box.focus();
        if (shown?.kind === 'modal') showModal(shown.modal, view);
      }),
    );
  }

  async #say(): Promise<void> {
    const text = this.#box.value.trim();
    const view = this.#view;
    if (text === '' || view === null) return;
    if (text.startsWith('/')) {
      this.#notice.textContent = `There is no command ${text}`;
      return;
    }
    this.#box.value = '';
    try {
      await view.api.say(view.channelId, text);
    } catch (error) {
      this.#box.value = text;
      this.#notice.textContent = error instanceof Refused ? error.message : 'The sandbox cannot be reached.';
    }
  }
}
