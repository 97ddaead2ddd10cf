import { toAll, type Addressed } from '#engine';
import type { Event } from './actions.ts';
import type { Frame, State } from './state.ts';

/** A step being worked out. The rules put a changed copy in place of the state; the state they were given stays as it is. */
export interface Draft {
  state: State;
  readonly events: Addressed<Event>[];
  /** Whether anybody learned by it what was hidden from them. */
  reveals: boolean;
}

/** Puts the changes into the state. */
export function change(draft: Draft, changes: Partial<State>): void {
  draft.state = { ...draft.state, ...changes };
}

export function tell(draft: Draft, event: Event): void {
  draft.events.push(toAll(event));
}

/** Begins a choice inside the one at hand. */
export function push(draft: Draft, frame: Frame): void {
  change(draft, { frames: [...draft.state.frames, frame] });
}

/** Leaves the innermost choice, made or not. */
export function pop(draft: Draft): void {
  change(draft, { frames: draft.state.frames.slice(0, -1) });
}

/** The innermost choice, which the gate has made sure is of that sort. */
export function current<C extends Frame['choosing']>(state: State, choosing: C): Extract<Frame, { choosing: C }> {
  const frame = state.frames.at(-1);
  if (!frame || !isSort(frame, choosing)) throw new Error(`Nobody is choosing a ${choosing}.`);
  return frame;
}

function isSort<C extends Frame['choosing']>(frame: Frame, choosing: C): frame is Extract<Frame, { choosing: C }> {
  return frame.choosing === choosing;
}
