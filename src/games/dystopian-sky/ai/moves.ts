import { columnOf, type Place } from '../map/place.ts';
import { placesInReach } from '../movement/move.ts';
import type { Action } from '../state/actions.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import { planOf } from './plan.ts';
import { dashWorth } from './reactions.ts';

const NOWHERE = -99;

/** What going to a place is worth, or to the best of a column. */
export function moveWorths(table: Table, frame: Frame<'move'>): (option: Action) => number {
  const going = goingWorths(worthsOf(table, frame));
  return (option) => (option.do === 'go' || option.do === 'column' ? going(option) : -100);
}

/** The same, where each place is worth that much. */
export function goingWorths(worths: ReadonlyMap<Place, number>): (option: Action<'go'> | Action<'column'>) => number {
  const columns = new Map<number, number>();
  for (const [place, worth] of worths) {
    const column = columnOf(place);
    if (worth > (columns.get(column) ?? -Infinity)) columns.set(column, worth);
  }
  // A place that is named takes fewer presses than its column.
  return (option) =>
    option.do === 'go' ? (worths.get(option.to) ?? NOWHERE) : (columns.get(option.column) ?? NOWHERE) - 1e-9;
}

function worthsOf(table: Table, frame: Frame<'move'>): ReadonlyMap<Place, number> {
  const below = table.stack.at(-2);
  if (frame.why === 'move' && below?.kind === 'phase') return planOf(table, below).worths;
  const places = [...placesInReach(table, frame.unit, frame).keys()];
  return new Map(places.map((place) => [place, dashWorth(table, frame.unit, place)]));
}
