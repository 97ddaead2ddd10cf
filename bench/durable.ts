import Database from 'better-sqlite3';
import { connect } from '../src/store/connection.ts';
import { openStore } from '../src/store/open.ts';
import type { Store, TableRecord } from '../src/store/store.ts';
import { change, line, lobby, next, notice, question, started } from '../test/store/samples.ts';
import { withEmptyHouse, withOldHouse } from './house.ts';
import { interleaved, median } from './measure.ts';
import { within, type Row } from './row.ts';

/** A state of 30 KB and the answers of one turn to take back. */
const STATE = JSON.stringify(Array.from({ length: 1000 }, (_, i) => ({ unit: `unit ${i}`, at: i % 60 })));
const BACK = '{"seat":0}';

/** Actions in a row, of which the median counts. */
const RUN = 150;

/** One action made durable, whole, beside the bare statements that write as much. */
export const durable: Row = {
  id: 'durable',
  title: 'Durable action',
  async run() {
    return [
      await withEmptyHouse((file) => figure('empty database', file)),
      await withOldHouse((file) => figure('100,000 games stored', file)),
    ];
  },
};

async function figure(what: string, file: string) {
  const store = await openStore(file);
  const bare = bareStatements(file);
  let table = started(lobby('durable'));
  await store.create(lobby('durable'), 'new', []);
  await store.commit(change(table));
  const { ours, control } = await interleaved({
    ours: async () => {
      const run = await actions(store, table);
      table = run.table;
      return run.milliseconds;
    },
    control: () => bare.actions(),
  });
  bare.close();
  await store.close();
  return {
    what,
    unit: 'ms',
    ours,
    control: { what: 'bare better-sqlite3', value: control },
    floors: [within(ours, control, 2)],
  };
}

/** Actions as the tables commit them: state, log line, decisions, notices and the interaction that counts once. */
async function actions(store: Store, from: TableRecord): Promise<{ table: TableRecord; milliseconds: number }> {
  const times: number[] = [];
  let table = from;
  for (let n = 0; n < RUN; n++) {
    table = next(table, { match: { seq: table.revision, state: STATE, back: BACK } });
    const { revision } = table;
    const begun = performance.now();
    const committed = await store.commit(
      change(table, {
        interaction: `press ${revision}`,
        line: line(revision),
        decisions: [question('card'), question('pass', { optional: true })],
        notices: [notice('board', revision), notice('turn', revision, [1])],
      }),
    );
    times.push(performance.now() - begun);
    if (committed !== 'done') throw new Error(`A commit was ${committed}.`);
  }
  return { table, milliseconds: median(times) };
}

/** The least a durable action is: one row added and one snapshot replaced in one transaction, on the same file. */
function bareStatements(file: string) {
  const database: Database.Database = connect(file);
  database.exec('create table bare_actions (n integer primary key, action text)');
  database.exec('create table bare_states (id integer primary key, state text)');
  const action = database.prepare('insert into bare_actions (action) values (?)');
  const state = database.prepare('insert or replace into bare_states values (1, ?)');
  const text = JSON.stringify(line(1));
  const both = database.transaction(() => {
    action.run(text);
    state.run(STATE);
  });
  return {
    actions(): number {
      const times = Array.from({ length: RUN }, () => {
        const begun = performance.now();
        both.immediate();
        return performance.now() - begun;
      });
      return median(times);
    },
    close: () => void database.close(),
  };
}
