import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { StoreError } from './store.ts';

/** How long SQLite waits for a lock, in ms. Short, because it blocks the event loop. */
const BUSY_TIMEOUT = 20;

/** The file a database URL names: a path, `file:path`, `file:///path`, or `:memory:`. */
export function fileOf(url: string): string {
  const scheme = /^([a-z][a-z+]*):\/\//.exec(url)?.[1];
  if (scheme === 'file') return fileURLToPath(url);
  if (url === '' || scheme !== undefined) {
    // Do not print the rest of the URL: it may hold a password.
    const named = scheme === undefined ? 'nothing' : `${scheme}://…`;
    throw new StoreError('unusable', `The database is to be an SQLite file, not ${named}; name one.`);
  }
  return url.startsWith('file:') ? url.slice('file:'.length) : url;
}

/** Opens the file for writing; creates it and its directory when missing. A finished commit is on disk. */
export function connect(file: string): Database.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: BUSY_TIMEOUT });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // SQLite opens a read-only file without an error, and even begins a transaction: only a write fails. Better now than
    // at the first move.
    database.exec('begin immediate; pragma user_version = 1; rollback');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
