import { at, withAt } from '#engine';
import type { Space } from '../board/space.ts';
import { heroOf, seatOf, slotOf } from '../characters/characters.ts';
import type { CharacterId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';

/** The table with a hero in another space. */
export function setHeroSpace(table: Table, hero: CharacterId, space: Space): Table {
  const seat = seatOf(hero);
  const crew = at(table.crews, seat);
  const heroes = withAt(crew.heroes, slotOf(hero), { ...heroOf(table, hero), space });
  return { ...table, crews: withAt(table.crews, seat, { ...crew, heroes }) };
}
