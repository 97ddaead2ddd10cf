import { freeRng, hashOf, type AnyGame, type Rng } from '#engine';
import { temperOf, type Temper } from './random-play.ts';
import { Violation } from './violation.ts';

/** Everything one random game follows from: its number gives the table, the seed and the chance of players and suite. */
export interface Plan {
  readonly number: number;
  readonly seats: number;
  readonly options: unknown;
  /** 256 bits, hex. */
  readonly seed: string;
  /** "2 seats, layout=narrow" */
  readonly kind: string;
  /** "game 7, 2 seats, layout=narrow" */
  readonly name: string;
  /** What the players answer. */
  readonly players: Rng;
  readonly temper: Temper;
  /** What the suite looks at, and the states it thinks up: apart, so that a new law changes no game. */
  readonly suite: Rng;
}

/** The plan of one number. Consecutive numbers go through every number of seats and every combination of choices. */
export function planOf(game: AnyGame, number: number): Plan {
  const key = `${game.id} ${String(number)}`;
  const [min, max] = game.seats;
  const count = max - min + 1;
  const seats = min + (number % count);
  const chosen = choicesOf(game, Math.floor(number / count));
  const options = game.readOptions(Object.fromEntries(chosen));
  const words = chosen.map(([choice, value]) => `${choice}=${value}`);
  const kind = [`${String(seats)} seats`, ...words].join(', ');
  const name = `game ${String(number)}, ${kind}`;
  const players = freeRng(`players of ${key}`);
  if (options === null) throw new Violation('statement', `The choices of ${name} are refused.`);
  return {
    number,
    seats,
    options,
    seed: hashOf(`seed of ${key}`),
    kind,
    name,
    players,
    temper: temperOf(key, seats, players),
    suite: freeRng(`suite of ${key}`),
  };
}

/** The combination of that number, counting through the values of each choice in turn. */
function choicesOf(game: AnyGame, number: number): [key: string, value: string][] {
  let rest = number;
  return game.choices.map(({ key, values }) => {
    const value = values[rest % values.length] ?? values[0];
    rest = Math.floor(rest / values.length);
    return [key, value];
  });
}
