import type { Changes } from './changes.ts';

/** How far somebody has read in a channel: everything up to that message. */
export interface ReadMark {
  readonly person: string;
  readonly channel: string;
  readonly message: string;
}

/** How far each person has read in each channel, whatever windows they have open. */
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

  /** The newest message this person has read there; null when none. */
  upTo(person: string, channel: string): string | null {
    return this.#marks.get(key(person, channel))?.message ?? null;
  }

  /** Notes that everything up to a message has been read. A mark never goes back. */
  mark(person: string, channel: string, message: string): void {
    if (!isAfter(message, this.upTo(person, channel))) return;
    this.#marks.set(key(person, channel), { person, channel, message });
    this.#changes.tell({ type: 'channel-read', person, channel });
  }
}

/** Ids grow with time. */
export function isAfter(message: string, mark: string | null): boolean {
  return mark === null || BigInt(message) > BigInt(mark);
}

function key(person: string, channel: string): string {
  return `${person}/${channel}`;
}
