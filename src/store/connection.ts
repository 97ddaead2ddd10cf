import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { StoreError } from './store.ts';

/** How long SQLite itself may wait for a lock, in ms. It waits in the event loop's own thread, so only moments. */
const BUSY_TIMEOUT = 20;

/** The file a database URL names: a path, `file:path`, `file:///path`, or `:memory:`. */
export function fileOf(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url);
  if (url.startsWith('file:')) return url.slice('file:'.length);
  if (url === '' || /^[a-z][a-z+]*:\/\//.test(url)) {
    throw new StoreError('unusable', `The database "${url}" cannot be opened; name an SQLite file.`);
  }
  return url;
}

/** Opens the file for writing, creating it and its directory when missing. What a commit acknowledges is on the disk. */
export function connect(file: string): Database.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: BUSY_TIMEOUT });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // SQLite opens what it may only read without a word; better to learn of it now than at the first move.
    database.exec('begin immediate; commit');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
