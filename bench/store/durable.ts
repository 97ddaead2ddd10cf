import { connect } from '../../src/store/connection.ts';
import { openStore } from '../../src/store/open.ts';
import type { Change, TableRecord } from '../../src/store/store.ts';
import { change, line, lobby, next, notice, started } from '../../test/store/samples.ts';
import { withEmptyHouse, withOldHouse } from './house.ts';
import { median } from '../measure.ts';
import { within, type Row } from '../row.ts';

/** States of 30 KB, written in turns: SQLite skips pages that stay the same. With the answers of one turn to undo. */
const STATES = Array.from({ length: 60 }, (_, turn) =>
  JSON.stringify(Array.from({ length: 1000 }, (_, i) => ({ unit: `unit ${i}`, at: (i + turn) % 60 }))),
);
const BACK = '{"seat":0}';

/** Actions per side, alternating; the median counts and the first are warm-up. */
const ACTIONS = 1000;
const WARM_UP = 100;

/** How many times longer than the bare statements an action ought to take, and may take. */
const GOAL = 1.3;
const FLOOR = 2;

/** One action made durable, whole, beside the bare statements that write as much. */
export const durable: Row = {
  id: 'durable',
  title: 'Durable action',
  run: async () => [
    await withEmptyHouse((file) => figure('empty database', file)),
    await withOldHouse((file) => figure('100,000 games stored', file)),
  ],
};

async function figure(what: string, file: string) {
  const store = await openStore(file);
  const bare = bareStatements(`${file}.bare`);
  let table = started(lobby('durable'));
  await store.create(lobby('durable'), 'new', []);
  await store.commit(change(table));

  const times = { ours: new Array<number>(), bare: new Array<number>() };
  for (let n = 0; n < ACTIONS; n++) {
    table = next(table, { match: { seq: table.revision, state: stateAt(n), back: BACK, since: [1, 1] } });
    const written = actionOf(table);
    const begun = performance.now();
    const committed = await store.commit(written);
    const between = performance.now();
    bare.write(n, stateAt(n));
    times.ours.push(between - begun);
    times.bare.push(performance.now() - between);
    if (committed !== 'done') throw new Error(`A commit was ${committed}.`);
  }
  bare.close();
  await store.close();

  const [ours, value] = [median(times.ours.slice(WARM_UP)), median(times.bare.slice(WARM_UP))];
  return {
    what,
    unit: 'ms',
    ours,
    control: { what: 'bare better-sqlite3', value },
    goal: within(ours, value, GOAL),
    floors: [within(ours, value, FLOOR)],
  };
}

/** An action as the tables commit it: state, log line, notices and the interaction that counts once. */
function actionOf(table: TableRecord): Change {
  const { revision } = table;
  return change(table, {
    interaction: `press ${revision}`,
    reseated: false,
    line: line(revision),
    notices: [notice('board', revision), notice('turn', revision, [1])],
  });
}

function stateAt(action: number): string {
  return STATES[action % STATES.length] ?? '';
}

/**
 * The rows a durable action must write in one transaction, in tables without further indexes: the action, the state with
 * its revision, two notices in place of the last ones, and the interaction that counts once. They are in a file of their
 * own, because a second connection that writes to a file empties the page cache of the first.
 */
function bareStatements(file: string) {
  const database = connect(file);
  database.exec(`
    create table actions (revision integer primary key, action text);
    create table states (id integer primary key, revision integer, state text);
    create table outbox (id integer primary key, kind text, revision integer, seats text);
    create table interactions (id text primary key) without rowid`);
  const action = database.prepare('insert into actions values (?, ?)');
  const state = database.prepare('insert or replace into states values (1, ?, ?)');
  const outbox = database.prepare('insert or replace into outbox values (?, ?, ?, ?)');
  const interaction = database.prepare('insert into interactions values (?)');
  const text = JSON.stringify(line(1));
  const all = database.transaction((revision: number, next: string) => {
    action.run(revision, text);
    state.run(revision, next);
    outbox.run(1, 'board', revision, '[]');
    outbox.run(2, 'turn', revision, '[1]');
    interaction.run(`press ${revision}`);
  });
  return {
    write: (revision: number, next: string) => all.immediate(revision, next),
    close: () => void database.close(),
  };
}
