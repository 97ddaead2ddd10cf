/** `npm run backup -- FILE`: copies the database of this installation to a new file, also while the bot is running. */
import { parseArgs } from 'node:util';
import dotenv from 'dotenv';
import { ConfigError, readConfig } from '../config.ts';
import { backUp } from '../store/backup.ts';
import { StoreError } from '../store/store.ts';
import { fail } from './fail.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [file] = positionals;

if (file === undefined || positionals.length > 1) fail('Usage: npm run backup -- FILE');
else await copy(file);

async function copy(to: string): Promise<void> {
  dotenv.config({ quiet: true });
  try {
    const { database } = readConfig();
    await backUp(database, to);
    console.log(`Copied ${database} to ${to}.`);
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
    fail(error.message);
  }
}
