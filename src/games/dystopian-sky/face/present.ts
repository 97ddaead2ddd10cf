import { at } from '#engine';
import type { Roster } from '../roster/roster.ts';
import type { Table } from '../state/state.ts';
import { mostHealth } from '../units/units.ts';
import { conditionsOf } from './words.ts';

/** What is different from the Roster at present: in the Armory the credits, in a match Health and statuses. */
export interface Present {
  readonly credits?: number;
  /** "7/25". */
  readonly health?: string;
  readonly conditions?: readonly string[];
}

/** A seat's crew in the middle of a match: what each unit has left, and how it is. `null` before the muster is over. */
export function crewNow(table: Table, seat: number): { readonly roster: Roster; readonly present: Present[] } | null {
  const { roster, units } = at(table.crews, seat);
  if (!roster) return null;
  return {
    roster: {
      ...roster,
      members: roster.members.map((member, slot) => {
        const { weapons, consumables } = at(units, slot);
        return { ...member, weapons, consumables };
      }),
    },
    present: units.map(({ id, place, health }) => ({
      health: `${String(health)}/${String(mostHealth(table, id))}`,
      conditions: place === null && table.round > 0 ? ['Downed'] : conditionsOf(table, id),
    })),
  };
}
