import { openStore } from '../../src/store/open.ts';
import { change, line, next } from './samples.ts';

// Commits one change after another to a table until somebody kills it, and says each revision once it was acknowledged.
const [url = '', id = ''] = process.argv.slice(2);
const store = await openStore(url);
let table = await store.table(id);
while (table) {
  table = next(table);
  const { revision } = table;
  const committed = await store.commit(change(table, { interaction: `press ${revision}`, line: line(revision) }));
  if (committed !== 'done') throw new Error(`Revision ${revision} was ${committed}.`);
  process.stdout.write(`${revision}\n`);
}
