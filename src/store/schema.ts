import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex, blob } from 'drizzle-orm/sqlite-core';

/*
 * Columns marked "JSON" hold canonical JSON. Times are milliseconds since 1970. `table_id` is the id of a table (one game
 * in one channel), which the `games` table holds.
 */

const SLEEPS = ['awake', 'warned', 'asleep'] as const;
const STAGES = ['half', 'late', 'out', 'acting', 'vote', 'done'] as const;
const STATUSES = ['lobby', 'playing', 'finished', 'cancelled'] as const;

/** A query must repeat these conditions literally for SQLite to use the partial indexes below. */
export const OPEN = sql.raw(`status in ('lobby', 'playing')`);
export const ENDED = sql.raw(`status in ('finished', 'cancelled')`);

/** The seat of a log line's entry. */
export const ENTRY_SEAT = sql.raw(`entry ->> '$.seat'`);

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
    /** JSON: the bot's own options of the table. */
    settings: text('settings').notNull().default('{}'),
    secret: text('secret').notNull(),
    commitment: text('commitment').notNull(),
    seed: text('seed'),
    /** JSON. */
    outcome: text('outcome').notNull(),
    /** JSON. */
    proposal: text('proposal').notNull(),
    /** When somebody last pressed anything that counted. */
    touchedAt: integer('touched_at').notNull().default(0),
    sleep: text('sleep', { enum: SLEEPS }).notNull().default('awake'),
    /** When the table is looked at next, as nobody may have touched it; null once it sleeps. */
    sleepDue: integer('sleep_due'),
    /** The match: all four null in the lobby, and after the end, when the archive holds them. */
    seq: integer('seq'),
    /** JSON. */
    since: text('since'),
    /** JSON; last in the row with `back`, so that reading the rest walks no overflow pages. */
    state: text('state'),
    back: text('back'),
  },
  (table) => [
    uniqueIndex('games_open_channel').on(table.channel).where(OPEN),
    // Without the time of change, so that an action writes no index of this table: few games of a guild are open.
    index('games_open_guild').on(table.guild).where(OPEN),
    index('games_ended_channel').on(table.channel, table.changedAt).where(ENDED),
    index('games_sleep_due')
      .on(table.sleepDue)
      .where(sql`sleep_due is not null`),
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
    /** The strength of the AI player that plays the seat; null for a human. */
    ai: text('ai'),
    chosen: integer('chosen', { mode: 'boolean' }).notNull().default(false),
    /** Who may take the seat over: a person, or everyone. */
    offered: text('offered'),
    /** What its player adds to the seed. */
    word: text('word'),
    /** JSON: the keepsake that its player brings or takes home; null for none. */
    keepsake: text('keepsake'),
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
    /** An AI player's reason. */
    why: text('why'),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.revision] }),
    index('actions_player')
      .on(table.tableId, table.player, table.revision)
      .where(sql`player is not null`),
    index('actions_reasons')
      .on(table.tableId, ENTRY_SEAT, table.revision)
      .where(sql`why is not null`),
  ],
);

/** Matches as they once stood, so that no position is far from one to replay from. They stay when their table ends. */
export const checkpoints = sqliteTable(
  'checkpoints',
  {
    tableId: tableId(),
    seq: integer('seq').notNull(),
    revision: integer('revision').notNull(),
    /** Deflated. */
    match: blob('match', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seq] })],
);

/** The steps of a match that count, so that no replay reads its log from the beginning. They stay when their table ends. */
export const steps = sqliteTable('steps', {
  tableId: tableId().primaryKey(),
  rules: integer('rules').notNull(),
  entries: integer('entries').notNull(),
  revision: integer('revision').notNull(),
  /** JSON. */
  players: text('players').notNull(),
  /** Numbers of four bytes. */
  steps: blob('steps', { mode: 'buffer' }).notNull(),
});

/** The deflated final match and log of an ended table. */
export const archives = sqliteTable('archives', {
  tableId: tableId().primaryKey(),
  match: blob('match', { mode: 'buffer' }).notNull(),
  log: blob('log', { mode: 'buffer' }).notNull(),
});

export const messages = sqliteTable(
  'messages',
  {
    tableId: tableId(),
    kind: text('kind', { enum: ['board', 'call', 'reminder', 'proposal', 'story', 'moved'] }).notNull(),
    channel: text('channel').notNull(),
    message: text('message').notNull(),
    buried: integer('buried').notNull(),
    /** The table's revision it was posted for. */
    revision: integer('revision').notNull().default(0),
    /** JSON: the seats it pings. */
    seats: text('seats').notNull().default('[]'),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.kind] })],
);

/** Messages that stand where a table was before, and say where it is now: one in a channel. */
export const pointers = sqliteTable(
  'pointers',
  { tableId: tableId(), channel: text('channel').notNull(), message: text('message').notNull() },
  (table) => [primaryKey({ columns: [table.tableId, table.channel] })],
);

/** Up to which revision each player has looked at what changed at a table. */
export const looks = sqliteTable(
  'looks',
  { tableId: tableId(), player: text('player').notNull(), revision: integer('revision').notNull() },
  (table) => [primaryKey({ columns: [table.tableId, table.player] })],
);

/**
 * Undelivered notices, few enough to scan: an index would cost each action a page. Ids are never reused, so the sender of
 * a replaced notice cannot remove the new one.
 */
export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  tableId: tableId(),
  kind: text('kind', {
    enum: [
      'board',
      'turn',
      'proposal',
      'seated',
      'outcome',
      'moved',
      'offered',
      'chapter',
      'result',
      'reminder',
      'idle',
    ],
  }).notNull(),
  revision: integer('revision').notNull(),
  /** JSON. */
  seats: text('seats').notNull(),
  attempts: integer('attempts').notNull(),
  /** Not delivered before this time. */
  due: integer('due').notNull(),
});

/** When the AI players of a table are due next; no row for tables without. */
export const alarms = sqliteTable(
  'alarms',
  { tableId: tableId().primaryKey(), due: integer('due').notNull() },
  (table) => [index('alarms_due').on(table.due)],
);

/** The clocks of tables that play with one, a row a seat. */
export const clocks = sqliteTable(
  'clocks',
  {
    tableId: tableId(),
    seat: integer('seat').notNull(),
    bank: integer('bank').notNull(),
    spent: integer('spent').notNull(),
    /** Null while the clock stands. */
    since: integer('since'),
    stage: text('stage', { enum: STAGES }).notNull(),
    due: integer('due'),
    out: integer('out'),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    index('clocks_due')
      .on(table.due)
      .where(sql`due is not null`),
  ],
);

/** What the player of a seat has chosen to be answered in their place. Its migration made it a table without rowid. */
export const orders = sqliteTable(
  'orders',
  {
    tableId: tableId(),
    seat: integer('seat').notNull(),
    player: text('player').notNull(),
    /** JSON: the value of each standing order, by its key. */
    chosen: text('chosen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seat, table.player] })],
);

/** Questions that may be answered in their player’s place, and when. Its migration made it a table without rowid. */
export const autoAnswers = sqliteTable(
  'auto_answers',
  {
    tableId: tableId(),
    seat: integer('seat').notNull(),
    /** The decision's id. */
    decision: text('decision').notNull(),
    due: integer('due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seat, table.decision] }),
    index('auto_answers_due').on(table.due),
  ],
);

/** What belongs to a person and outlives its matches. */
export const keepsakes = sqliteTable(
  'keepsakes',
  {
    id: text('id').primaryKey(),
    person: text('person').notNull(),
    game: text('game').notNull(),
    /** The number of its newest version. */
    version: integer('version').notNull(),
    /** The table it is at; null while it is free. */
    tableId: text('table_id').references(() => games.id),
    imported: integer('imported', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('keepsakes_person').on(table.person)],
);

/** How a keepsake was after each of its matches. */
export const keepsakeVersions = sqliteTable(
  'keepsake_versions',
  {
    keepsake: text('keepsake')
      .notNull()
      .references(() => keepsakes.id),
    version: integer('version').notNull(),
    /** The table of the match that led to it, of another bot where it was imported; null for what was made. */
    match: text('match'),
    at: integer('at').notNull(),
    /** JSON. */
    kept: text('kept').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keepsake, table.version] })],
);

/** Handled interactions of a day, scanned when old ones are deleted. Its migration made it a table without rowid. */
export const interactions = sqliteTable('interactions', { id: text('id').primaryKey(), at: integer('at').notNull() });

/** What is kept about a person beyond their tables. */
export const people = sqliteTable(
  'people',
  {
    player: text('player').primaryKey(),
    /** JSON: which tips they have read, and whether they want any; null where they were shown none. */
    tips: text('tips').notNull(),
    /** JSON: how they want to be called, and when they are away; null where they have chosen nothing. */
    settings: text('settings').notNull().default('null'),
    /** When their next digest is due; null for people who want none. */
    digestDue: integer('digest_due'),
    /** When Discord last refused a direct message to them; null once one arrived. */
    refusedAt: integer('refused_at'),
  },
  (table) => [
    index('people_digest')
      .on(table.digestDue)
      .where(sql`digest_due is not null`),
  ],
);

export const facts = sqliteTable('facts', { key: text('key').primaryKey(), value: text('value').notNull() });

function tableId() {
  return text('table_id')
    .notNull()
    .references(() => games.id);
}
