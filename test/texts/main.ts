import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../src/games/index.ts';
import { allTexts } from './all.ts';

/*
 * Writes every text the bot can say into one file, to be read: `npm run texts -- --games 8 --out dist/texts.md`. What a game
 * says on its way is collected from this many games of each number of players; texts that differ in numbers alone stand once.
 */

const { values } = parseArgs({
  options: { games: { type: 'string', default: '6' }, out: { type: 'string', default: 'dist/texts.md' } },
});
const texts = allTexts(games, Number(values.games));
const path = resolve(values.out);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, `${texts.toString()}\n`);
console.log(`${String(texts.size)} texts: ${path}`);
