/**
 * `npm run golden -- GAME NAME OPTIONS…`: plays a random game to its end and writes it as a golden file, for example
 * `npm run golden -- breach ring layout=ring`. As few play as can, or `--seats N`. A golden game is a promise: it is
 * written once and replays for ever.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { canUndo, freeRng, hashOf, start, submit, undo, type AnyGame, type Entry } from '#engine';
import { games } from '../../src/games/index.ts';
import { commitmentOf, seedOf } from '../../src/tables/dice.ts';
import type { ExportedGame } from '../../src/tables/log/export.ts';
import { randomAnswer, temperOf } from '../conformance/random-play.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seats: { type: 'string' } } });
const [id, name, ...choices] = positionals;
const entry = games.find(({ game }) => game.id === id);

if (!entry || name === undefined) {
  console.error('Say which game and what the file is called: npm run golden -- breach ring layout=ring');
  process.exitCode = 1;
} else {
  const file = new URL(`./${entry.game.id}/${name}.json`, import.meta.url);
  mkdirSync(dirname(file.pathname), { recursive: true });
  const seats = Number(values.seats ?? entry.game.seats[0]);
  const recorded = record(entry.game, name, seats, Object.fromEntries(choices.map((choice) => choice.split('='))));
  // Never over an older one: that promise stands.
  writeFileSync(file, `${JSON.stringify(recorded)}\n`, { flag: 'wx' });
  console.log(`${String(recorded.log.length)} entries in ${file.pathname}`);
}

function record(game: AnyGame, table: string, count: number, chosen: unknown): ExportedGame {
  const options = game.readOptions(chosen);
  if (options === null) throw new Error(`These are no options of ${game.id}.`);
  const secret = hashOf(table);
  const seats = Array.from({ length: count }, (_, seat) => ({
    seat,
    name: `Seat ${String(seat)}`,
    joined: String(seat),
  }));
  const seed = seedOf(secret, seats);
  const rng = freeRng(`golden ${table}`);
  // Unequal players come to ends that even ones do not.
  const temper = temperOf(table, seats.length, rng);
  const log: ExportedGame['log'] = [];
  let match = start(game, seats.length, options, seed);
  while (game.outcome(match.state) === null) {
    const taking = seats.find(({ seat }) => canUndo(match, seat))?.seat;
    const back = taking !== undefined && rng.int(10) === 0 ? undo(game, match, taking) : null;
    const done = back ?? submit(game, match, seed, randomAnswer(game.decisions(match.state), rng, temper));
    if ('ok' in done && !done.ok) throw new Error(`Refused: ${done.refusal}`);
    const entry: Entry<unknown> = done.entry;
    match = done.match;
    log.push({ at: log.length, entry: { ...entry }, hash: hashOf(match.state) });
  }
  return {
    format: 'airlock-game-1',
    table,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    secret,
    commitment: commitmentOf(table, secret),
    seed,
    log,
    ending: { kind: 'played', outcome: game.outcome(match.state) },
  };
}
