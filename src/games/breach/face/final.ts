import { at, type FinalFace } from '#engine';
import { AI, PIRATES } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { hiddenUnitFields } from './board.ts';

/** The ship once the game is over: every unit of the A.I. is uncovered. */
export function finalFace(views: readonly View[]): FinalFace<View> {
  const { ai, ...ship } = at(views, AI);
  const view: View = { ...ship, viewer: PIRATES, ai: ai.map((unit) => ({ ...unit, seen: true })) };
  return {
    view,
    scores: {
      columns: ['Units', 'Rooms captured'],
      rows: [
        [String(view.ai.length), '–'],
        [String(view.pirates.length), String(view.captured.length)],
      ],
    },
    secrets: hiddenUnitFields({ ...ship, ai }),
  };
}
