import type { WireMessage } from '../../web/wire.ts';
import type { Place } from './address.ts';

/** Why private messages that a window showed, or might show, are not there. */
export type Loss = 'reload' | 'restart';

const KEY = 'keep-private';

/** Whether private messages stay after a reload, as was chosen on this machine. */
export function keepsPrivate(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function keepPrivate(keep: boolean): void {
  if (keep) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
}

/** The private messages of one window. As in Discord, none from before it was loaded are shown, unless they are kept. */
export class PrivateMessages {
  readonly #loadedAt = Date.now();
  readonly #visited = new Set<string>();
  /** The places where some are shown. */
  readonly #shown = new Set<string>();
  readonly #lost = new Map<string, Loss>();

  isHidden({ ephemeral, timestamp }: WireMessage): boolean {
    return ephemeral && !keepsPrivate() && Date.parse(timestamp) < this.#loadedAt;
  }

  /** The sandbox is back, which may have been started again and then has lost them all. */
  reconnected(): void {
    for (const place of this.#shown) this.#lost.set(place, 'restart');
  }

  /** Takes note of what a place has now; gives why private messages are gone there, until there is a new one. */
  lossAt(place: Place, messages: readonly WireMessage[]): Loss | null {
    const key = keyOf(place);
    const isShown = messages.some((message) => message.ephemeral && !this.isHidden(message));
    if (isShown) {
      this.#shown.add(key);
      this.#lost.delete(key);
    } else if (!this.#lost.has(key)) {
      this.#shown.delete(key);
      if (!this.#visited.has(key) && messages.some((message) => this.isHidden(message))) this.#lost.set(key, 'reload');
    }
    this.#visited.add(key);
    return this.#lost.get(key) ?? null;
  }

  /** The reader knows about it. */
  forgetLoss(place: Place): void {
    this.#lost.delete(keyOf(place));
    this.#shown.delete(keyOf(place));
  }
}

function keyOf({ personId, channelId }: Place): string {
  return `${personId}/${channelId}`;
}
