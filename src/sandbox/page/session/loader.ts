import type { WireMessage } from '../../web/wire.ts';
import type { Hold } from '../pointer/hold.ts';
import { placeOf } from './address.ts';
import { fetchChannel, fetchState } from './api.ts';
import { FRESH, keep, same, unanswered } from './model.ts';
import { PrivateMessages } from './private-messages.ts';
import type { ShownModel } from './shown-model.ts';

/** Messages of a channel that are loaded at first, and added by each look further back. */
export const PAGE = 60;

/** Loads what the window shows, and keeps what only this window knows of it: what was dismissed or lost. */
export class Loader {
  readonly #shown: ShownModel;
  readonly #hold: Hold;
  /** One refresh at a time; what changes meanwhile is fetched by one more. */
  #loading = false;
  /** Resolves with the next load, if anybody waits for one. */
  #wanted: PromiseWithResolvers<void> | null = null;
  #count = PAGE;
  /** The messages as they were last loaded, and those of them that have been dismissed in this window. */
  #loaded: readonly WireMessage[] = [];
  readonly #dismissed = new Set<string>();
  readonly #private = new PrivateMessages();

  constructor(shown: ShownModel, hold: Hold) {
    this.#shown = shown;
    this.#hold = hold;
  }

  /** Loads what there is; resolves once that has been loaded, however much more is written meanwhile. */
  refresh(): Promise<void> {
    this.#wanted ??= Promise.withResolvers();
    const { promise } = this.#wanted;
    if (!this.#loading) void this.#catchUp();
    return promise;
  }

  async showEarlier(more: number): Promise<void> {
    this.#count += more;
    await this.refresh();
  }

  /** Takes a message out of this window. */
  hide(messageId: string): void {
    this.#dismissed.add(messageId);
    this.#showLeft();
  }

  /** Shows a message again that could not be dismissed. */
  unhide(messageId: string): void {
    this.#dismissed.delete(messageId);
    this.#showLeft();
  }

  reconnected(): void {
    this.#private.reconnected();
  }

  forgetLoss(): void {
    this.#private.forgetLoss(this.#shown.required().place);
    this.#shown.set({ loss: null });
  }

  async #catchUp(): Promise<void> {
    this.#loading = true;
    while (this.#wanted) {
      const { resolve } = this.#wanted;
      this.#wanted = null;
      await this.#load().catch(() => this.#shown.set({ online: false }));
      resolve();
    }
    // Synchronously after the last look at #wanted: a later request starts a new loop.
    this.#loading = false;
  }

  async #load(): Promise<void> {
    const state = await fetchState();
    const place = placeOf(state, location.search);
    const { personId, channelId } = this.#shown.model?.place ?? {};
    const moved = personId !== place.personId || channelId !== place.channelId;
    if (moved) this.#count = PAGE;
    const loaded = await fetchChannel(place.personId, place.channelId, this.#count);
    await this.#hold.ended();
    // What was done in the window meanwhile stays: a control that waits for its answer, a dialog that was opened.
    const before = this.#shown.model;
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
    if (before === null || moved) this.#shown.replace({ ...FRESH, ...kept, newAfter, dialog: null });
    else
      this.#shown.replace({
        ...before,
        ...kept,
        sent: unanswered(before, channel),
        newAfter: before.newAfter ?? newAfter,
      });
  }

  #showLeft(): void {
    this.#shown.set({ channel: { ...this.#shown.required().channel, messages: this.#left } });
  }

  get #left(): readonly WireMessage[] {
    return this.#undismissed.filter((message) => !this.#private.isHidden(message));
  }

  get #undismissed(): readonly WireMessage[] {
    return this.#loaded.filter(({ id }) => !this.#dismissed.has(id));
  }
}
