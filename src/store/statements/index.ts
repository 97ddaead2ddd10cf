import type Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { clockStatements } from './clocks.ts';
import { factStatements } from './facts.ts';
import { keepsakeStatements } from './keepsakes.ts';
import { logStatements } from './log.ts';
import { messageStatements } from './messages.ts';
import { orderStatements } from './orders.ts';
import { tableStatements } from './tables.ts';

export type { ClockRow } from './clocks.ts';
export type { KeptRow } from './keepsakes.ts';
export type { ActionRow, ArchiveRow, CheckpointRow } from './log.ts';
export type { MessageRow, NoticeRow } from './messages.ts';
export type { GameRow, SeatRow, StoredPosition } from './tables.ts';

export type Statements = ReturnType<typeof prepare>;

/** Every statement of the store, prepared once per connection. */
export function prepare(client: Database.Database) {
  const db = drizzle({ client });
  return {
    ...tableStatements(db),
    ...clockStatements(db),
    ...logStatements(db),
    ...messageStatements(db),
    ...factStatements(db),
    ...orderStatements(db),
    ...keepsakeStatements(db),
  };
}
