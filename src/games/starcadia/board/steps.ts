import { memoizeLatest } from '#engine';
import { boardOf, neighbours, type ClosedDoors, type Layout } from './board.ts';
import type { Space } from './space.ts';

/** How many steps away each space is that can be walked to. */
export type Steps = ReadonlyMap<Space, number>;

/** The steps from a space, doors counted as open and portals left out. */
export function stepsFrom(layout: Layout, from: Space): Steps {
  return stepsOf(layout)(from);
}

/** Each space's steps are counted once, since neither walls nor tiles change during a scenario. */
const stepsOf = memoizeLatest((layout: Layout) => {
  const known = new Map<Space, Steps>();
  return (from: Space): Steps => {
    const found = known.get(from) ?? counted(layout, from);
    known.set(from, found);
    return found;
  };
});

function counted(layout: Layout, from: Space): Steps {
  const board = boardOf(layout);
  const steps = new Map([[from, 0]]);
  // A map is walked in the order of its entries, also of those that are added on the way.
  for (const [space, count] of steps)
    for (const next of neighbours(board, ALL_OPEN, space)) if (!steps.has(next)) steps.set(next, count + 1);
  return steps;
}

const ALL_OPEN: ClosedDoors = new Set();
