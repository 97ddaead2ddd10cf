import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../src/store/connection.ts';
import { migrate } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { StoreError, type Store, type StoreFailure } from '../../src/store/store.ts';
import { smallDisk } from './disk.ts';
import { temporaryFolder } from './folder.ts';
import { change, line, lobby, next, NOON, notice, started } from './samples.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');
const AT_ONCE = { patience: 0 };

/** A state that needs room. */
const BIG = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => `field ${i}`));

describe('a database that cannot serve', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder, 'airlock.db');
  });

  /** The one sentence a host reads names the file, says what is wrong and what to do. */
  async function failing(work: Promise<unknown>, failure: StoreFailure, sentence: RegExp): Promise<void> {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof StoreError)) throw new Error(`No StoreError: ${String(error)}`);
    expect(error.failure).toBe(failure);
    expect(error.message).toMatch(sentence);
    expect(error.message).toMatch(/^The database .*[;:] .*\.$/);
    expect(error.message).not.toContain('\n');
  }

  /** A store of one table being played, of which `press` is the next change. */
  async function midGame(store: Store) {
    const table = started(lobby('t1'));
    await store.create(lobby('t1'), 'new', []);
    await store.commit(change(table));
    const press = change(next(table, { match: { seq: 1, state: BIG, back: null, since: [1, 1] } }), {
      interaction: 'press',
      line: line(3),
      notices: [notice('board', 3)],
    });
    return { table, press };
  }

  /** The change fails whole while the trouble lasts, and counts once it is over. */
  async function outlived(
    store: Store,
    trouble: { start(): void; end(): void },
    failure: StoreFailure,
    sentence: RegExp,
  ): Promise<void> {
    const { table, press } = await midGame(store);
    trouble.start();
    await failing(store.commit(press), failure, sentence);
    await failing(store.commit(press), failure, sentence);
    expect(await store.table('t1')).toEqual(table);
    trouble.end();
    expect(await store.log('t1')).toEqual([]);
    expect(await store.dueNotices(NOON, 10)).toEqual([]);
    expect(await store.commit(press)).toBe('done');
    expect(await store.table('t1')).toEqual(press.table);
    await store.close();
  }

  describe('because another process holds it', () => {
    const sentence = /is locked by another process/;
    let other: Database.Database;

    beforeEach(async () => {
      await (await openStore(file)).close();
      other = new Database(file);
    });

    afterEach(() => {
      other.close();
    });

    it('stops the start', async () => {
      other.exec('begin immediate');
      await failing(openStore(file, AT_ONCE), 'locked', sentence);
      other.exec('rollback');
      await (await openStore(file)).close();
    });

    it('stops the start of the very first time too', async () => {
      const fresh = join(folder, 'fresh.db');
      const first = new Database(fresh);
      first.exec('begin exclusive');
      await failing(openStore(fresh, AT_ONCE), 'locked', sentence);
      first.close();
    });

    it('loses nothing in mid-run', async () => {
      const store = await openStore(file, { patience: 50 });
      const trouble = { start: () => void other.exec('begin immediate'), end: () => void other.exec('rollback') };
      await outlived(store, trouble, 'locked', sentence);
    });

    it('is waited for, while everything else goes on', async () => {
      const store = await openStore(file);
      const { press } = await midGame(store);
      other.exec('begin immediate');
      const pressed = store.commit(press);
      let beats = 0;
      for (let i = 0; i < 5; i++) {
        await setTimeout(10);
        beats++;
      }
      expect(beats).toBe(5);
      expect(await store.fact('reading goes on')).toBeNull();
      other.exec('rollback');
      expect(await pressed).toBe('done');
      await store.close();
    });
  });

  describe('because its disk is full', () => {
    const sentence = /cannot grow because its disk is full/;

    it('loses nothing in mid-run (the file may not grow)', async () => {
      const database = connect(file);
      await migrate(database, MIGRATIONS, 0);
      const limit = (pages: number) => void database.pragma(`max_page_count = ${pages}`);
      const trouble = { start: () => limit(1), end: () => limit(1_000_000) };
      await outlived(sqliteStore(database, 0), trouble, 'full', sentence);
    });

    it('loses nothing in mid-run (a real small disk)', async ({ skip }) => {
      const disk = smallDisk() ?? skip('only root may mount a small disk');
      const filler = join(disk.path, 'filler');
      const store = await openStore(join(disk.path, 'airlock.db'));
      await outlived(store, { start: () => fill(filler), end: () => truncateSync(filler) }, 'full', sentence);
    });

    it('stops the start', async ({ skip }) => {
      const disk = smallDisk() ?? skip('only root may mount a small disk');
      fill(join(disk.path, 'filler'));
      await failing(openStore(join(disk.path, 'airlock.db'), AT_ONCE), 'full', sentence);
    });
  });

  describe('because it is read-only', () => {
    const sentence = /cannot be written/;
    const everybody = process.getuid?.() !== 0;

    it.runIf(everybody).each(['file', 'directory'])('stops the start (the %s)', async (what) => {
      await (await openStore(file)).close();
      chmodSync(what === 'file' ? file : folder, 0o555);
      await failing(openStore(file, AT_ONCE), 'read-only', sentence);
      chmodSync(folder, 0o755);
    });

    it('stops the start (the disk)', async ({ skip }) => {
      const disk = smallDisk() ?? skip('only root may mount a small disk');
      const there = join(disk.path, 'airlock.db');
      await (await openStore(there)).close();
      disk.setReadOnly();
      await failing(openStore(there, AT_ONCE), 'read-only', sentence);
      await failing(openStore(join(disk.path, 'fresh.db'), AT_ONCE), 'read-only', sentence);
      await failing(openStore(join(disk.path, 'sub', 'fresh.db'), AT_ONCE), 'read-only', sentence);
    });

    it('loses nothing in mid-run', async () => {
      const database = connect(file);
      await migrate(database, MIGRATIONS, 0);
      const only = (on: number) => void database.pragma(`query_only = ${on}`);
      await outlived(sqliteStore(database, 0), { start: () => only(1), end: () => only(0) }, 'read-only', sentence);
    });
  });

  describe('because it is no database of ours', () => {
    it('stops the start and leaves a file alone that is something else', async () => {
      const letter = 'Dear Ann, '.repeat(1000);
      writeFileSync(file, letter);
      await failing(openStore(file), 'unusable', /is not an SQLite database/);
      expect(readFileSync(file, 'utf8')).toBe(letter);
    });

    it('stops the start at the database of another program', async () => {
      const database = new Database(file);
      database.exec('create table recipes (name text)');
      database.close();
      await failing(openStore(file), 'unusable', /belongs to another program/);
    });

    it('stops the start when the name is a directory', async () => {
      mkdirSync(file);
      await failing(openStore(file), 'unusable', /cannot be opened/);
    });

    it('stops the start when its directory is a file', async () => {
      writeFileSync(file, 'a file');
      await failing(openStore(join(file, 'airlock.db')), 'unusable', /cannot be opened/);
    });

    it.each(['postgres://ann:secret@127.0.0.1/airlock', ''])('stops the start when the URL is "%s"', async (url) => {
      await failing(openStore(url), 'unusable', /is to be an SQLite file, not (nothing|postgres:\/\/…); name one\.$/);
    });
  });

  describe('because it is damaged', () => {
    const sentence = /is damaged; put a backup in its place/;

    /** A database with a hundred tables, closed. */
    async function filled(): Promise<void> {
      const store = await openStore(file);
      for (let i = 0; i < 100; i++) await store.create(lobby(`t${i}`, { options: BIG.slice(0, 2000) }), `i${i}`, []);
      await store.close();
    }

    it('stops the start when the file was cut short', async () => {
      await filled();
      truncateSync(file, statSync(file).size / 2);
      await failing(openStore(file), 'damaged', sentence);
    });

    it('stops the reader of what is damaged, and nobody else', async () => {
      await filled();
      const store = await openStore(file);
      await store.saveFact('whole', 'yes');
      scribble(file);
      await failing(store.table('t99'), 'damaged', sentence);
      expect(await store.fact('whole')).toBe('yes');
      await store.close();
    });

    it('says so when a stored text is not what was written', async () => {
      await filled();
      const database = new Database(file);
      database.exec(`update games set options = '{"half'`);
      database.close();
      const store = await openStore(file);
      await failing(store.table('t1'), 'damaged', sentence);
      await store.close();
    });

    it('says so when an archive cannot be unpacked', async () => {
      const store = await openStore(file);
      const table = lobby('t1');
      await store.create(table, 'i1', []);
      await store.commit(change(next(table, { status: 'cancelled' })));
      const database = new Database(file);
      database.exec(`update archives set match = x'00ff00ff'`);
      database.close();
      await failing(store.table('t1'), 'damaged', sentence);
      await store.close();
    });
  });
});

/** Writes until the disk takes no more. */
function fill(path: string): void {
  const descriptor = openSync(path, 'w');
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(1024));
  } catch {
    closeSync(descriptor);
  }
}

/** Overwrites every page of the file but the first. */
function scribble(path: string): void {
  const descriptor = openSync(path, 'r+');
  const { size } = statSync(path);
  writeSync(descriptor, Buffer.alloc(size - 4096, 0xaa), 0, size - 4096, 4096);
  closeSync(descriptor);
}
