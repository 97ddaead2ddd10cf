import type { Content } from '#engine';
import type { Moment, Move } from '../moment.ts';
import { Violation } from '../violation.ts';

/** A run of at least this many games has to reach rare content too. */
const LONG_RUN = 200;

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

  /** What did not come up, in the order of the content. */
  get unused(): readonly string[] {
    return [...this.#unused];
  }

  /** Content that no random game comes to use is content nobody ever sees. A game played alone repeats what it showed, no more. */
  judge(games: number): void {
    if (games === 1) return;
    const excused = games < LONG_RUN ? (this.#content.rare ?? []) : [];
    const missing = [...this.#unused].filter((id) => !excused.includes(id));
    if (missing.length > 0) throw new Violation('ends', `No game used this content: ${missing.join(', ')}.`);
  }

  #used(ids: readonly string[] = []): void {
    for (const id of ids) this.#unused.delete(id);
  }
}
