import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
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
/** Written by version 0.1.0 as it was on that day, with the ten migrations and the two games of then. */
const EARLY = '0.1.0-2026-11-24.db';
const EARLY_GAMES = ['skydock', 'breach'];
const MIGRATIONS = join(FOLDER, '../../migrations');
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

/** Whether a table's log was written by today's rules. Other rules may lead elsewhere, which is no promise before version 1.0. */
function replays({ record, game }: Table): boolean {
  return record.rules === game.rules;
}

/** How many migrations a database has had. */
function migrated(file: string): unknown {
  const database = new Database(file, { readonly: true });
  const count = database.prepare('select count(*) from airlock_migrations').pluck().get();
  database.close();
  return count;
}

describe.each(DATABASES)('The database of version %s', (name) => {
  it('still holds its lobbies', async () => {
    for (const lobby of await tablesOf(await reopened(name), 'lobby'))
      expect(lobby.record).toMatchObject({ status: 'lobby', seats: [{ player: 'ada' }] });
  });

  it.each(games.map(({ game }) => game.id))('goes on with its game of %s to its end', async (game) => {
    const tables = await reopened(name);
    const middle = (await tablesOf(tables, 'middle')).find(({ record }) => record.game === game);
    if (!middle) {
      expect(name).toBe(EARLY);
      expect(EARLY_GAMES).not.toContain(game);
      return;
    }
    // The game goes on from its stored state also where its log does not.
    if (replays(middle)) expect(validateTable(middle, await tables.log(middle.record.id))).toBeNull();
    const over = await playOn(tables, middle, freeRng('on'), Infinity);
    expect(over.record.status).toBe('finished');
  });

  it('still holds the logs of the games that are over, and replays those of the same rules', async () => {
    const tables = await reopened(name);
    for (const over of await tablesOf(tables, 'over')) {
      const exported = exportOf(over, await tables.log(over.record.id));
      expect(exported?.log.length ?? 0).toBeGreaterThan(0);
      const verdict = verify(JSON.stringify(exported), games, () => undefined);
      expect(verdict.ok).toBe(name !== EARLY);
    }
  });
});

it('The first of these databases was written before people had settings and tables had clocks, and has them once it is opened', async () => {
  const copy = join(temporaryFolder(), EARLY);
  copyFileSync(join(FOLDER, EARLY), copy);
  expect(migrated(copy)).toBe(10);
  const store = await openStore(copy);
  const tables = new Tables({ store, games });
  const [middle] = await tablesOf(tables, 'middle');
  const { id, host } = middle?.record ?? { id: '', host: '' };
  expect(middle?.record).toMatchObject({ sleep: 'awake', clocks: [] });
  await tables.changePerson(host, { ...(await tables.people.settings(host)), calls: 'digest' });
  expect(await new Tables({ store, games }).people.settings(host)).toMatchObject({ calls: 'digest' });
  expect((await tables.steps.shownTo(await tableOf(tables, id), 'public')).length).toBeGreaterThan(0);
  await store.close();
  expect(migrated(copy)).toBe(readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql')).length);
});

async function tableOf(tables: Tables, id: string): Promise<Table> {
  const table = await tables.table(id);
  if (!table) throw new Error('The table is gone.');
  return table;
}
