import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex, blob } from 'drizzle-orm/sqlite-core';

/*
 * Texts named "JSON" hold canonical JSON. Times are milliseconds since 1970. What belongs to a table of the house (one
 * game in one channel) carries its id as `table_id`.
 */

const STATUSES = ['lobby', 'playing', 'finished', 'cancelled'] as const;

/** A query must repeat these words exactly for SQLite to see that the small index over them serves it. */
export const OPEN = sql.raw(`status in ('lobby', 'playing')`);
export const ENDED = sql.raw(`status in ('finished', 'cancelled')`);

export const games = sqliteTable(
  'games',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    rules: integer('rules').notNull(),
    guild: text('guild').notNull(),
    channel: text('channel').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    revision: integer('revision').notNull(),
    host: text('host').notNull(),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /** JSON. */
    options: text('options').notNull(),
    secret: text('secret').notNull(),
    commitment: text('commitment').notNull(),
    seed: text('seed'),
    /** JSON. */
    outcome: text('outcome').notNull(),
    /** JSON. */
    proposal: text('proposal').notNull(),
    /** The match: all four null in the lobby, and once the table has ended and its archive holds them. */
    seq: integer('seq'),
    /** JSON. */
    since: text('since'),
    /** JSON; last in the row with `back`, so that reading the rest walks no overflow pages. */
    state: text('state'),
    back: text('back'),
  },
  (table) => [
    uniqueIndex('games_open_channel').on(table.channel).where(OPEN),
    index('games_open_guild').on(table.guild, table.changedAt).where(OPEN),
    index('games_ended_channel').on(table.channel, table.changedAt).where(ENDED),
  ],
);

export const seats = sqliteTable(
  'seats',
  {
    tableId: tableId(),
    seat: integer('seat').notNull(),
    player: text('player').notNull(),
    name: text('name').notNull(),
    joined: text('joined').notNull(),
    conceded: integer('conceded', { mode: 'boolean' }).notNull(),
    /** How well the player who is no person plays that holds it. */
    ai: text('ai'),
    chosen: integer('chosen', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seat] })],
);

/** The log lines of open tables. */
export const actions = sqliteTable(
  'actions',
  {
    tableId: tableId(),
    revision: integer('revision').notNull(),
    at: integer('at').notNull(),
    player: text('player'),
    /** JSON. */
    entry: text('entry').notNull(),
    seq: integer('seq'),
    /** JSON. */
    events: text('events').notNull(),
    hash: text('hash'),
    /** Why a player who is no person answered so. */
    why: text('why'),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.revision] })],
);

/** What an ended table has of long texts, deflated: its match as it stood at the end, and its log. */
export const archives = sqliteTable('archives', {
  tableId: tableId().primaryKey(),
  match: blob('match', { mode: 'buffer' }).notNull(),
  log: blob('log', { mode: 'buffer' }).notNull(),
});

export const messages = sqliteTable(
  'messages',
  {
    tableId: tableId(),
    kind: text('kind', { enum: ['board', 'call', 'proposal'] }).notNull(),
    channel: text('channel').notNull(),
    message: text('message').notNull(),
    buried: integer('buried').notNull(),
    /** The table's revision it was posted for. */
    revision: integer('revision').notNull().default(0),
    /** JSON: the seats it calls. */
    seats: text('seats').notNull().default('[]'),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.kind] })],
);

/** Notices not yet delivered: few enough to walk through. An id is never used twice, so that who holds a replaced notice cannot touch the new one. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tableId: tableId(),
    kind: text('kind', { enum: ['board', 'turn', 'proposal', 'seated', 'result'] }).notNull(),
    revision: integer('revision').notNull(),
    /** JSON. */
    seats: text('seats').notNull(),
    attempts: integer('attempts').notNull(),
    /** Not to be delivered before. */
    due: integer('due').notNull(),
  },
  (table) => [index('outbox_table').on(table.tableId, table.kind)],
);

/** When the players of a table who are no people are asked next; nothing for a table that asks none. */
export const alarms = sqliteTable(
  'alarms',
  { tableId: tableId().primaryKey(), due: integer('due').notNull() },
  (table) => [index('alarms_due').on(table.due)],
);

/** Interactions that have counted. */
export const interactions = sqliteTable(
  'interactions',
  { id: text('id').primaryKey(), at: integer('at').notNull() },
  (table) => [index('interactions_at').on(table.at)],
);

export const facts = sqliteTable('facts', { key: text('key').primaryKey(), value: text('value').notNull() });

function tableId() {
  return text('table_id')
    .notNull()
    .references(() => games.id);
}
