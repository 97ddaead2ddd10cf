/**
 * `npm run record-database`: writes a database as this version does, with a lobby, a game in its middle and one that is
 * over, so that later versions can prove that they go on with it. It takes the place of an older one of this version;
 * those of other versions are never written again.
 */
import { rmSync } from 'node:fs';
import { freeRng } from '#engine';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import { Tables } from '../../src/tables/index.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { playOn, PEOPLE, seated } from './play-on.ts';

const file = new URL(`./${packageJson.version}.db`, import.meta.url).pathname;

rmSync(file, { force: true });
const store = await openStore(file);
const tables = new Tables({ store, games, now: () => 1_795_000_000_000 });
const rng = freeRng(packageJson.version);
for (const { game } of games) {
  await seated(tables, game.id, `${game.id}-lobby`, PEOPLE.slice(0, 1));
  const middle = await seated(tables, game.id, `${game.id}-middle`, PEOPLE.slice(0, game.seats[0]));
  await playOn(tables, middle, rng, 120);
  const over = await seated(tables, game.id, `${game.id}-over`, PEOPLE.slice(0, game.seats[0]));
  await playOn(tables, over, rng, Infinity);
}
await store.close();
console.log(file);
