import type { ShuttleSlot } from '../content/scenarios.ts';
import type { PlacedShuttle } from './board.ts';
import { beside, spaceAt, type Side } from './space.ts';

const OPPOSITE = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const satisfies Record<Side, Side>;

/** A shuttle in its slot: its two spaces lead straight away from the tile's hatch (Q18). */
export function shuttleAt({ column, row, side }: ShuttleSlot): PlacedShuttle {
  const first = beside(spaceAt(column, row), side);
  return { spaces: [first, beside(first, side)], hatch: OPPOSITE[side] };
}
