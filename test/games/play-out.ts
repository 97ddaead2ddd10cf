import {
  freeRng,
  hashOf,
  inTurn,
  stepRng,
  type Addressed,
  type Answer,
  type Decision,
  type Game,
  type Player,
  type Rng,
} from '#engine';

/** How a game stands after one answer, and what was told of it. */
export interface Position<S, E> {
  readonly state: S;
  readonly events: readonly Addressed<E>[];
}

/**
 * A whole game of players against each other, position by position; the name gives all its chance. At every step everybody
 * may speak, those nobody waits for first.
 */
export function* playOut<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  player: Player<A, V>,
  seats: number,
  options: O,
  name: string,
): Generator<Position<S, E>> {
  const seed = hashOf(name);
  const luck = freeRng(`players of ${name}`);
  let state = game.setup(seats, options, stepRng(seed, 0, 'setup'));
  let open = game.decisions(state);
  for (let seq = 1; open.length > 0; seq++) {
    const answer = spoken(game, player, state, open, luck);
    const step = game.apply(state, answer, stepRng(seed, seq, 'step'));
    ({ state } = step);
    open = game.decisions(state);
    yield step;
  }
}

function spoken<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  player: Player<A, V>,
  state: S,
  open: readonly Decision<A>[],
  luck: Rng,
): Answer<A> {
  for (const seat of inTurn(open)) {
    const own = open.filter((decision) => decision.seat === seat);
    const answer = player(game.view(state, seat), own, luck);
    if (answer) return answer;
  }
  throw new Error('The game waits, and nobody has anything to say.');
}
