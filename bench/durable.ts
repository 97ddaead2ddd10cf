import { connect } from '../src/store/connection.ts';
import { openStore } from '../src/store/open.ts';
import type { Change, TableRecord } from '../src/store/store.ts';
import { change, line, lobby, next, notice, started } from '../test/store/samples.ts';
import { withEmptyHouse, withOldHouse } from './house.ts';
import { median } from './measure.ts';
import { within, type Row } from './row.ts';

/** A state of 30 KB and the answers of one turn to take back. */
const STATE = JSON.stringify(Array.from({ length: 1000 }, (_, i) => ({ unit: `unit ${i}`, at: i % 60 })));
const BACK = '{"seat":0}';

/** Actions per side, alternating; the median counts and the first are warm-up. */
const ACTIONS = 1000;
const WARM_UP = 100;

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
  const bare = bareStatements(file);
  let table = started(lobby('durable'));
  await store.create(lobby('durable'), 'new', []);
  await store.commit(change(table));

  const times = { ours: new Array<number>(), bare: new Array<number>() };
  for (let n = 0; n < ACTIONS; n++) {
    table = next(table, { match: { seq: table.revision, state: STATE, back: BACK, since: [1, 1] } });
    const written = actionOf(table);
    const begun = performance.now();
    const committed = await store.commit(written);
    const between = performance.now();
    bare.write();
    times.ours.push(between - begun);
    times.bare.push(performance.now() - between);
    if (committed !== 'done') throw new Error(`A commit was ${committed}.`);
  }
  bare.close();
  await store.close();

  const [ours, value] = [median(times.ours.slice(WARM_UP)), median(times.bare.slice(WARM_UP))];
  return { what, unit: 'ms', ours, control: { what: 'bare better-sqlite3', value }, floors: [within(ours, value, 2)] };
}

/** An action as the tables commit it: state, log line, notices and the interaction that counts once. */
function actionOf(table: TableRecord): Change {
  const { revision } = table;
  return change(table, {
    interaction: `press ${revision}`,
    line: line(revision),
    notices: [notice('board', revision), notice('turn', revision, [1])],
  });
}

/** The least a durable action is: one row added and one snapshot replaced in one transaction, on the same file. */
function bareStatements(file: string) {
  const database = connect(file);
  database.exec('create table bare_actions (n integer primary key, action text)');
  database.exec('create table bare_states (id integer primary key, state text)');
  const action = database.prepare('insert into bare_actions (action) values (?)');
  const state = database.prepare('insert or replace into bare_states values (1, ?)');
  const text = JSON.stringify(line(1));
  const both = database.transaction(() => {
    action.run(text);
    state.run(STATE);
  });
  return { write: () => both.immediate(), close: () => void database.close() };
}
