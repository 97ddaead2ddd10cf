import type { Viewer } from '#engine';
import { difference } from '../difference.ts';
import type { Moment } from '../moment.ts';
import { Violation } from '../violation.ts';
import type { Subject } from '../subject.ts';

/** For every viewer, whether a resampled state was ever another state, and ever looked different to somebody else. */
export class Redrawn {
  readonly #seen = new Set<Viewer>();
  readonly #state = new Set<Viewer>();
  readonly #view = new Set<Viewer>();

  note({ match, twins, views, game }: Moment): void {
    for (const viewer of views.keys()) this.#seen.add(viewer);
    for (const { viewer, state } of twins) {
      if (this.#view.has(viewer) || !difference(match.state, state)) continue;
      this.#state.add(viewer);
      const visible = [...views].some(([other, view]) => difference(view, game.view(state, other)) !== null);
      if (visible) this.#view.add(viewer);
    }
  }

  /** A proof over states that never differ proves nothing: `resample` has to draw what is hidden. */
  judge({ allKnowing = [] }: Subject): void {
    for (const viewer of this.#seen) {
      if (allKnowing.includes(viewer) || this.#view.has(viewer)) continue;
      const what = this.#state.has(viewer)
        ? 'no other viewer ever sees a difference'
        : 'the state it gives is always the real one';
      throw new Violation('hidden', `resample for ${String(viewer)} draws nothing anew: ${what}.`);
    }
  }
}
