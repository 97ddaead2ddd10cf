import type Database from 'better-sqlite3';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  lt,
  lte,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  actions,
  alarms,
  archives,
  checkpoints,
  ENDED,
  ENTRY_SEAT,
  facts,
  games,
  interactions,
  messages,
  OPEN,
  outbox,
  people,
  seats,
} from './schema.ts';

export type GameRow = typeof games.$inferSelect;
/** What a change compares with the table before it. */
export type Standing = Pick<GameRow, 'guild' | 'channel' | 'status' | 'revision' | 'seq'>;
export type SeatRow = typeof seats.$inferSelect;
export type ActionRow = typeof actions.$inferSelect;
export type CheckpointRow = typeof checkpoints.$inferSelect;
export type ArchiveRow = typeof archives.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type AlarmRow = typeof alarms.$inferSelect;
export type NoticeRow = typeof outbox.$inferSelect;

/** A prepared statement and its values. */
interface Statement {
  getQuery(): { readonly sql: string };
}
interface Write<Given> extends Statement {
  run(given: Given): { readonly changes: number };
}
interface Read<Given, Row> extends Statement {
  get(given: Given): Row | undefined;
  all(given: Given): Row[];
}

// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- drizzle takes no interface for values
type OfTable = { readonly tableId: string };

/** A page of a log: lines beyond a revision, of one seat where only its reasons are wanted. */
type OfPage = OfTable & { readonly beyond: number; readonly limit: number; readonly seat?: number };

export type Statements = ReturnType<typeof prepare>;

/** Every statement of the store, prepared once per connection. */
export function prepare(client: Database.Database) {
  const db = drizzle({ client });
  const ofTable = given('tableId');

  const insertGame: Write<GameRow> = db.insert(games).values(slots(games)).prepare();
  const updateGame: Write<GameRow> = db
    .update(games)
    .set(replaced(games))
    .where(eq(games.id, given('id')))
    .prepare();
  // SQLite rewrites the indexes of every column that a statement names, even where its value stays.
  const playOnGame: Write<GameRow> = db
    .update(games)
    .set(replaced(games, ['guild', 'channel', 'status']))
    .where(eq(games.id, given('id')))
    .prepare();
  const game: Read<OfTable, GameRow> = db.select().from(games).where(eq(games.id, ofTable)).prepare();
  const standing: Read<OfTable, Standing> = db
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
    .where(
      and(
        eq(games.guild, given('guild')),
        OPEN,
        exists(
          db
            .select({ seat: seats.seat })
            .from(seats)
            .where(and(eq(seats.tableId, games.id), eq(seats.player, given('player')))),
        ),
      ),
    )
    .orderBy(desc(games.changedAt))
    .limit(given('limit'))
    .prepare();
  const playing: Read<Record<string, never>, { id: string }> = db
    .select({ id: games.id })
    .from(games)
    .where(and(OPEN, eq(games.status, 'playing')))
    .prepare();
  const playingConceded: Read<Record<string, never>, { id: string }> = db
    .select({ id: games.id })
    .from(games)
    .where(
      and(
        OPEN,
        eq(games.status, 'playing'),
        exists(
          db
            .select({ seat: seats.seat })
            .from(seats)
            .where(and(eq(seats.tableId, games.id), eq(seats.conceded, true))),
        ),
      ),
    )
    .prepare();

  const seatsOf: Read<OfTable, SeatRow> = db
    .select()
    .from(seats)
    .where(eq(seats.tableId, ofTable))
    .orderBy(asc(seats.seat))
    .prepare();
  const insertSeat: Write<SeatRow> = db.insert(seats).values(slots(seats)).prepare();
  const clearSeats: Write<OfTable> = db.delete(seats).where(eq(seats.tableId, ofTable)).prepare();

  const linesOf: Read<OfTable, ActionRow> = db
    .select()
    .from(actions)
    .where(eq(actions.tableId, ofTable))
    .orderBy(asc(actions.revision))
    .prepare();
  const newestLinesOf: Read<OfTable & { last: number }, ActionRow> = db
    .select()
    .from(actions)
    .where(eq(actions.tableId, ofTable))
    .orderBy(desc(actions.revision))
    .limit(given('last'))
    .prepare();
  const linesBelow = (only?: SQL) => linesBeside(lt(actions.revision, given('beyond')), desc(actions.revision), only);
  const linesAbove = (only?: SQL) => linesBeside(gt(actions.revision, given('beyond')), asc(actions.revision), only);
  const linesBeside = (beyond: SQL, order: SQL, only?: SQL): Read<OfPage, ActionRow> =>
    db
      .select()
      .from(actions)
      .where(and(eq(actions.tableId, ofTable), beyond, only))
      .orderBy(order)
      .limit(given('limit'))
      .prepare();
  const explained = sql`why is not null`;
  const explainedOfSeat = sql`why is not null and ${ENTRY_SEAT} = ${given('seat')}`;
  const newestBelow = linesBelow();
  const newestReasonsBelow = linesBelow(explained);
  const newestReasonsOfSeatBelow = linesBelow(explainedOfSeat);
  const oldestAbove = linesAbove();
  const oldestReasonsAbove = linesAbove(explained);
  const oldestReasonsOfSeatAbove = linesAbove(explainedOfSeat);
  const newestLineBy: Read<OfTable & { player: string; before: number }, ActionRow> = db
    .select()
    .from(actions)
    .where(
      and(eq(actions.tableId, ofTable), eq(actions.player, given('player')), lt(actions.revision, given('before'))),
    )
    .orderBy(desc(actions.revision))
    .limit(1)
    .prepare();
  const insertLine: Write<ActionRow> = db.insert(actions).values(slots(actions)).prepare();
  // The newest line of that number: reading backwards, it is found without walking the whole log.
  const lineNumbered = and(
    eq(actions.tableId, ofTable),
    eq(
      actions.revision,
      sql`(select revision from ${actions} where table_id = ${ofTable} and seq = ${given('seq')} order by revision desc limit 1)`,
    ),
  );
  const renumberLine: Write<OfTable & { seq: number; newSeq: number; newHash: string }> = db
    .update(actions)
    .set({ seq: sql`${given('newSeq')}`, hash: sql`${given('newHash')}` })
    .where(lineNumbered)
    .prepare();
  const dropLine: Write<OfTable & { seq: number }> = db.delete(actions).where(lineNumbered).prepare();
  const clearLines: Write<OfTable> = db.delete(actions).where(eq(actions.tableId, ofTable)).prepare();

  const checkpoint: Read<OfTable & { seq: number }, CheckpointRow> = db
    .select()
    .from(checkpoints)
    .where(and(eq(checkpoints.tableId, ofTable), lte(checkpoints.seq, given('seq'))))
    .orderBy(desc(checkpoints.seq))
    .limit(1)
    .prepare();
  const newestCheckpoint: Read<OfTable, Pick<CheckpointRow, 'seq'>> = db
    .select({ seq: checkpoints.seq })
    .from(checkpoints)
    .where(eq(checkpoints.tableId, ofTable))
    .orderBy(desc(checkpoints.seq))
    .limit(1)
    .prepare();
  const insertCheckpoint: Write<CheckpointRow> = db.insert(checkpoints).values(slots(checkpoints)).prepare();
  const dropCheckpoints: Write<OfTable & { from: number }> = db
    .delete(checkpoints)
    .where(and(eq(checkpoints.tableId, ofTable), gte(checkpoints.seq, given('from'))))
    .prepare();

  const archive: Read<OfTable, ArchiveRow> = db.select().from(archives).where(eq(archives.tableId, ofTable)).prepare();
  const insertArchive: Write<ArchiveRow> = db.insert(archives).values(slots(archives)).prepare();
  const clearArchive: Write<OfTable> = db.delete(archives).where(eq(archives.tableId, ofTable)).prepare();

  const message: Read<Pick<MessageRow, 'tableId' | 'kind'>, MessageRow> = db
    .select()
    .from(messages)
    .where(and(eq(messages.tableId, ofTable), eq(messages.kind, given('kind'))))
    .prepare();
  const saveMessage: Write<MessageRow> = db
    .insert(messages)
    .values(slots(messages))
    .onConflictDoUpdate({ target: [messages.tableId, messages.kind], set: replaced(messages) })
    .prepare();
  const bury: Write<Pick<MessageRow, 'tableId' | 'kind'> & { by: number }> = db
    .update(messages)
    .set({ buried: sql`${messages.buried} + ${given('by')}` })
    .where(and(eq(messages.tableId, ofTable), eq(messages.kind, given('kind'))))
    .prepare();
  const forgetMessage: Write<Pick<MessageRow, 'tableId' | 'kind'>> = db
    .delete(messages)
    .where(and(eq(messages.tableId, ofTable), eq(messages.kind, given('kind'))))
    .prepare();

  const insertNotice: Write<Omit<NoticeRow, 'id'>> = db
    .insert(outbox)
    .values({ ...slots(outbox), id: sql`null` })
    .prepare();
  const noticesOf: Read<OfTable, NoticeRow> = db.select().from(outbox).where(eq(outbox.tableId, ofTable)).prepare();
  const dueNotices: Read<{ now: number; limit: number }, NoticeRow> = db
    .select()
    .from(outbox)
    .where(lte(outbox.due, given('now')))
    .orderBy(asc(outbox.id))
    .limit(given('limit'))
    .prepare();
  const notice: Read<{ id: number }, NoticeRow> = db
    .select()
    .from(outbox)
    .where(eq(outbox.id, given('id')))
    .prepare();
  const dropNotice: Write<{ id: number }> = db
    .delete(outbox)
    .where(eq(outbox.id, given('id')))
    .prepare();
  const callSeats: Write<Pick<NoticeRow, 'id' | 'seats'>> = db
    .update(outbox)
    .set({ seats: sql`${given('seats')}` })
    .where(eq(outbox.id, given('id')))
    .prepare();
  const delayNotice: Write<{ id: number; due: number }> = db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, due: sql`${given('due')}` })
    .where(eq(outbox.id, given('id')))
    .prepare();

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

  const handled: Read<{ id: string }, { id: string }> = db
    .select({ id: interactions.id })
    .from(interactions)
    .where(eq(interactions.id, given('id')))
    .prepare();
  const insertHandled: Write<{ id: string; at: number }> = db
    .insert(interactions)
    .values(slots(interactions))
    .onConflictDoNothing()
    .prepare();
  const pruneHandled: Write<{ before: number }> = db
    .delete(interactions)
    .where(lt(interactions.at, given('before')))
    .prepare();

  const fact: Read<{ key: string }, { value: string }> = db
    .select({ value: facts.value })
    .from(facts)
    .where(eq(facts.key, given('key')))
    .prepare();
  const saveFact: Write<{ key: string; value: string }> = db
    .insert(facts)
    .values(slots(facts))
    .onConflictDoUpdate({ target: facts.key, set: replaced(facts) })
    .prepare();

  const tipsOf: Read<{ player: string }, { tips: string }> = db
    .select({ tips: people.tips })
    .from(people)
    .where(eq(people.player, given('player')))
    .prepare();
  const saveTips: Write<{ player: string; tips: string }> = db
    .insert(people)
    .values(slots(people))
    .onConflictDoUpdate({ target: people.player, set: replaced(people) })
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
    playing,
    playingConceded,
    seatsOf,
    insertSeat,
    clearSeats,
    linesOf,
    newestLinesOf,
    newestBelow,
    newestReasonsBelow,
    newestReasonsOfSeatBelow,
    oldestAbove,
    oldestReasonsAbove,
    oldestReasonsOfSeatAbove,
    newestLineBy,
    insertLine,
    renumberLine,
    dropLine,
    clearLines,
    checkpoint,
    newestCheckpoint,
    insertCheckpoint,
    dropCheckpoints,
    archive,
    insertArchive,
    clearArchive,
    message,
    saveMessage,
    bury,
    forgetMessage,
    insertNotice,
    noticesOf,
    dueNotices,
    notice,
    dropNotice,
    callSeats,
    delayNotice,
    dueAlarms,
    alarmOf,
    setAlarm,
    dropAlarm,
    delayAlarm,
    handled,
    insertHandled,
    pruneHandled,
    fact,
    saveFact,
    tipsOf,
    saveTips,
  };
}

function given(name: string): Placeholder {
  return sql.placeholder(name);
}

/** A placeholder for each column, named like the row's property. */
function slots<T extends SQLiteTable>(table: T): Record<keyof T['$inferInsert'], Placeholder> {
  const names = Object.keys(getTableColumns(table));
  // Object.keys loses the type of the names.
  return Object.fromEntries(names.map((name) => [name, given(name)])) as Record<keyof T['$inferInsert'], Placeholder>;
}

/** Sets every column except the key and those named, from placeholders with the same names. */
function replaced<T extends SQLiteTable>(
  table: T,
  except: readonly string[] = [],
): { [Name in keyof T['$inferInsert']]?: SQL } {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => !column.primary && !except.includes(name),
  );
  return Object.fromEntries(columns.map(([name]) => [name, sql`${given(name)}`])) as {
    [Name in keyof T['$inferInsert']]?: SQL;
  };
}
