import { at, type Seat } from '#engine';
import { seatOf, slotOf, type UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';

/** The crews by seat: their colours, as their own names come later. */
const CREWS = ['Crimson', 'Cobalt', 'Jade', 'Amber'] as const;

export function seatName(seat: Seat): string {
  return at(CREWS, seat);
}

/** The name of a unit, with its crew's colour if another one in the match has the same. Throws before the muster is over. */
export function unitName({ crews }: Pick<Table, 'crews'>, unit: UnitId): string {
  const { roster } = at(crews, seatOf(unit));
  if (!roster) throw new Error('The crews have not been mustered.');
  const { name } = at(roster.members, slotOf(unit));
  const alike = crews.flatMap((crew) => (crew.roster?.members ?? []).filter((member) => member.name === name));
  return alike.length > 1 ? `${name} (${seatName(seatOf(unit))})` : name;
}
