import { draw, freeRng, hashOf, seats as seatsOf, type AnyGame, type Rng } from '#engine';
import { temperOf, type Temper } from './random-play.ts';
import { Violation } from './violation.ts';

/**
 * Everything one random game follows from: its number gives the table, the seed and the chance of players and suite. In a
 * game with keepsakes it is a match of a chain, in which each seat brings what it took home from the match before.
 */
export interface Plan {
  readonly number: number;
  /** Which match of its chain it is, from 1 on. */
  readonly link: number;
  readonly seats: number;
  readonly options: unknown;
  /** What each seat brings, `null` for nothing; absent where nobody brings anything. */
  readonly brought?: readonly unknown[] | undefined;
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
  /** Where the suite looks for something hidden: how often depends on earlier games of a run, so it is apart, too. */
  readonly search: Rng;
}

/** Matches in a chain, in games with keepsakes. */
const CHAIN = 3;

/**
 * The plan of one number, or of a later match of its chain. Consecutive numbers go through every number of seats and every
 * combination of choices.
 */
export function planOf(game: AnyGame, number: number, link = 1, handed: readonly unknown[] = []): Plan {
  const key = `${game.id} ${String(number)}${link > 1 ? ` ${String(link)}` : ''}`;
  const [min, max] = game.seats;
  const count = max - min + 1;
  const seats = min + (number % count);
  const chosen = choicesOf(game, Math.floor(number / count));
  const options = game.readOptions(Object.fromEntries(chosen));
  const words = chosen.map(([choice, value]) => `${choice}=${value}`);
  const kind = [`${String(seats)} seats`, ...words].join(', ');
  const name = `game ${String(number)}, ${kind}${link > 1 ? `, match ${String(link)}` : ''}`;
  const players = freeRng(`players of ${key}`);
  if (options === null) throw new Violation('statement', `The choices of ${name} are refused.`);
  const suite = freeRng(`suite of ${key}`);
  const brought = link > 1 ? handed : firstBrought(game, seats, suite);
  return {
    number,
    link,
    seats,
    options,
    brought,
    seed: hashOf(`seed of ${key}`),
    kind,
    name,
    players,
    temper: temperOf(key, seats, players),
    suite,
    search: freeRng(`search of ${key}`),
  };
}

/** The plan of the next match of a chain, with what its seats were handed out; `null` where the chain is over. */
export function planAfter(game: AnyGame, { number, link }: Plan, handed: readonly unknown[]): Plan | null {
  return game.keepsake && link < CHAIN ? planOf(game, number, link + 1, handed) : null;
}

/** In the first match of a chain some seats bring what is ready-made, and in one of four nobody brings anything. */
function firstBrought({ keepsake }: AnyGame, count: number, suite: Rng): readonly unknown[] | undefined {
  if (!keepsake || suite.int(4) === 0) return undefined;
  const choices = [null, ...keepsake.readyMade.map(({ kept }) => kept)];
  return seatsOf(count).map(() => draw(suite, choices));
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
