import { at, OWNERS, type Owner, type Seat } from '#engine';
import type { Roster } from '../roster/roster.ts';
import { isCaptain, seatOf, slotOf, unitId, type UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';

/** Colour and shape of a crew's pieces. */
export function crewOwner(seat: Seat): Owner {
  return at(OWNERS, seat);
}

/** The Captain's letter, which no other unit has. */
const CAPTAIN = 'C';

/**
 * The letters of a roster's units on their pieces, all different: C for the Captain, for others the first letter of the
 * name that is still free, or a digit.
 */
export function lettersOf({ members }: Roster): readonly string[] {
  return members.reduce<readonly string[]>((taken, { name }, slot) => {
    const own = Array.from(name.toUpperCase()).find((letter) => /[A-Z]/.test(letter) && !taken.includes(letter));
    return [...taken, isCaptain(unitId(0, slot)) ? CAPTAIN : (own ?? String(slot + 1))];
  }, []);
}

/** The letter of a unit's piece. */
export function unitLetter({ crews }: Table, unit: UnitId): string {
  const { roster } = at(crews, seatOf(unit));
  return roster ? at(lettersOf(roster), slotOf(unit)) : '?';
}
