import { counted } from '#engine';
import { dcOf, levelOf, lockdownAt, placeOf } from '../../ship/alert.ts';
import { ALERT_ROWS, LAUNCH } from '../../content/printed.ts';
import type { Table } from '../../state/state.ts';

/** The alert token's level (from 1), its space in that level's row, and the spaces left to LOCKDOWN. */
export function alertOf(table: Table) {
  const { space, spaces } = placeOf(table);
  const level = Math.min(levelOf(table), ALERT_ROWS.length - 1);
  return {
    level: level + 1,
    name: ALERT_ROWS[level]?.name ?? '',
    dc: dcOf(table),
    space,
    spaces,
    toLockdown: lockdownAt(table) - table.alert,
  };
}

/** The alert and launch tracks as text. */
export function drawTracks(table: Table): readonly string[] {
  const { level, space, spaces, dc, toLockdown } = alertOf(table);
  return [
    `Alert  ${bar(space, spaces)} level ${level}/${ALERT_ROWS.length} DC ${dc}`,
    `Launch ${bar(LAUNCH - table.launch, LAUNCH)} ${table.launch > 0 ? `in ${counted(table.launch, 'round')}` : 'now'}`,
    `${counted(toLockdown, 'space')} to LOCKDOWN`,
  ];
}

function bar(done: number, of: number): string {
  return `[${'#'.repeat(done)}${'.'.repeat(Math.max(0, of - done))}]`;
}
