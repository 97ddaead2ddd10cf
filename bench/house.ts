import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { draw, freeRng } from '#engine';
import { games } from '../src/games/index.ts';
import { openStore } from '../src/store/open.ts';
import { Tables } from '../src/tables/index.ts';
import { PEOPLE, playOn, seated } from '../test/databases/play-on.ts';

/** Games that ended long ago, each with what its archive weighs: a match of 6.5 KB and a log of 10. */
const GAMES = 100_000;
const MATCH = randomBytes(6_500);
const LOG = randomBytes(10_000);

/** Answers given in each game that is played. */
const ANSWERS = 5;

/** Lends the file of an empty database to some work. */
export async function withEmptyHouse<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-bench-'));
  try {
    const file = join(folder, 'airlock.db');
    await (await openStore(file)).close();
    return await work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lends the file of a database where 100,000 games have ended, two seats each. */
export function withOldHouse<T>(work: (file: string) => Promise<T>): Promise<T> {
  return withEmptyHouse((file) => {
    fill(file);
    return work(file);
  });
}

/** Lends the file of such a database where people also play so many games, all of them told of everything. */
export function withBusyHouse<T>(active: number, work: (file: string) => Promise<T>): Promise<T> {
  return withOldHouse(async (file) => {
    await play(file, active);
    return work(file);
  });
}

async function play(file: string, active: number): Promise<void> {
  const store = await openStore(file);
  const tables = new Tables({ store, games });
  const rng = freeRng('a busy house');
  for (let n = 0; n < active; n++) {
    const { game } = draw(rng, games);
    const table = await seated(tables, game.id, `table ${n}`, PEOPLE.slice(0, game.seats[0]));
    await playOn(tables, table, rng, ANSWERS);
  }
  await store.close();
  const database = new Database(file);
  database.exec('delete from outbox');
  database.close();
}

function fill(file: string): void {
  const database = new Database(file);
  database.pragma('journal_mode = OFF');
  database.pragma('synchronous = OFF');
  const game = database.prepare(
    `insert into games values (?, 'old', 1, ?, ?, 'finished', 200, ?, ?, ?, '{}', ?, ?, ?, '{}', 'null', null, null, null, null)`,
  );
  const seat = database.prepare(
    `insert into seats (table_id, seat, player, name, joined, conceded) values (?, ?, ?, ?, ?, 0)`,
  );
  const archive = database.prepare(`insert into archives values (?, ?, ?)`);
  const handled = database.prepare(`insert into interactions values (?, ?)`);
  database.transaction(() => {
    for (let n = 0; n < GAMES; n++) {
      const id = n.toString(36).padStart(10, '0');
      const at = n * 60_000;
      const person = (place: number) => String((n * 2 + place) % 20_000);
      game.run(id, `guild ${n % 1000}`, `channel ${n % 20_000}`, person(0), at, at, id, id, id);
      for (const place of [0, 1]) seat.run(id, place, person(place), `Player ${person(place)}`, `${id} ${place}`);
      archive.run(id, MATCH, LOG);
      handled.run(`press ${id}`, at);
    }
  })();
  database.close();
  // What is not on the disk yet would be written while others are measured.
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
