/** `npm run backup -- FILE`: copies the database of this installation to a new file, also while the bot is running. */
import dotenv from 'dotenv';
import { ConfigError, readConfig } from '../config.ts';
import { backUp } from '../store/backup.ts';
import { StoreError } from '../store/store.ts';
import { fail, onlyArgument } from './fail.ts';

const file = onlyArgument('npm run backup -- FILE');
if (file !== null) await copy(file);

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
