/**
 * `npm run record-database -- NAME`: writes a database as this version does, with a lobby, a game in its middle and one
 * that is over, so that later versions can prove that they go on with it. Written once a version, never again.
 */
import { existsSync } from 'node:fs';
import { freeRng } from '#engine';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import { Tables } from '../../src/tables/index.ts';
import { playOn, PEOPLE, seated } from './play-on.ts';

const [name] = process.argv.slice(2);
const file = name === undefined ? '' : new URL(`./${name}.db`, import.meta.url).pathname;

if (name === undefined || existsSync(file)) {
  console.error('Say what the new file is called: npm run record-database -- 0.1.0');
  process.exitCode = 1;
} else {
  const store = await openStore(file);
  const tables = new Tables({ store, games, now: () => 1_795_000_000_000 });
  const rng = freeRng(file);
  for (const { game } of games) {
    await seated(tables, game.id, `${game.id}-lobby`, PEOPLE.slice(0, 1));
    const middle = await seated(tables, game.id, `${game.id}-middle`, PEOPLE.slice(0, game.seats[0]));
    await playOn(tables, middle, rng, 120);
    const over = await seated(tables, game.id, `${game.id}-over`, PEOPLE.slice(0, game.seats[0]));
    await playOn(tables, over, rng, Infinity);
  }
  await store.close();
}
