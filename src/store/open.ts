import { join } from 'node:path';
import { connect, fileOf } from './connection.ts';
import { migrate } from './migrations.ts';
import { patiently } from './patience.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** The bundle lies as deep in the project as this file. */
const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

/** Long enough for another process to finish its write, short enough to answer a press within Discord's 3 seconds. */
const PATIENCE = 2_000;

interface StoreOptions {
  /** The folder of migrations, as drizzle-kit writes it. */
  readonly migrations?: string;
  /** How long to wait for another process to release the database, in ms. */
  readonly patience?: number;
}

/**
 * The store behind a database URL: a path, `file:path`, `file:///path`, or `:memory:`. The file and its directory are
 * created when missing, and an older database is brought up to date after a backup of it was written beside it.
 * Throws a StoreError when the database cannot be used.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const { migrations = MIGRATIONS, patience = PATIENCE } = options;
  const file = fileOf(url);
  const database = await patiently({ file, patience }, () => connect(file));
  try {
    await migrate(database, migrations, patience);
    return sqliteStore(database, patience);
  } catch (error) {
    database.close();
    throw error;
  }
}
