import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { fileOf } from './connection.ts';
import { storeError } from './failures.ts';
import { StoreError } from './store.ts';

/** Copies a database to a new file, also while others write to it. Throws a StoreError when it fails. */
export async function backUp(url: string, to: string): Promise<void> {
  const file = fileOf(url);
  if (!existsSync(file)) throw new StoreError('unusable', `There is no database ${file} to back up.`);
  if (existsSync(to)) throw new StoreError('unusable', `${to} exists already and is left as it is; name a new file.`);
  if (!existsSync(dirname(to)))
    throw new StoreError('unusable', `There is no folder ${dirname(to)} to write a copy to.`);
  try {
    const database = new Database(file, { readonly: true });
    try {
      await copyWhole(database, to);
    } finally {
      database.close();
    }
  } catch (cause) {
    throw storeError(cause, file) ?? cause;
  }
}

/** Writes a copy; a file with that name appears only when the copy is complete. */
export async function copyWhole(database: Database.Database, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  try {
    await database.backup(unfinished);
    renameSync(unfinished, to);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
