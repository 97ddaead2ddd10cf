import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { StoreError } from './store.ts';

/** How long SQLite itself may wait for a lock, in ms. It waits in the event loop's own thread, so only moments. */
const BUSY_TIMEOUT = 20;

/** The file a database URL names: a path, `file:path`, `file:///path`, or `:memory:`. */
export function fileOf(url: string): string {
  const scheme = /^([a-z][a-z+]*):\/\//.exec(url)?.[1];
  if (scheme === 'file') return fileURLToPath(url);
  if (url === '' || scheme !== undefined) {
    // The rest of the URL stays unsaid: it may hold a password.
    const named = scheme === undefined ? 'nothing' : `${scheme}://…`;
    throw new StoreError('unusable', `The database is to be an SQLite file, not ${named}; name one.`);
  }
  return url.startsWith('file:') ? url.slice('file:'.length) : url;
}

/** Opens the file for writing, creating it and its directory when missing. What a commit acknowledges is on the disk. */
export function connect(file: string): Database.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: BUSY_TIMEOUT });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // SQLite opens what it may only read without a word, and begins a transaction on it: only a write tells, and
    // better now than at the first move.
    database.exec('begin immediate; pragma user_version = 1; rollback');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
