import type { ModalValues, OpenModal, Shown } from '../../user/seen.ts';
import type { Acts, WireChange, WireMessage } from '../../web/wire.ts';
import { addressOf, messageAt, placeOf } from './address.ts';
import type { Place } from './address.ts';
import { Aim } from '../pointer/aim.ts';
import { act, addChannel, addPerson, fetchChannel, fetchState, reasonOf } from './api.ts';
import { readLine, valuesOf } from '../command-line.ts';
import type { Typed } from '../command-line.ts';
import { Hold } from '../pointer/hold.ts';
import { follow } from './live.ts';
import { FRESH, hasTable, keep, put, same, unanswered } from './model.ts';
import type { Dialog, Model } from './model.ts';
import { keepPrivate, PrivateMessages } from './private-messages.ts';
import { followPointer } from '../pointer/pointer.ts';
import { spokenOf } from './spoken.ts';

const PAGE = 60;
/** How long a welcome waits for what its last command has the bot post, in ms. */
const POSTED_MS = 1500;

/** How long it is shown that something was copied, in ms. */
const TOAST_MS = 2500;

/** One window: what it shows, and everything that can be done in it. */
export class Session {
  #model: Model | null = null;
  readonly #listeners = new Set<() => void>();
  /** One refresh at a time; what changes meanwhile is fetched by one more. */
  #loading = false;
  /** Resolves with the next load, if anybody waits for one. */
  #wanted: PromiseWithResolvers<void> | null = null;
  #count = PAGE;
  #keys = 0;
  /** The reader, and the last message read. */
  #lastRead = '';
  readonly #aim = new Aim();
  readonly #hold = new Hold();
  /** The messages as they were last loaded, and those of them that have been dismissed in this window. */
  #loaded: readonly WireMessage[] = [];
  readonly #dismissed = new Set<string>();
  readonly #private = new PrivateMessages();
  #toastEnds: ReturnType<typeof setTimeout> | undefined;

  get model(): Model | null {
    return this.#model;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Keeps the window up to date from now on. */
  start(): void {
    follow({
      opened: () => {
        this.#private.reconnected();
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
    const linked = messageAt(location.href, state.channels);
    if (linked === null) return;
    history.replaceState(null, '', addressOf(state, place));
    void this.jump(linked.channelId, linked.messageId);
  }

  /** Loads what there is; resolves once that has been loaded, however much more is written meanwhile. */
  refresh(): Promise<void> {
    this.#wanted ??= Promise.withResolvers();
    const { promise } = this.#wanted;
    if (!this.#loading) void this.#catchUp();
    return promise;
  }

  /** Leads this window to another person or channel. */
  go(place: Partial<Place>): Promise<void> {
    const { state } = this.#required();
    history.pushState(null, '', addressOf(state, { ...this.#heading, ...place }));
    return this.refresh();
  }

  /** Leads to the channel this many below, or above; the list goes round. */
  step(by: number): void {
    const { channels } = this.#required().state;
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
    this.#count += more;
    await this.refresh();
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

  /** Sends a command and leads to the end, where its answer is. Throws nothing. */
  async command(typed: Typed): Promise<void> {
    const shown = await this.#type(typed, this.#required().place);
    if (shown !== null && (await this.#show(shown, [])) !== null) this.#set({ target: { kind: 'end' } });
  }

  /** Takes away what is left of a command that failed; `clicks` as of a press. */
  dismissSent(key: number, clicks: number): void {
    if (this.#aim.isFor(`sent ${key}`, clicks)) this.forgetSent(key);
  }

  forgetSent(key: number): void {
    this.#set({ sent: this.#required().sent.filter((each) => each.key !== key) });
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
    const showLeft = () => this.#set({ channel: { ...this.#required().channel, messages: this.#left } });
    this.#dismissed.add(messageId);
    showLeft();
    try {
      await this.#act('dismiss', { messageId });
    } catch (error) {
      this.#dismissed.delete(messageId);
      this.#mark(messageId, { busy: null, failure: `Couldn’t dismiss this message. ${reasonOf(error)}` });
      showLeft();
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
    this.#private.forgetLoss(this.#required().place);
    this.#set({ loss: null });
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

  /** What the bot suggests for an option being typed. */
  async suggest({ command, raw }: Typed, focused: string) {
    const { place, names } = this.#required();
    const others = Object.fromEntries(Object.entries(raw).filter(([name]) => name !== focused));
    const options = command.options.map((option) => ({ ...option, required: false }));
    const read = valuesOf({ command: { ...command, options }, raw: others }, names);
    const values = { ...('values' in read ? read.values : {}), [focused]: raw[focused] ?? '' };
    return this.#act('autocomplete', { channelId: place.channelId, typed: command.typed, values, focused });
  }

  /**
   * Types the commands of a welcome one after the other, each by the person named in it, in a channel without a table.
   * What only they saw on the way is dismissed with the next command: it spoke of what has been done since. Leads to what
   * the last one answered them.
   */
  async play(index: number, byKeyboard: boolean): Promise<void> {
    const refused = await this.#goToFreeChannel();
    if (refused !== null) {
      this.#fail(this.#note(this.#required().state.welcome[index]?.label ?? ''), refused);
      return;
    }
    const { state, place, channel } = this.#required();
    let passed: (() => Promise<unknown>) | null = null;
    let answer: Shown | null = null;
    const others = state.people.filter(({ id }) => id !== place.personId);
    for (const [at, { type, other = 0 }] of (state.welcome[index]?.commands ?? []).entries()) {
      if (at > 0) await this.#posted();
      const typed = readLine(type, channel.commands);
      if (typed === null) {
        this.#fail(this.#note(type), `There is no command /${type}. Type / to see them all.`);
        return;
      }
      const personId = others[other - 1]?.id ?? place.personId;
      const shown = await this.#type(typed, { ...place, personId });
      if (shown === null) return;
      // What everybody sees stays: nobody can dismiss it.
      await passed?.().catch(() => undefined);
      const { message } = shown;
      passed = message === null ? null : () => act(personId, 'dismiss', { messageId: message.id });
      if (personId === place.personId) answer = shown;
    }
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

  /** Resolves once the channel shows a message for everybody, so that answers stand below it, or after a while. */
  #posted(): Promise<void> {
    const isThere = () => this.#required().channel.messages.some(({ ephemeral }) => !ephemeral);
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(late);
        unsubscribe();
        resolve();
      };
      const late = setTimeout(end, POSTED_MS);
      const unsubscribe = this.subscribe(() => {
        if (isThere()) end();
      });
      if (isThere()) end();
    });
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
    return change.kind === 'state' || change.viewer === null || change.viewer === this.#model?.place.personId;
  }

  async #catchUp(): Promise<void> {
    this.#loading = true;
    while (this.#wanted) {
      const { resolve } = this.#wanted;
      this.#wanted = null;
      await this.#load().catch(() => this.#set({ online: false }));
      resolve();
    }
    // Synchronously after the last look at #wanted: a later request starts a new loop.
    this.#loading = false;
  }

  async #load(): Promise<void> {
    const state = await fetchState();
    const place = placeOf(state, location.search);
    const { personId, channelId } = this.#model?.place ?? {};
    const moved = personId !== place.personId || channelId !== place.channelId;
    if (moved) this.#count = PAGE;
    const loaded = await fetchChannel(place.personId, place.channelId, this.#count);
    await this.#hold.ended();
    // What was done in the window meanwhile stays: a control that waits for its answer, a dialog that was opened.
    const before = this.#model;
    const unread = state.people
      .find(({ id }) => id === place.personId)
      ?.unread.find(({ channelId }) => channelId === place.channelId);
    const newAfter = unread === undefined || (!moved && !document.hidden) ? null : unread.readTo;
    const { people, channels, roles, bot } = state;
    const names = same(before?.names, { people: people.map(({ id, name }) => ({ id, name })), channels, roles, bot });
    this.#loaded = keep(before, loaded);
    const channel = { ...loaded, messages: this.#left };
    const loss = this.#private.lossAt(place, this.#undismissed);
    const kept = { state, place, names, online: true, channel, loss };
    if (before === null || moved) this.#replace({ ...FRESH, ...kept, newAfter, dialog: null });
    else
      this.#replace({ ...before, ...kept, sent: unanswered(before, channel), newAfter: before.newAfter ?? newAfter });
  }

  get #left(): readonly WireMessage[] {
    return this.#undismissed.filter((message) => !this.#private.isHidden(message));
  }

  get #undismissed(): readonly WireMessage[] {
    return this.#loaded.filter(({ id }) => !this.#dismissed.has(id));
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

  /** Types a command at a place; the channel shows that it is on its way. Gives what it is answered, or null for a failure. */
  async #type(typed: Typed, { personId, channelId }: Place): Promise<Shown | null> {
    const key = this.#note(typed.command.typed);
    const read = valuesOf(typed, this.#required().names);
    if ('problem' in read) {
      this.#fail(key, read.problem);
      return null;
    }
    try {
      const shown = await act(personId, 'command', { channelId, typed: typed.command.typed, values: read.values });
      if (shown.kind !== 'failed') {
        this.forgetSent(key);
        return shown;
      }
      this.#fail(key, shown.reason);
    } catch (error) {
      this.#fail(key, reasonOf(error));
    }
    return null;
  }

  #note(typed: string): number {
    this.#keys += 1;
    const sent = { key: this.#keys, typed, at: new Date().toISOString(), failed: null };
    this.#set({ sent: [...this.#required().sent, sent], newAfter: null, target: { kind: 'end' } });
    return this.#keys;
  }

  #fail(key: number, reason: string): void {
    const sent = this.#required().sent.map((each) => (each.key === key ? { ...each, failed: reason } : each));
    this.#set({ sent, spoken: reason });
  }

  #mark(messageId: string, { busy, failure }: { busy: string | null; failure: string | null }): void {
    const model = this.#required();
    this.#set({ busy: put(model.busy, messageId, busy), failures: put(model.failures, messageId, failure) });
  }

  #required(): Model {
    if (this.#model === null) throw new Error('Nothing has been loaded yet');
    return this.#model;
  }

  #set(change: Partial<Model>): void {
    if (this.#model !== null) this.#replace({ ...this.#model, ...change });
  }

  #replace(model: Model): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}
