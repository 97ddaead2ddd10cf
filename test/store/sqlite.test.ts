import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { connect } from '../../src/store/connection.ts';
import { openStore } from '../../src/store/open.ts';
import { prepare } from '../../src/store/statements/index.ts';
import { describeStore } from './contract.ts';
import { temporaryFolder } from './folder.ts';
import { change, line, lobby, next, notice, started } from './samples.ts';

describeStore(
  'SQLite in a file',
  () => {
    const url = join(temporaryFolder(), 'airlock.db');
    return { url, connect: () => openStore(url) };
  },
  { shared: true },
);

describeStore('SQLite in memory', () => ({ url: ':memory:', connect: () => openStore(':memory:') }), { shared: false });

describe('the SQLite store', () => {
  it('acknowledges nothing before it is on the disk', () => {
    const database = connect(join(temporaryFolder(), 'airlock.db'));
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1);
    database.close();
  });

  it('asks nothing that walks through games gone by', async () => {
    const file = join(temporaryFolder(), 'airlock.db');
    await (await openStore(file)).close();
    const database = new Database(file);
    for (const [name, statement] of Object.entries(prepare(database))) {
      const { sql } = statement.getQuery();
      const values = Array.from(sql.matchAll(/\?/g), () => null);
      const plan = database.prepare<null[], { detail: string }>(`explain query plan ${sql}`).all(...values);
      const scans = plan.map((step) => step.detail).filter((step) => step.startsWith('SCAN'));
      // What is open, not delivered yet, or was handled within a day, may be walked through.
      const walked = name.startsWith('playing')
        ? /USING INDEX games_open/
        : name === 'pruneHandled'
          ? /^SCAN interactions$/
          : /^SCAN outbox$/;
      for (const scan of scans) expect(scan, name).toMatch(walked);
    }
    database.close();
  });

  it('writes seven pages for an action with a short state', async () => {
    const file = join(temporaryFolder(), 'airlock.db');
    const store = await openStore(file);
    let table = started(lobby('t1'));
    await store.create(lobby('t1'), 'i1', []);
    await store.commit(change(table));
    const pages: number[] = [];
    for (let n = 0; n < 3; n++) {
      table = next(table);
      const { revision } = table;
      const before = statSync(`${file}-wal`).size;
      await store.commit(
        change(table, {
          interaction: `press ${revision}`,
          reseated: false,
          line: line(revision),
          notices: [notice('board', revision), notice('turn', revision, [1])],
        }),
      );
      pages.push((statSync(`${file}-wal`).size - before) / (4096 + 24));
    }
    // The game, the line and its two indexes, the outbox and its sequence, the interaction.
    expect(pages).toEqual([7, 7, 7]);
    await store.close();
  });

  it('keeps a game that has ended in a quarter of its room', async () => {
    const file = join(temporaryFolder(), 'airlock.db');
    const store = await openStore(file);
    const units = Array.from({ length: 300 }, (_, i) => ({ unit: `unit-${i}`, room: i % 24, wounds: (i * 7) % 5 }));
    let table = started(lobby('t1'));
    await store.create(lobby('t1'), 'i1', []);
    await store.commit(change(table));
    for (let seq = 1; seq <= 200; seq++) {
      table = next(table, { match: { seq, state: JSON.stringify({ seq, units }), back: null, since: [1, 1] } });
      await store.commit(change(table, { line: line(table.revision, { events: units.slice(0, seq % 5) }) }));
    }
    const before = roomOf(file);
    await store.commit(change(next(table, { status: 'finished' })));
    const after = roomOf(file);
    expect(after).toBeLessThan(before / 4);
    await store.close();
  });

  it.each(['sub/deeper/airlock.db', 'file:FOLDER/airlock.db', 'file://FOLDER/airlock.db'])(
    'opens %s, making the directory it needs',
    async (form) => {
      const folder = temporaryFolder();
      const url = form.includes('FOLDER') ? form.replace('FOLDER', folder) : join(folder, form);
      const store = await openStore(url);
      await store.saveFact('opened', form);
      expect(await store.fact('opened')).toBe(form);
      await store.close();
    },
  );
});

/** Bytes in use by what the tables hold. */
function roomOf(file: string): number {
  const database = new Database(file, { readonly: true });
  const heavy = database
    .prepare<[], number>(
      `select (select sum(length(coalesce(state, ''))) from games)
            + coalesce((select sum(length(entry) + length(events)) from actions), 0)
            + coalesce((select sum(length(match) + length(log)) from archives), 0)`,
    )
    .pluck()
    .get();
  database.close();
  return heavy ?? 0;
}
