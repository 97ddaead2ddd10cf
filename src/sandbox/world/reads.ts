import type { Changes } from './changes.ts';

/** A user's read marker in a channel: everything up to that message is read. */
export interface ReadMark {
  readonly person: string;
  readonly channel: string;
  readonly message: string;
}

/** Read markers by user and channel, shared by all windows. */
export class Reads {
  readonly #changes: Changes;
  readonly #marks = new Map<string, ReadMark>();

  constructor(changes: Changes, saved: readonly ReadMark[]) {
    this.#changes = changes;
    for (const mark of saved) this.#marks.set(key(mark.person, mark.channel), mark);
  }

  get all(): ReadMark[] {
    return [...this.#marks.values()];
  }

  /** The newest message this user has read there; null when none. */
  upTo(person: string, channel: string): string | null {
    return this.#marks.get(key(person, channel))?.message ?? null;
  }

  /** Marks everything up to a message as read. Markers never go back. */
  mark(person: string, channel: string, message: string): void {
    if (!isAfter(message, this.upTo(person, channel))) return;
    this.#marks.set(key(person, channel), { person, channel, message });
    this.#changes.emit({ type: 'channel-read' });
  }
}

/** Ids grow with time. */
export function isAfter(message: string, mark: string | null): boolean {
  return mark === null || BigInt(message) > BigInt(mark);
}

function key(person: string, channel: string): string {
  return `${person}/${channel}`;
}
