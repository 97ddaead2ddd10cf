import { BACKER_TABLE } from './backers.ts';
import { CHARACTER_TABLE } from './characters.ts';
import { ENCOUNTER_TABLE } from './encounters.ts';
import { LOOT_TABLE } from './loot.ts';
import { OBJECTIVE_TABLE } from './objectives.ts';
import type { Printed, Printing } from './printing.ts';
import { ROOM_TABLE } from './rooms.ts';
import { SCHEME_TABLE } from './schemes.ts';

const TABLES: readonly Readonly<Record<string, Printed>>[] = [
  BACKER_TABLE,
  CHARACTER_TABLE,
  ENCOUNTER_TABLE,
  LOOT_TABLE,
  OBJECTIVE_TABLE,
  ROOM_TABLE,
  SCHEME_TABLE,
];

/** The printing of new games: that of the newest entry. */
export const NEWEST: Printing = Math.max(
  1,
  ...TABLES.flatMap((table) => Object.values(table)).flatMap(({ since }) => since ?? []),
);
