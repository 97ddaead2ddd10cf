import { memoizeLatest } from '#engine';
import type { Place } from '../map/place.ts';
import { placesInReach } from '../movement/move.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import { placeOf } from '../units/units.ts';
import { fieldOf } from './field.ts';

/** The state of a Phase that a plan depends on. */
export type PhaseNow = Pick<Frame<'phase'>, 'unit' | 'movement' | 'climb' | 'actions' | 'moved'>;

/** What a unit makes of the rest of its Phase. */
export interface Plan {
  /** Where to go first, and what all that follows is worth then. `null` where nothing is in reach. */
  readonly go: { readonly to: Place; readonly worth: number } | null;
  /** The best place to end in, counted from here, and the worth of ending right here. */
  readonly retreat: number;
  readonly stand: number;
  /** What going to each place in reach is worth. */
  readonly worths: ReadonlyMap<Place, number>;
}

/** Later actions are worth a little less than the first: their target may be gone. */
const LATER = 0.85;

/** What that many attacks are worth, of this one. */
export function repeated(gain: number, actions: number): number {
  return actions === 0 ? 0 : actions === 1 ? gain : gain * (1 + LATER);
}

/** The plan of the unit whose Phase it is. */
export function planOf(table: Table, now: PhaseNow): Plan {
  return knownPlan({ table, now });
}

interface Asked {
  readonly table: Table;
  readonly now: PhaseNow;
}

const knownPlan = memoizeLatest(
  ({ table, now }: Asked): Plan => {
    const field = fieldOf(table, now.unit, true);
    const here = placeOf(table, now.unit);
    const stand = field.stand(here);
    const worths = new Map<Place, number>();
    let go: Plan['go'] = null;
    let retreat = stand;
    for (const [to] of now.movement < 100 ? [] : placesInReach(table, now.unit, now)) {
      const end = field.stand(to);
      const worth = end + repeated(now.actions > 0 ? field.gain(to) : 0, now.actions);
      worths.set(to, worth);
      if (end > retreat) retreat = end;
      if (go === null || worth > go.worth) go = { to, worth };
    }
    return { go, retreat, stand, worths };
  },
  (one, other) =>
    one.table.crews === other.table.crews &&
    one.table.options.map === other.table.options.map &&
    one.now.unit === other.now.unit &&
    one.now.movement === other.now.movement &&
    one.now.climb === other.now.climb &&
    one.now.actions === other.now.actions,
);
