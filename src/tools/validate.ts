/**
 * `npm run validate -- DATABASE`: replays every game being played in a database against today's rules and reports the
 * first difference of each. It works on a copy, also while the bot is running; the database itself is not touched.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../games/index.ts';
import { backUp } from '../store/backup.ts';
import { openStore } from '../store/open.ts';
import { StoreError } from '../store/store.ts';
import { Tables } from '../tables/index.ts';
import { validateTable } from '../tables/log/validate.ts';
import { fail, onlyArgument } from './fail.ts';

const database = onlyArgument('npm run validate -- DATABASE');
if (database !== null && !existsSync(database)) fail(`${database} does not exist.`);
else if (database !== null) await validate(database);

async function validate(original: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-validate-'));
  try {
    const copy = join(folder, 'copy.db');
    // A consistent copy, even while the bot writes.
    await backUp(original, copy);
    await report(copy);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    fail(error.message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function report(copy: string): Promise<void> {
  const store = await openStore(copy);
  const tables = new Tables({ store, games });
  let different = 0;
  const ids = await store.playing();
  for (const id of ids) {
    const table = await tables.table(id);
    const difference = table
      ? validateTable(table, await tables.log(id))
      : 'This version of Airlock does not have that game.';
    if (difference === null) continue;
    different += 1;
    console.log(`${id}: ${difference}`);
  }
  await store.close();
  console.log(`${String(ids.length)} games replayed, ${String(different)} differ.`);
  if (different > 0) process.exitCode = 1;
}
