import { columnOf, type Place } from '../map/place.ts';
import { placesInReach } from '../movement/move.ts';
import type { Action } from '../state/actions.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import { planOf } from './plan.ts';
import { dashWorth } from './reactions.ts';

/** What going to a place is worth, or to the best of a column. */
export function moveWorths(table: Table, frame: Frame<'move'>): (option: Action) => number {
  const worths = worthsOf(table, frame);
  const columns = new Map<number, number>();
  for (const [place, worth] of worths) {
    const column = columnOf(place);
    if (worth > (columns.get(column) ?? -Infinity)) columns.set(column, worth);
  }
  return (option) => {
    // A place that is named is one press less than its column.
    if (option.do === 'go') return worths.get(option.to) ?? -99;
    return option.do === 'column' ? (columns.get(option.column) ?? -99) - 1e-9 : -100;
  };
}

function worthsOf(table: Table, frame: Frame<'move'>): ReadonlyMap<Place, number> {
  const below = table.stack.at(-2);
  if (frame.why === 'move' && below?.kind === 'phase') return planOf(table, below).worths;
  const places = [...placesInReach(table, frame.unit, frame).keys()];
  return new Map(places.map((place) => [place, dashWorth(table, frame.unit, place)]));
}
