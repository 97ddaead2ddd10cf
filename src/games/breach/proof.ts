import type { Proof } from '#engine';
import { LAYOUT_IDS } from './board/board.ts';
import type { Ending, State } from './state/state.ts';
import { AI_DESIGN_IDS, AI_DESIGNS } from './content/ai-units.ts';
import { PIRATE_DESIGN_IDS } from './content/pirates.ts';

const ENDINGS: readonly Ending[] = ['bridge-captured', 'bridge-held'];

/** Random play must reach every layout, design and ending, except rare ones. */
export const proof: Proof = {
  maxSteps: 5000,
  content: {
    ids: [
      ...LAYOUT_IDS.map((id) => `layout ${id}`),
      ...AI_DESIGN_IDS.map((id) => `A.I. ${id}`),
      ...PIRATE_DESIGN_IDS.map((id) => `pirate ${id}`),
      ...ENDINGS.map((id) => `ending ${id}`),
    ],
    inState: ({ layout, ai, pirates, ending }: State) => [
      `layout ${layout}`,
      ...ai.map(({ design }) => `A.I. ${design}`),
      ...pirates.map(({ design }) => `pirate ${design}`),
      ...(ending ? [`ending ${ending}`] : []),
    ],
  },
  hiddenNames: new Map(AI_DESIGN_IDS.map((design) => [design, AI_DESIGNS[design].name])),
};
