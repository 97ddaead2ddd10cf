import { pop } from '#engine';
import type { Draft } from '../state/draft.ts';
import type { State } from '../state/state.ts';

/*
 * A section: the set-up of one side, or its part of a wave. Its seat can undo the answer that ended it until the other seat
 * acts (B22).
 */

/** Ends a section that has begun. */
export function endSection(draft: Draft): void {
  pop(draft.state);
  draft.endsTurn = true;
}

/** The `run` of a section: asks while anything is left to do, and else ends it. */
export function askWhile(isLeft: (state: State) => boolean): (draft: Draft) => 'ask' | 'on' {
  return (draft) => {
    if (isLeft(draft.state)) return 'ask';
    endSection(draft);
    return 'on';
  };
}
