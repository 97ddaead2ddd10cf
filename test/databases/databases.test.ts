import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freeRng } from '#engine';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import { exportOf, Tables, type Table } from '../../src/tables/index.ts';
import { validateTable } from '../../src/tables/log/validate.ts';
import { verify } from '../../src/proof/verify.ts';
import { temporaryFolder } from '../store/folder.ts';
import { playOn } from './play-on.ts';

const FOLDER = import.meta.dirname;
const DATABASES = readdirSync(FOLDER).filter((name) => name.endsWith('.db'));

/** The tables of a copy of a database that an earlier version, or this one, has written. */
async function reopened(name: string): Promise<Tables> {
  const copy = join(temporaryFolder(), name);
  copyFileSync(join(FOLDER, name), copy);
  const store = await openStore(copy);
  onTestFinished(() => store.close());
  return new Tables({ store, games });
}

/** Its tables of that kind, one for every game that its version had. */
async function tablesOf(tables: Tables, kind: 'lobby' | 'middle' | 'over'): Promise<Table[]> {
  const found = await Promise.all(games.map(({ game }) => tables.tableIn(`${game.id}-${kind}`)));
  const standing = found.filter((table) => table !== null);
  expect(standing.length).toBeGreaterThan(0);
  return standing;
}

describe.each(DATABASES)('The database of version %s', (name) => {
  it('still holds its lobbies', async () => {
    for (const lobby of await tablesOf(await reopened(name), 'lobby'))
      expect(lobby.record).toMatchObject({ status: 'lobby', seats: [{ player: 'ada' }] });
  });

  it('goes on with its games to their end', async () => {
    const tables = await reopened(name);
    for (const middle of await tablesOf(tables, 'middle')) {
      expect(validateTable(middle, await tables.log(middle.record.id))).toBeNull();
      const over = await playOn(tables, middle, freeRng('on'), Infinity);
      expect(over.record.status).toBe('finished');
    }
  });

  it('still replays the games that are over', async () => {
    const tables = await reopened(name);
    for (const over of await tablesOf(tables, 'over')) {
      const exported = exportOf(over, await tables.log(over.record.id));
      expect(verify(JSON.stringify(exported), games, () => undefined)).toMatchObject({ ok: true });
    }
  });
});
