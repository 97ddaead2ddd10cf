import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { draw, freeRng } from '#engine';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import { gameRow, seatRow } from '../../src/store/rows.ts';
import { prepare } from '../../src/store/statements/index.ts';
import type { TableRecord } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/index.ts';
import { PEOPLE, playOn, seated } from '../../test/databases/play-on.ts';
import { lobby, started } from '../../test/store/samples.ts';

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
export function withOldHouse<T>(work: (file: string) => Promise<T>, ended = GAMES): Promise<T> {
  return withEmptyHouse((file) => {
    fill(file, ended);
    return work(file);
  });
}

/** Lends the file of such a database where people also play `active` games and have been notified of everything. */
export function withBusyHouse<T>(active: number, work: (file: string) => Promise<T>, ended = GAMES): Promise<T> {
  return withOldHouse(async (file) => {
    await play(file, active);
    return work(file);
  }, ended);
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

/** Writes through the store's own statements, which follow its columns. */
function fill(file: string, ended: number): void {
  const database = new Database(file);
  database.pragma('journal_mode = OFF');
  database.pragma('synchronous = OFF');
  const on = prepare(database);
  database.transaction(() => {
    for (let n = 0; n < ended; n++) {
      const table = endedTable(n);
      on.insertGame.run(gameRow(table));
      for (const seat of table.seats) on.insertSeat.run(seatRow(table.id, seat));
      on.insertArchive.run({ tableId: table.id, match: MATCH, log: LOG });
      on.insertHandled.run({ id: `press ${table.id}`, at: table.changedAt });
    }
  })();
  database.close();
  // What is not on the disk yet would be written while others are measured.
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** One of the old games; a person plays several. */
function endedTable(n: number): TableRecord {
  const id = n.toString(36).padStart(10, '0');
  const at = n * 60_000;
  const person = (seat: number) => String((n * 2 + seat) % 20_000);
  const begun = started(lobby(id));
  return {
    ...begun,
    game: 'old',
    guild: `guild ${n % 1000}`,
    channel: `channel ${n % 20_000}`,
    status: 'finished',
    revision: 200,
    host: person(0),
    createdAt: at,
    changedAt: at,
    seats: begun.seats.map((held) => {
      const { seat } = held;
      return { ...held, player: person(seat), name: `Player ${person(seat)}`, joined: `${id} ${seat}` };
    }),
    secret: id,
    commitment: id,
    seed: id,
    match: null,
    outcome: {},
  };
}
