import type { Moment, Move } from '../moment.ts';
import type { Content } from '../subject.ts';
import { Violation } from '../violation.ts';

/** Which entries of a game's content were used in any random game. */
export class ContentUse {
  readonly #content: Content;
  readonly #unused: Set<string>;

  constructor(content: Content = { ids: [] }) {
    this.#content = content;
    this.#unused = new Set(content.ids);
  }

  noteState({ match }: Moment): void {
    if (this.#unused.size > 0) this.#used(this.#content.inState?.(match.state));
  }

  noteEvents({ events }: Move): void {
    if (this.#unused.size === 0) return;
    for (const told of events) {
      this.#used(this.#content.inEvent?.(told.event));
      if (told.to !== 'all' && told.others !== null) this.#used(this.#content.inEvent?.(told.others));
    }
  }

  get used(): number {
    return this.#content.ids.length - this.#unused.size;
  }

  /** Content that no random game comes to use is content nobody ever sees. */
  judge(): void {
    if (this.#unused.size === 0) return;
    throw new Violation('ends', `No game used this content: ${[...this.#unused].join(', ')}.`);
  }

  #used(ids: readonly string[] = []): void {
    for (const id of ids) this.#unused.delete(id);
  }
}
