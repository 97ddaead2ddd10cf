import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { UnreadableRow } from './rows.ts';
import { StoreError, type StoreFailure } from './store.ts';

/** Error code prefixes of SQLite and the file system, and what they mean for the operator; the first match wins. */
const CODES: readonly (readonly [prefix: string, failure: StoreFailure])[] = [
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_FULL', 'full'],
  // The index of the write-ahead log could not grow.
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['ENOSPC', 'full'],
  ['SQLITE_READONLY', 'read-only'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'unusable'],
  ['SQLITE_CANTOPEN', 'unusable'],
  ['SQLITE_IOERR', 'unusable'],
  ['ENOENT', 'unusable'],
  ['ENOTDIR', 'unusable'],
  ['EEXIST', 'unusable'],
];

/** The error for a file or directory that could not be created. */
const NOT_CREATED = /^(SQLITE_CANTOPEN|ENOENT)/;

const ADVICE = {
  locked: 'is locked by another process; stop that one, or try again when it is done',
  full: 'cannot grow because its disk is full; make room there and try again',
  'read-only': 'cannot be written; give this user the right to write the file and its directory',
  damaged: 'is damaged; put a backup in its place, or mend it with "sqlite3 FILE .recover"',
} as const satisfies Partial<Record<StoreFailure, string>>;

/** The error as a StoreError; `null` when it is not one of the database. */
export function storeError(error: unknown, file: string): StoreError | null {
  if (error instanceof StoreError) return error;
  if (error instanceof UnreadableRow) return failed('damaged', error, file);
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const { code } = error;
  const failure = CODES.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (failure === undefined) return null;
  return failed(NOT_CREATED.test(code) && !writable(dirname(file)) ? 'read-only' : failure, error, file);
}

function failed(failure: StoreFailure, cause: Error, file: string): StoreError {
  return new StoreError(failure, `The database ${file} ${advice(failure, cause)}.`, { cause });
}

function advice(failure: StoreFailure, cause: Error): string {
  if (failure !== 'unusable' && failure !== 'newer') return ADVICE[failure];
  return cause instanceof Database.SqliteError && cause.code === 'SQLITE_NOTADB'
    ? 'is not an SQLite database; name another file, or move this one away'
    : `cannot be opened (${cause.message}); name another file`;
}

/** Whether files can be created in a directory, or in its nearest existing parent. */
function writable(directory: string): boolean {
  if (!existsSync(directory) && dirname(directory) !== directory) return writable(dirname(directory));
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
