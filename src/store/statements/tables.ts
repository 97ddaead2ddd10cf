import { and, asc, desc, eq, exists, lte, sql, type SQL } from 'drizzle-orm';
import { alarms, ENDED, games, OPEN, seats } from '../schema.ts';
import { given, replaced, slots, type Db, type OfTable, type Read, type Write } from './statement.ts';

export type GameRow = typeof games.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type AlarmRow = typeof alarms.$inferSelect;

/** What a change compares with the table before it. */
export type StoredPosition = Pick<GameRow, 'guild' | 'channel' | 'status' | 'revision' | 'seq'>;

/** Tables, their seats and when their AI players are due. */
export function tableStatements(db: Db) {
  const ofTable = given('tableId');
  const isPlayed = and(OPEN, eq(games.status, 'playing'));
  /** That a seat like this is at the table. */
  const hasSeat = (like: SQL) =>
    exists(
      db
        .select({ seat: seats.seat })
        .from(seats)
        .where(and(eq(seats.tableId, games.id), like)),
    );

  const insertGame: Write<GameRow> = db.insert(games).values(slots(games)).prepare();
  const updateGame: Write<GameRow> = db
    .update(games)
    .set(replaced(games))
    .where(eq(games.id, given('id')))
    .prepare();
  // SQLite rewrites the indexes of every column that a statement names, even where its value stays.
  const playOnGame: Write<GameRow> = db
    .update(games)
    .set(replaced(games, ['guild', 'channel', 'status', 'sleepDue']))
    .where(eq(games.id, given('id')))
    .prepare();
  const game: Read<OfTable, GameRow> = db.select().from(games).where(eq(games.id, ofTable)).prepare();
  const standing: Read<OfTable, StoredPosition> = db
    .select({
      guild: games.guild,
      channel: games.channel,
      status: games.status,
      revision: games.revision,
      seq: games.seq,
    })
    .from(games)
    .where(eq(games.id, ofTable))
    .prepare();
  const openInChannel: Read<{ channel: string }, GameRow> = db
    .select()
    .from(games)
    .where(and(eq(games.channel, given('channel')), OPEN))
    .prepare();
  const lastInChannel: Read<{ channel: string }, GameRow> = db
    .select()
    .from(games)
    .where(and(eq(games.channel, given('channel')), ENDED))
    .orderBy(desc(games.changedAt), sql`rowid desc`)
    .limit(1)
    .prepare();
  const openInGuild: Read<{ guild: string; limit: number }, GameRow> = db
    .select()
    .from(games)
    .where(and(eq(games.guild, given('guild')), OPEN))
    .orderBy(desc(games.changedAt))
    .limit(given('limit'))
    .prepare();
  const openOfPlayer: Read<{ guild: string; player: string; limit: number }, GameRow> = db
    .select()
    .from(games)
    .where(and(eq(games.guild, given('guild')), OPEN, hasSeat(eq(seats.player, given('player')))))
    .orderBy(desc(games.changedAt))
    .limit(given('limit'))
    .prepare();
  const playingOf: Read<{ player: string; limit: number }, GameRow> = db
    .select()
    .from(games)
    .where(and(isPlayed, hasSeat(eq(seats.player, given('player')))))
    .orderBy(desc(games.changedAt))
    .limit(given('limit'))
    .prepare();
  const playing: Read<Record<string, never>, { id: string }> = db
    .select({ id: games.id })
    .from(games)
    .where(isPlayed)
    .prepare();
  const playingConceded: Read<Record<string, never>, { id: string }> = db
    .select({ id: games.id })
    .from(games)
    .where(and(isPlayed, hasSeat(eq(seats.conceded, true))))
    .prepare();

  const seatsOf: Read<OfTable, SeatRow> = db
    .select()
    .from(seats)
    .where(eq(seats.tableId, ofTable))
    .orderBy(asc(seats.seat))
    .prepare();
  const insertSeat: Write<SeatRow> = db.insert(seats).values(slots(seats)).prepare();
  const clearSeats: Write<OfTable> = db.delete(seats).where(eq(seats.tableId, ofTable)).prepare();

  const dueAlarms: Read<{ now: number; limit: number }, AlarmRow> = db
    .select()
    .from(alarms)
    .where(lte(alarms.due, given('now')))
    .orderBy(asc(alarms.due))
    .limit(given('limit'))
    .prepare();
  const alarmOf: Read<OfTable, AlarmRow> = db.select().from(alarms).where(eq(alarms.tableId, ofTable)).prepare();
  const setAlarm: Write<AlarmRow> = db
    .insert(alarms)
    .values(slots(alarms))
    .onConflictDoUpdate({ target: alarms.tableId, set: replaced(alarms) })
    .prepare();
  const dropAlarm: Write<AlarmRow> = db
    .delete(alarms)
    .where(and(eq(alarms.tableId, ofTable), eq(alarms.due, given('due'))))
    .prepare();
  const delayAlarm: Write<AlarmRow & { until: number }> = db
    .update(alarms)
    .set({ due: sql`${given('until')}` })
    .where(and(eq(alarms.tableId, ofTable), eq(alarms.due, given('due'))))
    .prepare();

  return {
    insertGame,
    updateGame,
    playOnGame,
    game,
    standing,
    openInChannel,
    lastInChannel,
    openInGuild,
    openOfPlayer,
    playingOf,
    playing,
    playingConceded,
    seatsOf,
    insertSeat,
    clearSeats,
    dueAlarms,
    alarmOf,
    setAlarm,
    dropAlarm,
    delayAlarm,
  };
}
