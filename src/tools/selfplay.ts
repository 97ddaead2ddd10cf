import { parseArgs } from 'node:util';
import { awaited, freeRng, hashOf, stepRng, type Answer, type Game, type Rng, type Seat } from '../engine/index.ts';
import type { Decision } from '../engine/index.ts';
import { skydock } from '../games/skydock/index.ts';
import { SkydockFigures } from '../games/skydock/player/figures.ts';
import { skydockPlayer } from '../games/skydock/player/index.ts';

const USAGE = 'npm run selfplay -- --game skydock --games 2000 [--seats 3]';

/** Plays one seat from its own view and its own open questions; `null` when it has nothing to say. */
type Player<A, V> = (view: V, open: readonly Decision<A>[], rng: Rng) => Answer<A> | null;

/** Plays a whole game and returns its last state. Everybody may speak at every step, those nobody waits for first. */
function playedOut<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  player: Player<A, V>,
  seats: number,
  options: O,
  name: string,
): S {
  const seed = hashOf(name);
  const luck = freeRng(`players of ${name}`);
  let state = game.setup(seats, options, stepRng(seed, 0, 'setup'));
  let open = game.decisions(state);
  for (let seq = 1; open.length > 0; seq++) {
    const answer = speaker(game, player, state, open, luck);
    ({ state } = game.apply(state, answer, stepRng(seed, seq, 'step')));
    open = game.decisions(state);
  }
  return state;
}

function speaker<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  player: Player<A, V>,
  state: S,
  open: readonly Decision<A>[],
  luck: Rng,
): Answer<A> {
  const needed = awaited(open);
  const idle = [...new Set(open.map(({ seat }) => seat))].filter((seat) => !needed.includes(seat));
  const ask = (seat: Seat) => {
    const own = open.filter((decision) => decision.seat === seat);
    return player(game.view(state, seat), own, luck);
  };
  for (const seat of [...idle, ...needed]) {
    const answer = ask(seat);
    if (answer) return answer;
  }
  throw new Error('Nobody has anything to say, and the game waits.');
}

function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'skydock' },
      games: { type: 'string', default: '200' },
      seats: { type: 'string' },
    },
  });
  const games = Number(values.games);
  if (values.game !== skydock.id || !Number.isInteger(games) || games < 1) {
    console.error(USAGE);
    return 1;
  }
  const [fewest, most] = skydock.seats;
  const counts = values.seats === undefined ? [2, 3, 4] : [Number(values.seats)];
  const options = skydock.readOptions({});
  for (const seats of counts.filter((count) => count >= fewest && count <= most)) {
    const figures = new SkydockFigures(seats);
    for (let number = 0; number < games && options; number++) {
      figures.note(playedOut(skydock, skydockPlayer, seats, options, `selfplay ${String(seats)} ${String(number)}`));
    }
    console.log(figures.lines().join('\n'));
  }
  return 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
