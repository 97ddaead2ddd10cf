import type { ModalValues, OpenModal, Shown } from '../../user/seen.ts';
import type { Acts, WireChange } from '../../web/wire.ts';
import { addressOf, channelsOf, messageAt, placeOf } from './address.ts';
import type { Place } from './address.ts';
import { Aim } from '../pointer/aim.ts';
import { act, addChannel, addPerson, fetchChannel, reasonOf, upload } from './api.ts';
import { valuesOf } from '../command-line.ts';
import type { Typed } from '../command-line.ts';
import { Hold } from '../pointer/hold.ts';
import { follow } from './live.ts';
import { Loader, PAGE } from './loader.ts';
import { hasTable, put } from './model.ts';
import type { Dialog, Model } from './model.ts';
import { keepPrivate } from './private-messages.ts';
import { followPointer } from '../pointer/pointer.ts';
import { SentCommands } from './sent-commands.ts';
import { ShownModel } from './shown-model.ts';
import { spokenOf } from './spoken.ts';
import { typeWelcome } from './welcome.ts';

/** How long it is shown that something was copied, in ms. */
const TOAST_MS = 2500;

/** One window: what it shows, and everything that can be done in it. */
export class Session {
  /** The reader, and the last message read. */
  #lastRead = '';
  readonly #aim = new Aim();
  readonly #hold = new Hold();
  readonly #shown = new ShownModel();
  readonly #loader = new Loader(this.#shown, this.#hold);
  readonly #sent = new SentCommands(this.#shown);
  #toastEnds: ReturnType<typeof setTimeout> | undefined;

  get model(): Model | null {
    return this.#shown.model;
  }

  subscribe(listener: () => void): () => void {
    return this.#shown.subscribe(listener);
  }

  /** Keeps the window up to date from now on. */
  start(): void {
    follow({
      opened: () => {
        this.#loader.reconnected();
        void this.refresh().then(() => this.#followLink());
      },
      lost: () => this.#set({ online: false }),
      changed: (change) => {
        if (this.#concerns(change)) void this.refresh();
      },
    });
    addEventListener('popstate', () => void this.refresh());
    followPointer(this.#hold);
  }

  /** Leads once to the message that the address of this window names. */
  #followLink(): void {
    const { state, place } = this.#required();
    const linked = messageAt(location.href, channelsOf(state, place.personId));
    if (linked === null) return;
    history.replaceState(null, '', addressOf(state, place));
    void this.jump(linked.channelId, linked.messageId);
  }

  /** Loads what there is; resolves once that has been loaded, however much more is written meanwhile. */
  refresh(): Promise<void> {
    return this.#loader.refresh();
  }

  /** Leads this window to another person or channel. */
  go(place: Partial<Place>): Promise<void> {
    const { state } = this.#required();
    history.pushState(null, '', addressOf(state, { ...this.#heading, ...place }));
    return this.refresh();
  }

  /** Leads to the channel this many below, or above; the list goes round. */
  step(by: number): void {
    const channels = channelsOf(this.#required().state, this.#heading.personId);
    const at = channels.findIndex(({ id }) => id === this.#heading.channelId);
    const next = channels[(at + by + channels.length) % channels.length];
    if (next !== undefined) void this.go({ channelId: next.id });
  }

  /** Leads to a message, in whatever channel it is. */
  async jump(channelId: string, messageId: string): Promise<void> {
    if (this.#required().place.channelId !== channelId) await this.go({ channelId });
    const { earlier, messages } = this.#required().channel;
    if (earlier > 0 && !messages.some(({ id }) => id === messageId)) await this.showEarlier(earlier);
    this.#set({ target: { kind: 'message', messageId } });
  }

  async showEarlier(more = PAGE): Promise<void> {
    await this.#loader.showEarlier(more);
  }

  /** Everything shown has been read. */
  seen(): void {
    const { state, place, channel } = this.#required();
    const unread = state.people.find(({ id }) => id === place.personId)?.unread ?? [];
    const last = channel.messages.findLast(({ ephemeral }) => !ephemeral)?.id ?? '';
    const read = `${place.personId}/${last}`;
    if (read === this.#lastRead || !unread.some(({ channelId }) => channelId === place.channelId)) return;
    this.#lastRead = read;
    this.#act('read', { messageId: last }).catch(() => {
      this.#lastRead = '';
    });
  }

  /** Takes the "New" line away. */
  forgetNew(): void {
    this.#set({ newAfter: null });
  }

  /** Sends a command and leads to its answer: one for everybody is at the end. Throws nothing. */
  async command(typed: Typed): Promise<void> {
    const shown = await this.#sent.type(typed, this.#required().place);
    const answer = shown === null ? null : await this.#show(shown, []);
    if (answer === null) return;
    const { messages } = this.#required().channel;
    if (messages.some(({ id, ephemeral }) => id === answer && ephemeral)) this.#leadTo(answer);
    else this.#set({ target: { kind: 'end' } });
  }

  /** Takes away what is left of a command that failed; `clicks` as of a press. */
  dismissSent(key: number, clicks: number): void {
    if (this.#aim.isFor(`sent ${key}`, clicks)) this.#sent.forget(key);
  }

  /** Presses a button; `clicks` is which click of a double click it is, 0 by a key. */
  async press(messageId: string, customId: string, clicks: number): Promise<void> {
    if (this.#aim.isFor(customId, clicks))
      await this.#use(messageId, customId, clicks === 0, () => this.#act('press', { messageId, customId }));
  }

  choose(messageId: string, customId: string, values: readonly string[], byKeyboard: boolean): Promise<void> {
    return this.#use(messageId, customId, byKeyboard, () => this.#act('select', { messageId, customId, values }));
  }

  /** Sends a modal; gives why it could not be, or null when it is done. */
  async submit(modal: OpenModal, values: ModalValues): Promise<string | null> {
    const known = this.#required().channel.messages.map(({ id }) => id);
    try {
      const shown = await this.#act('submit', { modalId: modal.id, values });
      if (shown.kind === 'failed') return 'Something went wrong. Try again.';
      this.close();
      this.#leadTo(await this.#show(shown, known));
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  /**
   * Dismisses a message that only one person sees: at once, and it comes back with the reason if it cannot be. `clicks`
   * as of a press.
   */
  async dismiss(messageId: string, clicks: number): Promise<void> {
    if (!this.#aim.isFor(messageId, clicks)) return;
    this.#loader.hide(messageId);
    try {
      await this.#act('dismiss', { messageId });
    } catch (error) {
      this.#mark(messageId, { busy: null, failure: `Couldn’t dismiss this message. ${reasonOf(error)}` });
      this.#loader.unhide(messageId);
    }
  }

  /** Copies a text, and shows for a moment that it was done. */
  async copy(text: string, done: string): Promise<void> {
    const toast = await navigator.clipboard.writeText(text).then(
      () => done,
      () => 'This browser does not let the page copy',
    );
    this.#set({ toast, spoken: toast });
    clearTimeout(this.#toastEnds);
    this.#toastEnds = setTimeout(() => this.#set({ toast: null }), TOAST_MS);
  }

  /** Whether private messages stay after a reload. */
  keepPrivate(keep: boolean): void {
    keepPrivate(keep);
    void this.refresh();
  }

  forgetLoss(): void {
    this.#loader.forgetLoss();
  }

  /** Says something in the channel; gives why it could not be, or null when it is done. */
  async say(content: string): Promise<string | null> {
    try {
      await this.#act('say', { channelId: this.#required().place.channelId, content });
      this.#set({ newAfter: null, target: { kind: 'end' } });
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  /** Uploads a file for an option of a command; gives the id that stands for it, or why it could not be. */
  async upload(file: File): Promise<{ readonly id: string } | { readonly refused: string }> {
    try {
      return { id: await upload(this.#required().place.personId, file) };
    } catch (error) {
      return { refused: reasonOf(error) };
    }
  }

  /** What the bot suggests for an option being typed. */
  async suggest({ command, raw }: Typed, focused: string) {
    const { place, names } = this.#required();
    const others = Object.fromEntries(Object.entries(raw).filter(([name]) => name !== focused));
    const options = command.options.map((option) => ({ ...option, required: false }));
    const read = valuesOf({ command: { ...command, options }, raw: others }, names);
    const values = { ...('values' in read ? read.values : {}), [focused]: raw[focused] ?? '' };
    return this.#act('autocomplete', { channelId: place.channelId, typed: command.typed, values, focused });
  }

  /** Types the commands of a welcome in a channel without a table, and leads to what the last one answered. */
  async play(index: number, byKeyboard: boolean): Promise<void> {
    const refused = await this.#goToFreeChannel();
    if (refused !== null) {
      this.#sent.fail(this.#sent.note(this.#required().state.welcome[index]?.label ?? ''), refused);
      return;
    }
    const answer = await typeWelcome(this.#shown, this.#sent, index);
    if (answer !== null) this.#leadTo(await this.#show(answer, []), byKeyboard);
  }

  /** Goes to a channel without a table: this one, another one, or a new one. Gives why it could not, or null. */
  async #goToFreeChannel(): Promise<string | null> {
    const { state, place, channel } = this.#required();
    if (!hasTable(channel)) return null;
    try {
      for (const { id } of state.channels)
        if (!hasTable(await fetchChannel(place.personId, id, PAGE))) {
          await this.go({ channelId: id });
          return null;
        }
    } catch (error) {
      return reasonOf(error);
    }
    let number = state.channels.length + 1;
    while (state.channels.some(({ name }) => name === `table-${number}`)) number += 1;
    return this.add('channel', `table-${number}`);
  }

  open(dialog: Dialog): void {
    this.#set({ dialog });
  }

  close(): void {
    this.#set({ dialog: null });
  }

  /** Adds a channel or a person and leads there; gives why it could not be, or null when it is done. */
  async add(what: 'channel' | 'person', name: string): Promise<string | null> {
    try {
      const { id } = await (what === 'channel' ? addChannel(name) : addPerson(name));
      await this.refresh();
      this.close();
      await this.go(what === 'channel' ? { channelId: id } : { personId: id });
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  arrived(): void {
    this.#set({ target: null });
  }

  /** Where the window is led to: what it shows follows as soon as that is loaded. */
  get #heading(): Place {
    return placeOf(this.#required().state, location.search);
  }

  #act<Name extends keyof Acts>(name: Name, body: Acts[Name]['body']): Promise<Acts[Name]['answer']> {
    return act(this.#required().place.personId, name, body);
  }

  #concerns(change: WireChange): boolean {
    return change.kind === 'state' || change.viewer === null || change.viewer === this.#shown.model?.place.personId;
  }

  /** Waits for what the bot makes of a control, and shows what the message itself does not. */
  async #use(messageId: string, customId: string, byKeyboard: boolean, ask: () => Promise<Shown>): Promise<void> {
    if (this.#required().busy.has(messageId)) return;
    this.#mark(messageId, { busy: customId, failure: null });
    let failure: string | null = null;
    try {
      const shown = await ask();
      if (shown.kind === 'failed') failure = shown.reason;
      else this.#leadTo(await this.#show(shown, [messageId]), byKeyboard);
    } catch (error) {
      failure = `This interaction failed. ${reasonOf(error)}`;
    }
    this.#mark(messageId, { busy: null, failure });
  }

  /** Shows an answer; gives the message it is if that is none of the known ones. */
  async #show(shown: Shown, known: readonly string[]): Promise<string | null> {
    if (shown.kind === 'modal') {
      this.open({ kind: 'modal', modal: shown.modal });
      return null;
    }
    if (shown.kind === 'failed') return null;
    await this.refresh();
    const { channel, state, names } = this.#required();
    const message = channel.messages.find(({ id }) => id === shown.message.id);
    if (message === undefined) return null;
    this.#set({ spoken: `${state.bot.name}: ${spokenOf(message, names)}` });
    return known.includes(message.id) ? null : message.id;
  }

  /**
   * Leads to a new answer, which may be far from where it was asked for: the view goes there, and with it the focus of
   * somebody at the keyboard.
   */
  #leadTo(messageId: string | null, byKeyboard = false): void {
    if (messageId !== null) this.#set({ target: { kind: 'answer', messageId, takesFocus: byKeyboard } });
  }

  #mark(messageId: string, { busy, failure }: { busy: string | null; failure: string | null }): void {
    const model = this.#required();
    this.#set({ busy: put(model.busy, messageId, busy), failures: put(model.failures, messageId, failure) });
  }

  #required(): Model {
    return this.#shown.required();
  }

  #set(change: Partial<Model>): void {
    this.#shown.set(change);
  }
}
