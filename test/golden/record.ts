/**
 * `npm run golden -- GAME NAME OPTIONS…`: plays a random game to its end and writes it as a golden file, for example
 * `npm run golden -- breach ring layout=ring`. As few play as can, or `--seats N`.
 *
 * `npm run golden -- --again GAME`: records every golden game of that game again, each with its own seats and options. A
 * golden game is a promise, so this is right only after `rules` was raised.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '../../src/games/index.ts';
import { exportShape, type ExportedGame } from '../../src/proof/exported-game.ts';
import { recorded, recordedAgain } from './recording.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seats: { type: 'string' }, again: { type: 'string' } },
});
const [id = values.again, name, ...choices] = positionals;
const game = games.find((entry) => entry.game.id === id)?.game;

const folder = new URL(`./${String(id)}/`, import.meta.url);
const file = new URL(`${String(name)}.json`, folder);

function write(to: URL, played: ExportedGame): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(to, `${JSON.stringify(played)}\n`);
  console.log(`${String(played.log.length)} entries in ${to.pathname}`);
}

function refuse(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

if (game && values.again !== undefined) {
  for (const old of readdirSync(folder).map((each) => new URL(each, folder)))
    write(old, recordedAgain(game, exportShape.parse(JSON.parse(readFileSync(old, 'utf8')))));
} else if (!game || name === undefined) {
  refuse('Say which game and what the file is called: npm run golden -- breach ring layout=ring');
} else if (existsSync(file)) {
  refuse(`${file.pathname} is there already. To record all again: npm run golden -- --again ${game.id}`);
} else {
  const chosen: unknown = Object.fromEntries(choices.map((choice) => choice.split('=')));
  write(file, recorded(game, name, Number(values.seats ?? game.seats[0]), chosen));
}
