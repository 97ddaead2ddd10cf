import { ComponentType } from 'discord-api-types/v10';
import type { Seat } from '#engine';
import { readCustomId } from '../../src/discord/custom-id.ts';
import { helpScreen } from '../../src/discord/screens/help.ts';
import type { Screen } from '../../src/discord/screens/screen.ts';
import type { Table } from '../../src/tables/index.ts';

/** Every page of the help, in the order in which its buttons lead on. */
export function helpPages(table: Table, seat: Seat | null): Screen[] {
  const pages: Screen[] = [];
  for (let page: number | null = 0; page !== null;) {
    const screen = helpScreen(table, seat, page);
    pages.push(screen);
    page = nextOf(screen, page);
  }
  return pages;
}

function nextOf({ components }: Screen, page: number): number | null {
  for (const component of components.flatMap((row) => row.components)) {
    if (component.type !== ComponentType.Button || !('custom_id' in component) || component.disabled) continue;
    const id = readCustomId(component.custom_id);
    if (id?.verb === 'help-page' && id.page > page) return id.page;
  }
  return null;
}
