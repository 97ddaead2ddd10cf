import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { migrate } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { smallDisk } from './disk.ts';
import { temporaryFolder } from './folder.ts';
import { lobby } from './samples.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

describe('migrations', () => {
  let folder: string;
  let file: string;
  let later: string;

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder, 'airlock.db');
    later = join(folder, 'later');
    cpSync(MIGRATIONS, later, { recursive: true });
  });

  /** Adds a migration to the later version of the bot. */
  function migration(tag: string, ...statements: readonly string[]): void {
    const path = join(later, 'meta', '_journal.json');
    const journal = readFileSync(path, 'utf8').replace(/\s*\]\s*\}\s*$/, `, { "tag": "${tag}" } ] }`);
    writeFileSync(path, journal);
    writeFileSync(join(later, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'));
  }

  const backups = () => readdirSync(folder).filter((name) => name.endsWith('.backup'));

  /** A database of the present version with one table in it. */
  async function older(): Promise<void> {
    const store = await openStore(file);
    await store.create(lobby('t1'), 'i1', []);
    await store.close();
  }

  it('build a fresh database without leaving a backup', async () => {
    migration('9000_notes', 'create table notes (note text)');
    await (await openStore(file, { migrations: later })).close();
    expect(backups()).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['airlock.db', 'later']);
  });

  it('leave a database alone that has had them all', async () => {
    await older();
    const store = await openStore(file);
    expect(await store.table('t1')).toEqual(lobby('t1'));
    await store.close();
    expect(backups()).toEqual([]);
  });

  it('bring an older database up to date after a backup of what it was', async () => {
    await older();
    migration('9000_notes', 'create table notes (note text)', `insert into notes values ('hello')`);
    migration('9001_more', 'alter table notes add column more text');
    const store = await openStore(file, { migrations: later });
    expect(await store.table('t1')).toEqual(lobby('t1'));
    await store.close();

    const database = new Database(file, { readonly: true });
    expect(database.prepare('select * from notes').all()).toEqual([{ note: 'hello', more: null }]);
    database.close();

    const [name = '', ...more] = backups();
    expect(more).toEqual([]);
    expect(name).toMatch(/^airlock\.db\.\d{4}_\w+\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.backup$/);
    const kept = await openStore(join(folder, name));
    expect(await kept.table('t1')).toEqual(lobby('t1'));
    await kept.close();
  });

  it('copy what another process has written and not yet moved into the file', async () => {
    const other = await openStore(file);
    await other.create(lobby('t1'), 'i1', []);
    migration('9000_notes', 'create table notes (note text)');
    await (await openStore(file, { migrations: later })).close();
    await other.close();
    const kept = await openStore(join(folder, backups()[0] ?? ''));
    expect(await kept.table('t1')).toEqual(lobby('t1'));
    await kept.close();
  });

  it('change nothing when there is no room for the backup', async ({ skip }) => {
    const disk = smallDisk() ?? skip('only root may mount a small disk');
    const crowded = join(disk.path, 'airlock.db');
    const store = await openStore(crowded);
    await store.create(lobby('t1', { options: 'x'.repeat(1_200_000) }), 'i1', []);
    await store.close();
    migration('9000_notes', 'create table notes (note text)');
    await expect(openStore(crowded, { migrations: later })).rejects.toMatchObject({ failure: 'full' });
    expect(readdirSync(disk.path).filter((name) => name.includes('backup'))).toEqual([]);
    await (await openStore(crowded)).close();
  });

  it('may rebuild a table that others refer to, as SQLite has it done', async () => {
    await older();
    const [, games = ''] =
      /CREATE TABLE `games` (\([^;]+\));/.exec(readFileSync(join(later, '0000_tables.sql'), 'utf8')) ?? [];
    migration(
      '9000_rebuilt',
      `create table new_games ${games}`,
      "alter table new_games add settings text default '{}' not null",
      'alter table new_games add touched_at integer default 0 not null',
      "alter table new_games add sleep text default 'awake' not null",
      'alter table new_games add sleep_due integer',
      'insert into new_games select * from games',
      'drop table games',
      'alter table new_games rename to games',
    );
    const store = await openStore(file, { migrations: later });
    expect(await store.table('t1')).toEqual(lobby('t1'));
    await store.close();
  });

  it.each([
    ['fails', ['create table notes (note text)', 'insert into nowhere values (1)'], /no such table: nowhere/],
    ['leaves rows without their table', ['delete from games'], /rows without their table/],
  ])('stop at one that %s, with those before it applied and itself undone', async (_, statements, why) => {
    await older();
    migration('9000_good', 'create table good (note text)');
    migration('9001_bad', ...statements);
    const opening = openStore(file, { migrations: later });
    await expect(opening).rejects.toMatchObject({ failure: 'unusable' });
    await expect(opening).rejects.toThrow(/could not be brought up to "9001_bad"/);
    await expect(opening).rejects.toThrow(why);
    const database = new Database(file, { readonly: true });
    const tables = database.prepare<[], string>('select name from sqlite_schema').pluck().all();
    expect(tables).toContain('good');
    expect(tables).not.toContain('notes');
    expect(database.prepare('select id from games').all()).toEqual([{ id: 't1' }]);
    database.close();
    expect(backups()).toHaveLength(1);
  });

  it('refuse a database that a newer version of the bot has had, and leave it as it is', async () => {
    await older();
    migration('9000_notes', 'create table notes (note text)');
    await (await openStore(file, { migrations: later })).close();
    const opening = openStore(file);
    await expect(opening).rejects.toMatchObject({ failure: 'newer' });
    await expect(opening).rejects.toThrow(`The database ${file} was written by a newer version of the bot`);
    await (await openStore(file, { migrations: later })).close();
  });

  it('rename the strength of AI players that follow a heuristic', async () => {
    const path = join(later, 'meta', '_journal.json');
    const journal: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const { entries } = z.object({ entries: z.array(z.object({ tag: z.string() })) }).parse(journal);
    const before = entries.slice(
      0,
      entries.findIndex(({ tag }) => tag.endsWith('heuristic_ai')),
    );
    writeFileSync(path, JSON.stringify({ entries: before }));
    // Today's store knows tables that such a database does not have yet.
    const database = new Database(file);
    await migrate(database, later, 0);
    database.exec(`
      insert into games (id, game, rules, guild, channel, status, revision, host, created_at, changed_at, options, secret,
        commitment, outcome, proposal)
      values ('t1', 'toy', 1, 'guild', 'channel', 'lobby', 1, 'ann', 0, 0, '{}', 's', 'c', 'null', 'null');
      insert into seats (table_id, seat, player, name, joined, conceded, ai) values ('t1', 0, 'ann', 'Ann', 'i', 0, 'thumb');
    `);
    database.close();

    const migrated = await openStore(file);
    const table = await migrated.table('t1');
    await migrated.close();
    expect(table?.seats.map(({ ai }) => ai)).toEqual(['heuristic']);
  });

  it('are all there is to the schema', () => {
    const journal = readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8');
    const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) expect(journal).toContain(`"${name.slice(0, -'.sql'.length)}"`);
  });
});
