import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { z } from 'zod';
import { copyWhole } from './backup.ts';
import { storeError } from './failures.ts';
import { patiently, type Patience } from './patience.ts';
import { StoreError } from './store.ts';

/** The list of migrations in drizzle-kit's journal, oldest first. */
const JOURNAL = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Holds the migrations applied to a database. */
const TABLE = 'airlock_migrations';

/**
 * Applies all new migrations of the folder, each in its own transaction. A database that is not empty is first copied to
 * a file beside it, named by its version and the time. Throws a StoreError when it is newer than the folder or fails.
 */
export async function migrate(database: Database.Database, folder: string, patience: number): Promise<void> {
  const wait: Patience = { file: database.name, patience };
  const known = tags(folder);
  const applied = await patiently(wait, () => appliedTo(database));
  const foreign = applied.find((tag) => !known.includes(tag));
  if (foreign !== undefined) {
    throw new StoreError(
      'newer',
      `The database ${database.name} was written by a newer version of the bot (its "${foreign}" is unknown here); ` +
        'update the bot, or put back the backup made before that update.',
    );
  }
  const pending = known.filter((tag) => !applied.includes(tag));
  const version = applied.at(-1);
  if (pending.length > 0 && version !== undefined) await patiently(wait, () => backup(database, version));
  for (const tag of pending) await patiently(wait, () => apply(database, folder, tag));
}

function tags(folder: string): string[] {
  const journal: unknown = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'));
  return JOURNAL.parse(journal).entries.map((entry) => entry.tag);
}

/** The applied migrations, oldest first; none for an empty database. */
function appliedTo(database: Database.Database): string[] {
  const tables = database.prepare<[], string>(`select name from sqlite_schema where type = 'table'`).pluck().all();
  if (tables.length === 0) return [];
  if (!tables.includes(TABLE)) {
    throw new StoreError(
      'unusable',
      `The database ${database.name} belongs to another program; name another file, or move this one away.`,
    );
  }
  return database.prepare<[], string>(`select tag from ${TABLE} order by tag`).pluck().all();
}

function apply(database: Database.Database, folder: string, tag: string): void {
  const statements = readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint');
  const whole = database.transaction(() => {
    database.exec(`create table if not exists ${TABLE} (tag text primary key) without rowid`);
    // Another process may have been faster.
    if (database.prepare(`select 1 from ${TABLE} where tag = ?`).get(tag) !== undefined) return;
    for (const statement of statements) database.exec(statement);
    const orphans = database.prepare('pragma foreign_key_check').all();
    if (orphans.length > 0) throw new Error(`rows without their table: ${String(orphans.length)}`);
    database.prepare(`insert into ${TABLE} values (?)`).run(tag);
  });
  // SQLite rebuilds a table by dropping it, and honours this pragma only outside transactions.
  database.pragma('foreign_keys = OFF');
  try {
    whole.immediate();
  } catch (cause) {
    throw storeError(cause, database.name) ?? unfit(database.name, tag, cause);
  } finally {
    database.pragma('foreign_keys = ON');
  }
}

function unfit(file: string, tag: string, cause: unknown): StoreError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StoreError(
    'unusable',
    `The database ${file} could not be brought up to "${tag}" (${why}); it is as it was: go back to the version before.`,
    { cause },
  );
}

function backup(database: Database.Database, version: string): Promise<void> {
  const time = new Date().toISOString().replaceAll(':', '-');
  return copyWhole(database, `${database.name}.${version}.${time}.backup`);
}
