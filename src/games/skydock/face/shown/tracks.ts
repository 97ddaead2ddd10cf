import { dcOf, levelOf, lockdownAt, placeOf } from '../../ship/alert.ts';
import { ALERT_ROWS, LAUNCH } from '../../content/printed.ts';
import type { Table } from '../../state/state.ts';

/** Where the alert token stands: its level from 1, the level's name, and its place within the row. */
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

/** The tracks drawn: how far the alert has climbed in its row and from LOCKDOWN, and how many rounds are gone. */
export function drawTracks(table: Table): readonly string[] {
  const { level, space, spaces, dc, toLockdown } = alertOf(table);
  return [
    `Alert  ${bar(space, spaces)} level ${level}/${ALERT_ROWS.length} DC ${dc}`,
    `Launch ${bar(LAUNCH - table.launch, LAUNCH)} in ${table.launch}`,
    `LOCKDOWN in ${toLockdown}`,
  ];
}

function bar(done: number, of: number): string {
  return `[${'#'.repeat(done)}${'.'.repeat(Math.max(0, of - done))}]`;
}
