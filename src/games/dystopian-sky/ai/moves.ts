import { best, type Decision, type Rng } from '#engine';
import { columnOf, type Place } from '../map/place.ts';
import { placesInReach } from '../movement/move.ts';
import type { Action } from '../state/actions.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import { planOf } from './plan.ts';
import { dashWorth } from './reactions.ts';

/** The place the plan leads to, or the best of those that are offered; its column where it has no button of its own. */
export function chooseMove(table: Table, frame: Frame<'move'>, { options }: Decision<Action>, rng: Rng): Action {
  const worths = worthsOf(table, frame);
  const columns = new Map<number, number>();
  for (const [place, worth] of worths) {
    const column = columnOf(place);
    if (worth > (columns.get(column) ?? -Infinity)) columns.set(column, worth);
  }
  return best(
    options,
    (option) => {
      // A place that is named is one press less than its column.
      if (option.do === 'go') return worths.get(option.to) ?? -99;
      return option.do === 'column' ? (columns.get(option.column) ?? -99) - 1e-9 : -100;
    },
    rng,
  );
}

function worthsOf(table: Table, frame: Frame<'move'>): ReadonlyMap<Place, number> {
  const below = table.stack.at(-2);
  if (frame.why === 'move' && below?.kind === 'phase') return planOf(table, below).worths;
  const places = [...placesInReach(table, frame.unit, frame).keys()];
  return new Map(places.map((place) => [place, dashWorth(table, frame.unit, place)]));
}
