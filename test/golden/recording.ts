import { canUndo, freeRng, hashOf, start, submit, undo, type AnyGame, type Entry } from '#engine';
import { commitmentOf, seedOf } from '../../src/proof/dice.ts';
import type { ExportedGame } from '../../src/proof/exported-game.ts';
import { randomAnswer, temperOf } from '../conformance/random-play.ts';

/** A random game played to its end; the same name, seats and options give the same game while the rules are the same. */
export function recorded(game: AnyGame, name: string, count: number, chosen: unknown): ExportedGame {
  const options = game.readOptions(chosen);
  if (options === null) throw new Error(`These are no options of ${game.id}.`);
  const secret = hashOf(name);
  const seats = Array.from({ length: count }, (_, seat) => ({
    seat,
    name: `Seat ${String(seat)}`,
    joined: String(seat),
  }));
  const seed = seedOf(secret, seats);
  const rng = freeRng(`golden ${name}`);
  // Unequal players come to ends that even ones do not.
  const temper = temperOf(name, seats.length, rng);
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
    table: name,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    secret,
    commitment: commitmentOf(name, secret),
    seed,
    log,
    ending: { kind: 'played', outcome: game.outcome(match.state) },
  };
}

/** The game of that name recorded again by today's rules, with the seats and the options it had. */
export function recordedAgain(game: AnyGame, { table, seats, options }: ExportedGame): ExportedGame {
  return recorded(game, table, seats.length, options);
}
