import { and, asc, eq, exists, gt, lt, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { clocks, games, seats } from '../schema.ts';
import { given, slots, type Db, type OfTable, type Read, type Write } from './statement.ts';

export type ClockRow = typeof clocks.$inferSelect;

/** A table and when something there is due. */
interface DueRow {
  readonly tableId: string;
  readonly due: number | null;
}

/** The clocks of seats, and what is due by the clock. */
export function clockStatements(db: Db) {
  const ofTable = given('tableId');
  const clocksOf: Read<OfTable, ClockRow> = db
    .select()
    .from(clocks)
    .where(eq(clocks.tableId, ofTable))
    .orderBy(asc(clocks.seat))
    .prepare();
  const insertClock: Write<ClockRow> = db.insert(clocks).values(slots(clocks)).prepare();
  const clearClocks: Write<OfTable> = db.delete(clocks).where(eq(clocks.tableId, ofTable)).prepare();
  // The first due clock of each table alone: one where many are due must not fill the limit.
  const earlier = alias(clocks, 'earlier');
  const dueClocks: Read<{ now: number; limit: number }, DueRow> = db
    .select({ tableId: clocks.tableId, due: clocks.due })
    .from(clocks)
    .where(
      and(
        lte(clocks.due, given('now')),
        notExists(
          db
            .select({ seat: earlier.seat })
            .from(earlier)
            .where(
              and(
                eq(earlier.tableId, clocks.tableId),
                or(lt(earlier.due, clocks.due), and(eq(earlier.due, clocks.due), lt(earlier.seat, clocks.seat))),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(clocks.due), asc(clocks.tableId))
    .limit(given('limit'))
    .prepare();
  const dueSleeps: Read<{ now: number; limit: number }, DueRow> = db
    .select({ tableId: games.id, due: games.sleepDue })
    .from(games)
    .where(lte(games.sleepDue, given('now')))
    .orderBy(asc(games.sleepDue))
    .limit(given('limit'))
    .prepare();
  // Through the index of what is due: few clocks run.
  const clockedTables: Read<{ player: string }, { tableId: string }> = db
    .select({ tableId: clocks.tableId })
    .from(clocks)
    .where(
      and(
        gt(clocks.due, 0),
        exists(
          db
            .select({ seat: seats.seat })
            .from(seats)
            .where(
              and(eq(seats.tableId, clocks.tableId), eq(seats.seat, clocks.seat), eq(seats.player, given('player'))),
            ),
        ),
      ),
    )
    .prepare();
  return { clockedTables, clocksOf, insertClock, clearClocks, dueClocks, dueSleeps };
}
